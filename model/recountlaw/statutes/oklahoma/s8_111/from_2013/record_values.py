"""What each part of § 8-111 decides: the contract between the two tellings.

Name of the part: its type, its meaning, when it is None, the clause. *Each* marks the parts that
are decided for each petitioner; a part that names a None is None by itself. Questions asked in a
part stand in brackets, with the fact on which the doubt bites: elsewhere they are not asked.
"""

from collections.abc import Mapping

SHARED_VALUES: Mapping[str, str] = {
    "affected_counties": "int: counties affected by the petition: those requested or, so read,"
    " those that voted (A2) [CountyAffected]",
    "further_counties": "int: affected counties in which no precinct is named: none or, so read,"
    " those that voted without the requested ones (A4) [CountyAffected]",
    "flat_sum": "int: cents, $600 times affected_counties, due or not (A2)",
    "fee_ballots": "tuple[int, ...] | None: ballots that count for the scale, one for each county"
    " requested; None unless manual (A4) [BallotsForFee]",
    "manual_county_deposits": "tuple[int, ...] | None: cents by the scale, $600 up to 3,000 ballots"
    " and $600 for each further 6,000 or part of it: for each county requested in turn; pooled-"
    "once: one sum for the ballots of all affected counties; pooled-times-counties: that sum for"
    " each county requested. Pooled sums are over the ballots of all affected counties, as in"
    " further_deposit. None unless manual (A4) [CountyBrackets; BallotsForFee, if pooled and there"
    " are further counties]",
    "further_deposit": "int | None: cents by the scale for the further counties together. Each is"
    " taken with no ballots ($600) or, under all-ballots-of-county, with its numbers in"
    " ballots_of_county; under pooled-times-counties the pooled sum for each. Pooled sums are over"
    " the ballots of all affected counties. None unless manual, if there is no further county, and"
    " under pooled-once (A4) [BallotsForFee, CountyBrackets]",
    "due_under_two": "int | None: flat_sum where due; None for a manual petition read in lieu (A2)"
    " [ManualDepositRelation, if manual]",
    "due_under_four": "int | None: cents of manual_county_deposits and further_deposit together;"
    " None unless manual (A4)",
    "deposit_instrument": "Instrument: EITHER_CHECK_FOR_FOUR if manual, else _FOR_TWO (A2, A4)",
    "filed": "bool, each in a race: a petition is filed, by this candidate or by any (petitioner"
    " None); nobody's where petitioner is -1 (A8)",
    "contents_proper": "bool | None, each in a race: the petition filed names its precincts, and"
    " absentee ballots so far as it must; None if not filed (A1) [AbsenteeDesignation, if it names"
    " precincts and no absentees]",
    "deposit_proper": "bool | None, each in a race: what is paid (None: what is due) reaches"
    " total_deposit, by a check that will do; OTHER never does, CERTIFIED_CHECK fails only where"
    " state_board_instrument is CASHIERS_CHECK. None if not filed. Read total_deposit only where"
    " `paid` is told (A2, A4, A5)",
    "form": "Form: OF_CANDIDATE in a race, OF_VOTERS for an issue (A1, B2)",
    "method": "Method: how ballots are recounted (A3)",
    "scope": "Scope | None: what is recounted; None where silence on absentees makes the petition"
    " improper (A1) [AbsenteeDesignation, unless names_absentees]",
    "election": "int: the day of the election (8-109)",
    "friday": "int: the first Friday after that day; of a Friday, the next one (8-109)",
    "deadline": "Moment | None: by 5 p.m. on the Friday, or on the next day that is not closed;"
    " None where there is no last day (8-109) [FilingDeadline; then QuestionsDeadline, for an"
    " issue; then FridayHoliday, if the Friday is a legal holiday]",
    "timely": "bool | None, each in a race: filed by the deadline, or there is none; None if not"
    " filed (8-109). No lower bound",
    "lapsed": "bool, each in a race: no petition is timely and proper, and the moment asked about,"
    " or else that of a petition filed, is after the deadline (8-109)",
    "order_not_before": "int | None, each in a race: first day on which the recount may begin;"
    " None if not filed. Days run from clock_from; clear days: the fourth; weekdays only: the third"
    " Monday to Friday after, holidays counted (A8) [ThreeToTenDays]",
    "order_by": "int | None, each in a race: last day on which it may begin: the tenth, the"
    " eleventh, the tenth weekday; None as above (A8) [ThreeToTenDays]",
}
"""Values that both subjects have, and both in the same way unless said."""

