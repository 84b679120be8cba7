"""What each part of Utah Code 20A-4-401 decides: the contract between the two tellings.

Name of the part: its type, its meaning, when it is None, the clause. *Each* marks the parts that
are decided for each candidate; a part that names a None is None by itself. Questions asked in a
part stand in brackets, with the fact on which the doubt bites: elsewhere they are not asked.
"""

from collections.abc import Mapping

FILING_VALUES: Mapping[str, str] = {
    "race_election_type": "ElectionType under (4); for a proposition OTHER, of a race by the"
    " contest's own jurisdiction"
    " SPECIAL_DISTRICT, MUNICIPAL_PRIMARY (a municipal primary), MUNICIPAL_GENERAL (municipal, no"
    " primary, no special election), else OTHER; by the calendar: of a municipal primary or general"
    " election that, else SPECIAL_DISTRICT or OTHER [ContestType]",
    "filing_office": "FilingOffice by limb of (4): CLERK_OF_PRIMARY whatever the reading; else by"
    " type, by extent, or either; type OTHER by extent alone [FilingOfficerOverlap, where type and"
    " extent both name an office]",
    "canvass": "int: day from which the time to file runs: the state's canvass for a contest"
    " beyond one county that is not MUNICIPAL, else the county field; or always the latter (4), (7)"
    " [CanvassEvent]",
    "by_five": "bool: 5 p.m. itself is still in time (4), (7) [FivePm]",
    "race_deadline_limb": "DeadlineLimb: PRIMARY of a municipal primary, else OTHERS (4)",
    "race_deadline": "Moment: 17:00 on the first day, from canvass + 3 (or + 4), that is not closed"
    " (or not office_closed) (4) [DeadlineCount, BusinessDay]",
    "official_result": "Result: the report or the declaration (11)(d) [DeclarationOrReport]",
}
"""Values of both subjects."""

RACE_VALUES: Mapping[str, str] = {
    "covered": "bool: not an instant runoff, a special election or a race without votes that a"
    " reading leaves out (2), (3) [InstantRunoff, if instant_runoff; SpecialElection, if the"
    " election is SPECIAL; ZeroVotes, if votes and write_ins are 0]",
    "most": "int | None: the most votes of a candidate; None without candidates (2)(a)",
    "last_in": "int | None: votes of whoever took the last of `places`; None if there are places"
    " for all and more (2)(b), (3)(a)",
    "undecided": "bool | None: more candidates have last_in or more than there are places (2)(b)",
    "tied_at_top": "bool | None: two or more candidates have most (2)(a)",
    "at_large": "bool: several seats and, so read, at_large (2)(b) [AtLargeMeaning, if seats > 1]",
    "tie_at_top": "Tie | None: TOP if covered and tied_at_top, in a race that (2)(a) reaches"
    " [TopTieScope, if seats > 1; TopTieThatDecidesNothing, in a primary that is not undecided]",
    "tie_at_cut": "Tie | None: CUT if covered, undecided and at_large; or one seat in a primary"
    " that sends several on (2)(b) [CutTieInPrimary, at large in a primary;"
    " CutTieInPrimaryForOneOffice, one seat and several places]",
    "tie": "Tie | None: tie_at_top, else tie_at_cut (2)",
    "tied": "bool: tie is not None (2)",
    "tied_votes": "int | None: the votes at which they tie: most, or last_in; None without tie (2)",
    "base": "Base: CANDIDATE_VOTES, BALLOTS_IN_RACE or BALLOTS_IN_ELECTION (3)(a)"
    " [TotalForCandidates]",
    "total": "int: its number; candidates' votes are votes and write_ins (3)(a)",
    "stray": "int: stray_votes that count towards the 400, or 0 (3)(b) [UnqualifiedWriteIns, if"
    " there are any]",
    "race_total": "int: total and stray; or ballots_in_contest; or seats times those (3)(b)"
    " [TotalInRace]",
    "small": "bool: race_total of 400 or fewer (3)(b)",
    "reference": "int | None: last_in, or most (3)(a) [WinnerComparedWith]",
    "test": "Test: ONE_VOTE if small and (3)(b) displaces (3)(a), else SHARE [SmallRaceException,"
    " if small]",
    "limit": "int: 1 under ONE_VOTE; else total // 400, or rounded up; at least 1 if small (3)"
    " [QuarterRounding, under SHARE]",
    "loses": "bool, each: fewer votes than last_in, or as many while undecided; False without"
    " last_in (3)(a)",
    "margin": "int | None, each: reference less the candidate's votes; None unless loses (3)(a)",
    "may_be_the_loser": "bool | None, each: any loser; or one whom at most `places` candidates"
    " exceed in votes; None unless loses (3)(a) [LoserEntitled]",
    "within": "bool | None, each: 400 times margin is at most total, or 400 times (margin - 1) is"
    " less than total; None unless loses (3)(a) [QuarterRounding]",
    "provision": "Provision | None, each: None unless covered and may_be_the_loser, or where a tie"
    " replaces requests; U3B if small and margin is 1; U3A if within and the test is SHARE (3)"
    " [RequestsBesideTie, if tie]",
    **FILING_VALUES,
    "files": "bool, each: a request is filed, by this candidate or by one unnamed (4)",
    "timely": "bool | None, each: filed by race_deadline and not before the day of the canvass;"
    " None unless files (4) [EarlyRequest, if filed before the canvass]",
    "lapsed": "bool, each: no request is timely, and the moment asked about, or else that of a"
    " request filed, is after race_deadline (4)",
    "open": "bool, each: provision, not lapsed (4)",
    "payer": "Payer: STATE beyond one county, of a city by reading; else CONTRACTING or CONDUCTING"
    " (6) [CityInSeveralCounties, municipal beyond one county; PayerUnderContract, if contracted]",
    "tie_conduct_by": "int | None: certified, or the canvass, + 10; None without tie (5)(a)(i)",
    "conduct_of_tie": "Conduct | None: None without tie (5)(a)(i) [ConductDeadline]",
    "request_conduct_by": "int | None, each: filed_day + 7; None unless timely (5)(a)(ii)",
    "conduct_of_request": "Conduct (5)(a)(ii) [ConductDeadline]",
    "declare": "Declare: elected, or in a primary nominated or nothing; one place or several"
    " (5)(b)(iv) [PrimaryDeclaration, in a primary]",
    "declare_tie": "DeclareTie: CUT with several places, else TOP (5)(b)(iv)(C), (D)",
    "separate_report": "Report | None: SEPARATE beyond one county (11)(c)",
    "outcome": "Outcome, folded: REQUIRED by a tie, or if open and timely is True; AVAILABLE if"
    " open; else as before, the strongest prevailing (2), (3)",
}
"""What both tellings decide of a race."""

