"""The clause-kill matrix: every small change of a telling is found, or proved to change nothing.

`python -m kill_matrix`, with `tests` on the path, judges the mutants of the rooms.
"""
