"""A system of prioritised linear constraints, the edits to be timed on it, and its text form.

The text form is read by both programs, one record a line:

    variables COUNT
    page VARIABLE VALUE                     a side of the page, to be held and changed
    constraint PRIORITY RELATION CONSTANT VARIABLE COEFFICIENT [VARIABLE COEFFICIENT ...]
    edit NAME VARIABLE VALUE [VALUE ...]    the page's side takes these values one after another
    remake INDEX CONSTANT [INDEX CONSTANT ...]   these constraints are removed, and added again
                                            with other constants

RELATION is 0 for =, -1 for <=, 1 for >=; a constraint's index is its number from 0.
"""

REQUIRED = 1000
COMPRESSION, HUGGING, PICTURE, FITTING = 750, 250, 200, 50


class Linear:
    """A sum of variables times coefficients, plus a constant."""

    def __init__(self, terms=None, constant=0.0):
        self.terms = terms or {}
        self.constant = constant

    def __add__(self, other):
        if not isinstance(other, Linear):
            return Linear(self.terms, self.constant + other)
        terms = dict(self.terms)
        for variable, factor in other.terms.items():
            terms[variable] = terms.get(variable, 0.0) + factor
        return Linear(terms, self.constant + other.constant)

    def __sub__(self, other):
        return self + other * -1.0 if isinstance(other, Linear) else self + -other

    def __mul__(self, factor):
        terms = {variable: own * factor for variable, own in self.terms.items()}
        return Linear(terms, self.constant * factor)


class Box:
    """Left, top, width and height are variables; right and bottom are sums of them."""

    def __init__(self, first):
        self.first = first
        self.left, self.top, self.width, self.height = (
            Linear({first + offset: 1.0}) for offset in range(4))
        self.right = self.left + self.width
        self.bottom = self.top + self.height


class System:
    """Variables, constraints in declared order, and what is to be timed."""

    def __init__(self, case, n, width, height):
        self.case, self.n = case, n
        self.variables = 0
        self.constraints = []
        self.sides, self.edits, self.remakes = [], [], []
        # Variables of which rules 1 and 2 leave the value open: the peer may choose otherwise.
        self.open = set()
        self.page = self.box()
        self.equal(self.page.left, Linear())
        self.equal(self.page.top, Linear())
        self.sides = [(self.page.first + 2, width), (self.page.first + 3, height)]

    def box(self):
        self.variables += 4
        return Box(self.variables - 4)

    def rule(self, left, relation, right, priority=REQUIRED):
        """Declares a constraint and returns its index."""
        difference = left - right
        terms = [(v, a) for v, a in sorted(difference.terms.items()) if a != 0]
        self.constraints.append((priority, relation, 0.0 - difference.constant, terms))
        return len(self.constraints) - 1

    def equal(self, left, right):
        return self.rule(left, 0, right)

    def at_least(self, left, right, priority=REQUIRED):
        return self.rule(left, 1, right, priority)

    def at_most(self, left, right, priority=REQUIRED):
        return self.rule(left, -1, right, priority)

    def intrinsic(self, length, size, hugging=HUGGING, compression=COMPRESSION):
        """Hugging and compression resistance: `length <= size @250` and `length >= size @750`."""
        target = Linear(constant=size)
        return [self.at_most(length, target, hugging), self.at_least(length, target, compression)]

    def edit_width(self, *factors):
        variable, width = self.sides[0]
        self.edits.append(("width", variable, [width * factor for factor in factors]))

    def edit_height(self, *factors):
        variable, height = self.sides[1]
        self.edits.append(("height", variable, [height * factor for factor in factors]))

    def remake(self, changes):
        """`changes` are pairs of an index and by how much its constant differs from now on."""
        present = dict(pair for remake in self.remakes for pair in remake)
        self.remakes.append(
            [(i, present.get(i, self.constraints[i][2]) + by) for i, by in changes])

    def write(self, path):
        with open(path, "w", encoding="ascii") as out:
            out.write(f"variables {self.variables}\n")
            for variable, value in self.sides:
                out.write(f"page {variable} {value!r}\n")
            for priority, relation, constant, terms in self.constraints:
                sum_ = " ".join(f"{v} {a!r}" for v, a in terms)
                out.write(f"constraint {priority} {relation} {constant!r} {sum_}\n")
            for name, variable, values in self.edits:
                out.write(f"edit {name} {variable} {' '.join(map(repr, values))}\n")
            for changes in self.remakes:
                out.write("remake " + " ".join(f"{i} {c!r}" for i, c in changes) + "\n")