RACE_VALUES: Mapping[str, str] = {
    **SHARED_VALUES,
    "treated": "Treated: candidates, or an issue (B) [RetentionVote, if retention]",
    "office_total": "int: votes and write_ins; of a judge, yes and no (A6)",
    "covered": "bool: the section reaches this race (A7) [SpecialElection, if special; ZeroVotes,"
    " unless some_votes]",
    "first": "int: votes of the first place; of a judge, the yes votes (A6)",
    "second": "int | None: votes of the second place, as many as the first in a tie. With one name"
    " (a judge counts as one): None or, so read, 0. Votes for names not listed have no place (A6)"
    " [NoSecondPlace, if one name]",
    "third": "int | None: votes of the third place; None with fewer than three names, or for a"
    " judge (A6)",
    "leaders_margin": "int | None: first less second (A6)",
    "ten_percent_base": "TenPercentOf | None: what the 10% is a part of; None without a second"
    " place (A6) [TenPercentBase]",
    "ten_percent_total": "int | None: its votes; None as above (A6)",
    "ten_percent": "bool | None: ten times leaders_margin reaches it, as 0 reaches 0; None as above"
    " (A6)",
    "a_primary": "bool | None: it is a Primary Election; like the seven values that follow None"
    " unless ten_percent is true (A6) [PrimaryKind, if another nominating round]",
    "runoff_may": "bool | None: runoff_possible and, so read, the first has at most half of"
    " office_total (A6) [RunoffPossibility, if runoff_possible]",
    "excepted_race": "bool | None: a_primary and runoff_may and three names or more (A6)",
    "second_third_close": "bool | None: 100 times second less third is under office_total; None"
    " also without a third place (A6)",
    "from_majority": "int | None: twice the distance of the first from the majority, which is half"
    " of office_total or the least whole number above half (A6) [MajorityBase]",
    "one_percent_of": "int | None: twice the votes of which 1% is taken: office_total, or the"
    " majority (A6) [MajorityBase]",
    "near_majority": "bool | None: 100 times from_majority is at most, under, or exactly"
    " one_percent_of (A6) [OnePercentMajority]",
    "excepted": "bool | None: excepted_race with second_third_close or near_majority; so read,"
    " near_majority elsewhere too. No third place counts as not close (A6) [ExceptionGrouping, if"
    " near_majority and not excepted_race]",
    "filing_office": "RaceOffice: by declared (A7)",
    "state_board_sum": "int | None: cents, $300, or that times affected_counties; None unless"
    " manual and filed with the State Board (A5) [StateBoardSumCount]",
    "state_board_instrument": "Instrument | None: CASHIERS_CHECK or EITHER_CHECK_FOR_FIVE; None"
    " without state_board_sum (A5) [StateBoardSumInstrument]",
    "base_deposit": "int: due_under_two, due_under_four, state_board_sum, None as 0 (A2, A4, A5)",
    "additional_deposit": "int | None: base_deposit once more, or flat_sum, due_under_four and"
    " state_board_sum together; None unless ten_percent and not excepted (A6) [AdditionalSum, if"
    " flat_sum is not due]",
    "total_deposit": "int: base_deposit and additional_deposit (A2 to A6)",
    "last_in": "int | None: votes of the last place that is elected or goes on; None if there are"
    " fewer names than places, and for a judge (A7)",
    "first_out": "int | None: votes of the place after it; None if there is none, and for a judge"
    " (A7)",
    "undecided": "bool: last_in and first_out are there and equal; False otherwise (A7)",
    "tie": "Tie | None: LOTS if undecided (8-115)",
    "served": "Served | None: None without an opponent, where sole_candidate (A9A) [ServedPersons]",
    "server": "Server | None: COUNTY_CLERK for the office of sheriff; None without served (A9B)"
    " [ServingSheriff, unless sheriff]",
    "constructive": "Constructive | None: None without served (A9C) [ConstructiveSecretary, if"
    " filed with the State Board]",
    "voters_ask": "bool: a judge's vote treated as an issue (B)",
    "bar": "Bar | None: STATEWIDE if voters_ask (E)",
    "voters_open": "bool: False (E)",
    "printed_name": "bool, each: treated as candidates, and this name is on the ballot (A7)",
    "loses": "bool, each: fewer votes than last_in, or as many and undecided; False if last_in is"
    " None; of a judge, yes not above no (A7)",
    "reference": "int | None, each: last_in for one who loses, first_out for one who does not; of"
    " a judge, the no votes (A7)",
    "margin": "int | None, each: votes between this name and reference, never negative. No test"
    " looks at it (A7)",
    "provision": "RaceProvision | None, each: A7 where covered and printed_name; loses is looked at"
    " under printed-losers-only alone (A7) [Unopposed, if sole_candidate and no retention;"
    " then PrintedButOut, if withdrawn; then WhoMayFile]",
    "proper": "bool | None, each: contents_proper and deposit_proper; None if not filed (A8)",
    "open": "bool, each: provision, not lapsed (A7)",
    "clock_from": "int | None, each: the day of filing; None if not filed (A8)",
    "service_day": "int | None, each: the day after the filing or, so read, the first Monday to"
    " Friday after it; None if not filed (A9B) [ServiceClock, if filed on a Friday or Saturday]",
    "service_by": "Moment | None, each: on service_day at filed_clock; where weekends are left out"
    " and it is filed on one, at its end (MIDNIGHT) (A9B) [ServiceClock, if filed on a weekend]",
    "outcome": "Outcome, folded: REQUIRED if open, timely and proper; AVAILABLE if open;"
    " else as before, the strongest prevailing (A7, A8)",
}
"""What both tellings decide of a race."""

