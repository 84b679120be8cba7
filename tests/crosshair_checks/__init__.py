"""Contracts of the functions that users run, for CrossHair to confirm: a second executor."""
