"""Where answers go: standard output or a file, as text, JSON or Markdown."""

import os
import sys
from pathlib import Path

import click

from recountlaw.errors import BadUsage


def write(text: str, output: str | None) -> None:
    """Write `text` to the file `output` (without colors), or to standard output.

    Raises:
        BadUsage: the file cannot be written.
    """
    if output is None or output == "-":
        click.echo(text)
        return
    try:
        Path(output).write_text(click.unstyle(text) + "\n", encoding="utf-8")
    except OSError as error:
        raise BadUsage(f"cannot write {output}: {error.strerror}") from None


def write_bytes(data: str, output: str | None) -> None:
    """Write `data` as it stands, line ends included, to the file `output` or standard output.

    Raises:
        BadUsage: the file cannot be written.
    """
    if output is None or output == "-":
        sys.stdout.buffer.write(data.encode("utf-8"))
        return
    try:
        Path(output).write_bytes(data.encode("utf-8"))
    except OSError as error:
        raise BadUsage(f"cannot write {output}: {error.strerror}") from None


output_option = click.option("-o", "--output", metavar="FILE", help="Write to FILE.")


def no_color(context: click.Context, __: click.Parameter, value: bool) -> bool:
    """Turn color off for the whole run, if asked here or by NO_COLOR (not empty)."""
    if value or os.environ.get("NO_COLOR"):
        context.color = False
    return value


color_option = click.option(
    "--no-color",
    is_flag=True,
    expose_value=False,
    is_eager=True,
    callback=no_color,
    help="Plain text, as with NO_COLOR.",
)
