"""Mont. Code Ann. 13-16-201 as constraints: what its relations share, readings and moments."""

from recountlaw.relations import All, Case, Formula, Not, Some, Term, as_read

from .readings import EarlyPetition
from .record_words import Provision

VOTERS_LIMBS = (Provision.C, Provision.D, Provision.E)
"""The limbs under which electors petition."""


def has(x: Case, *names: str) -> Formula:
    """None of the values of those names is None."""
    return All(*(Not(x.none(name)) for name in names))


def on_voters_limb(x: Case) -> Formula:
    """Electors would petition here: (c), (d) or (e)."""
    return x.limb.is_in(*VOTERS_LIMBS)


def something_is_filed(x: Case) -> Formula:
    """There is a petition, whoever filed it."""
    return Not(x.facts.none("filed_day"))


def _after_deadline(x: Case, day: Term, minute: Term) -> Formula:
    """That minute of that day comes after the last one."""
    last = x.deadline
    return Some(day > last.day, All(day == last.day, minute > last.minute))


def time_is_over(x: Case) -> Formula:
    """What counts as now, the moment asked about before that of a filing, is past the last."""
    f = x.facts
    asked = Not(f.none("at_day"))
    return Some(
        All(asked, _after_deadline(x, f.at_day, f.at_minute)),
        All(Not(asked), something_is_filed(x), _after_deadline(x, f.filed_day, f.filed_minute)),
    )


def filed_in_time(x: Case) -> Formula:
    """What is filed is not late, and not early either unless early ones count."""
    f = x.facts
    return All(
        Not(_after_deadline(x, f.filed_day, f.filed_minute)),
        as_read(
            x,
            {
                EarlyPetition.NOT_BEFORE_THE_CANVASS: f.filed_day >= x.canvass,
                EarlyPetition.EARLY_FILING_COUNTS: True,
            },
        ),
    )
