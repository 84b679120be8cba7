"""Pairs of contests that differ in one condition alone, for every condition of the rules."""
