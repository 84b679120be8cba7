"""The clauses of Okla. Stat. tit. 26, § 8-111 as in force from 1 November 2013, and its neighbors.

The text is that of Laws 2013, c. 275, § 1. Its words run from one label to the next, so that the
two tails that begin "Provided, furthermore" and ask for a signed petition belong to (B)(2) and
(C)(2) by position, though each governs both paragraphs above it: whoever cites the petition of
registered voters cites (B)(2) or (C)(2).
"""

from recountlaw.clauses import Clause, Confidence, Neighbor, Section

SECTION = Section("Okla. Stat. tit. 26,", "8-111")

# --- (A): every petition, save where a paragraph speaks of elections with candidates

A = Clause(
    SECTION.at("A"),
    "A label over (A)(1) to (A)(9), without words of its own.",
    not_encoded="it has no words",
    digest="n1:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
)
A1 = Clause(
    SECTION.at("A", "1"),
    "A petition for a recount names the precincts and the absentee ballots it covers.",
    words=("candidate or individual authorized", "precincts and absentee ballots"),
    digest="n1:6aa24fca1b4c9d09063f0c89309dc658bb4076953cf9ffbe81e122d865a5cc10",
)
A2 = Clause(
    SECTION.at("A", "2"),
    "With it goes a cashier's or certified check: $600 per county that it affects.",
    words=("cashier's check or certified check", "each county affected"),
    digest="n1:9ff6006fd351fa5219b67d5ff7e8bedef05527f8c5ab4bf6e4a627f0a3880fbd",
)
A3 = Clause(
    SECTION.at("A", "3"),
    "The petitioner may choose a manual recount; one who is silent gets voting devices.",
    words=("may indicate", "recount by electronic voting devices"),
    digest="n1:10a550a6cf672b80e90e2e25aac26c8da490fd941763a0fe554062cee5124c5f",
)
A4 = Clause(
    SECTION.at("A", "4"),
    "A manual recount takes a check of $600 up to 3,000 ballots and of $600 more for every"
    " further 6,000 or part of it, county by county.",
    words=("or fraction thereof", "to be recounted", "each county affected"),
    digest="n1:416aac433f356c034c4ed045f625ff1a88f6a719b7372071cb5eab8e77463c23",
)
A5 = Clause(
    SECTION.at("A", "5"),
    "A manual petition to the State Election Board adds a cashier's check of $300 to (A)(4).",
    words=("State Election Board", "cashier's check", "in addition"),
    digest="n1:e78cddd7b9b9e87775001922ea6bb88f7a9ed6afbb9d3f97bad2945ae431cecb",
)
A6 = Clause(
    SECTION.at("A", "6"),
    "With candidates, a first place ahead of the second by 10% or more calls for as much again as"
    " (A)(2), (4) and (5) ask; a primary of three or more with a runoff in view is excused if the"
    " second place leads the third by under 1%, or the first is within 1% of a majority.",
    words=(
        "ten percent (10%) or greater",
        "Primary Election",
        "Runoff Primary may be required",
        "less than one percent (1%)",
        "above or below a majority",
    ),
    digest="n1:10bd87439a71ca0ee167ce70b5d98c38892c03663743b0bc44ce5eaef96084bc",
)
A7 = Clause(
    SECTION.at("A", "7"),
    "With candidates, the petition goes to the secretary of the board that took the petitioner's"
    " declaration of candidacy; only a candidate whose name the ballot bore may file one.",
    words=("declaration of candidacy", "may only be filed", "whose name was printed"),
    digest="n1:2bfab28a188ebf36ac205204e90168c367b76923ff52ebdc9aa2d94445d19311",
)
A8 = Clause(
    SECTION.at("A", "8"),
    "On a proper petition the secretary orders a recount that begins on the third to tenth day"
    " after filing.",
    words=("properly filed", "appropriate election board", "from the date of filing"),
    digest="n1:1cb699fd34aff98c1938b3599edf7750d35cecaa5c91e236e27c0306b7200a7b",
)
A9 = Clause(
    SECTION.at("A", "9"),
    "A label over (A)(9)(a) to (c), without words of its own.",
    not_encoded="it has no words",
    digest="n1:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
)
A9A = Clause(
    SECTION.at("A", "9", "a"),
    "With candidates, the contestant has the petition and the order served on the opponents.",
    words=("opposing candidate or candidates", "directly affected by the contest"),
    digest="n1:aa933e6c323399a525dd701a14ac0360e3e274020308ca9012bf39e2fe8f4442",
)
A9B = Clause(
    SECTION.at("A", "9", "b"),
    "Service is personal if it can be, inside 24 hours of filing, by the sheriff, or by the county"
    " clerk when the office is sheriff; a return of inability opens the way to (A)(9)(c).",
    words=("in person where possible", "within twenty-four (24) hours", "sheriff of the county"),
    digest="n1:4e261a01b82de5d7381f5ebe6020032525f949d246a7555afc1fe0010a3da6c3",
)
A9C = Clause(
    SECTION.at("A", "9", "c"),
    "Failing that, the contestant serves the secretary of the board, county secretaries being"
    " everyone's agents for it; to declare is to accept this, and it is done at the hearing.",
    words=("personal service is impossible", "appropriate election board", "service agents"),
    digest="n1:55a9d81018d68deec93df73c3ef2e682c7bbe92976139726a9b82c6d00412096",
)

# --- (B) and (C): questions

