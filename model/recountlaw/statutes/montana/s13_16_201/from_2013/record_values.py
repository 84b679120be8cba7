"""What each part of 13-16-201 decides: the contract between the two tellings.

Name of the part: its type, its meaning, when it is None, the clause. Where several limbs share a
value it is pinned at (1), and the limb beside it says which one applies.
"""

from collections.abc import Mapping

FILING_VALUES: Mapping[str, str] = {
    "test": "Test | None: AT_MOST; None without limb (1)",
    "share_limit": "int | None: largest margin that .25% of `total` admits, as rounded: exact or"
    " half up or ceiling; None without limb (1)",
    "filing_office": "FilingOffice | None: by `limb`; (a), (c) and counties > 1: one or each"
    " administrator; a SCHOOL contest: SCHOOL_OFFICER, unless (b), (d), (e) and a reading keep the"
    " secretary; None without limb (1)(a)-(e), (2)",
    "canvass": "int | None: day of the official canvass: the county's for (a), (c) and with"
    " the SCHOOL_OFFICER, else the state's; or always the county's; or the later of both; None"
    " without limb (1)(a)-(e)",
    "fifth_day": "int | None: canvass + 5, or the fifth day after it that is not `office_closed`;"
    " None without limb (1)(a)-(e)",
    "last_day": "int | None: first day from `fifth_day` that is not `closed`; or not `holiday`; or"
    " `fifth_day` itself; None without limb (1)(a)-(e), 1-1-306",
    "last_minute": "int: facts.office_closes, 17:00 or 24:00 (1)(a)",
    "deadline": "Moment | None: `last_day`, `last_minute`, by=True; None without limb (1)(a)-(e)",
    "notice_3": "Notice3 | None: for (b), (d), (e) alone; None in a SCHOOL contest if a reading"
    " says so (3)",
    "scope": "Scope | None: VOTED_A, VOTED_C for (a), (c); (b): VOTED_B or ALL_3; (d), (e):"
    " VOTED_3 or ALL_3; None without limb (1), (3)",
    "board_petitions": "bool: facts.board_found_error (1)(f)",
    "board_form": "BoardForm | None: None unless `board_petitions` (1)(f)",
    "board_office": "FilingOffice | None: under PETITION ADMINISTRATOR_F, in a SCHOOL contest"
    " SCHOOL_OFFICER; None under DECISION or no `board_form` (1)(f), (2)",
    "board_provision": "Provision | None: F if `covered` and `board_petitions`, else None (1)(f)",
    "board_open": "bool: `board_provision` is not None (1)(f)",
}
"""Values of both subjects. Ask a question only where its readings can differ. *Without limb*:
`limb` is None."""

