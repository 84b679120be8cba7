"""`recountlaw schema`: the JSON Schema of a case file, or of an answer."""

from importlib.resources import files

import click

from recountlaw.cli.output import color_option, output_option, write


@click.command("schema")
@click.argument("what", type=click.Choice(["case", "answer"]), default="answer")
@color_option
@output_option
def schema_command(what: str, output: str | None) -> int:
    """Print the JSON Schema of a case file or of an answer."""
    path = files("recountlaw") / "schemas" / f"{what}.json"
    write(path.read_text(encoding="utf-8").rstrip("\n"), output)
    return 0
