"""The command: thin; it parses, calls and prints."""

import sys

import click

from recountlaw.cli.decide import decide_command
from recountlaw.cli.lookups import cite_command, deposit_command, limit_command, readings_command
from recountlaw.cli.schedules import deadlines_command
from recountlaw.cli.schemas import schema_command
from recountlaw.errors import RecountLawError

CONTEXT = {"help_option_names": ["-h", "--help"], "max_content_width": 100}


@click.group(context_settings=CONTEXT)
@click.version_option(
    package_name="recountlaw", message="%(prog)s %(version)s, law as looked up by 30 November 2026"
)
def cli() -> None:
    """Recount law of Montana, Utah and Oklahoma, as exact and checkable rules.

    Answers go to standard output, notes to standard error. Exit codes: 0 answered, 2 bad usage,
    3 bad input data, 4 no text in force on that date or not modelled, 5 an internal check failed.
    """


for command in (
    decide_command,
    limit_command,
    deadlines_command,
    deposit_command,
    readings_command,
    cite_command,
    schema_command,
):
    cli.add_command(command)


def main() -> None:
    """Run the command; errors become one line on standard error and an exit code."""
    try:
        code = cli.main(standalone_mode=False)
    except click.exceptions.Abort:
        click.echo("stopped", err=True)
        code = 1
    except click.ClickException as error:
        error.show()
        code = error.exit_code
    except RecountLawError as error:
        click.echo(f"error: {error}", err=True)
        code = error.exit_code
    except BrokenPipeError:
        # The reader has gone, as with `| head`: nothing is left to be said.
        sys.stderr.close()
        code = 0
    sys.exit(code if isinstance(code, int) else 0)