VOTERS_VALUES: Mapping[str, str] = {
    "decided": "bool | None: not tied (for = against, yes = no), or a tie counts (1)(c)-(e)",
    "measure_margin": "int | None: |for - against|, |yes - no|; a measure that needs other than"
    " 1/2 may take |for - `required`| instead (1)(c)-(e)",
    "measure_within": "bool | None: `measure_margin` is at most .25% of `total`, exact or as"
    " rounded: that is, at most `share_limit` (1)(c)-(e)",
    "voters_provision": "Provision | None: `limb` if `covered`, `decided` and `measure_within`,"
    " else None (1)(c)-(e)",
    "signatures_needed": "int | None: 10, 100, 25 for (c), (d), (e)",
    "counties_needed": "int | None: 5, 2 for (d), (e); None for (c) too",
    "voters_form": "Form | None: ONE_OATH, EACH_SWEARS or SIGNATURES_ONLY (1)(c)-(e)",
    "signatures_eligible": "int | None: facts.signatures, or facts.signers_voted; None also while"
    " nothing is filed (1)(c)-(e)",
    "signers_counted": "int | None: `signatures_eligible`, at most facts.signers if only distinct"
    " persons count; None also while nothing is filed (1)(c)-(e)",
    "enough_signers": "bool | None: `signers_counted` >= `signatures_needed`; None also while"
    " nothing is filed (1)(c)-(e)",
    "represented": "bool | None: (c): True; (d): facts.signers_fifth >= 1, or its share, 5 * it >="
    " 100; (e): facts.signers_second >= 1, or 2 * it >= 25; None also while nothing is filed",
    "voters_in_form": "bool | None: ONE_OATH: verified and states_belief_and_request; EACH_SWEARS:"
    " verified_by_each and the latter; SIGNATURES_ONLY: True; None also while nothing is filed",
    "filer_may": "bool | None: True, or facts.by_losing_side; None also while nothing is filed",
    "sufficient": "bool | None: `enough_signers`, `represented`, `voters_in_form` and `filer_may`;"
    " None also while nothing is filed (1)(c)-(e)",
    "voters_timely": "bool | None: filed at or before `deadline`, and not before the day of"
    " `canvass` unless early filing counts; None also while nothing is filed (1)(c)-(e)",
    "voters_lapsed": "bool | None: no petition is `sufficient` and `voters_timely`, and the moment"
    " asked about, or else that of a petition filed, is after `deadline` (1)(c)-(e)",
    "voters_open": "bool: `voters_provision`, and not `voters_lapsed` (1)(c)-(e)",
}
"""Values of electors' petitions. Those with `| None` are None without limb (c), (d) or (e)."""