B = Clause(
    SECTION.at("B"),
    "Where no candidate is involved and a majority approves, a recount needs (B)(1) or (B)(2).",
    words=("no candidate is involved", "a majority is required", "authorized only when"),
    digest="n1:7eea3618de07d60a1f3a491802aa6e75b596e7505aaa0f47bc92a00170bcabe5",
)
B1 = Clause(
    SECTION.at("B", "1"),
    "From 15,000 votes counted for and against: 150 votes or fewer apart.",
    words=("margin of votes", "one hundred fifty (150)", "votes are counted"),
    digest="n1:bc60810bd144269b772c55e21dda46b9a967e82b880ef1a474f61d0d9ce20aa5",
)
B2 = Clause(
    SECTION.at("B", "2"),
    "Up to 14,999 votes cast for and against: no further apart than 1% of those cast on the issue."
    " The tail, for both paragraphs: a registered voter who took part brings the county board a"
    " petition of 150 such voters, or, up to 14,999 votes cast, of 1% of the votes or more.",
    words=(
        "margin of votes",
        "cast on the issue",
        "votes are cast",
        "an individual",
        "appropriate county election board",
        "signed by one hundred fifty",
        "equal to one percent (1%)",
    ),
    digest="n1:fb06874487998e020e351a41380c3cd41deff5f4a96ff0c7cece1248e6d0d516",
)
C = Clause(
    SECTION.at("C"),
    "Where no candidate is involved and approval takes more than a majority, a recount needs"
    " (C)(1) or (C)(2).",
    words=("no candidate is involved", "more than a majority", "authorized only when"),
    digest="n1:f26b365dcdb2848830a3aa89717bae18ef74a698abcc6eab6eb72a0585b13a98",
)
C1 = Clause(
    SECTION.at("C", "1"),
    "From 15,000 votes counted: the votes for are 150 or fewer from the number that approves.",
    words=("number required for approval", "one hundred fifty (150)", "votes are counted"),
    digest="n1:8f438c37da4b9c7378990136939f87efc0fd8147be38b53ea93b32f7ace43015",
)
C2 = Clause(
    SECTION.at("C", "2"),
    "Up to 14,999 votes cast: the votes for are no further from that number than 1% of those cast."
    " The tail repeats the petition of (B)(2).",
    words=(
        "number required for approval",
        "cast on the issue",
        "votes are cast",
        "an individual",
        "appropriate county election board",
        "signed by one hundred fifty",
        "equal to one percent (1%)",
    ),
    digest="n1:daf9ed10374ef4eb12fcf0422ed080ae87a6137b632fb083624e4d78b6f2e616",
)

# --- (D) and (E)

D = Clause(
    SECTION.at("D"),
    "The county secretary has 24 hours from the filing of such a petition, weekends and legal"
    " holidays left out, to find whether it bears enough valid signatures.",
    words=("Within twenty-four (24) hours", "not counting Saturday", "sufficient number"),
    digest="n1:2c3a4fb86e497ff7beb70e981f611d4b5107b80fad61cd46077c5551fb95de16",
)
E = Clause(
    SECTION.at("E"),
    "No issue or question put to a statewide election is recounted.",
    words=("shall not be permitted", "any statewide election"),
    digest="n1:29fa7a4d35c3b402786bc7c67b4b440b6f7a1b4ffaa8014116e18d945bf59cb8",
)

CLAUSES: tuple[Clause, ...] = (
    *(A, A1, A2, A3, A4, A5, A6, A7, A8, A9, A9A, A9B, A9C),
    *(B, B1, B2, C, C1, C2, D, E),
)

# --- What an answer mentions and this text does not say


def _section(number: str, title: int = 26) -> Section:
    return Section(f"Okla. Stat. tit. {title},", number)


S8_109 = Neighbor(
    _section("8-109").at(),
    "A petition is due by 5 p.m. on the Friday after the election, before results are certified.",
)
HB_2564 = Neighbor(
    _section("8-111 (HB 2564 of 2021)").at(),
    "From 1 November 2021 deposits follow new scales, manual and electronic, and a state question"
    " can be recounted: if the Governor or Attorney General asks, or if it is close and funded.",
)
S8_105 = Neighbor(
    _section("8-105").at(),
    "It says how lots are drawn between tied candidates; its method is not modeled.",
)
S8_115 = Neighbor(
    _section("8-115").at(),
    "Lots are drawn between tied candidates, unless a recount that is petitioned for parts them.",
    Confidence.READ,
)
S8_116 = Neighbor(
    _section("8-116").at(),
    "The petitioner may have the recount stopped at any time.",
)
S8_116_1 = Neighbor(
    _section("8-116.1").at(),
    "A precinct is recounted whole: once begun it is finished.",
)
S8_120 = Neighbor(
    _section("8-120").at(),
    "Irregularities are contested by candidates only, for $250 and by the same Friday, in a"
    " proceeding that is no recount and is not modeled.",
)
S1_106 = Neighbor(
    _section("1-106").at(),
    "A date fixed in days from an election counts neither end, and the Secretary of the State"
    " Election Board may move an event off an official holiday.",
    Confidence.READ,
)
S11_102 = Neighbor(
    _section("11-102").at(),
    "A justice or judge who seeks retention declares candidacy with the Secretary of State, not"
    " with an election board.",
    Confidence.READ,
)
T25_82_1 = Neighbor(
    _section("82.1", title=25).at(),
    "It lists the legal holidays, every Saturday and Sunday among them, and lets an act due on one"
    " be done on the next business day.",
    Confidence.READ,
)
OAC_230_45_3_15 = Neighbor(
    Section("Okla. Admin. Code", "230:45-3-15").at(),
    "A petitioner who succeeds pays nothing; one who fails pays the costs out of the deposit and"
    " gets back the rest, but no part of the additional deposit of (A)(6) is ever refunded.",
    Confidence.READ,
)

NEIGHBORS: tuple[Neighbor, ...] = (
    *(S8_109, HB_2564, S8_105, S8_115, S8_116, S8_116_1, S8_120),
    *(S1_106, S11_102, T25_82_1, OAC_230_45_3_15),
)
