"""The clauses of Utah Code Ann. 20A-4-401 in the text in force from 7 May 2025.

Paraphrases are ours. The text modeled begins at (2): `ABSENT` says what is known of the rest.
"""

from recountlaw.clauses import Clause, PinCite, Section

SECTION = Section("Utah Code Ann.", "20A-4-401")

_NO_WORDS = "a number over its parts, without words of its own"

U2 = Clause(
    SECTION.at("2"),
    "The officer recounts a race unasked in two cases of a tie.",
    words=("shall conduct a recount",),
    digest="n1:aaa0def2e6b7be216ec9d7ef7cb0170d1e7ae94b331e22831ee722e1365e7186",
)
U2A = Clause(
    SECTION.at("2", "a"),
    "Case one: the top count for an office is shared by several candidates.",
    words=("equal and the highest",),
    digest="n1:79b3f9915640a533830fae91a791acb29377f07d58b70f7b306a3b12f183fa65",
)
U2B = Clause(
    SECTION.at("2", "b"),
    "Case two, at-large office: a tie of which somebody must drop out before the seats are full.",
    words=("at-large office", "must be eliminated", "which candidates are elected"),
    digest="n1:aaf1f7d1412bcedb40b7b61409b122129a3bb33bc5ad4a9ccfee64d186dee778",
)
U3 = Clause(
    SECTION.at("3"),
    "When a losing candidate may ask for a recount.",
    digest="n1:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
)
U3A = Clause(
    SECTION.at("3", "a"),
    "Unless (2) or (3)(b) provides: a loser within .25% of all candidates' votes may ask.",
    words=("a winning candidate", "equal to or less than", ".25%", "votes cast for all candidates"),
    digest="n1:e1b65140fbb3e96b38892aeb303bdd12bf93795a478ea2ba36e79274b38cc540",
)
U3B = Clause(
    SECTION.at("3", "b"),
    "Unless (2) provides: with 400 votes or fewer, a loser behind by exactly one may ask.",
    words=("total of all votes cast", "400 or less", "one vote"),
    digest="n1:92af4732ad0ce04833891e75b281447e769e7f412ede0e6735764c65638ba395",
)
U4 = Clause(
    SECTION.at("4"),
    "By when, and with whom, the losing candidate files.",
    digest="n1:3cc05cf63a46d6373b23de965a1a12973c0a8ee95ee3ebeebc6f00e35e450150",
)
U4A = Clause(
    SECTION.at("4", "a"),
    "Municipal primary: municipal clerk, 5 p.m., first business day 3 or more days after canvass.",
    words=("no later than 5 p.m.", "first business day", "canvass is completed"),
    digest="n1:2c3f6628292c8611995dc3d9a36cfa1ca2ecd029ebed26204dea7b9e8d552a92",
)
U4B = Clause(
    SECTION.at("4", "b"),
    "Any other election: the same moment, with the officer named in (i) to (iv).",
    words=("all other elections", "three calendar days after"),
    digest="n1:54334236e2ae2cb8a1ef8b8e1156fdc337e40b901aff912029c06bfb800db206",
)
U4B_I = Clause(
    SECTION.at("4", "b", "i"),
    "Municipal general election: the municipal clerk.",
    words=("municipal general election",),
    digest="n1:dc20c9b5b4c254b861fdff49ab1aabdbda3e348378ee21369239392906d6e18d",
)
U4B_II = Clause(
    SECTION.at("4", "b", "ii"),
    "Special district election: that district's clerk.",
    words=("special district election",),
    digest="n1:b1df92c159c3cefa95127608ece559cad2070bb28ad2d49f34628864797173dd",
)
U4B_III = Clause(
    SECTION.at("4", "b", "iii"),
    "A race that one county alone votes on: its clerk.",
    words=("entirely within a single county",),
    digest="n1:7a8f94c2acc8318e931227232d9c36960d620964bfa1cebe89d9b6cfc46d2b98",
)
U4B_IV = Clause(
    SECTION.at("4", "b", "iv"),
    "A race of the whole state or of several counties: the lieutenant governor.",
    words=("statewide race", "multi-county race"),
    digest="n1:6e7f05452068a094615e2b2c3665aa33b2a2d18e779c4281953aa2a35ff92a27",
)
U5 = Clause(
    SECTION.at("5"),
    "How the officer recounts a race.",
    digest="n1:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    not_encoded=_NO_WORDS,
)
U5A = Clause(
    SECTION.at("5", "a"),
    "By when the officer does it.",
    words=("shall conduct the recount",),
    digest="n1:7420f4a00aa5eccacbb20be6f1dd284c739b196e30b2bcc8dcc16d9c66f98156",
)
U5A_I = Clause(
    SECTION.at("5", "a", "i"),
    "A tie: within ten days of the canvassers' certificate.",
    words=("10 calendar days after", "certifies the vote totals"),
    digest="n1:f9c4f61c22af8b0ce0fd191229eefdc27964d21a9f41a6e31c8f2be0fd1e9058",
)
U5A_II = Clause(
    SECTION.at("5", "a", "ii"),
    "A request: within a week of it.",
    words=("seven calendar days after", "requests the recount"),
    digest="n1:16b0a1eb8d74b462299dd7e5a01bdee27e0aa2b576176b125d94cf0a3709269c",
)
U5B = Clause(
    SECTION.at("5", "b"),
    "What the officer does in the course of it.",
    digest="n1:e7c86b3f3f0d6049965f4bb4f47790a46ec4598488b27f3e05a7b3c079f45352",
)
U5B_I = Clause(
    SECTION.at("5", "b", "i"),
    "Oversee it.",
    digest="n1:1f9293bb05d3c3c54d08d85aa0fada4fd94573d249669ba96af959d565d84253",
)
U5B_II = Clause(
    SECTION.at("5", "b", "ii"),
    "Count again every ballot of the race.",
    words=("all ballots cast",),
    digest="n1:e44c8aa06f998b206e89c6c9af031d573d6d9df29b626a4c1ff77ff1403e38fc",
)
U5B_III = Clause(
    SECTION.at("5", "b", "iii"),
    "Look again at the ballots left uncounted: were they dealt with as Chapter 3a, Part 4 says?",
    words=("reexamine all uncounted ballots",),
    digest="n1:5edfd7a86c605256874ddb1f809051e5cc524132b0f2b02bab4ef18d5831eee7",
)
U5B_IV = Clause(
    SECTION.at("5", "b", "iv"),
    "Declare how the race came out.",
    digest="n1:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
)
U5B_IV_A = Clause(
    SECTION.at("5", "b", "iv", "A"),
    "One office: whoever leads on the recount is elected.",
    words=("for a single office", "declare elected"),
    digest="n1:2548499417fba9a25296055fbdabf8537552d179ffcb5b034c30c4f77ed31943",
)
U5B_IV_B = Clause(
    SECTION.at("5", "b", "iv", "B"),
    "At-large office: the leaders on the recount are elected one after another until it is full.",
    words=("until all offices are filled",),
    digest="n1:43d5af51f678bbae368958446e719786a655a64d77d9f3144657644bce036994",
)
U5B_IV_C = Clause(
    SECTION.at("5", "b", "iv", "C"),
    "One office whose leaders tie: a tie.",
    words=("declare a tie vote",),
    digest="n1:d164570701f9c64ce3b9de2d1dce4fb5ad4d0df2edd2275322e03c165a4f9e5d",
)
U5B_IV_D = Clause(
    SECTION.at("5", "b", "iv", "D"),
    "At-large office: a tie, if nothing but the lot of 20A-1-304 can settle who gets it.",
    words=("by lot", "is necessary to determine"),
    digest="n1:a8cd7caf1bba35213a90184a465b6cf6895156eeccf0ca9dfe657cbc308b7921",
)
U6 = Clause(
    SECTION.at("6"),
    "Who pays for recounting a race.",
    digest="n1:39c001c42dbc94766936a72af7cac5da10205e145c87b17f28004283e7336917",
)
U6A = Clause(
    SECTION.at("6", "a"),
    "A race of the whole state or of several counties: the state.",
    words=("statewide race", "multi-county race"),
    digest="n1:5a4c169489b306eef763309a8c50dd0baad206950279b73cf72692e457415a62",
)
U6B = Clause(
    SECTION.at("6", "b"),
    "Any other race: one of two political subdivisions.",
    words=("all other races",),
    digest="n1:8fe9242990f117d2ee253f777ee5cbcec87b7a02aae8280c54d77ca8fd4f48d2",
)
U6B_I = Clause(
    SECTION.at("6", "b", "i"),
    "The one that holds the election.",
    words=("conducts the election",),
    digest="n1:6b9c14cd7e52670026673a1447432ee761edb1f96869ee2c493a0f5f4e16995f",
)
U6B_II = Clause(
    SECTION.at("6", "b", "ii"),
    "The one that engages a provider election officer to hold it, by contract or compact.",
    words=("contract or interlocal agreement", "provider election officer"),
    digest="n1:91ef13ee43f6b8175c7c3d1765995dee77ed4c35249f8e61ec2c8059e13d2833",
)
U7 = Clause(
    SECTION.at("7"),
    "When voters may ask for a recount of a ballot or bond proposition.",
    digest="n1:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
)
U7A = Clause(
    SECTION.at("7", "a"),
    "Unless (7)(b) provides: ten of its voters may ask where the margin is within .25% of the "
    "votes for and against, by 5 p.m. of the first business day seven or more days after the "
    "canvass.",
    words=("by a margin", "any 10 voters", "voted in the election", "day of the canvass"),
    digest="n1:512986739b17f36b881e4196203180a0c196f22b2df7b1c81b23f63a7c7b5fa7",
)
U7B = Clause(
    SECTION.at("7", "b"),
    "With 400 votes or fewer for and against, they may ask where the margin is exactly one, by "
    "the same moment.",
    words=("400 or less", "one vote", "seven calendar days after"),
    digest="n1:c4f0d68507d00cc2a8cc340faf7bebfc800a57a1a433de6bbd5aab8d543f10ad",
)
U8 = Clause(
    SECTION.at("8"),
    "With whom the ten voters file.",
    digest="n1:be8467eb1cd5ccc2c3e06566886f9240c9605fc95c0528063952748ee8aaf320",
)
U8A = Clause(
    SECTION.at("8", "a"),
    "Municipal election: the municipal clerk.",
    words=("municipal election",),
    digest="n1:8d2ff3a154d513aeff131b65b63a60e5c90a7338b474c748ae836818e439d78e",
)
U8B = Clause(
    SECTION.at("8", "b"),
    "Special district election: that district's clerk.",
    words=("special district election",),
    digest="n1:b1df92c159c3cefa95127608ece559cad2070bb28ad2d49f34628864797173dd",
)
U8C = Clause(
    SECTION.at("8", "c"),
    "A proposition that one county alone votes on: its clerk.",
    words=("entirely within a single county",),
    digest="n1:9b09757f103cc45f1ebcf5623bac99a44a5a21b661082d66562a7774fe27ed11",
)
U8D = Clause(
    SECTION.at("8", "d"),
    "A proposition of the whole state or of several counties: the lieutenant governor.",
    words=("statewide proposition", "multi-county proposition"),
    digest="n1:82a3b28ff3f49dd5568ccc1e3c67c4323729ded3e7b6d287925cfbff577cbb0a",
)
U9 = Clause(
    SECTION.at("9"),
    "How the officer recounts a proposition.",
    digest="n1:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    not_encoded=_NO_WORDS,
)
U9A = Clause(
    SECTION.at("9", "a"),
    "What the officer does in the course of it; no last day is set.",
    digest="n1:e7c86b3f3f0d6049965f4bb4f47790a46ec4598488b27f3e05a7b3c079f45352",
)
U9A_I = Clause(
    SECTION.at("9", "a", "i"),
    "Oversee it.",
    digest="n1:1f9293bb05d3c3c54d08d85aa0fada4fd94573d249669ba96af959d565d84253",
)
U9A_II = Clause(
    SECTION.at("9", "a", "ii"),
    "Count again every ballot on the proposition.",
    digest="n1:409ed5281dcd1a026880d5fc7c10ec66a8cb9812ad3f4090dc7d0732ff121f29",
)
U9A_III = Clause(
    SECTION.at("9", "a", "iii"),
    "Look again at the ballots left uncounted: were they dealt with as Chapter 3a, Part 4 says?",
    digest="n1:5edfd7a86c605256874ddb1f809051e5cc524132b0f2b02bab4ef18d5831eee7",
)
U9A_IV = Clause(
    SECTION.at("9", "a", "iv"),
    "Declare it passed or failed, as the recount came out.",
    words=("passed", "failed"),
    digest="n1:89dd42d737605f7502ad13a98e04db3fb1c6173a7a34f9bc6273f65b1bf493ac",
)
U9B = Clause(
    SECTION.at("9", "b"),
    "Either side may send people to watch.",
    words=("may designate representatives",),
    digest="n1:602089da8f161570ec83556dc0f2ac78a05960e77dc19306d8e2d32f6bb2d2dd",
)
U11 = Clause(
    SECTION.at("11"),
    "What follows a recount.",
    digest="n1:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    not_encoded=_NO_WORDS,
)
U11A = Clause(
    SECTION.at("11", "a"),
    "The officer calls the canvassers together as soon as the recount is done.",
    words=("shall immediately convene",),
    digest="n1:c1ed057b98a59d5c55b1cf27414d80d958b936f9a585237ba8b72d33ff7005a7",
)
U11B = Clause(
    SECTION.at("11", "b"),
    "What the canvassers do.",
    digest="n1:0e1b98dd9e74495a3316f03c935835611fe08a5364deab411fd0a9a3739c71c8",
)
U11B_I = Clause(
    SECTION.at("11", "b", "i"),
    "Canvass that race or proposition.",
    digest="n1:209bb2b494840109ccdf079ec45ea459ce7b4a0bda8757e62304cb3aa4ea21af",
)
U11B_II = Clause(
    SECTION.at("11", "b", "ii"),
    "Draw up their report under 20A-4-304 or 20A-4-306 and sign it, helped by the officer.",
    words=("prepare and sign the report",),
    digest="n1:47b325a93b09e8b56cdd234b6e04a18adcb19114c75b465f0afe6d01bf670e12",
)
U11C = Clause(
    SECTION.at("11", "c"),
    "Races of the state or of several counties, and state propositions: the county canvassers "
    "also send the lieutenant governor a report of their own.",
    words=("statewide proposition", "a separate report"),
    digest="n1:d6b0c4782d65fdcf7f987008532dbf78add00341cbce0013fabfed06bc6fa2b2",
)
U11D = Clause(
    SECTION.at("11", "d"),
    "What the canvassers report is the result.",
    words=("the official result",),
    digest="n1:867c493f708678c172cc74105d5deabc76c536da378e55863ab40f5efaa779b5",
)

# fmt: off
CLAUSES: tuple[Clause, ...] = (
    U2, U2A, U2B,
    U3, U3A, U3B,
    U4, U4A, U4B, U4B_I, U4B_II, U4B_III, U4B_IV,
    U5, U5A, U5A_I, U5A_II, U5B, U5B_I, U5B_II, U5B_III, U5B_IV, U5B_IV_A, U5B_IV_B, U5B_IV_C,
    U5B_IV_D,
    U6, U6A, U6B, U6B_I, U6B_II,
    U7, U7A, U7B,
    U8, U8A, U8B, U8C, U8D,
    U9, U9A, U9A_I, U9A_II, U9A_III, U9A_IV, U9B,
    U11, U11A, U11B, U11B_I, U11B_II, U11C, U11D,
)
# fmt: on

ABSENT: tuple[tuple[PinCite, str], ...] = (
    (
        SECTION.at("1"),
        "Other copies exclude races by instant runoff under the municipal pilot (20A-4-603).",
    ),
    (
        SECTION.at("10"),
        "Seen in no copy; it may make the voters who ask for a proposition's recount pay; check.",
    ),
)
