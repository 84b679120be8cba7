"""Oklahoma: one section, Okla. Stat. tit. 26, § 8-111."""
