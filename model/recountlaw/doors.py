"""What the doors of all rooms share: facts out of a case, and which of them are missing."""

import datetime as dt

from recountlaw.case import Case
from recountlaw.contest import CandidateContest, Office, Stage
from recountlaw.exploring import Count, Day, Missing, OneOf, SameAs
from recountlaw.moments import MIDNIGHT
from recountlaw.ranks import nth_highest

YES_OR_NO = (True, False)


def least_ballots(case: Case) -> int:
    """The fewest ballots that can carry the votes of the contest."""
    contest = case.contest
    if isinstance(contest, CandidateContest):
        per_ballot = contest.seats
        votes = contest.votes_in_all + contest.stray_write_ins
    else:
        per_ballot, votes = 1, contest.votes_in_all
    return (votes + per_ballot - 1) // per_ballot


def ballots_in_contest(case: Case, missing: dict[str, Missing]) -> int:
    """Ballots that carry the contest; missing: at least what its votes need."""
    known = case.ballots.ballots_in_contest
    if known is None:
        most = case.ballots.ballots_in_election
        least = least_ballots(case)
        missing["ballots_in_contest"] = Count(least) if most is None else Count(least, most)
        return least
    return known


def ballots_in_election(case: Case, missing: dict[str, Missing]) -> int:
    """Ballots in the election; missing: at least those that carry the contest."""
    known = case.ballots.ballots_in_election
    if known is None:
        least = case.ballots.ballots_in_contest
        least = least_ballots(case) if least is None else least
        missing["ballots_in_election"] = Count(least)
        return least
    return known


def day(date: dt.date | None, field: str, missing: dict[str, Missing]) -> int:
    """The ordinal of a day; 0, and missing, if it is not known."""
    if date is None:
        missing[field] = Day()
        return 0
    return date.toordinal()


def filing(case: Case, missing: dict[str, Missing]) -> tuple[int | None, int]:
    """Day and minute of filing; the minute is missing if only the day is known."""
    petition = case.petition
    if petition.filed_on is None:
        return None, 0
    if petition.filed_at is None:
        missing["filed_minute"] = Count(0, MIDNIGHT - 1)
        return petition.filed_on.toordinal(), 0
    return petition.filed_on.toordinal(), minute_of(petition.filed_at)


def minute_of(time: dt.time) -> int:
    """The minute of the day; a started minute counts as over, so that 5:00:01 p.m. is late."""
    started = time.second > 0 or time.microsecond > 0
    return min(time.hour * 60 + time.minute + started, MIDNIGHT - 1)


def moment(at: dt.datetime | None) -> tuple[int | None, int]:
    """Day and minute of the moment asked about; None for no moment."""
    if at is None:
        return None, 0
    return at.toordinal(), minute_of(at.time())


NOBODY = -1
"""The petitioner of a petition that cannot be told to be anybody's."""


def petitioner(case: Case, assumed: list[str]) -> int | None:
    """The index of the candidate who files; None when there is only one who may be meant.

    A petition that is filed without its petitioner's name is `NOBODY`'s where several may be
    meant, or where not everybody named may petition everywhere; a sentence says so.
    """
    contest, name = case.contest, case.petition.petitioner
    if not isinstance(contest, CandidateContest):
        return None
    names = [candidate.name for candidate in contest.candidates]
    if name is not None:
        return names.index(name)
    some_may_not = any(one.withdrawn or not one.printed for one in contest.candidates)
    if case.petition.is_filed and (len(names) > 2 or contest.partial or some_may_not):
        assumed.append("the case does not say whose petition was filed (--petitioner): left out")
        return NOBODY
    return None


def places_in_primary(case: Case, missing: dict[str, Missing], assumed: list[str]) -> int:
    """How many go on or are elected: in a primary as many as `advancing` says.

    In a primary that is not for a party's nomination it is missing if not told: one for each seat
    may go on, or two, which a primary is held for only where more than two for each seat run.
    """
    contest = case.contest
    assert isinstance(contest, CandidateContest)
    if contest.advancing is not None:
        return contest.advancing
    seats = contest.seats
    primary = case.stage in (Stage.PRIMARY, Stage.MUNICIPAL_PRIMARY)
    if primary and (case.stage is Stage.MUNICIPAL_PRIMARY or contest.office in NONPARTISAN):
        if len(contest.candidates) > 2 * seats:
            missing["places"] = OneOf((seats, 2 * seats))
    elif primary and len(contest.candidates) > seats:
        assumed.append("one candidate is taken to go on for each seat (--advancing)")
    return seats


NONPARTISAN = (Office.MUNICIPAL, Office.SCHOOL, Office.SPECIAL_DISTRICT, Office.DISTRICT_JUDGE)
"""Offices whose primaries send on the leaders, of whatever party."""


def hidden_write_ins(case: Case, missing: dict[str, Missing], assumed: list[str]) -> None:
    """Make the votes missing where write-ins given as one sum could hold a place, or be close."""
    contest = case.contest
    assert isinstance(contest, CandidateContest)
    if contest.write_ins == 0:
        return
    votes = tuple(candidate.votes for candidate in contest.candidates)
    places = contest.advancing or contest.seats
    may_send_on_two = case.stage in (None, Stage.PRIMARY, Stage.MUNICIPAL_PRIMARY)
    if contest.advancing is None and may_send_on_two and len(votes) > 2 * places:
        places *= 2
    last_in = nth_highest(votes, places)
    close = max(10, contest.votes_in_all // 400 + 1)
    if last_in is None or contest.write_ins + close >= last_in:
        missing["votes"] = Day()
        assumed.append(
            "the write-in votes may be those of one candidate who took a place or lost it narrowly:"
            " name the candidates in --votes with --not-printed"
        )


def signers(
    case: Case, missing: dict[str, Missing], assumed: list[str]
) -> tuple[int, int, int, int]:
    """Signatures, distinct signers, those who voted, and those who voted on the measure itself.

    Signers are taken to be distinct and to have voted unless the case says otherwise; the number
    of signatures is missing for a petition filed without it.
    """
    petition = case.petition
    signatures = petition.signatures
    if signatures is None and petition.signers is not None:
        signatures = sum(one.number for one in petition.signers)
    if signatures is None:
        missing["signatures"] = Count(0)
        for fact in ("signers", "signers_voted", "signers_voted_on_it"):
            missing[fact] = SameAs("signatures")
        return 0, 0, 0, 0
    persons = signatures if petition.distinct_signers is None else petition.distinct_signers
    voted = signatures if petition.signers_who_voted is None else petition.signers_who_voted
    on_it = petition.signers_who_voted_on_it
    if petition.signers_who_voted is None and petition.is_filed:
        assumed.append("the signers are taken to be qualified (--signers-who-voted)")
    return signatures, persons, voted, voted if on_it is None else on_it
