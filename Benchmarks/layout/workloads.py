"""Pages of texts: sentences as long as those of forms, cards or books."""

import random

WORDS = (
    "the of stone a line hall and light from under in measure joins page corner morning wedge is "
    "letter between set by two sides river that holds type into its place where early names are "
    "cut along every margin quietly before winter").split()


def labels(count):
    """One to four words, as in forms and tables; few wrap."""
    return _texts(count, 140, 1, 4)


def notes(count):
    """Five to twenty words, as on cards: one to a few lines."""
    return _texts(count, 140, 5, 20)


def paragraphs(count):
    """Forty to eighty words, as in books."""
    return _texts(count, 240, 40, 80)


def _texts(count, width, least, most):
    chance = random.Random(count * 1000 + most)
    lines = []
    for number in range(count):
        words = [chance.choice(WORDS) for _ in range(chance.randint(least, most))]
        # No two alike: a text that is known already costs nothing.
        lines.append(f"{width}\t{' '.join(words).capitalize()} {number}")
    return "\n".join(lines) + "\n"
