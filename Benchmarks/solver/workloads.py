"""The layouts that are timed. Each is N boxes of four variables; sizes are seeded, so that every
run has the same systems. Constraints are required equalities unless a line says otherwise."""

import math
import random

from .system import HUGGING, Linear, System

WIDTHS = (1.1, 0.95, 1.2, 1.0, 1.05, 0.9, 1.15, 1.0)
GAP = 8.0


def siblings(n):
    """A row of equal widths, the first at the page's left, the last pinned to its right."""
    s = System("siblings", n, width=100.0 * n, height=1000.0)
    boxes, rules = [], []
    for i in range(n):
        box = s.box()
        before = boxes[-1] if boxes else None
        own = [s.equal(box.left, before.right + GAP if before else s.page.left + GAP)]
        if before:
            own.append(s.equal(box.width, before.width))
        own.append(s.equal(box.top, s.page.top + GAP))
        own.append(s.equal(box.height, Linear(constant=50.0)))
        boxes.append(box)
        rules.append(own)
    s.equal(boxes[-1].right, s.page.right - GAP)
    s.edit_width(*WIDTHS)
    for at in spread(n):
        s.remake([(rule, 3.0 if k == 0 else 0.0) for k, rule in enumerate(rules[at])])
    return s


def chain(n):
    """Boxes below each other, with intrinsic heights held at 250 and 750."""
    s, rules = _chain("chain", n, height=100.0 * n)
    s.edit_width(*WIDTHS)
    _remake_heights(s, rules)
    return s


def chainfix(n):
    """The chain in a page a tenth too short for it, so that compression has to give."""
    sizes = _sizes(n)
    needed = sum(sizes) + GAP * (n + 1)
    s, rules = _chain("chainfix", n, height=0.9 * needed)
    last = s.variables - 4
    s.equal(Linear({last + 1: 1.0}) + Linear({last + 3: 1.0}), s.page.bottom - GAP)
    # Which heights give way is a tie that only rule 3 breaks.
    for first in range(4, s.variables, 4):
        s.open |= {first + 1, first + 3}
    s.edit_width(*WIDTHS)
    s.edit_height(0.98, 1.01, 0.97, 1.0, 1.02, 0.99)
    _remake_heights(s, rules)
    return s


def _sizes(n):
    pick = random.Random(n)
    return [float(pick.randint(20, 60)) for _ in range(n)]


def _chain(case, n, height):
    s = System(case, n, width=600.0, height=height)
    before, rules = None, []
    for size in _sizes(n):
        box = s.box()
        rules.append([
            s.equal(box.left, s.page.left + GAP),
            s.equal(box.right, s.page.right - GAP),
            s.equal(box.top, before.bottom + GAP if before else s.page.top + GAP),
            *s.intrinsic(box.height, size),
        ])
        before = box
    return s, rules


def _remake_heights(s, rules):
    for at in spread(len(rules)):
        s.remake([(rule, 5.0 if k >= 3 else 0.0) for k, rule in enumerate(rules[at])])


def nested(n):
    """A binary tree: each box holds two halves of itself, inset."""
    s = System("nested", n, width=800.0, height=1000.0)
    boxes, rules = [s.page], []
    for i in range(1, n + 1):
        parent, box = boxes[(i - 1) // 2], s.box()
        inset = 1.0 / 64
        rules.append([
            s.equal(box.left, parent.left + inset) if i % 2 else
            s.equal(box.right, parent.right - inset),
            s.equal(box.width, parent.width * 0.5 - 1.5 * inset),
            s.equal(box.top, parent.top + inset),
            s.equal(box.bottom, parent.bottom - inset),
        ])
        boxes.append(box)
    s.edit_width(*WIDTHS)
    _remake_insets(s, rules)
    return s


def nestlin(n):
    """Each box inset in the one before: a nest as deep as there are boxes."""
    s = System("nestlin", n, width=4.0 * n, height=5.0 * n)
    parent, rules = s.page, []
    for _ in range(n):
        box = s.box()
        rules.append([
            s.equal(box.left, parent.left + 1.0), s.equal(box.top, parent.top + 1.0),
            s.equal(box.right, parent.right - 1.0), s.equal(box.bottom, parent.bottom - 1.0),
        ])
        parent = box
    s.edit_width(*WIDTHS)
    _remake_insets(s, rules)
    return s


def _remake_insets(s, rules):
    for at in spread(len(rules)):
        s.remake([(rule, 0.25 if k == 0 else 0.0) for k, rule in enumerate(rules[at])])


def grid(n):
    """Equal columns and rows; each row at least as high as every cell's own height."""
    return _grid("grid", n)


def gridaspect(n):
    """The grid with the first cell's proportions given, which ties rows to columns."""
    return _grid("gridaspect", n, aspect=True)


def _grid(case, n, aspect=False):
    columns = round(math.sqrt(n))
    rows = -(-n // columns)
    pick = random.Random(n)
    s = System(case, n, width=120.0 * columns, height=80.0 * rows)
    cells, rules = [], []
    for i in range(n):
        row, column = divmod(i, columns)
        box, size = s.box(), Linear(constant=float(pick.randint(20, 60)))
        own = [
            s.equal(box.left, cells[i - 1].right + GAP if column else s.page.left + GAP),
            s.equal(box.top, cells[i - columns].bottom + GAP if row else s.page.top + GAP),
        ]
        if i:
            own += [s.equal(box.width, cells[0].width), s.equal(box.height, cells[0].height)]
        own += [s.at_least(box.height, size), s.at_most(box.height, size, HUGGING)]
        if i == columns - 1:
            s.equal(box.right, s.page.right - GAP)
        cells.append(box)
        rules.append(own)
    if aspect:
        s.equal(cells[0].width, cells[0].height * 1.25)
    s.edit_width(*WIDTHS)
    for at in spread(n):
        # The last two are the cell's own height: it grows, as when its text changes.
        own = rules[at]
        s.remake([(rule, 2.0 if k >= len(own) - 2 else 0.0) for k, rule in enumerate(own)])
    return s


def spread(n):
    """Which boxes are remade: neither the first nor the last, here and there."""
    parts = (4, 7, 2, 5) if n >= 1000 else (4, 7, 2, 5, 1, 8, 3, 6)
    return [n * part // 9 for part in parts]
