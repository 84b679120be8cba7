"""The table of pairs of contests for every atom: `python -m mcdc` makes it anew and compares it."""
