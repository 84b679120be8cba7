"""Montana: statutes on recounts, each in a folder named for its section."""
