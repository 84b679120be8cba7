"""The Utah statutes that are modelled."""
