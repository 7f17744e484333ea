"""An oracle for larger systems: the hierarchy level by level with HiGHS, through scipy."""

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import csr_matrix

from .model import REQUIRED

SIGN = {"==": 0, "<=": 1, ">=": -1}
OPTIONS = {"primal_feasibility_tolerance": 1e-9, "dual_feasibility_tolerance": 1e-9}


class Program:
    """Rows and non-negative columns after the free variables."""

    def __init__(self, variables):
        self.lower = [None] * variables
        self.rows = {"ub": [], "eq": []}
        self.right = {"ub": [], "eq": []}

    def column(self):
        self.lower.append(0.0)
        return len(self.lower) - 1

    def add(self, kind, terms, right):
        self.rows[kind].append(terms)
        self.right[kind].append(right)

    def require(self, constraint):
        sign = SIGN[constraint["rel"]]
        if sign == 0:
            self.add("eq", constraint["terms"], constraint["rhs"])
        else:
            terms = [(v, sign * a) for v, a in constraint["terms"]]
            self.add("ub", terms, sign * constraint["rhs"])

    def minimise(self, cost):
        c = np.zeros(len(self.lower))
        for column, factor in cost:
            c[column] += factor
        return linprog(
            c, A_ub=self._matrix("ub"), b_ub=self.right["ub"] or None,
            A_eq=self._matrix("eq"), b_eq=self.right["eq"] or None,
            bounds=[(low, None) for low in self.lower], method="highs", options=OPTIONS)

    def _matrix(self, kind):
        rows = self.rows[kind]
        if not rows:
            return None
        where = [(i, j, a) for i, row in enumerate(rows) for j, a in row]
        i, j, a = zip(*where) if where else ((), (), ())
        return csr_matrix((a, (i, j)), shape=(len(rows), len(self.lower)))


class HighsOracle:
    """Feasibility, level totals and ranges; no rule 3."""

    name = "highs"

    def is_feasible(self, variables, constraints):
        program = Program(variables)
        for constraint in constraints:
            program.require(constraint)
        return program.minimise([]).status == 0

    def solve(self, variables, constraints, tolerance=1e-7):
        """Totals by level and (low, high) of each variable; None in place of values."""
        program = Program(variables)
        levels = {}
        for constraint in constraints:
            if constraint["p"] >= REQUIRED:
                program.require(constraint)
            else:
                levels.setdefault(constraint["p"], []).append(constraint)
        totals = {}
        for level in sorted(levels, reverse=True):
            errors = []
            for constraint in levels[level]:
                under, over = program.column(), program.column()
                terms = [*constraint["terms"], (under, 1.0), (over, -1.0)]
                program.add("eq", terms, constraint["rhs"])
                errors += [(over, 1.0)] if constraint["rel"] != ">=" else []
                errors += [(under, 1.0)] if constraint["rel"] != "<=" else []
            result = program.minimise(errors)
            if result.status != 0:
                raise ArithmeticError(f"level {level}: {result.message}")
            best = max(0.0, result.fun)
            program.add("ub", errors, best + tolerance + 1e-9 * best)
            totals[level] = best
        ranges = [self._range(program, variable) for variable in range(variables)]
        return totals, ranges, None

    @staticmethod
    def _range(program, variable):
        low = program.minimise([(variable, 1.0)])
        high = program.minimise([(variable, -1.0)])
        return (low.fun if low.status == 0 else None, -high.fun if high.status == 0 else None)
