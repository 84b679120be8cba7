"""The clauses of section 12 of the Arden Code, a made-up law on recounts."""

from recountlaw.clauses import Clause, Section

SECTION = Section("Arden Code", "12")

A1 = Clause(
    SECTION.at("1"),
    "Whoever lost by no more than a hundredth of the votes may ask.",
    words=("defeated candidate", "at most one percent", "votes cast for the office"),
    digest="n1:6e9117887eea7243b01c78840a665258ab91a3d52fdbf3b5c64cce6e12d90c1a",
)
A2 = Clause(
    SECTION.at("2"),
    "To the county clerk, within five days of the canvass, before the office closes at five.",
    words=("by 5 p.m.", "fifth day after the canvass"),
    digest="n1:902a553badd85105b560c11f6db44b76eb8f0f057a839922c09ff28fb7f1bfa3",
)
A3 = Clause(
    SECTION.at("3"),
    "$100 for every county in the contest is paid in with it.",
    words=("a deposit of $100", "each county"),
    digest="n1:1ff7db2d136667ef7828e85ae5f270b603516544be8c1062d608e9251cc92964",
)
A4 = Clause(
    SECTION.at("4"),
    "The clerk has a week from the filing to start counting again.",
    words=("begins the recount", "within seven days"),
    digest="n1:91e1be1edf1ad745d3da12b0c584e5265a1b7d21f34e2be08aec2d1b2ab36cd8",
)

CLAUSES: tuple[Clause, ...] = (A1, A2, A3, A4)
