"""Cases of which nothing is missing: the contests of `strategies`, with all that a room asks."""

from typing import Any

from hypothesis import strategies as st
from strategies import Facts, contests

CANVASS = "2020-11-17"
LATER = "2020-11-30"
OFFICES = {"MT": ("state", "district-judge"), "UT": ("state", "county"), "OK": ("district-judge",)}
"""Offices of judges who stand on a yes/no ballot."""

MOMENTS = (f"{LATER}T00:00", f"{LATER}T09:30", "2020-12-01T17:00", "2020-12-02T23:59")

SMALL = st.integers(0, 6)


@st.composite
def complete(draw: st.DrawFn, state: str) -> Facts:
    """A case of the state; nothing is missing, save perhaps what hidden write-ins make so."""
    written = draw(contests(state) | retentions(state))
    told: Facts = {"date": "2020-11-03", "canvass": draw(canvasses(state))}
    if "measure" not in written:
        told |= draw(names_and_ballots(written))
    else:
        told |= {"by_losing_side": draw(st.booleans())}
        told |= {"ballots_in_contest": written["for"] + written["against"] + draw(SMALL)}
    told |= draw(petitions(written))
    told |= draw({"MT": montana, "UT": utah, "OK": oklahoma}[state](written | told))
    return {key: value for key, value in (written | told).items() if value is not None}


def canvasses(state: str) -> st.SearchStrategy[Any]:
    """One day for all canvasses, or one for the county's and one for the state's."""
    return st.sampled_from([CANVASS, {"county": CANVASS, "state": LATER}])


@st.composite
def retentions(draw: st.DrawFn, state: str) -> Facts:
    """A judge on a yes/no ballot."""
    votes = {"Yes": draw(st.integers(0, 500)), "No": draw(st.integers(0, 500))}
    by_losing_side = draw(st.booleans())
    office = draw(st.sampled_from(OFFICES[state]))
    return {
        "state": state,
        "office": office,
        "retention": True,
        "votes": votes if draw(st.booleans()) else dict(reversed(votes.items())),
        "stage": draw(st.sampled_from(["general", "special"])),
        "by_losing_side": by_losing_side,
        "counties": None if office == "state" else draw(st.sampled_from([1, 2])),
    }


