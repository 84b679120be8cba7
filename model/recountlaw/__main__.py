"""`python -m recountlaw`: the command."""

from recountlaw.cli import main

main()
