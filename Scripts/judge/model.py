"""The system as it should stand after each step, by the rules alone."""

REQUIRED = 1000


class Model:
    """Constraints by index; None where one was rejected or removed."""

    def __init__(self, problem, oracle):
        self.oracle = oracle
        self.variables = problem["vars"]
        self.constraints = []
        self.rejected = []
        for index, constraint in enumerate(problem["constraints"]):
            self.constraints.append(constraint)
            if constraint["p"] >= REQUIRED and not self.is_feasible():
                self.constraints[index] = None
                self.rejected.append(index)

    def standing(self):
        return [c for c in self.constraints if c is not None]

    def required(self):
        """Indices of the required constraints that stand."""
        return [i for i, c in enumerate(self.constraints) if c is not None and c["p"] >= REQUIRED]

    def is_feasible(self, indices=None):
        chosen = self.required() if indices is None else indices
        return self.oracle.is_feasible(self.variables, [self.constraints[i] for i in chosen])

    def take(self, step):
        """Makes a change; returns the index refused and the conflict expected, or None twice."""
        if step["op"] == "add":
            index, before = len(self.constraints), None
            self.constraints.append(step["constraint"])
        else:
            index = step["index"]
            before = self.constraints[index]
            if before is None:
                return None, None
            self.constraints[index] = {
                "remove": lambda: None,
                "set": lambda: {**before, "rhs": step["rhs"]},
                "priority": lambda: {**before, "p": step["p"]},
            }[step["op"]]()
        after = self.constraints[index]
        if after is None or after["p"] < REQUIRED or self.is_feasible():
            return None, None
        conflict = self.filtered(index)
        self.constraints[index] = before
        return index, conflict

    def filtered(self, refused):
        """What a deletion filter leaves that tries the last declared first, without `refused`."""
        kept = self.required()
        for index in reversed(list(kept)):
            rest = [i for i in kept if i != index]
            if index != refused and not self.is_feasible(rest):
                kept = rest
        return [i for i in kept if i != refused]