RACE_VALUES: Mapping[str, str] = {
    "covered": "bool: no special election, or those are reached; and some vote (votes, write_ins),"
    " or none is needed (1)",
    "treated": "Treated: CANDIDATES; under facts.retention one of the others (1)",
    "candidate_limb": "Provision | None: None if treated as MEASURE; PRECINCT A; LEGISLATURE,"
    " DISTRICT_JUDGE, CONGRESSIONAL, STATE B; PRESIDENTIAL B or None; DISTRICT, and SCHOOL unless"
    " a reading says None: A in one county, B in several; COUNTY, MUNICIPAL: A in one county; in"
    " several A if the modifier reaches districts alone, else COUNTY None and MUNICIPAL None, A or"
    " B by mt-multicounty-municipality-office (1)(a), (b)",
    "measure_limb": "Provision | None: None unless treated as MEASURE; STATE, PRESIDENTIAL D;"
    " others: C in one county, else E; MUNICIPAL in several by"
    " mt-multicounty-municipality-question (1)(c)-(e)",
    "limb": "Provision | None: whichever of the two is not None (1)",
    "most": "int: the most votes that a candidate has (1)(a)",
    "last_in": "int | None: votes of who took the last of `places`; None if there is no such"
    " (1)(a)",
    "undecided": "bool | None: more candidates have at least `last_in` than there are places; None"
    " without `last_in` (1)(a)",
    "reference": "int | None: `last_in`, or `most` by reading if places > 1 (asking"
    " mt-primary-advancing in a primary, else mt-multiseat-margin); None without `last_in` (1)(a),"
    " (b)",
    "write_ins_out": "int: votes left out of the total as write-ins: 0, or write_ins and the votes"
    " of candidates not printed (1)(b)",
    "withdrawn_out": "int: votes left out as withdrawn candidates': 0, or all of theirs (1)(b)",
    "candidate_votes": "int: votes and write_ins, less the two left out (1)(a), (b)",
    "leading_pair": "int: the highest and the second highest votes, whoever has them; the highest"
    " if there is one candidate (1)(a)",
    "base": "Base | None: None without limb; MEASURE: FOR_AND_AGAINST; JUDGE: YES_AND_NO;"
    " JUDGE_ON_YES: YES_VOTES; under (a) first mt-total-votes-local; if that leaves candidates'"
    " votes, and under (b): seats > 1 may give BALLOTS_IN_CONTEST; if not, a primary may give"
    " ALL_PARTY_VOTES; else CANDIDATE_VOTES (1)",
    "total": "int | None: the number of `base`: votes_of_all_parties less the two left out; yes"
    " and no are votes alone, without write_ins; None without limb (1)",
    "cap": "Cap | None: (a): LARGER or SMALLER; (b)-(e): SHARE; None without limb (1)(a)",
    "limit": "int | None: largest margin that qualifies: LARGER, SMALLER: the larger, smaller of"
    " `share_limit` and 10; SHARE: `share_limit`; None without limb (1)",
    "form": "Form: VERIFIED (1)(a), (b)",
    "loses": "bool, of each: False if treated as MEASURE, for No under retention, or without"
    " `last_in`; else fewer votes than `last_in`, or as many while `undecided` (1)(a), (b)",
    "margin": "int | None, of each: `reference` less the candidate's votes; None unless `loses`",
    "defeated": "bool | None, of each: fewer votes than `last_in`, or as many and a tie is a defeat"
    " (whatever `reference` is); None unless `loses` (1)(a), (b)",
    "may_petition": "bool, of each: printed, or write-in candidates may petition (1)(a)",
    "among_losers": "bool | None, of each: any loser, or only one whom at most `places` candidates"
    " exceed in votes; None unless `loses` (1)(a), (b)",
    "within": "bool | None, of each: `margin` is at most `limit`, tested exactly (400 m <= total,"
    " or as rounded; 10); None without limb or unless `loses` (1)(a), (b)",
    "provision": "Provision | None, of each: `limb` if `covered`, `defeated`, `may_petition`,"
    " `among_losers` and `within`, else None (1)(a), (b)",
    "files": "bool, of each: a petition is filed, not by electors, by this candidate or by"
    " petitioner None (1)(a)",
    "timely": "bool | None, of each: as `voters_timely`; None unless `files`, or without limb"
    " (1)(a)",
    "in_form": "bool | None, of each: verified and states_belief_and_request; None unless `files`",
    "lapsed": "bool | None, of each: no petition is `timely` and `in_form`, and the moment asked"
    " about, or else that of a petition filed, is after `deadline`; None without limb (1)(a)",
    "open": "bool, of each: `provision`, and not `lapsed` (1)",
    "notice_b": "NoticeB | None: for (b) alone; None in a SCHOOL contest if a reading says so"
    " (1)(b)",
    "voters_ask": "bool: treated as MEASURE (1)(c)-(e)",
    **VOTERS_VALUES,
    **FILING_VALUES,
    "outcome": "Outcome, folded: REQUIRED if so_far is, if `board_open`, if `voters_open` with"
    " `sufficient` and `voters_timely` True, or `open` with `in_form` and `timely` True; else"
    " AVAILABLE if so_far is, or if `open` or `voters_open`; else NOT_AVAILABLE (1)",
}
"""Part name: its type, what it is, when None, its clause."""

MEASURE_VALUES: Mapping[str, str] = {
    "covered": RACE_VALUES["covered"],
    "limb": "Provision | None: STATE D; COUNTY C; DISTRICT, SCHOOL: C in one county, E in several;"
    " MUNICIPAL: C in one county, in several C, None or E by reading (1)(c)-(e)",
    "base": "Base: FOR_AND_AGAINST (1)(c)-(e)",
    "total": "int: votes for and against (1)(c)-(e)",
    "limit": "int | None: `share_limit`; None without limb (1)(c)-(e)",
    "required": "int: least number of votes for that approves: more than half where the share is"
    " 1/2, else at least the share (1)(c)-(e)",
    "to_required": "bool: `measure_margin` is the distance to `required`; False, unasked, where"
    " the share is 1/2 (1)(c)-(e)",
    "voters_ask": "bool: True (1)(c)-(e)",
    **VOTERS_VALUES,
    **FILING_VALUES,
    "outcome": "Outcome: REQUIRED if `board_open`, or `voters_open` with `sufficient` and"
    " `voters_timely` True; else AVAILABLE if `voters_open`; else NOT_AVAILABLE (1)",
}
"""Part name: its type, what it is, when None, its clause."""
