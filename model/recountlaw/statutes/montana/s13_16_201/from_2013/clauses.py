"""The clauses of Mont. Code Ann. § 13-16-201 as in force from 2013, and what stands around them.

The paraphrases are ours. The list under (1) joins its limbs by no "or": that any one of them is
enough is inferred from their sense.
"""

from recountlaw.clauses import Clause, Confidence, Neighbor, Section

SECTION = Section("Mont. Code Ann.", "13-16-201")

M1 = Clause(
    SECTION.at("1"),
    "Each of the cases (a) to (f) obliges a recount; nobody has a discretion to refuse it.",
    words=("must be conducted",),
    digest="n1:4a7e6554dfda6d99cd47292fa83b9dbe065a85d9c02c7ff5bd2bdca6cc9c0158",
)

M1A = Clause(
    SECTION.at("1", "a"),
    "Who loses a precinct office, or a county, town or district office on which a single county "
    "votes (legislators and district judges excepted), and whose margin is no more than the "
    "larger of a quarter of one percent of the votes and ten votes, obtains a recount by a sworn "
    "petition to the election administrator, at most five days after the canvass, that says two "
    "things: the loser believes the result will change, and the votes should be recounted.",
    words=(
        "precinct office",
        "in only one county",
        "defeated by a margin",
        "1/4 of 1%",
        "total votes cast",
        "10 votes",
        "whichever is greater",
        "within 5 days",
        "official canvass",
        "election administrator",
        "verified petition",
        "office or nomination",
    ),
    digest="n1:3bcee4c92b75d1cef17fcc4d8290171fa63ef65a346875cbe9153e01f8549ace",
)

M1B = Clause(
    SECTION.at("1", "b"),
    "A loser for Congress, for a state or district office on which several counties vote, for the "
    "legislature or for district judge, within a quarter of one percent of the votes for everyone "
    "seeking that position, obtains a recount by the same petition to the secretary of state, in "
    "the same five days; the secretary at once tells the administrators of the counties in which "
    "a precinct voted on the office, and those precincts are recounted.",
    words=(
        "congressional office",
        "in more than one county",
        "the legislature",
        "judge of the district court",
        "all candidates",
        "the same position",
        "within 5 days",
        "secretary of state",
        "immediately notify",
        "those precincts",
    ),
    digest="n1:2f9b38d476ca7b2ce625b1bc1a02e2ad7aed81a47d4edaf44e43034065c4eef6",
)

M1C = Clause(
    SECTION.at("1", "c"),
    "A measure of a county, of a town or of a district inside one county, decided within a quarter "
    "of one percent of the votes on it, is recounted when ten or more electors of the place sign "
    "such a petition and it reaches the election administrator within the five days.",
    words=(
        "municipality",
        "district within a county",
        "decided by a margin",
        "for and against the question",
        "not less than 10 electors",
        "electors of the jurisdiction",
        "is filed",
        "within 5 days",
    ),
    digest="n1:246831a67d012603858ee569a57c5cff7736a2462f8590e386920e3fdfb089a6",
)

M1D = Clause(
    SECTION.at("1", "d"),
    "A statewide measure, equally close, is recounted when a hundred or more electors, who between "
    "them represent five or more counties, sign such a petition and it reaches the secretary of "
    "state within the five days.",
    words=(
        "people of the state",
        "decided by a margin",
        "not less than 100 electors",
        "at least five counties",
        "within 5 days",
    ),
    digest="n1:4aba1504bde5eed32d331d8199f41b58c23efea84e199c8a31adfe040a0ae7f5",
)

M1E = Clause(
    SECTION.at("1", "e"),
    "A measure of a district that spans counties, equally close, is recounted when twenty-five or "
    "more electors of the district, who between them represent two or more counties, sign such a "
    "petition and it reaches the secretary of state within the five days.",
    words=(
        "multicounty district",
        "decided by a margin",
        "not less than 25 electors",
        "at least two counties",
        "within 5 days",
    ),
    digest="n1:04cda1721ad18e093b3b790d483cc608d7aa95bc8227aee60a12c3b8c6fbbfd6",
)

M1F = Clause(
    SECTION.at("1", "f"),
    "A recount is also due when the canvassers themselves ask for one under 13-15-403, whatever "
    "the margin.",
    words=("canvassing board petitions",),
    digest="n1:77e5457030e8fb2afc577e98b868d6726f5fe6599ca5d43c5c84b047b6e70d45",
)

