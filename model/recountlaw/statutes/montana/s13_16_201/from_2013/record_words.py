"""The values that a clause of Mont. Code Ann. 13-16-201 gives, with the words for them."""

from recountlaw.clauses import Decided

from . import clauses as c


class Provision(Decided):
    """The limb of (1)."""

    A = "1a", c.M1A, "a local office, at most .25% or ten votes"
    B = "1b", c.M1B, "an office of the state or of several counties, at most .25%"
    C = "1c", c.M1C, "a local measure, at most .25%"
    D = "1d", c.M1D, "a statewide measure, at most .25%"
    E = "1e", c.M1E, "a measure of a multicounty district, at most .25%"
    F = "1f", c.M1F, "a canvassing board's petition, at any margin"


class Treated(Decided):
    """As what a race is treated."""

    CANDIDATES = "candidates", c.M1, "candidates for an office"
    JUDGE = "judge", c.M1B, "the judge as a candidate, on Yes and No"
    JUDGE_ON_YES = "judge-on-yes", c.M1B, "the judge as a candidate, on the Yes votes"
    MEASURE = "measure", c.M1C, "a measure"


class Base(Decided):
    """What the margin is measured against."""

    CANDIDATE_VOTES = "candidate-votes", c.M1, "votes for all candidates"
    ALL_PARTY_VOTES = "all-party-votes", c.M1, "votes for the office in all parties' primaries"
    BALLOTS_IN_CONTEST = "ballots-in-contest", c.M1, "ballots in the contest"
    BALLOTS_IN_ELECTION = "ballots-in-election", c.M1A, "ballots in the election"
    LEADING_PAIR = "leading-pair", c.M1A, "votes for the two leading candidates"
    YES_AND_NO = "yes-and-no", c.M1, "votes yes and no"
    YES_VOTES = "yes-votes", c.M1, "votes yes"
    FOR_AND_AGAINST = "for-and-against", c.M1, "votes for and against"


class Cap(Decided):
    """What the limit is made of."""

    LARGER = "larger", c.M1A, "the larger of .25% and ten votes"
    SMALLER = "smaller", c.M1A, "the smaller of .25% and ten votes"
    SHARE = "share", c.M1, ".25%"


class Test(Decided):
    """The comparison that decides: its value is the operator."""

    AT_MOST = "<=", c.M1, "at most"


class FilingOffice(Decided):
    """With whom a petition is filed, by limb."""

    ADMINISTRATOR_A = "1a", c.M1A, "election administrator"
    EACH_ADMINISTRATOR_A = "1a-each", c.M1A, "election administrator of each county"
    SECRETARY_B = "1b", c.M1B, "secretary of state"
    ADMINISTRATOR_C = "1c", c.M1C, "election administrator"
    EACH_ADMINISTRATOR_C = "1c-each", c.M1C, "election administrator of each county"
    SECRETARY_D = "1d", c.M1D, "secretary of state"
    SECRETARY_E = "1e", c.M1E, "secretary of state"
    ADMINISTRATOR_F = "1f", c.M1F, "election administrator"
    SCHOOL_OFFICER = "2", c.M2, "school election filing officer"


class Form(Decided):
    """What the petition must be."""

    VERIFIED = "verified", c.M1A, "verified, with the two statements of (1)(a)"
    ONE_OATH = "one-oath", c.M1A, "signed, verified once, with the two statements of (1)(a)"
    EACH_SWEARS = "each-swears", c.M1A, "signed, verified by each signer, with those two statements"
    SIGNATURES_ONLY = "signatures-only", c.M1, "signed, and not sworn to"


class BoardForm(Decided):
    """What sets (1)(f) going."""

    PETITION = "petition", c.M1F, "the canvassing board's petition, filed"
    DECISION = "decision", c.M1F, "the canvassing board's decision, unfiled"


class NoticeB(Decided):
    """The notice of (1)(b), and what triggers it."""

    ELIGIBLE = "eligible", c.M1B, "on a sufficient petition, notify each county that voted on it"
    ANY = "any", c.M1B, "on any petition filed, notify each county that voted on it"


class Notice3(Decided):
    """The notice of (3), what triggers it, and whom it reaches."""

    ELIGIBLE_AFFECTED = (
        "eligible-affected",
        c.M3,
        "notify affected counties of a sufficient petition",
    )
    ELIGIBLE_EVERY = "eligible-every", c.M3, "notify every county of a sufficient petition"
    ANY_AFFECTED = "any-affected", c.M3, "notify affected counties of any petition filed"
    ANY_EVERY = "any-every", c.M3, "notify every county of any petition filed"


class Scope(Decided):
    """What is recounted, by limb."""

    VOTED_A = "voted-1a", c.M1A, "recount every precinct that voted on the office"
    VOTED_B = "voted-1b", c.M1B, "recount every precinct that voted on the office"
    VOTED_C = "voted-1c", c.M1C, "recount every precinct that voted on the measure"
    VOTED_3 = "voted-3", c.M3, "recount every precinct that voted on the measure"
    ALL_3 = "all-3", c.M3, "recount all precincts of each affected county"
