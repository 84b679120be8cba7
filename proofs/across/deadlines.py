"""The last day to file in Montana and in Utah, counted from one canvass.

Both on one calendar and by default: Montana's five days and Utah's three or seven are calendar
days, and a last day on which offices are closed moves on. Oklahoma counts from the election and
knows no canvass.
"""

from recountlaw.proving.alone import run_alone
from recountlaw.proving.claims import Claim, finding, theorem
from recountlaw.proving.contests import Contest, weekend
from recountlaw.relations import All, Formula, Not
from recountlaw.statutes.montana.s13_16_201.from_2013 import clauses as montana
from recountlaw.statutes.montana.s13_16_201.from_2013.record_words import Provision as Limb
from recountlaw.statutes.utah.s20a_4_401.from_2025 import clauses as utah
from recountlaw.statutes.utah.s20a_4_401.from_2025.record import Extent

MONTANA = "montana.s13_16_201.from_2013"
UTAH = "utah.s20a_4_401.from_2025"

CANDIDATES = (montana.M1A, montana.COUNTING_DAYS, utah.U4)
MEASURES = (montana.M1C, montana.COUNTING_DAYS, utah.U7A)

REACH = range(13)
"""Days after the canvass to which either last day can come."""


def _pair(subject: str) -> tuple[Contest, Contest]:
    return (
        Contest(MONTANA, subject, label="Montana", under=()),
        Contest(UTAH, subject, label="Utah", under=()),
    )


def _one_canvass(mt: Contest, ut: Contest) -> list[Formula]:
    """Montana has a last day at all, and both count from one canvass."""
    return [
        Not(mt.none("canvass")),
        Not(mt.none("deadline")),
        mt.canvass == ut.canvass,
    ]


def _local_and_not_filed(mt: Contest, ut: Contest) -> list[Formula]:
    """It is a race of one county, and nobody has filed yet."""
    return [
        mt.limb == Limb.A,
        ut.facts.extent == Extent.ONE_COUNTY,
        mt.facts.none("filed_day"),
        ut.facts.none("filed_day"),
    ]


def _weekends_only(ut: Contest) -> list[Formula]:
    """Offices near the canvass are closed on Saturdays and Sundays and on no other day."""
    days = [ut.canvass + further for further in REACH]
    return [ut.shared.closed(day) == weekend(day) for day in days]


@theorem("", *CANDIDATES)
def utah_is_never_later_than_montana() -> Claim:
    """By default and whatever days are closed, a candidate's last day in Utah is not after that in
    Montana.
    """
    mt, ut = _pair("candidates")
    return Claim(
        mt,
        ut,
        assume=_one_canvass(mt, ut),
        conclude=ut.race_deadline.day <= mt.deadline.day,
    )


@theorem("", *CANDIDATES)
def utah_is_at_most_four_days_earlier() -> Claim:
    """By default and on weekends only, a candidate's last day in Utah is that in Montana or at most
    four days before it.
    """
    mt, ut = _pair("candidates")
    days = mt.deadline.day - ut.race_deadline.day
    return Claim(
        mt,
        ut,
        assume=[*_one_canvass(mt, ut), *_weekends_only(ut)],
        conclude=All(days >= 0, days <= 4),
    )


@finding("X-F04", *CANDIDATES)
def one_canvass_has_two_last_days() -> Claim:
    """A canvass on a Tuesday gives candidates until Friday in Utah and until the next Monday in
    Montana.
    """
    mt, ut = _pair("candidates")
    return Claim(
        mt,
        ut,
        assume=[
            *_one_canvass(mt, ut),
            *_weekends_only(ut),
            *_local_and_not_filed(mt, ut),
            ut.canvass % 7 == 2,
        ],
        conclude=mt.deadline.day == ut.race_deadline.day,
        smallest=(mt.deadline.day - ut.race_deadline.day,),
        show={
            "days in Utah": ut.race_deadline.day - ut.canvass,
            "days in Montana": mt.deadline.day - mt.canvass,
        },
    )


@finding("X-F04", *CANDIDATES)
def the_last_days_part_by_as_little_as_one() -> Claim:
    """Where the last days differ they do so by a day or more: by one after a canvass on a Thursday,
    Monday in Utah and Tuesday in Montana.
    """
    mt, ut = _pair("candidates")
    return Claim(
        mt,
        ut,
        assume=[
            *_one_canvass(mt, ut),
            *_weekends_only(ut),
            *_local_and_not_filed(mt, ut),
        ],
        conclude=mt.deadline.day == ut.race_deadline.day,
        smallest=(mt.deadline.day - ut.race_deadline.day, ut.canvass % 7),
        show={"weekday of the canvass": ut.canvass % 7},
    )


@theorem("", *MEASURES)
def on_measures_montana_is_never_later_than_utah() -> Claim:
    """By default and whatever days are closed, electors' last day in Montana is not after that of
    Utah's ten voters.
    """
    mt, ut = _pair("measure")
    return Claim(
        mt,
        ut,
        assume=_one_canvass(mt, ut),
        conclude=mt.deadline.day <= ut.proposition_deadline.day,
    )


if __name__ == "__main__":
    run_alone(__file__)
