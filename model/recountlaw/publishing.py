"""The way out: an answer as JSON data, and how JSON is written."""

import json
from typing import Any

import cattrs
from attrs import fields
from cattrs.gen import make_dict_unstructure_fn, override

from recountlaw.answer import Answer, Between, NotKnown, Silent, TraceLine

NO_UPPER_BOUND = "no upper bound known"


def _converter() -> cattrs.Converter:
    converter = cattrs.Converter(unstruct_collection_overrides={tuple: list})
    converter.register_unstructure_hook(NotKnown, lambda one: {"unknown": one.reason})
    converter.register_unstructure_hook(Silent, lambda one: {"silent": one.cite})
    converter.register_unstructure_hook(
        Between,
        lambda one: {
            "between": [one.least, {"unknown": NO_UPPER_BOUND} if one.most is None else one.most]
        },
    )
    converter.register_unstructure_hook(
        TraceLine,
        make_dict_unstructure_fn(TraceLine, converter, given=override(rename="from")),
    )
    return converter


_CONVERTER = _converter()
_ORDER = ("schema_version", *(one.name for one in fields(Answer) if one.name != "schema_version"))


def as_data(value: Any) -> Any:
    """A part of an answer as JSON data."""
    return _CONVERTER.unstructure(value)


def published(answer: Answer) -> dict[str, Any]:
    """The answer as JSON data, in the order of the published schema."""
    data = _CONVERTER.unstructure(answer)
    ordered = {name: data[name] for name in _ORDER}
    if answer.as_if is not None:
        ordered["as_if"] = published(answer.as_if)
    return ordered


def as_json(data: Any, *, indent: int | None = 2) -> str:
    """JSON text, with non-ASCII characters as they are."""
    return json.dumps(data, indent=indent, ensure_ascii=False)
