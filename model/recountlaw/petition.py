"""Who asks for a recount, when, signed by whom, with what deposit.

The shared word is *petition*, whatever a statute calls it. Facts about the quality of a petition
default to *in order*: a signature counted is taken to be valid unless a defect is given.
"""

import datetime as dt
from enum import Enum

from attrs import field, frozen

from recountlaw.errors import BadCase, Contradiction
from recountlaw.validation import a_date, count, every, of_type, optional, text, yes_or_no


class Board(Enum):
    """The election board that took a candidate's declaration of candidacy."""

    COUNTY = "county"
    STATE = "state"


class Instrument(Enum):
    """How a deposit is paid."""

    CASHIERS_CHECK = "cashiers-check"
    CERTIFIED_CHECK = "certified-check"
    OTHER = "other"


@frozen
class ByCounty:
    """A count for one county: of signers, or of ballots to be recounted."""

    county: str = field(validator=text)
    number: int = field(validator=count())


@frozen
class Petition:
    """What is known of a petition for a recount, filed or intended.

    `petitioner`: a candidate's name, or None for electors or when nobody in particular asks.
    `filed_on`, `filed_at`: local day and time of filing; `filed_on` None if it is not filed.
    `signatures`: valid ones. `distinct_signers`: persons among them (None: each signed once).
    `signers`: signers by county. `signers_who_voted`, `signers_who_voted_on_it`: of the
    signatures, those of people who voted in the election, or on this very measure (None: all).
    `manual`: a hand count is asked for. `recount_ballots`: ballots to be recounted, by county.
    """

    petitioner: str | None = field(default=None, validator=optional(text))
    filed_on: dt.date | None = field(default=None, validator=optional(a_date))
    filed_at: dt.time | None = field(
        default=None, validator=optional(of_type(dt.time, "be a time of day such as 16:40"))
    )
    signatures: int | None = field(default=None, validator=optional(count()))
    distinct_signers: int | None = field(default=None, validator=optional(count()))
    signers: tuple[ByCounty, ...] | None = field(
        default=None, validator=optional(every(of_type(ByCounty, "be COUNTY=N")))
    )
    signers_who_voted: int | None = field(default=None, validator=optional(count()))
    signers_who_voted_on_it: int | None = field(default=None, validator=optional(count()))
    presenter_signed: bool = field(default=True, validator=yes_or_no)
    verified: bool = field(default=True, validator=yes_or_no)
    verified_by_each: bool = field(default=True, validator=yes_or_no)
    states_belief_and_request: bool = field(default=True, validator=yes_or_no)
    names_precincts: bool = field(default=True, validator=yes_or_no)
    names_absentees: bool = field(default=True, validator=yes_or_no)
    """Whether it names the absentee ballots to be recounted."""
    by_losing_side: bool | None = field(default=None, validator=optional(yes_or_no))
    """On a measure: whether those who ask stand on the side that lost."""
    manual: bool = field(default=False, validator=yes_or_no)
    recount_ballots: tuple[ByCounty, ...] | None = field(
        default=None, validator=optional(every(of_type(ByCounty, "be COUNTY=N")))
    )
    instrument: Instrument = field(
        default=Instrument.CASHIERS_CHECK, validator=of_type(Instrument, "be a kind of check")
    )
    deposit_cents: int | None = field(default=None, validator=optional(count()))
    """What was paid with the petition, in cents; None: what is due."""

    def __attrs_post_init__(self) -> None:
        """Refuse a time without its day, a county named twice, more signers than signatures."""
        if self.filed_at is not None and self.filed_on is None:
            raise BadCase("filed", "give the day with the time")
        self._check_signatures()
        for name, listed in (("signers", self.signers), ("recount_ballots", self.recount_ballots)):
            counties = [one.county for one in listed or ()]
            if len(set(counties)) < len(counties):
                raise BadCase(name, "name each county once", ",".join(counties))

    def _check_signatures(self) -> None:
        signatures = self.signatures
        if self.signers is not None:
            in_all = sum(one.number for one in self.signers)
            if signatures is not None and in_all > signatures:
                raise Contradiction("signers", f"be at most the {signatures} signatures", in_all)
            signatures = in_all if signatures is None else signatures
        if signatures is None:
            return
        voted = self.signers_who_voted
        most = (
            ("distinct_signers", self.distinct_signers, signatures),
            ("signers_who_voted", voted, signatures),
            (
                "signers_who_voted_on_it",
                self.signers_who_voted_on_it,
                signatures if voted is None else voted,
            ),
        )
        for name, number, limit in most:
            if number is not None and number > limit:
                raise Contradiction(name, f"be at most {limit}", number)

    @property
    def is_filed(self) -> bool:
        """Whether a filing day is known."""
        return self.filed_on is not None
