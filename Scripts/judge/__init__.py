"""An outside judge of the solver: systems with seeds, two oracles, and what to compare."""
