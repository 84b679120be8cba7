"""Contracts that are false: each must be refuted, or a confirmation is worth nothing."""

from recountlaw.statutes.montana.s13_16_201.from_2013 import filing
from recountlaw.statutes.montana.s13_16_201.from_2013.readings import MarginRounding
from recountlaw.statutes.montana.s13_16_201.from_2013.record_words import Provision

from .writing import following, of


@of(filing.share_limit)
def a_quarter_of_one_percent_is_less_than_one_in_400(total: int) -> bool:
    """With `<` for `<=`: false where the total is a multiple of 400.

    pre: total >= 0
    post: _
    """
    limit = filing.share_limit(Provision.A, total, following(MarginRounding.EXACT_RATIONAL))
    return 400 * limit < total or total == 0


@of(filing.share_limit)
def rounding_up_gives_no_more_than_the_share(total: int) -> bool:
    """False for all but the multiples of 400.

    pre: total >= 0
    post: _
    """
    limit = filing.share_limit(Provision.A, total, following(MarginRounding.CEILING))
    return 400 * limit <= total
