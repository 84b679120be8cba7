"""The command: thin; it parses, calls and prints."""

import atexit
import gc
import sys
from importlib import import_module

import click

from recountlaw.errors import RecountLawError
from recountlaw.validation import one_line

CONTEXT = {"help_option_names": ["-h", "--help"], "max_content_width": 100}

COMMANDS = {
    "decide": ("recountlaw.cli.decide", "Decide whether a recount must or may be held."),
    "limit": ("recountlaw.cli.lookups", "The largest margin that qualifies at a total."),
    "deadlines": ("recountlaw.cli.schedules", "The deadlines of a case, as a list or a calendar."),
    "deposit": ("recountlaw.cli.lookups", "Oklahoma: what must be deposited, item by item."),
    "readings": ("recountlaw.cli.lookups", "Every question that the texts leave open."),
    "cite": ("recountlaw.cli.lookups", "What is modeled, clause by clause."),
    "findings": ("recountlaw.cli.prove", "Where the law surprises, with the smallest contest."),
    "prove": ("recountlaw.cli.prove", "Run the proofs and compare them with the ledger."),
    "schema": ("recountlaw.cli.schemas", "The JSON Schema of a case file or an answer."),
}
"""The verbs, with the modules that hold them: each is imported only when it is asked for."""


SELDOM = 100_000
"""Objects made before garbage is looked for: more than a case makes, and few enough for a batch."""


class Verbs(click.Group):
    """A group whose commands are imported when they are run."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The verbs, in order of use."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name; None if there is none."""
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = getattr(
            import_module(COMMANDS[cmd_name][0]), f"{cmd_name}_command"
        )
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of verbs, without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, words) for name, (_, words) in COMMANDS.items()])


@click.group(cls=Verbs, context_settings=CONTEXT)
@click.version_option(
    package_name="recountlaw", message="%(prog)s %(version)s, law as looked up by 30 November 2026"
)
def cli() -> None:
    """Recount law of Montana, Utah and Oklahoma, as exact and checkable rules.

    Answers go to standard output, notes to standard error. Exit codes: 0 answered, 2 bad usage,
    3 bad input data, 4 no text in force on that date or not modeled, 5 an internal check failed.
    """


def main() -> None:
    """Run the command; errors become one line on standard error and an exit code."""
    # So short a process gains nothing by looking for garbage, in its course or at its end.
    gc.set_threshold(SELDOM)
    atexit.register(gc.freeze)
    try:
        code = cli.main(standalone_mode=False)
    except click.exceptions.Abort:
        click.echo("stopped", err=True)
        code = 1
    except click.exceptions.NoArgsIsHelpError as error:
        error.show()
        code = error.exit_code
    except click.ClickException as error:
        context = error.ctx if isinstance(error, click.UsageError) else None
        where = context.command_path if context else "recountlaw"
        said = one_line(error.format_message(), 300)
        click.echo(f"error: {said} `{where} --help` lists the options", err=True)
        code = error.exit_code
    except RecountLawError as error:
        click.echo(f"error: {error}", err=True)
        code = error.exit_code
    except RecursionError:
        click.echo("error: the input is nested too deeply", err=True)
        code = 3
    except BrokenPipeError:
        # The reader has gone, as with `| head`: nothing is left to be said.
        sys.stderr.close()
        code = 0
    except Exception as error:
        # Whatever slipped through is our own fault: said in one line, and never as an answer.
        click.echo(f"internal error: {type(error).__name__}: {error}. Please report it", err=True)
        code = 5
    sys.exit(code if isinstance(code, int) else 0)
