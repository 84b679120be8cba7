"""Mont. Code Ann. 13-16-201 as constraints: who loses a race, and what each loser may do."""

from recountlaw.relations import (
    All,
    Case,
    Implies,
    Not,
    Said,
    Some,
    Where,
    as_read,
    how_many,
    takes_place,
    yes_or_no,
)

from .constraints_common import filed_in_time, has, something_is_filed, time_is_over
from .constraints_filing import secretary_notifies
from .readings import (
    MarginRounding,
    MultiseatMargin,
    NotifyTrigger,
    PrimaryAdvancing,
    TieAsZeroMargin,
    WhichLoser,
    WriteInPetitioner,
)
from .record import Office
from .record_words import Cap, Form, NoticeB, Provision, Treated

NO = 1
"""Where the votes against a judge stand."""


# -- winners ------------------------------------------------------------------------------------


def most(x: Case) -> Said:
    """Somebody has so many votes and nobody more."""
    votes = x.facts.votes
    return lambda v: All(Some(*(v == mine for mine in votes)), *(v >= mine for mine in votes))


def last_in(x: Case) -> Said:
    """Fewer than `places` candidates have more votes, and at least `places` have as many."""
    votes, places = x.facts.votes, x.facts.places
    return Where(
        places <= len(votes),
        lambda v: takes_place(votes, places, v),
    )


def undecided(x: Case) -> Said:
    """More have enough votes for a place than there are places."""
    enough = how_many(mine >= x.last_in for mine in x.facts.votes)
    return yes_or_no(has(x, "last_in"), enough > x.facts.places)


def reference(x: Case) -> Said:
    """Whose votes the loser lacks: the last who got in, or the first where several do.

    To be close behind each of them is to be close behind the first.
    """
    several, primary = x.facts.places > 1, x.facts.primary
    to_first = as_read(
        x,
        {
            PrimaryAdvancing.VS_LOWEST_ADVANCING: False,
            PrimaryAdvancing.VS_FIRST: All(several, primary),
        },
    )
    to_top = as_read(
        x,
        {
            MultiseatMargin.VS_LOWEST_WINNER: False,
            MultiseatMargin.VS_TOP_WINNER: All(several, Not(primary)),
            MultiseatMargin.VS_EVERY_WINNER: All(several, Not(primary)),
        },
    )
    top = Some(to_first, to_top)
    return Where(
        has(x, "last_in"),
        lambda v: All(Implies(top, v == x.most), Implies(Not(top), v == x.last_in)),
    )


# -- losers -------------------------------------------------------------------------------------


def form(x: Case) -> Said:
    """A candidate swears to the petition (1)(a), and (1)(b) asks for the same one."""
    return {Form.VERIFIED: True}


def loses(x: Case) -> Said:
    """A person on the ballot who has no place for certain: fewer votes, or a share in a tie."""
    mine = x.facts.votes[x.who]
    nobody = All(x.facts.retention, x.who == NO)
    return All(
        Not(x.treated == Treated.MEASURE),
        Not(nobody),
        has(x, "last_in"),
        Some(mine < x.last_in, All(mine == x.last_in, x.undecided)),
    )


def margin(x: Case) -> Said:
    """With what a loser lacks they would have as many as the reference."""
    return Where(
        All(x.loses, has(x, "reference")),
        lambda v: v + x.facts.votes[x.who] == x.reference,
    )


def defeated(x: Case) -> Said:
    """A loser behind the last place, and in a tie for it where a tie is a defeat by nothing."""
    mine = x.facts.votes[x.who]
    beaten = as_read(
        x,
        {
            TieAsZeroMargin.TIE_IS_NOT_DEFEAT: mine < x.last_in,
            TieAsZeroMargin.TIE_IS_MARGIN_ZERO: mine <= x.last_in,
        },
    )
    return yes_or_no(All(x.loses, has(x, "last_in")), beaten)


def may_petition(x: Case) -> Said:
    """A name on the ballot, or written in where that is enough."""
    return as_read(
        x,
        {
            WriteInPetitioner.ANY_CANDIDATE_WHOSE_VOTES_ARE_COUNTED: True,
            WriteInPetitioner.PRINTED_NAME_ONLY: x.facts.printed[x.who],
        },
    )


def among_losers(x: Case) -> Said:
    """Every loser, or the first: no more are ahead than there are places."""
    mine = x.facts.votes[x.who]
    ahead = how_many(theirs > mine for theirs in x.facts.votes)
    chosen = as_read(
        x,
        {
            WhichLoser.ANY_DEFEATED_CANDIDATE: True,
            WhichLoser.RUNNER_UP_ONLY: ahead <= x.facts.places,
        },
    )
    return yes_or_no(x.loses, chosen)


def within(x: Case) -> Said:
    """The margin passes the share's test, in (a) with that of ten votes beside it."""
    lacks, total = x.margin, x.total
    share = as_read(
        x,
        {
            MarginRounding.EXACT_RATIONAL: 400 * lacks <= total,
            MarginRounding.ROUND_HALF_UP: 400 * lacks <= total + 200,
            MarginRounding.CEILING: 400 * (lacks - 1) < total,
        },
    )
    ten = lacks <= 10
    close = Some(
        All(x.cap == Cap.SHARE, share),
        All(x.cap == Cap.LARGER, Some(share, ten)),
        All(x.cap == Cap.SMALLER, share, ten),
    )
    return yes_or_no(All(x.loses, has(x, "margin", "total", "cap")), close)


def provision(x: Case) -> Said:
    """The limb, for a defeated candidate whom nothing keeps from it."""
    holds = All(x.covered, x.defeated, x.may_petition, x.among_losers, x.within)
    return {member: All(x.limb == member, holds) for member in Provision}


# -- their petition -----------------------------------------------------------------------------


def files(x: Case) -> Said:
    """There is a petition, no electors', by this candidate or by one who is not named."""
    f = x.facts
    whose = Some(f.none("petitioner"), f.petitioner == x.who)
    return All(something_is_filed(x), Not(f.by_electors), whose)


def timely(x: Case) -> Said:
    """This candidate's petition came within the time."""
    return yes_or_no(All(x.files, has(x, "limb", "deadline", "canvass")), filed_in_time(x))


def in_form(x: Case) -> Said:
    """It is sworn to and makes the two statements (1)(a)."""
    return yes_or_no(x.files, All(x.facts.verified, x.facts.states_belief_and_request))


def lapsed(x: Case) -> Said:
    """The time is over, and this candidate filed nothing good within it."""
    saved = All(x.timely, x.in_form)
    return yes_or_no(has(x, "limb", "deadline"), All(Not(saved), time_is_over(x)))


def open(x: Case) -> Said:
    """The candidate has a limb, and it has not lapsed."""
    return All(has(x, "provision"), Not(x.lapsed))


def notice_b(x: Case) -> Said:
    """Under (b) the secretary of state passes on good petitions, or any."""
    due = All(x.limb == Provision.B, secretary_notifies(x, x.facts.office == Office.SCHOOL))
    return {
        NoticeB.ELIGIBLE: All(due, x.reads(NotifyTrigger.ON_FILING_OF_ELIGIBLE_PETITION)),
        NoticeB.ANY: All(due, x.reads(NotifyTrigger.ON_ANY_FILING)),
    }
