"""An oracle without rounding: the whole hierarchy by a dense simplex over rational numbers.

Numbers are read as they are written in decimal. Each objective is minimised in turn; columns whose
reduced cost is then above 0 are struck out, which leaves exactly the optima. For small systems.
"""

from fractions import Fraction

try:
    from gmpy2 import mpq
except ImportError:
    mpq = Fraction

from .model import REQUIRED


def number(value):
    """The rational that the shortest decimal form of a double names."""
    exact = Fraction(repr(float(value)))
    return mpq(exact.numerator, exact.denominator)


class Tableau:
    """Rows over non-negative columns; `basic[i]` is the column solved for by row i."""

    def __init__(self, rows, columns):
        self.columns = columns
        self.rows, self.right = [], []
        total = columns + len(rows)
        for index, (entries, right) in enumerate(rows):
            line = [mpq(0)] * total
            for column, value in entries:
                line[column] += value
            if right < 0:
                line = [-value for value in line]
            line[columns + index] = mpq(1)
            self.rows.append(line)
            self.right.append(abs(right))
        self.basic = list(range(columns, total))
        self.struck = [False] * total

    def copy(self):
        other = object.__new__(Tableau)
        other.columns = self.columns
        other.rows = [list(row) for row in self.rows]
        other.right, other.basic = list(self.right), list(self.basic)
        other.struck = list(self.struck)
        return other

    def find_feasible(self):
        artificial = range(self.columns, len(self.struck))
        self.minimise({column: mpq(1) for column in artificial}, strikes=False)
        if any(r for b, r in zip(self.basic, self.right) if b >= self.columns):
            return False
        for row in range(len(self.rows)):
            if self.basic[row] >= self.columns:
                line = self.rows[row]
                column = next((c for c in range(self.columns) if line[c]), None)
                if column is not None:
                    self.pivot(row, column)
        for column in artificial:
            self.struck[column] = True
        return True

    def minimise(self, costs, strikes=True):
        """The least sum of costs times columns, or None if there is no least."""
        reduced = [costs.get(c, mpq(0)) for c in range(len(self.struck))]
        total = mpq(0)
        for row, column in enumerate(self.basic):
            cost = costs.get(column)
            if cost:
                total += cost * self.right[row]
                for c, value in enumerate(self.rows[row]):
                    if value:
                        reduced[c] -= cost * value
        while True:
            entering = next(
                (c for c, r in enumerate(reduced) if r < 0 and not self.struck[c]), None)
            if entering is None:
                if strikes:
                    for column, cost in enumerate(reduced):
                        if cost > 0:
                            self.struck[column] = True
                return total
            row = self._leaving(entering)
            if row is None:
                return None
            self.pivot(row, entering)
            factor = reduced[entering]
            total += factor * self.right[row]
            for c, value in enumerate(self.rows[row]):
                if value:
                    reduced[c] -= factor * value

    def _leaving(self, entering):
        best, found = None, None
        for row, line in enumerate(self.rows):
            if line[entering] > 0:
                ratio = self.right[row] / line[entering]
                if best is None or (ratio, self.basic[row]) < (best, self.basic[found]):
                    best, found = ratio, row
        return found

    def pivot(self, row, column):
        line = self.rows[row]
        factor = line[column]
        if factor != 1:
            line = self.rows[row] = [v / factor if v else v for v in line]
            self.right[row] /= factor
        used = [(c, v) for c, v in enumerate(line) if v]
        for other, target in enumerate(self.rows):
            factor = target[column]
            if other != row and factor:
                for c, value in used:
                    target[c] -= factor * value
                self.right[other] -= factor * self.right[row]
        self.basic[row] = column

    def values(self):
        values = [mpq(0)] * len(self.struck)
        for row, column in enumerate(self.basic):
            values[column] = self.right[row]
        return values


class ExactOracle:
    """Feasibility, level totals, ranges and the one solution."""

    name = "exact"

    def is_feasible(self, variables, constraints):
        rows, columns = [], 2 * variables
        for c in constraints:
            entries = self._entries(c)
            if c["rel"] != "==":
                entries.append((columns, mpq(1 if c["rel"] == "<=" else -1)))
                columns += 1
            rows.append((entries, number(c["rhs"])))
        return Tableau(rows, columns).find_feasible()

    def solve(self, variables, constraints):
        """Totals by level, (low, high) of each variable, and the values of rule 3."""
        rows, columns, wishes = [], 2 * variables, []
        for place, c in enumerate(constraints):
            entries = self._entries(c)
            if c["p"] >= REQUIRED:
                if c["rel"] != "==":
                    entries.append((columns, mpq(1 if c["rel"] == "<=" else -1)))
                    columns += 1
            else:
                under, over = columns, columns + 1
                columns += 2
                entries += [(under, mpq(1)), (over, mpq(-1))]
                error = {"==": [under, over], "<=": [over], ">=": [under]}[c["rel"]]
                wishes.append((-c["p"], place, error))
            rows.append((entries, number(c["rhs"])))
        distances = []
        for variable in range(variables):
            pair = [columns, columns + 1]
            columns += 2
            rows.append(([(2 * variable, mpq(1)), (2 * variable + 1, mpq(-1)),
                          (pair[0], mpq(1)), (pair[1], mpq(-1))], mpq(0)))
            distances.append(pair)
        table = Tableau(rows, columns)
        assert table.find_feasible()
        wishes.sort()
        totals = {}
        for level in sorted({w[0] for w in wishes}):
            errors = [c for w in wishes if w[0] == level for c in w[2]]
            totals[-level] = float(table.minimise({c: mpq(1) for c in errors}))
        ranges = [self._range(table, variable) for variable in range(variables)]
        for columns in [w[2] for w in wishes] + distances:
            table.minimise({c: mpq(1) for c in columns})
        values = table.values()
        x = [float(values[2 * v] - values[2 * v + 1]) for v in range(variables)]
        return totals, ranges, x

    @staticmethod
    def _range(table, variable):
        ends = []
        for sign in (1, -1):
            costs = {2 * variable: mpq(sign), 2 * variable + 1: mpq(-sign)}
            least = table.copy().minimise(costs, strikes=False)
            ends.append(None if least is None else sign * float(least))
        return tuple(ends)

    @staticmethod
    def _entries(constraint):
        entries = []
        for variable, coefficient in constraint["terms"]:
            value = number(coefficient)
            entries += [(2 * variable, value), (2 * variable + 1, -value)]
        return entries
