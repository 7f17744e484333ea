"""The smallest system, by leaving things out one at a time, that still fails in the same way."""


def shrink(problem, failure):
    changed = True
    while changed:
        changed = False
        for candidate in _smaller(problem):
            if failure(candidate):
                problem, changed = candidate, True
                break
    return problem


def _smaller(problem):
    steps = problem["steps"]
    if steps:
        yield {**problem, "steps": steps[:len(steps) // 2]}
    for at in reversed(range(len(steps))):
        smaller = _without_step(problem, at)
        if smaller:
            yield smaller
    for at in reversed(range(len(problem["constraints"]))):
        yield _without_constraint(problem, at)
    for at, constraint in enumerate(problem["constraints"]):
        for term in range(len(constraint["terms"])):
            terms = constraint["terms"][:term] + constraint["terms"][term + 1:]
            rules = list(problem["constraints"])
            rules[at] = {**constraint, "terms": terms}
            yield {**problem, "constraints": rules}


def _without_constraint(problem, index):
    rules = problem["constraints"][:index] + problem["constraints"][index + 1:]
    return {**problem, "constraints": rules, "steps": _renumbered(problem["steps"], index)}


def _without_step(problem, at):
    steps = problem["steps"]
    before, after = steps[:at], steps[at + 1:]
    if steps[at]["op"] == "add":
        index = len(problem["constraints"]) + sum(s["op"] == "add" for s in before)
        after = _renumbered(after, index)
    return {**problem, "steps": before + after}


def _renumbered(steps, gone):
    kept = []
    for step in steps:
        index = step.get("index")
        if index == gone:
            continue
        kept.append({**step, "index": index - 1} if index is not None and index > gone else step)
    return kept
