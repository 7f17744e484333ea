#!/usr/bin/env python3
"""Runs benchmarks and writes output/bench.json. README.md beside this file says how to read it.

    Benchmarks/bench.py [solver|layout ...] [--full] [--case NAME ...] [--size N ...] [--no-peer]
"""

import argparse
import pathlib
import sys

import layout.suite
import report
import solver.suite

SUITES = {"solver": solver.suite.Suite, "layout": layout.suite.Suite}
CASES = (*solver.suite.CASES, *layout.suite.CASES)
OUTPUT = pathlib.Path(__file__).resolve().parent.parent / "output" / "bench.json"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("suites", nargs="*", choices=[*SUITES, []], help="all by default")
    parser.add_argument("--full", action="store_true", help="more rounds, and time for slow peers")
    parser.add_argument("--case", nargs="+", choices=CASES, help="only these workloads")
    parser.add_argument("--size", nargs="+", type=int, help="only these N")
    parser.add_argument("--rounds", type=int, help="runs of each side")
    parser.add_argument("--limit", type=float, help="seconds the peer has for a workload")
    parser.add_argument("--no-peer", action="store_true", help="time our side alone")
    parser.add_argument("--scratch", type=pathlib.Path, help="where Swift builds")
    parser.add_argument("--output", type=pathlib.Path, default=OUTPUT)
    options = parser.parse_args()

    names = options.suites or list(SUITES)
    rows, faults = [], []
    for name in names:
        suite = SUITES[name](options)
        rows += suite.run()
        faults += suite.faults
    report.save(options.output, rows, names)
    print(report.table(rows))
    for fault in faults:
        print(f"WRONG ANSWER: {fault}", file=sys.stderr)
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
