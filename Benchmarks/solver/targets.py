"""What the solver is to reach: ratios at least, exponents and bytes at most."""

HARD_BUILDS = ("siblings", "chainfix", "nestlin", "cards")


def ratio(case, n, what):
    """How many times faster than the peer, or None where nothing is promised."""
    if what == "build":
        return {100: 2, 1000: 20 if case in HARD_BUILDS else 5}.get(n)
    if what in ("width", "height", "remake") and n < 10_000:
        return 20 if n == 1000 and case in ("cards", "chain") else 1
    return None


def most(unit):
    return {"exponent": 1.25, "bytes": 2048, "builds": 1}[unit]


def is_missed(row):
    """Whether a row falls short; None where nothing is promised or nothing was measured."""
    if "target" not in row:
        return None
    if "value" in row:
        return row["value"] > row["target"]
    return None if row["ratio"] is None else row["ratio"] < row["target"]
