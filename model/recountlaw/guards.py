"""Guards: under which readings, and for which values of missing facts, something holds.

A *cube* maps keys to what they may be: a question (its enum class) or a missing yes/no or kind (the
name of the fact) to a bit mask over its options, a missing count to an interval of whole numbers.
A *guard* is a list of cubes, any of which suffices. A key that allows everything is left out.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from attrs import field, frozen

from recountlaw.readings import Reading

Interval = tuple[int, int]
Allowed = int | Interval
Cube = tuple[tuple[int, Allowed], ...]
"""Pairs of a key's number and what it allows, in order of the numbers."""
Guard = tuple[Cube, ...]
Key = type[Reading] | str

ALWAYS: Guard = ((),)
NEVER: Guard = ()


@frozen
class Keys:
    """The keys of one exploration, numbered as they are met, with what each can be."""

    numbers: dict[Key, int] = field(factory=dict)
    keys: list[Key] = field(factory=list)
    options: list[tuple[Any, ...]] = field(factory=list)
    """The options of a key, in order of its mask's bits; for a count its interval."""

    def number(self, key: Key, options: tuple[Any, ...]) -> int:
        """The number of `key`, which can be one of `options` (for a count: least, greatest)."""
        known = self.numbers.get(key)
        if known is None:
            known = self.numbers[key] = len(self.keys)
            self.keys.append(key)
            self.options.append(options)
        return known

    def full(self, number: int, allowed: Allowed) -> bool:
        """Whether `allowed` is everything that the key can be."""
        if isinstance(allowed, tuple):
            return allowed == self.options[number]
        return allowed == (1 << len(self.options[number])) - 1


def both(left: Guard, right: Guard) -> Guard:
    """Where both guards hold."""
    if left is ALWAYS or left == ALWAYS:
        return right
    if right is ALWAYS or right == ALWAYS:
        return left
    joined = (_meet(one, other) for one in left for other in right)
    return tuple(dict.fromkeys(cube for cube in joined if cube is not None))


def _meet(left: Cube, right: Cube) -> Cube | None:
    if not left:
        return right
    if not right:
        return left
    met = dict(left)
    for key, allowed in right:
        here = met.get(key)
        if here is None:
            met[key] = allowed
        elif isinstance(here, tuple):
            assert isinstance(allowed, tuple)
            low, high = max(here[0], allowed[0]), min(here[1], allowed[1])
            if low > high:
                return None
            met[key] = (low, high)
        else:
            assert isinstance(allowed, int)
            if not here & allowed:
                return None
            met[key] = here & allowed
    return tuple(sorted(met.items()))


def merged(cubes: Iterable[Cube], keys: Keys) -> Guard:
    """The same guard in fewer cubes: cubes that differ in one key become one."""
    left = {_rid_of_full(cube, keys) for cube in cubes}
    while len(left) > 1:
        before = left
        for number in sorted({number for cube in left for number, _ in cube}):
            left = _merged_in(left, number, keys)
        if left == before:
            break
    return tuple(sorted(left))


def _rid_of_full(cube: Cube, keys: Keys) -> Cube:
    if any(keys.full(number, allowed) for number, allowed in cube):
        return tuple((n, allowed) for n, allowed in cube if not keys.full(n, allowed))
    return cube


def _merged_in(cubes: set[Cube], number: int, keys: Keys) -> set[Cube]:
    """`cubes` with those that differ in the key `number` alone put together."""
    groups: dict[Cube, list[Allowed]] = {}
    free: set[Cube] = set()
    for cube in cubes:
        for at, (key, allowed) in enumerate(cube):
            if key == number:
                groups.setdefault(cube[:at] + cube[at + 1 :], []).append(allowed)
                break
        else:
            free.add(cube)
    for others, allowances in groups.items():
        if others in free:
            continue  # what holds whatever the key is swallows what holds for some
        for allowed in _united(allowances):
            if keys.full(number, allowed):
                free.add(others)
            else:
                free.add(tuple(sorted((*others, (number, allowed)))))
    return free


def _united(allowances: list[Allowed]) -> list[Allowed]:
    if len(allowances) == 1:
        return allowances
    if isinstance(allowances[0], int):
        mask = 0
        for allowed in allowances:
            assert isinstance(allowed, int)
            mask |= allowed
        return [mask]
    united: list[Interval] = []
    for low, high in sorted(a for a in allowances if isinstance(a, tuple)):
        if united and low <= united[-1][1] + 1:
            united[-1] = (united[-1][0], max(high, united[-1][1]))
        else:
            united.append((low, high))
    return list(united)


def allows(cube: Cube, number: int, bit: int) -> bool:
    """Whether `cube` allows option `bit` of the key `number`."""
    for key, allowed in cube:
        if key == number:
            return isinstance(allowed, int) and bool(allowed >> bit & 1)
    return True


def options_of(guard: Guard, number: int, full: int) -> int:
    """The mask of options of the key `number` that some cube of `guard` allows."""
    mask = 0
    for cube in guard:
        for key, allowed in cube:
            if key == number:
                assert isinstance(allowed, int)
                mask |= allowed
                break
        else:
            return full
    return mask


def hull(guard: Guard, number: int, widest: Interval) -> Interval:
    """The least interval that holds every count the key `number` may have in `guard`."""
    low, high = widest[1], widest[0]
    for cube in guard:
        for key, allowed in cube:
            if key == number:
                assert isinstance(allowed, tuple)
                low, high = min(low, allowed[0]), max(high, allowed[1])
                break
        else:
            return widest
    return (low, high)


def chosen_cubes(guard: Guard, choice: dict[int, int]) -> Iterator[Cube]:
    """The cubes of `guard` that allow the chosen readings, rid of the questions.

    `choice` maps the number of each question to the bit of the reading chosen.
    """
    for cube in guard:
        kept = []
        for number, allowed in cube:
            bit = choice.get(number)
            if bit is None:
                kept.append((number, allowed))
            elif not (isinstance(allowed, int) and allowed >> bit & 1):
                break
        else:
            yield tuple(kept)