M2 = Clause(
    SECTION.at("2"),
    "In a school election the petition goes to the officer who takes that election's filings.",
    words=("school election", "school election filing officer"),
    digest="n1:ff66dd4803bc2613ba1d3f4f0dcc0b6b03c2b7c0d9c76078fee5c5ee1e788fbf",
)

M3 = Clause(
    SECTION.at("3"),
    "Where (1)(b), (d) or (e) obliges a recount, the secretary of state at once tells the election "
    "administrators that a petition has come in, and every precinct of each county concerned is "
    "recounted.",
    words=(
        "recount is required",
        "immediately notify",
        "each election administrator",
        "filing of the petition",
        "all precincts",
        "each affected county",
    ),
    digest="n1:0a428747e73adf9755bd7a9f0c7f5a55a88017beaf9c55971226377cb1c436d2",
)

CLAUSES: tuple[Clause, ...] = (M1, M1A, M1B, M1C, M1D, M1E, M1F, M2, M3)

BOARD_ERROR = Neighbor(
    Section("Mont. Code Ann.", "13-15-403").at("4"),
    "A canvassing board that meets an error in a precinct's totals may itself petition at once for "
    "a recount of that precinct; candidates and voters cannot use this way.",
    Confidence.READ,
)

CERTIFIED_TIE = Neighbor(
    Section("Mont. Code Ann.", "13-15-405").at("4"),
    "The county canvassers certify a tie for a local office or on a local measure to the election "
    "administrator, so a tie reaches the recount without anyone's petition.",
    Confidence.READ,
)

TIE_RECOUNT = Neighbor(
    Section("Mont. Code Ann.", "13-16-203").at(),
    "A certified tie is handled as though someone had petitioned, local measures and school "
    "elections included: after a tie no petition is needed.",
    Confidence.READ,
)

BOARD_MEETS = Neighbor(
    Section("Mont. Code Ann.", "13-16-204").at(),
    "The recount board, called together at once on a petition or the secretary of state's notice, "
    "must begin no later than five days after the call; no day is set for the end.",
    Confidence.READ,
)

BOND_RECOUNT = Neighbor(
    Section("Mont. Code Ann.", "13-16-211").at(),
    "A candidate who lost by more than a quarter but no more than half of one percent may have a "
    "recount at their own cost on a bond, asked for within the same five days.",
    Confidence.READ,
)

COURT_RECOUNT = Neighbor(
    Section("Mont. Code Ann.", "13-16-301").at(),
    "At any margin a losing candidate, or an elector on a measure, may apply to the district court "
    "within five days of the canvass: a court may still order a recount on probable cause.",
    Confidence.ASSUMED_UNCHANGED,
)

COURT_DEPOSIT = Neighbor(
    Section("Mont. Code Ann.", "13-16-307").at(),
    "Whoever obtains a recount from the court deposits its estimated cost in cash and gets it back "
    "if the result turns: that way is at the applicant's risk of cost.",
    Confidence.READ,
)

HOLIDAYS = Neighbor(
    Section("Mont. Code Ann.", "1-1-216").at(),
    "Every Sunday and the state general election day are legal holidays and a Saturday is not, so "
    "an office may be shut on a day that this list calls a business day.",
    Confidence.READ,
)

COUNTING_DAYS = Neighbor(
    Section("Mont. Code Ann.", "1-1-306").at(),
    "A period leaves out the day it runs from and includes its last day, unless that is a holiday: "
    "five days from a canvass begin on the day after it.",
    Confidence.READ,
)

LAST_DAY_MOVES = Neighbor(
    Section("Mont. Code Ann.", "1-1-307").at(),
    "An act that falls due on a holiday or a Saturday may be done on the next business day; only "
    "the heading of this section was read, so do not rely on the extra days.",
    Confidence.INFERRED,
)

NEIGHBORS: tuple[Neighbor, ...] = (
    BOARD_ERROR,
    CERTIFIED_TIE,
    TIE_RECOUNT,
    BOARD_MEETS,
    BOND_RECOUNT,
    COURT_RECOUNT,
    COURT_DEPOSIT,
    HOLIDAYS,
    COUNTING_DAYS,
    LAST_DAY_MOVES,
)
