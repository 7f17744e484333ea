"""Systems to be judged, each from a family's name and a seed."""

import random

PRIORITIES = (1000, 1000, 750, 750, 500, 501, 250, 250, 249.5, 200, 100, 50, 1)
RELATIONS = ("==", "<=", ">=")


def rule(p, rel, terms, rhs):
    return {"p": p, "rel": rel, "terms": [list(term) for term in terms], "rhs": rhs}


def layout(pick):
    """Boxes on an axis of a page: chains, insets, alignment, equal and intrinsic sizes."""
    count = pick.randint(1, 4)
    variables = 1 + 2 * count  # the page's width, then a position and a size for each box
    rules = [rule(1000, "==", [(0, 1)], pick.choice((100, 200, 320)))]
    for box in range(count):
        rules += _box(pick, 1 + 2 * box)
        for _ in range(pick.randint(1, 3)):
            rules.append(_relation(pick, box, count))
    pick.shuffle(rules)
    return variables, rules, lambda: pick.choice(
        (*_box(pick, 1 + 2 * pick.randrange(count)), _relation(pick, pick.randrange(count), count)))


def _box(pick, left):
    size, natural = left + 1, pick.choice((20, 40, 60.5, 90))
    return [
        rule(1000, ">=", [(size, 1)], 0),
        rule(pick.choice((250, 251, 200, 750)), "<=", [(size, 1)], natural),
        rule(pick.choice((750, 749, 250, 1000)), ">=", [(size, 1)], natural),
    ]


def _relation(pick, box, count):
    left, size = 1 + 2 * box, 2 + 2 * box
    other = pick.randrange(count)
    p, rel = pick.choice(PRIORITIES), pick.choice(("==", "==", ">=", "<="))
    gap = pick.choice((0, 8, 10, 12.5))
    return pick.choice((
        lambda: rule(p, rel, [(left, 1)], gap),
        lambda: rule(p, rel, [(left, 1), (size, 1), (0, -1)], -gap),
        lambda: rule(p, rel, [(left, 1), (left + 0, 1), (size, 1), (0, -1)], 0),
        lambda: rule(p, rel, [(left, 1), (1 + 2 * other, -1), (2 + 2 * other, -1)], gap),
        lambda: rule(p, rel, [(size, 1), (2 + 2 * other, -pick.choice((1, 1, 0.5, 2)))], 0),
        lambda: rule(p, rel, [(left, 1), (1 + 2 * other, -1)], 0),
        lambda: rule(p, rel, [(size, 1), (0, -pick.choice((0.25, 0.5, 1)))], -gap),
    ))()


def hostile(pick):
    """Few variables, small numbers that coincide, repeats, contradictions, cycles, empty sums."""
    variables = pick.randint(1, 5)

    def some():
        kind = pick.random()
        p = pick.choice(PRIORITIES)
        if kind < 0.05:
            return rule(p, pick.choice(RELATIONS), [], pick.choice((0, 0, 1, -1)))
        width = pick.choice((1, 1, 2, 2, 2, 3, 4))
        terms = [(pick.randrange(variables), pick.choice((1, 1, -1, 2, -2, 0.5, 3, 0)))
                 for _ in range(width)]
        return rule(p, pick.choice(RELATIONS), terms, pick.choice((0, 0, 1, 2, -1, 5, 10, 12.5)))

    rules = [some() for _ in range(pick.randint(2, 12))]
    for _ in range(pick.randint(0, 3)):  # duplicates and multiples
        one, factor = pick.choice(rules), pick.choice((1, 1, 2, -1))
        flipped = {"==": "==", "<=": ">=", ">=": "<="}[one["rel"]] if factor < 0 else one["rel"]
        rules.append(rule(
            pick.choice((one["p"], 1000)), flipped, [(v, a * factor) for v, a in one["terms"]],
            one["rhs"] * factor + pick.choice((0, 0, 1))))
    return variables, rules, some


def ties(pick):
    """Many wishes of few priorities, which outvote each other where weights are used."""
    variables = pick.randint(2, 5)

    def some():
        p = pick.choice((500, 500, 500, 501, 499.5, 1000))
        one, other = pick.randrange(variables), pick.randrange(variables)
        terms = pick.choice(([(one, 1)], [(one, 1), (other, -1)], [(one, 1), (other, 1)]))
        return rule(p, pick.choice(("==", "==", "<=", ">=")), terms, pick.randint(-3, 12))

    return variables, [some() for _ in range(pick.randint(4, 16))], some


def scaled(pick):
    """Coefficients from a millionth to a million in one system."""
    variables = pick.randint(1, 4)
    factors = (1e-6, 1e-3, 1, 1, 1, 1e3, 1e6)

    def some():
        terms = [(v, pick.choice((1, -1, 2, 0.5)) * pick.choice(factors))
                 for v in pick.sample(range(variables), pick.randint(1, min(3, variables)))]
        return rule(pick.choice(PRIORITIES), pick.choice(RELATIONS), terms,
                    pick.choice((0, 1, 10, 250, 1000)))

    return variables, [some() for _ in range(pick.randint(2, 9))], some


def page(pick):
    """A page of many boxes, for the oracle that can bear it: columns of cards and a grid."""
    boxes = pick.randint(6, 14)
    rules = [rule(1000, "==", [(0, 1)], 400)]
    for box in range(boxes):
        rules += _box(pick, 1 + 2 * box)
        near = max(1, min(boxes, box + 2))
        for _ in range(pick.randint(1, 3)):
            rules.append(_relation(pick, box, near))
    return 1 + 2 * boxes, rules, lambda: _relation(pick, pick.randrange(boxes), boxes)


def dense(pick):
    """Tens of variables and long sums: many steps of the simplex method, little structure."""
    variables = pick.randint(10, 40)

    def some():
        p = pick.choice((1000, 750, 500, 500, 250, 100))
        # Required ones allow 0, so that they can hold together.
        rel = "<=" if p == 1000 else pick.choice(RELATIONS)
        low = 0 if p == 1000 else -50
        terms = [(v, pick.choice((1, -1, 2, 0.5)))
                 for v in pick.sample(range(variables), pick.randint(2, 8))]
        return rule(p, rel, terms, pick.randint(low, 50))

    return variables, [some() for _ in range(3 * variables)], some


FAMILIES = {"layout": layout, "hostile": hostile, "ties": ties, "scaled": scaled, "page": page,
            "dense": dense}


def problem(family, seed, steps):
    """The system with a seed of its own and up to `steps` random changes."""
    pick = random.Random(f"{family} {seed}")
    variables, rules, some = FAMILIES[family](pick)
    changes, count = [], len(rules)
    for _ in range(pick.randint(0, steps)):
        kind = pick.choice(("add", "remove", "set", "set", "priority"))
        index = pick.randrange(count)
        if kind == "add":
            changes.append({"op": "add", "constraint": some()})
            count += 1
        elif kind == "remove":
            changes.append({"op": "remove", "index": index})
        elif kind == "set":
            rhs = pick.choice((0, 1, 5, 10, 50, 100, 150.25, -3))
            changes.append({"op": "set", "index": index, "rhs": rhs})
        else:
            changes.append({"op": "priority", "index": index, "p": pick.choice(PRIORITIES)})
    return {"vars": variables, "constraints": rules, "steps": changes}
