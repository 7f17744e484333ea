"""The solver's benchmark: Quoin's Cassowary and kiwi on the same systems."""
