"""Checks both sides' answers against the workload and each other, so that speed is of the right
answer: required constraints hold, the sums of errors agree at each level, and so does every value
that rules 1 and 2 leave no choice of."""

from .system import REQUIRED

TOLERANCE = 1e-6


def read_stages(path):
    """Values by stage, from the file that a program wrote; an unfinished last stage is left out."""
    stages, name = {}, None
    with open(path, encoding="ascii") as lines:
        for line in lines:
            if line.startswith("stage "):
                name = line[len("stage "):].strip()
                stages[name] = []
            else:
                stages[name].append(float(line))
    return stages


def faults(system, ours, peer):
    """What is wrong, in words; `ours` and `peer` are stages' values, `peer` may be empty."""
    found = []
    for stage in stage_names(system):
        if stage not in ours:
            continue
        rules = rules_at(system, stage)
        totals = errors(rules, ours[stage])
        found += _broken("ours", stage, totals)
        other = peer.get(stage)
        if not other or len(other) != system.variables:
            continue
        others = errors(rules, other)
        found += _broken("kiwi", stage, others)
        for level in totals:
            if abs(totals[level] - others[level]) > TOLERANCE * max(1.0, others[level]):
                found.append(
                    f"{stage}: errors at {level} are {totals[level]}, kiwi's {others[level]}")
        for variable, (own, right) in enumerate(zip(ours[stage], other)):
            if variable not in system.open and abs(own - right) > TOLERANCE * max(1.0, abs(right)):
                found.append(f"{stage}: variable {variable} is {own}, kiwi's {right}")
                break
    return [f"{system.case} {system.n}: {fault}" for fault in found]


def stage_names(system):
    return ["build", *(name for name, _, _ in system.edits), "remake", "add all again"]


def rules_at(system, stage):
    """The constraints as they stand after a stage, the sides of the page among them."""
    names = stage_names(system)
    done = names[:names.index(stage) + 1]
    sides = dict(system.sides)
    constants = [rule[2] for rule in system.constraints]
    for name, variable, values in system.edits:
        if name in done:
            sides[variable] = values[-1]
    if "remake" in done:
        for changes in system.remakes:
            for index, constant in changes:
                constants[index] = constant
    held = [(REQUIRED, 0, value, [(variable, 1.0)]) for variable, value in sides.items()]
    return held + [(p, r, c, t) for (p, r, _, t), c in zip(system.constraints, constants)]


def errors(rules, values):
    """The sum of errors by priority; for required constraints, the greatest in relation to size."""
    totals = {REQUIRED: 0.0}
    for priority, relation, constant, terms in rules:
        excess = sum(a * values[v] for v, a in terms) - constant
        error = abs(excess) if relation == 0 else max(0.0, -relation * excess)
        if priority >= REQUIRED:
            size = max(1.0, abs(constant), *(abs(a * values[v]) for v, a in terms))
            totals[REQUIRED] = max(totals[REQUIRED], error / size)
        else:
            totals[priority] = totals.get(priority, 0.0) + error
    return totals


def _broken(side, stage, totals):
    worst = totals[REQUIRED]
    return [f"{stage}: {side} miss a required constraint by {worst}"] if worst > TOLERANCE else []
