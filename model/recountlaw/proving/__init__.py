"""Proofs about the statutes: the two tellings are one, theorems hold, findings are false."""
