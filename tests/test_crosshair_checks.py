"""Each function has a contract that CrossHair confirms, or its reason; reports are read one by one.

CrossHair itself is run by `python -m crosshair_checks`.
"""

from importlib import import_module
from inspect import getsourcelines
from pathlib import Path

import pytest
from crosshair_checks import listed
from crosshair_checks.__main__ import CONFIRMED, read


def test_each_function_has_a_contract_or_its_reason() -> None:
    without = [name for name in listed.to_be_listed() if name not in listed.listed()]
    assert [name for name in without if not listed.reason(name)] == []


def test_no_reason_is_for_a_function_that_is_not_there_or_has_a_contract() -> None:
    names, on_the_list = set(listed.to_be_listed()), listed.listed()
    assert on_the_list <= names
    assert set(listed.REASONS) <= names - on_the_list


def test_every_module_of_contracts_is_run() -> None:
    beside = {"__init__", "__main__", "listed", "writing", "controls"}
    files = {path.stem for path in Path(listed.__file__).parent.glob("*.py")}
    assert files - beside == set(listed.CONTRACTS)


@pytest.mark.parametrize("module", [*listed.CONTRACTS, "controls"])
def test_every_function_of_a_module_is_a_contract(module: str) -> None:
    found = import_module(f"crosshair_checks.{module}")
    public = {
        name
        for name, value in vars(found).items()
        if callable(value)
        and getattr(value, "__module__", "") == found.__name__
        and not name.startswith("_")
    }
    assert public == {contract.__name__ for contract in listed.contracts(found)}
    assert all("post: _" in (one.__doc__ or "") for one in listed.contracts(found))


def test_a_contract_of_which_the_report_is_silent_is_not_confirmed() -> None:
    first, *others = listed.contracts(import_module("crosshair_checks.controls"))
    _, line = getsourcelines(first)
    told = f"controls.py:{line + 2}: info: {CONFIRMED}\n"
    said = {one.contract: one for one in read("controls", told)}
    assert said[first].confirmed
    assert [said[one].confirmed for one in others] == [False] * len(others)


def test_a_contract_that_fails_is_not_confirmed() -> None:
    first, *_ = listed.contracts(import_module("crosshair_checks.controls"))
    _, line = getsourcelines(first)
    told = f"controls.py:{line + 2}: error: false when calling it(total = 400)\n"
    (said,) = [one for one in read("controls", told) if one.contract is first]
    assert not said.confirmed
    assert said.words.startswith("false when")
