"""Builds both sides of the benchmark and runs them."""

import json
import pathlib
import shutil
import subprocess
import sys
import tarfile

HERE = pathlib.Path(__file__).resolve().parent.parent
WORK = HERE / "work"  # ignored by git: kiwi's headers, workload files, values


def build_ours(scratch, program="SolverBench"):
    """One of Quoin's programs, in release mode; returns its path."""
    command = ["swift", "build", "-c", "release", "--package-path", str(HERE),
               "--product", program]
    if scratch:
        command += ["--scratch-path", str(scratch)]
    subprocess.run(command, check=True, stdout=sys.stderr)
    shown = subprocess.run(
        command + ["--show-bin-path"], check=True, capture_output=True, text=True)
    return pathlib.Path(shown.stdout.strip()) / program


def build_kiwi():
    """kiwi's program, against the headers of its source distribution; None if that is not to be
    had, so that our side can be timed alone."""
    compiler = shutil.which("g++") or shutil.which("c++")
    headers = _headers()
    if not compiler or not headers:
        print("bench: no kiwi (needs a C++ compiler, pip and its package index)", file=sys.stderr)
        return None
    program = WORK / "kiwi-bench"
    subprocess.run(
        [compiler, "-std=c++17", "-O3", "-DNDEBUG", f"-I{headers}",
         str(HERE / "kiwi" / "main.cpp"), "-o", str(program)], check=True)
    return program


def _headers():
    found = sorted(WORK.glob("kiwisolver-1.5*/kiwi/kiwi.h"))
    if not found:
        WORK.mkdir(exist_ok=True)
        fetched = subprocess.run(
            [sys.executable, "-m", "pip", "download", "--quiet", "--no-binary", ":all:",
             "--no-deps", "--dest", str(WORK), "kiwisolver==1.5.*"], check=False)
        if fetched.returncode != 0:
            return None
        for archive in WORK.glob("kiwisolver-1.5*.tar.gz"):
            with tarfile.open(archive) as files:
                files.extractall(WORK, filter="data")
        found = sorted(WORK.glob("kiwisolver-1.5*/kiwi/kiwi.h"))
    return found[-1].parent.parent if found else None


def run(program, workload, values, budget, limit, readd):
    """What a program reports of a workload; with "over" set if the time limit was reached."""
    command = [str(program), str(workload), str(values), str(budget)] + (["readd"] if readd else [])
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=limit, check=False)
    except subprocess.TimeoutExpired as late:
        known = (late.stdout or b"").decode()
        # The line ends wherever the clock caught it: close it after its last whole list.
        text = known[:known.rfind("]") + 1] + "}" if "]" in known else "{}"
        return {**json.loads(text), "over": limit}
    if done.returncode != 0:
        raise RuntimeError(f"{program} on {workload}: {done.stderr.strip()}")
    return json.loads(done.stdout)
