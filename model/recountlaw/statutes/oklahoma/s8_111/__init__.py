"""Recounts in Oklahoma: Okla. Stat. tit. 26, § 8-111, one folder for each text of it."""
