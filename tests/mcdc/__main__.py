"""Make the tables anew: `python -m mcdc [--accept] [STATUTE...]`.

Without `--accept` they are compared with those that are committed: exit 1 if a row differs.
"""

import sys

from mcdc.table import made, read, rooms, write


def main(arguments: list[str]) -> int:
    """0 if all is as committed, or accepted; 1 if a row differs; 2 for a statute unknown."""
    accept = "--accept" in arguments
    statutes = [one for one in arguments if one != "--accept"] or list(rooms())
    unknown = sorted(set(statutes) - set(rooms()))
    if unknown:
        print(f"must name statutes of {', '.join(rooms())} (got {unknown[0]})", file=sys.stderr)
        return 2
    differing = 0
    for statute, tables in made(statutes).items():
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
