"""Utah Code Ann. 20A-4-401, recounts: one folder for each text of the section."""
