"""The workload nearest to a real page: three columns of cards, hugging and compression on all."""

import random

from .system import FITTING, PICTURE, Linear, System
from .workloads import GAP, WIDTHS, spread

PAD = 12.0


def cards(n):
    """Three columns of N/5 cards of five boxes, 32 constraints each."""
    count = n // 5
    pick = random.Random(n)
    s = System("cards", n, width=900.0, height=70.0 * count)
    column = s.box()  # its width is that of every column; nothing else of it is used
    s.equal(column.left, s.page.left + GAP)
    s.equal(column.width * 3.0, s.page.width - 4 * GAP)
    s.equal(column.top, s.page.top + GAP)
    s.equal(column.height, Linear())
    above, rules = [None] * 3, []
    for i in range(count):
        at = i % 3
        start = len(s.constraints)
        above[at] = _card(s, column, at, above[at], pick)
        assert len(s.constraints) - start == 32
        rules.append(range(start + 24, start + 32))
    s.edit_width(*WIDTHS)
    for at in spread(count):
        # The button of one card is declared anew with a height of its own.
        own = list(rules[at])
        s.remake([(rule, 4.0 if k >= 6 else 0.0) for k, rule in enumerate(own)])
    return s


def _card(s, column, at, above, pick):
    card, picture, title, body, button = (s.box() for _ in range(5))
    s.equal(card.left, column.left + column.width * float(at) + at * GAP)
    s.equal(card.top, above.bottom + GAP if above else column.top)
    s.equal(card.width, column.width)
    s.at_most(card.height, Linear(), FITTING)

    s.equal(picture.left, card.left + PAD)
    s.equal(picture.top, card.top + PAD)
    # Pictures give way before text, so that every width is decided.
    s.intrinsic(picture.width, float(pick.randint(32, 64)), PICTURE, PICTURE)
    s.intrinsic(picture.height, float(pick.randint(32, 64)), PICTURE, PICTURE)

    s.equal(title.left, picture.right + GAP)
    s.equal(title.right, card.right - PAD)
    s.equal(title.top, picture.top)
    s.intrinsic(title.width, float(pick.randint(80, 200)))
    s.intrinsic(title.height, float(pick.choice((18, 36))))

    s.equal(body.left, title.left)
    s.at_most(body.right, card.right - PAD)
    s.equal(body.top, title.bottom + GAP)
    s.intrinsic(body.width, float(pick.randint(100, 400)))
    s.intrinsic(body.height, float(pick.choice((14, 28, 42, 56))))

    s.equal(button.left, body.left)
    s.at_least(button.top, body.bottom + GAP)
    s.at_least(button.top, picture.bottom + GAP)
    s.equal(card.bottom, button.bottom + PAD)
    s.intrinsic(button.width, float(pick.randint(60, 120)))
    s.intrinsic(button.height, 24.0)
    return card