PROPOSITION_VALUES: Mapping[str, str] = {
    "treated": "Treated: a proposition; a judge on a yes/no ballot by reading (3), (7)"
    " [RetentionContest, if retention]",
    "total": "int: votes for and against (7)(a)",
    "covered": "bool: as of a race, without instant runoff (7)",
    "base": "Base: YES_AND_NO if treated as RACE, else FOR_AND_AGAINST (7)(a)",
    "required": "int: least number of votes for that approves: more than half where the share is"
    " one half, else at least the share of total (7)(a)",
    "measured_to_required": "bool: False, unasked, where the share is one half (7)(a)"
    " [SupermajorityMargin]",
    "difference": "int: votes between the two sides (7)(b)",
    "margin": "int: difference, or the distance of votes_for from required (7)(a)",
    "has_margin": "bool: difference is not 0, or a tie counts (7)(a) [TiedProposition, if tied]",
    "small": "bool: total of 400 or fewer (7)(b)",
    "within": "bool: margin is at most .25% of total, exactly or rounded up (7)(a)"
    " [QuarterRounding]",
    "test": "PropositionTest: ONE_VOTE if small and (7)(b) displaces (7)(a), else SHARE"
    " [SmallPropositionException; SmallRaceException if treated as RACE; both if small]",
    "limit": "int: as of a race (7)",
    "provision": "Provision | None: None unless treated as PROPOSITION and covered; U7B if small"
    " and difference is 1; U7A if within, has_margin and the test is SHARE (7)",
    "voters_ask": "bool: not treated as RACE (7)",
    "judge_asks": "bool: treated as RACE and more noes than yeses (3)",
    "judge_provision": "Provision | None: as `provision`, by (3); None unless judge_asks (3)",
    "proposition_election_type": "ElectionType under (8): MUNICIPAL, SPECIAL_DISTRICT or OTHER (8)"
    " [ContestType; MunicipalElectionForPropositions, if municipal and a special election]",
    "proposition_office": "PropositionOffice by limb of (8), as filing_office"
    " [FilingOfficerOverlap]",
    **FILING_VALUES,
    "proposition_deadline": "Moment: as race_deadline, with seven days (or eight) (7)",
    "signatures_needed": "int: 10 (7)(a)",
    "signers_counted": "int: signers_voted or signers_voted_on_it, at most signers where only"
    " persons count (7)(a) [TenVoters; DuplicateSigners, if signers and signatures differ]",
    "enough": "bool: at least, or exactly, ten (7)(a) [TenVoters]",
    "sufficient": "bool | None: enough; None if nothing is filed, or by_judge (7)",
    "voters_timely": "bool | None: as timely, by proposition_deadline; None if by_judge (7)",
    "voters_lapsed": "bool: as lapsed, by proposition_deadline, with sufficient and voters_timely"
    " for timely (7)",
    "open": "bool: provision, not voters_lapsed (7)",
    "deadline_limb": "DeadlineLimb: ONE_VOTE if provision is U7B, else SHARE (7)",
    "judge_timely": "bool | None: as timely; None unless by_judge (4)",
    "judge_lapsed": "bool: as lapsed, with judge_timely for timely (4)",
    "judge_open": "bool: judge_provision, not judge_lapsed (4)",
    "judge_conduct_by": "int | None: as request_conduct_by, of judge_timely (5)(a)(ii)",
    "conduct_of_request": "Conduct: as of a race (5)(a)(ii) [ConductDeadline]",
    "payer": "Payer: as of a race (6)",
    "separate_report": "Report | None: as of a race (11)(c)",
    "proposition_payer": "Payer | None: None where the text is silent (6) [PropositionCost]",
    "proposition_report": "Report | None: SEPARATE statewide, by reading in several counties"
    " (11)(c) [SeparateReportScope, in several counties]",
    "outcome": "Outcome: REQUIRED if open, sufficient and voters_timely are True, or judge_open and"
    " judge_timely; AVAILABLE if open or judge_open; else NOT_AVAILABLE (7)",
}
"""What both tellings decide of a proposition."""