@st.composite
def names_and_ballots(draw: st.DrawFn, written: Facts) -> Facts:
    """Who was printed, who withdrew, write-ins, and ballots enough for all the votes."""
    votes = written["votes"]
    some = st.lists(st.sampled_from(sorted(votes)), unique=True, max_size=2)
    told: Facts = {"seats": 1 if written.get("retention") else written.get("seats", 1)}
    if not written.get("retention"):
        told["write_ins"] = draw(st.sampled_from([0, 0, 1, 30]))
        told["not_printed"] = draw(st.just([]) | some) or None
        told["withdrawn"] = draw(st.just([]) | some) or None

    in_all = sum(votes.values()) + told.get("write_ins", 0)
    least = max(-(-in_all // told["seats"]), *votes.values())
    told["ballots_in_contest"] = least + draw(SMALL)
    told["ballots_in_election"] = told["ballots_in_contest"] + draw(SMALL)
    return told


@st.composite
def petitions(draw: st.DrawFn, written: Facts) -> Facts:
    """A petition filed or not, by somebody or nobody in particular, signed by a few or many."""
    filed = draw(st.none() | st.sampled_from(MOMENTS[:-1]))
    told: Facts = {"filed": filed}
    told["at"] = draw(st.none() | st.sampled_from([one for one in MOMENTS if one >= (filed or "")]))
    if "votes" in written:
        names = ["Yes"] if written.get("retention") else sorted(written["votes"])
        told["petitioner"] = draw(st.none() | st.sampled_from(names))
    spread = draw(st.lists(st.integers(0, 9), max_size=7 if written["state"] == "MT" else 1))
    if written.get("counties"):
        spread = spread[: written["counties"]]
    told["signers"] = {f"county {at}": number for at, number in enumerate(spread)} or None
    told["signatures"] = sum(spread) + draw(SMALL)
    persons = st.integers(0, told["signatures"])
    told["distinct_signers"] = draw(st.none() | persons)
    told["signers_who_voted"] = draw(persons)
    told["signers_who_voted_on_it"] = draw(st.integers(0, told["signers_who_voted"]))
    if told["signers"] is None and written["state"] == "MT":
        told["signers"] = {"the county": told["signatures"]}
    return told


@st.composite
def montana(draw: st.DrawFn, written: Facts) -> Facts:
    """What Montana asks besides."""
    told: Facts = {
        "office_closes": draw(st.sampled_from([None, "00:00", "16:30", "17:00"])),
        "verified": draw(st.booleans()),
        "verified_by_each": draw(st.booleans()),
        "states_belief_and_request": draw(st.booleans()),
        "board_found_error": draw(st.booleans()),
    }
    kind = written.get("office") or written["measure"]
    signers = len(written.get("signers") or ())
    if kind not in ("state", "congressional", "precinct", "county"):
        told["counties"] = max(written.get("counties") or 1, signers)
    elif kind in ("precinct", "county"):
        told["counties"] = 1
        told["signers"] = {"the county": written["signatures"]}
    if "votes" in written:
        in_all = sum(written["votes"].values()) + written.get("write_ins", 0)
        all_parties = in_all + draw(SMALL)
        may_be_primary = written["stage"] in ("primary", "special")
        told["votes_of_all_parties"] = all_parties if may_be_primary else None
    return told


@st.composite
def utah(draw: st.DrawFn, written: Facts) -> Facts:
    """What Utah asks besides."""
    told: Facts = {"contracted": draw(st.booleans())}
    kind = written.get("office") or written["measure"]
    if kind != "state":
        told["counties"] = written.get("counties") or draw(st.sampled_from([1, 2, 3]))
    if "votes" in written and not written.get("retention"):
        told["at_large"] = draw(st.booleans())
        told["instant_runoff"] = draw(st.booleans())
        told["stray_write_ins"] = draw(SMALL)
        told["ballots_in_contest"] = written["ballots_in_contest"] + told["stray_write_ins"]
        told["ballots_in_election"] = told["ballots_in_contest"] + draw(SMALL)
        told["certified"] = draw(st.sampled_from([None, CANVASS, LATER]))
    return told


@st.composite
def oklahoma(draw: st.DrawFn, written: Facts) -> Facts:
    """What Oklahoma asks besides: one county, whose ballots are known."""
    told: Facts = {
        "counties": 2 if written.get("office") == "state" else 1,
        "date": "2018-11-06",
        "canvass": None,
        "signers": None,
        "signatures": written["signatures"],
        "manual": draw(st.booleans()),
        "names_precincts": draw(st.booleans()),
        "names_absentees": draw(st.booleans()),
        "deposit_cents": draw(st.sampled_from([None, 0, 60_000])),
        "instrument": draw(st.sampled_from(["cashiers-check", "certified-check", "other"])),
        "runoff_possible": draw(st.booleans()),
        "sheriff": draw(st.booleans()),
    }
    on_it = written["ballots_in_contest"]
    told["ballots_in_election"] = on_it + draw(SMALL)
    told["recount_ballots"] = {"the county": on_it if draw(st.booleans()) else on_it // 2}
    if "measure" in written:
        told["cast"] = on_it - draw(st.integers(0, on_it - written["for"] - written["against"]))
        told["on_statewide_ballot"] = written["measure"] == "state" or draw(st.booleans())
        told["ballot_says_share"] = draw(st.booleans())
        told["presenter_signed"] = draw(st.booleans())

        told["counted"] = draw(st.sampled_from([None, told["cast"]]))
    elif written["stage"] == "special" and not written.get("retention"):
        told["stage"] = draw(st.sampled_from(["runoff", "municipal-primary"]))
    if "votes" in written and not written.get("retention"):
        told["declared_with"] = draw(st.sampled_from(["county", "state"]))
    return told