ISSUE_VALUES: Mapping[str, str] = {
    **SHARED_VALUES,
    "votes_in_all": "int: for and against (B)",
    "covered": "bool: the section reaches this issue (B) [SpecialElection, if special; ZeroVotes,"
    " unless some_votes]",
    "barred": "bool: statewide, or, so read, on_statewide_ballot (E) [StatewideScope, if"
    " on_statewide_ballot and not statewide]",
    "more_than_majority": "bool: (C) applies: the share is above one half and, so read, the ballot"
    " says so (C) [SupermajorityClass, if the share is above one half]",
    "votes_counted": "int: votes_in_all, or the fact votes_counted (B1) [CountedOrCast]",
    "votes_cast": "int: votes_in_all, or the fact votes_cast (B2) [CountedOrCast]",
    "many": "bool: votes_counted of 15,000 or more (B1, C1)",
    "few": "bool: votes_cast of 14,999 or fewer (B2, C2)",
    "required_times": "int | None: required_den times the number required for approval: the share"
    " of votes_in_all rounded up, exact, or the least whole number above it; None where the share"
    " is one half (C1) [RequiredNumber, unless the share is one half]",
    "required": "int | None: that number in whole votes, rounded up; None as above (C1)",
    "approved": "bool: more than half, or required_den times votes_for reaches required_times (B)",
    "margin_times": "int: required_den times the margin: |for - against| under (B), |required_times"
    " - required_den * for| under (C) (B1, C1)",
    "side_admits": "bool: this side's margin counts (B1) [MarginSides, if approved]",
    "base": "IssueBase | None: what 1% is taken of, by class and reading; None unless few (B2, C2)"
    " [IssueTotal]",
    "issue_total": "int | None: its number: votes_cast (the part) or ballots_on_issue; None unless"
    " few (B2, C2)",
    "within_150": "bool: margin_times is at most 150 * required_den (B1, C1)",
    "within_1_percent": "bool | None: 100 * margin_times is at most issue_total * required_den;"
    " None unless few (B2, C2)",
    "margin": "int: the margin in whole votes: rounded down where many and within_150, or few and"
    " within_1_percent, else up (B1, C1)",
    "limb": "IssueProvision | Bar | None: the paragraph that is tested, passed or not: STATEWIDE if"
    " barred, else B1 or C1 if many, B2 or C2 if few; None if neither (B, C, E)",
    "test": "MajorityTest | ShareTest: AT_MOST of the class (B, C)",
    "limit": "int | None: largest whole margin: 150 if many, else issue_total // 100; None if"
    " neither many nor few (B1, B2, C1, C2)",
    "provision": "IssueProvision | None: where covered, not barred, side_admits: B1 or C1 if many"
    " and within_150, B2 or C2 if few and within_1_percent (B, C, E)",
    "filing_office": "IssueOffice: COUNTY_IN_CHARGE if one county voted (B2) [AppropriateBoard, if"
    " counties_voted > 1]",
    "signatures_needed": "int | None: 150 if many; if few, 1% of the part votes_cast rounded up,"
    " down, or to the nearest, a half up; None if neither. Not the presenter's (B2)"
    " [SignatureRounding, if few]",
    "signers_counted": "int: signers_voted, at most signers as read; less the presenter's own"
    " where it is extra, presenter_signed and one is there (B2) [DuplicateSigners, if signers and"
    " signatures differ; PresenterSigning, if presenter_signed]",
    "enough_signatures": "bool | None: signers_counted reach signatures_needed or, if many and so"
    " read, are exactly 150; None as signatures_needed (B2) [SignatureCount, if many]",
    "presenter_proper": "bool: the presenter has signed if that is needed (B2) [PresenterSigning,"
    " unless presenter_signed]",
    "total_deposit": "int: due_under_two and due_under_four, None as 0 (A2, A4)",
    "proper": "bool | None: enough_signatures, presenter_proper, contents_proper, deposit_proper"
    " are all true; enough_signatures of None (neither many nor few) is not. None if not filed,"
    " when the four are not to be read (A8, D)",
    "voters_ask": "bool: True (B)",
    "open": "bool: provision, not lapsed (B, C)",
    "found_day": "int | None: the first day after the filing that is no Saturday, Sunday or legal"
    " holiday, on which (D) ends; None if not filed (D)",
    "verify_by": "Moment | None: on found_day at filed_clock where filed on such a day itself, at"
    " its end (MIDNIGHT) otherwise and where so read; None if not filed (D) [VerificationClock, if"
    " filed on such a day]",
    "order": "Order | None: BEGIN; None where (A)(8) is for candidates (A8) [OrderScope]",
    "clock_from": "int | None: the day of filing, or found_day; None if not filed, or without order"
    " (A8) [ProperlyFiledClock]",
    "outcome": "Outcome: REQUIRED if open, timely and proper; AVAILABLE if open; else NOT_AVAILABLE"
    " (B, C, E)",
}
"""What both tellings decide of an issue."""
