"""What is wrong with a solver's states, by an oracle."""

from .model import REQUIRED, Model

TOLERANCE = 1e-6
# Solutions beyond this are outside what a solver in doubles can promise, and are not judged.
LARGEST = 1e10


def differs(left, right, scale=1.0):
    if left is None or right is None:
        return (left is None) != (right is None)
    return abs(left - right) > TOLERANCE * max(scale, abs(left), abs(right))


def judge(problem, states, oracle):
    """Findings as (kind, step, text), step 0 being the system as given."""
    if "error" in states:
        return [("error", 0, states["error"])]
    findings = []
    model = Model(problem, oracle)
    states = states["states"]
    steps = problem.get("steps", [])
    if len(states) != len(steps) + 1:
        return [("states", 0, f"{len(states)} states for {len(steps)} steps")]
    for number, state in enumerate(states):
        if number == 0:
            found = _opening(model, state)
        else:
            found = _change(model, steps[number - 1], state)
        findings += [(kind, number, text) for kind, text in found]
        # Once the two disagree on what stands, the rest is not comparable.
        if any(kind == "rejected" for kind, _ in found):
            return findings
        findings += [(kind, number, text) for kind, text in _solution(model, state)]
    return findings


def _opening(model, state):
    if state["conflict"] != model.rejected or state["rejected"] != bool(model.rejected):
        return [("rejected", f"{state['conflict']}, not {model.rejected}")]
    return []


def _change(model, step, state):
    refused, conflict = model.take(step)
    if state["rejected"] != (refused is not None):
        return [("rejected", f"{state['rejected']}, not {refused is not None}, at {step}")]
    if refused is not None and state["conflict"] != conflict:
        return [("conflict", f"{state['conflict']}, not {conflict}")]
    return []


def _solution(model, state):
    x, standing = state["x"], model.standing()
    totals, ranges, values = model.oracle.solve(model.variables, standing)
    if values is not None and max(map(abs, values), default=0) > LARGEST:
        return []
    got, found = {}, []
    for constraint in standing:
        sum_ = sum(a * x[v] for v, a in constraint["terms"])
        size = max([1.0, abs(constraint["rhs"])] + [abs(a * x[v]) for v, a in constraint["terms"]])
        excess = sum_ - constraint["rhs"]
        error = {"==": abs(excess), "<=": max(0, excess), ">=": max(0, -excess)}[constraint["rel"]]
        if constraint["p"] >= REQUIRED:
            if error > TOLERANCE * size:
                found.append(("required", f"{constraint} is missed by {error}"))
        else:
            got[constraint["p"]] = got.get(constraint["p"], 0.0) + error
    for level in sorted(totals, reverse=True):
        if differs(got[level], totals[level], max([1.0, *map(abs, x)])):
            found.append(("level", f"{level:g}: {got[level]}, not {totals[level]}"))
            break
    found += _freedom(state, ranges)
    if values is not None:
        scale = max([1.0, *map(abs, values)]) if model.oracle.is_scaled else 1.0
        for variable, (own, right) in enumerate(zip(x, values)):
            if differs(own, right, scale):
                found.append(("value", f"x{variable} is {own}, not {right}"))
                break
    return found


def _freedom(state, ranges):
    free = {f["var"]: (f["low"], f["high"]) for f in state["free"]}
    for variable, (low, high) in enumerate(ranges):
        is_free = low is None or high is None or differs(low, high, 10)
        if variable not in free:
            if is_free:
                return [("free", f"x{variable} is missing: {low} to {high}")]
            continue
        own = free[variable]
        if differs(own[0], low, 10) or differs(own[1], high, 10):
            return [("free", f"x{variable} is {own[0]} to {own[1]}, not {low} to {high}")]
    return []
