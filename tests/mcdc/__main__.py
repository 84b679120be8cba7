"""Make the tables anew: `python -m mcdc [--accept] [--solvers] [STATUTE...]`.

Without `--accept` they are compared with those that are committed: exit 1 if a row differs. With
`--solvers` what trying does not find is asked of the solvers, which takes far longer.
"""

import sys

from mcdc.table import made, read, rooms, write


def main(arguments: list[str]) -> int:
    """0 if all is as committed, or accepted; 1 if a row differs; 2 for a statute unknown."""
    accept = "--accept" in arguments
    solvers = "--solvers" in arguments
    statutes = [one for one in arguments if not one.startswith("--")] or list(rooms())
    unknown = sorted({*statutes, *arguments} - {*rooms(), "--accept", "--solvers"})
    if unknown:
        known = ", ".join(("--accept", "--solvers", *rooms()))
        print(f"must be of {known} (got {unknown[0]})", file=sys.stderr)
        return 2
    differing = 0
    for statute, tables in made(statutes, solvers).items():
        if accept:
            write(statute, tables)
            continue
        committed = read(statute)
        for where in sorted({*tables, *committed}):
            now, before = tables.get(where, []), committed.get(where, [])
            for row in [one for one in now if one not in before]:
                differing += 1
                print(f"{where}: {row['part']}: {row['text']} {row['member']} is otherwise")
            for row in [one for one in before if one not in now]:
                differing += 1
                print(f"{where}: {row['part']}: {row['text']} {row['member']} is no more as told")
    print(f"{differing} rows differ" if not accept else "accepted", file=sys.stderr)
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
