#!/usr/bin/env python3
"""Judges `cassowary-solve` from outside, on random systems with random changes.

    Scripts/judge-solver.py BINARY [--family NAME ...] [--seeds A-B] [--steps N] [--no-shrink]

After each step: what is refused, the conflict named, required constraints, the sum of errors at
every level, the ranges of free variables, and the values themselves. Families of small systems are
judged in rational arithmetic, "page" and "dense" by HiGHS (needs scipy). Failing seeds are printed
with the smallest system found that fails in the same way. Not part of `make test`.
"""

import argparse
import collections
import json
import subprocess
import sys

from judge.exact import ExactOracle
from judge.shrink import shrink
from judge.systems import FAMILIES, problem
from judge.verdict import judge

CHUNK = 40
LARGE = ("page", "dense")


def answers(binary, problems, limit=60):
    """One answer a problem; a crash or a hang is put down to the problem that caused it."""
    text = "".join(json.dumps(p) + "\n" for p in problems)
    try:
        run = subprocess.run(
            [binary, "--check"], input=text, capture_output=True, text=True, timeout=limit)
        lines = run.stdout.splitlines()
        if len(lines) == len(problems):
            return [json.loads(line) for line in lines]
        reason = "crash: " + run.stderr.strip()[-300:]
    except subprocess.TimeoutExpired:
        reason = f"no answer within {limit} s"
    if len(problems) == 1:
        return [{"error": reason}]
    return [answers(binary, [p], limit=10)[0] for p in problems]


def oracle_for(family):
    if family in LARGE:
        from judge.highs import HighsOracle
        oracle = HighsOracle()
    else:
        oracle = ExactOracle()
    oracle.is_scaled = family == "scaled"
    return oracle


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("binary")
    parser.add_argument("--family", nargs="+", choices=FAMILIES, default=list(FAMILIES))
    parser.add_argument("--seeds", default="0-199")
    parser.add_argument("--steps", type=int, default=8)
    parser.add_argument("--no-shrink", action="store_true")
    parser.add_argument("--max-reports", type=int, default=3,
                        help="failures printed of each kind in a family")
    options = parser.parse_args()
    first, last = map(int, options.seeds.split("-"))
    failed = False
    for family in options.family:
        kinds = collections.Counter()
        seeds = list(range(first, last + 1))
        for start in range(0, len(seeds), CHUNK):
            chunk = seeds[start:start + CHUNK]
            problems = [problem(family, seed, options.steps) for seed in chunk]
            for seed, given, states in zip(chunk, problems, answers(options.binary, problems)):
                report(options, family, seed, given, states, kinds)
        failed |= bool(kinds)
        print(f"{family}: {len(seeds)} systems, failing {dict(kinds)}", flush=True)
    sys.exit(failed)


def report(options, family, seed, given, states, kinds):
    oracle = oracle_for(family)
    findings = judge(given, states, oracle)
    if not findings:
        return
    for kind in dict.fromkeys(finding[0] for finding in findings):
        kinds[kind] += 1
        if kinds[kind] <= options.max_reports:
            show(options, f"{family} {seed}", given, kind, findings, oracle)


def show(options, name, given, kind, findings, oracle):
    def failure(candidate):
        again = judge(candidate, answers(options.binary, [candidate], limit=10)[0], oracle)
        return next((f for f in again if f[0] == kind), None)

    found = next(finding for finding in findings if finding[0] == kind)
    if not options.no_shrink:
        given = shrink(given, failure)
        found = failure(given) or found
    print(f"{name}: {kind} after step {found[1]}: {found[2]}")
    print(f"  {json.dumps(given)}", flush=True)


if __name__ == "__main__":
    main()
