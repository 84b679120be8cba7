"""That the two tellings of a statute are one: rules = constraints, part by part, for all inputs.

A part's rule is run on symbolic values. For the paths found there are three lemmas: on each path
the rule's value is the one that the relation admits; the paths cover every input; the relation
admits one value at most. Together: the relation holds of the rule's value and of no other.

By induction over the parts in order of reading the whole records are then the same, since both
tellings join values by name. So a lemma may also assume that the relations hold of the earlier
values, where it does not hold of any values whatever.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from attrs import evolve, field, frozen

from recountlaw.parts import Net, Part
from recountlaw.relations import (
    All,
    Not,
    Relations,
    Said,
    Sizes,
    Some,
    cell,
    holds,
    same,
    z3_of,
)

from .domain import Inputs, NeedsSize
from .given import cell_of
from .runs import Path, paths
from .solving import Verdict

DEPTHS = (0, 1, 2, 4, 99)
"""How many steps back a lemma assumes relations, in turn until it holds: first none at all."""

LEMMAS = 4
"""How many there are of each part and choice of lengths: possible, agree, cover, functional."""


@frozen(eq=False)
class Lemma:
    """What is assumed, and the denial of what is claimed: together not to be satisfied.

    Of the lemma that the assumptions are possible nothing is denied, and `expected` is *sat*.
    """

    name: str
    assumed: Any
    denied: Any
    expected: Verdict = Verdict.UNSAT


@frozen(eq=False)
class PartProof:
    """The lemmas of one part for one choice of lengths and petitioner."""

    part: Part
    sizes: Mapping[str, int]
    who: int | None
    inputs: Inputs
    paths: tuple[Path, ...]
    said: Said
    readings: int
    """How many combinations of readings there are of the questions that either telling asks."""
    joined: tuple[str, ...] = field(default=())
    """The earlier values whose relations are assumed."""

    @property
    def name(self) -> str:
        """The part, with lengths and petitioner where they matter."""
        sizes = "".join(f" {fact}={length}" for fact, length in self.sizes.items())
        return f"{self.part.name}{sizes}{'' if self.who is None else f' who={self.who}'}"

    def lemmas(self) -> Iterator[Lemma]:
        """The assumptions are possible; paths agree, paths cover, the relation is functional."""
        agree, cover = [], []
        shape = self.inputs.shapes[self.part.name]
        for path in self.paths:
            if path.error:
                agree.append(Not(path.condition))
            else:
                agree.append(Some(Not(path.condition), self.agrees(path)))
            cover.append(All(path.condition, *path.covered))
        one, other = cell(shape, "v"), cell(shape, "w")
        admits = All(holds(self.said, shape, one), holds(self.said, shape, other))
        assumed = self.assumed()
        yield Lemma(f"{self.name}: possible", assumed, z3_of(True), Verdict.SAT)
        yield Lemma(f"{self.name}: agree", assumed, z3_of(Not(All(*agree))))
        yield Lemma(f"{self.name}: cover", assumed, z3_of(Not(Some(*cover))))
        yield Lemma(f"{self.name}: functional", assumed, z3_of(All(admits, Not(same(one, other)))))

    def agrees(self, path: Path) -> Any:
        """Whether the relation admits the value of that path."""
        shape = self.inputs.shapes[self.part.name]
        return holds(self.said, shape, cell_of(shape, path.value))

    def assumed(self) -> Any:
        """What holds of the inputs, and of the earlier values joined."""
        case, relations = self.inputs.case, self.inputs.relations.relations
        joined = [
            holds(relations[name](case), self.inputs.shapes[name], case.cell(name))
            for name in self.joined
        ]
        return z3_of(All(self.inputs.well_formed(), *joined))


def prove_part(net: Net, relations: Relations, part: Part, depth: int = 0) -> Iterator[PartProof]:
    """The lemmas of one part, for every choice of lengths that it depends on.

    `depth`: of how many steps back, from the part to what it hangs on, the earlier values are those
    that their relations admit; those further back may be any.

    Raises:
        Unsupported: the rule cannot be run on symbolic values.
    """
    dimensions: list[Sizes] = []
    while True:
        try:
            yield from _with(net, relations, part, dimensions, depth)
        except NeedsSize as needs:
            dimensions.append(needs.dimension)
        else:
            return


def _with(
    net: Net, relations: Relations, part: Part, dimensions: list[Sizes], depth: int
) -> list[PartProof]:
    found = []
    for sizes in relations.options(dimensions):
        counted = relations.petitioners in sizes and net.is_each(part)
        petitioners = range(sizes[relations.petitioners]) if counted else (None,)
        for who in petitioners:
            proof = one_proof(net, relations, part, sizes, who)
            found.append(evolve(proof, joined=_earlier(proof, depth)))
    return found


def one_proof(
    net: Net,
    relations: Relations,
    part: Part,
    sizes: Mapping[str, int],
    who: int | None,
) -> PartProof:
    """The lemmas of one part for the lengths and the petitioner told."""
    inputs = Inputs(net, relations, part, sizes, who)
    # The relation first: it is quick, and asks for the lengths that it needs.
    said = relations.relations[part.name](inputs.case)
    shape = inputs.shapes[part.name]
    holds(said, shape, cell(shape, "v"))
    found = tuple(paths(inputs.value, [inputs.well_formed()]))
    readings = 1
    for question in inputs.case.reads.asked:
        readings *= len(question)
    return PartProof(part, sizes, who, inputs, found, said, readings)


def _earlier(proof: PartProof, depth: int) -> tuple[str, ...]:
    """The values before this part that its lemmas speak of, and what these hang on, so far back."""
    inputs = proof.inputs
    order = [part.name for part in inputs.net.parts]
    before = set(order[: order.index(proof.part.name)])
    done: set[str] = set()
    for _ in range(depth):
        todo = (set(inputs.case.named) & before) - done
        for name in sorted(todo):
            shape = inputs.shapes[name]
            holds(inputs.relations.relations[name](inputs.case), shape, cell(shape, "v"))
        done |= todo
    return tuple(name for name in order if name in done)
