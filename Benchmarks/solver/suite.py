"""Times every workload on both sides, in turns, and makes rows of the medians."""

import math
import statistics
import sys

from . import agreement, peers, targets
from .cards import cards
from .workloads import chain, chainfix, grid, gridaspect, nested, nestlin, siblings

CASES = {case.__name__: case for case in (
    siblings, chain, chainfix, nested, nestlin, grid, gridaspect, cards)}
SIZES = (100, 300, 1000)
LARGE = 10_000
READD = ("remove all", "add all again")


class Suite:
    """One run of the benchmark; `rows` and `faults` are what comes of it."""

    def __init__(self, options):
        self.rounds = options.rounds or (5 if options.full else 3)
        self.limit = options.limit or (120 if options.full else 20)
        self.budget = 100  # ms each operation may be repeated for in one run of a program
        self.cases = [name for name in CASES if not options.case or name in options.case]
        self.sizes = options.size or (*SIZES, LARGE)
        self.ours = peers.build_ours(options.scratch)
        self.kiwi = None if options.no_peer else peers.build_kiwi()
        self.rows, self.faults = [], []

    def run(self):
        peers.WORK.mkdir(exist_ok=True)
        for name in self.cases:
            builds = {}
            for n in self.sizes:
                builds[n] = self._case(CASES[name](n))
            if 1000 in builds and LARGE in builds:
                growth = math.log(builds[LARGE] / builds[1000]) / math.log(LARGE / 1000)
                self._value(name, LARGE, "growth exponent of build from 1000", growth, "exponent")
        return self.rows

    def _case(self, system):
        """Times one system and returns our median for building it."""
        print(f"bench: {system.case} {system.n}", file=sys.stderr, flush=True)
        path = peers.WORK / f"{system.case}-{system.n}.txt"
        system.write(path)
        has_peer = self.kiwi and system.n < LARGE
        ours, kiwi, late = {}, {}, None
        for turn in range(self.rounds):
            self._collect(ours, self._measure("ours", self.ours, path, readd=True))
            if has_peer and not late:
                late = self._collect(
                    kiwi, self._measure("kiwi", self.kiwi, path, readd=system.n <= 100))
            if turn == 0:
                self._check(system, path, has_peer)
        for what in ("build", *(edit[0] for edit in system.edits), "remake", *READD):
            self._row(system, what, ours[what], kiwi, late if has_peer else None)
        again = sum(statistics.median(ours[what]) for what in READD)
        self._value(system.case, system.n, "remove all and add again, in builds",
                    again / statistics.median(ours["build"]), "builds")
        if system.n >= 1000:
            count = len(system.constraints) + len(system.sides)
            self._value(system.case, system.n, "peak memory of build, a constraint",
                        statistics.median(ours["peak_bytes"]) / count, "bytes")
        path.unlink()
        return statistics.median(ours["build"])

    def _measure(self, side, program, path, readd):
        limit = self.limit if side == "kiwi" else 600
        return peers.run(program, path, path.with_suffix(f".{side}"), self.budget, limit, readd)

    @staticmethod
    def _collect(samples, answer):
        """Adds an answer's samples; returns why there will be no more, if so."""
        for key, value in answer.items():
            if isinstance(value, list):
                samples.setdefault(key, []).extend(value)
            elif key == "peak_bytes":
                samples.setdefault(key, []).append(value)
            elif key == "peer":
                samples[key] = value
        if "over" in answer:
            return {"over": answer["over"]}
        return {"error": answer["error"]} if "error" in answer else None

    def _check(self, system, path, has_peer):
        mine = path.with_suffix(".ours")
        other = path.with_suffix(".kiwi")
        stages = agreement.read_stages(other) if has_peer else {}
        self.faults += agreement.faults(system, agreement.read_stages(mine), stages)
        mine.unlink()
        other.unlink(missing_ok=True)

    def _row(self, system, what, samples, kiwi, late):
        mine = statistics.median(samples)
        row = {"bench": "solver", "case": system.case, "n": system.n, "what": what,
               "ours_ms": mine, "peer": None, "peer_ms": None, "ratio": None}
        if what in kiwi:
            row["peer_ms"] = statistics.median(kiwi[what])
        elif late and "over" in late and what in ("build", "width", "height", "remake"):
            # The ratio is then a lower bound; what comes after the build was not reached at all.
            if what == "build":
                row["peer_ms"], row["over"] = late["over"] * 1e3, True
        elif late and "error" in late and (system.n <= 100 or what not in READD):
            row["peer_error"] = late["error"]
        if what in kiwi or "over" in row or "peer_error" in row:
            row["peer"] = kiwi.get("peer", "kiwi 1.5")
        if row["peer_ms"] is not None:
            row["ratio"] = row["peer_ms"] / mine
        wanted = targets.ratio(system.case, system.n, what)
        if wanted:
            row["target"] = wanted
        self.rows.append(row)

    def _value(self, case, n, what, value, unit):
        self.rows.append({
            "bench": "solver", "case": case, "n": n, "what": what, "ours_ms": None, "peer": None,
            "peer_ms": None, "ratio": None, "value": value, "unit": unit,
            "target": targets.most(unit)})
