"""The Utah statutes that are modeled."""
