"""Times whole pages: a thousand text boxes against Pango alone, and a poster's variants."""

import json
import shutil
import statistics
import subprocess
import sys

from solver import peers

from .workloads import labels, notes, paragraphs

PAGES = {page.__name__: page for page in (labels, notes, paragraphs)}
CASES = (*PAGES, "poster")
TEXTS = 1000
# Laying a page out may take twice as long as measuring its texts; moving to the next variant a
# third of what laying it out afresh takes.
LEAST_PAGE, LEAST_MOVE = 0.5, 3
TEMPLATE = peers.HERE.parent / "Templates" / "poster.xml"


class Suite:
    """One run of the benchmark; `rows` and `faults` are what comes of it."""

    def __init__(self, options):
        self.rounds = options.rounds or (9 if options.full else 5)
        self.cases = [name for name in CASES if not options.case or name in options.case]
        self.ours = peers.build_ours(options.scratch, "LayoutBench") if self.cases else None
        self.pango = None if options.no_peer or not self.cases else _build_pango()
        self.rows, self.faults = [], []

    def run(self):
        peers.WORK.mkdir(exist_ok=True)
        for name in self.cases:
            print(f"bench: {name}", file=sys.stderr, flush=True)
            if name == "poster":
                self._poster()
            else:
                self._page(name)
        return self.rows

    def _page(self, name):
        path = peers.WORK / f"{name}.txt"
        path.write_text(PAGES[name](TEXTS))
        mine, other = [], []
        heights, lines = path.with_suffix(".ours"), path.with_suffix(".pango")
        for _ in range(self.rounds):
            # In turns, so that what slows the machine slows both.
            # Both programs have been through it once before: ours drops that round here.
            mine += _run(self.ours, "texts", path, heights, 3)["layout"][1:]
            if self.pango:
                other += _run(self.pango, path, lines, 2)["measure"]
        if self.pango:
            self._compare(name, heights.read_text().split(), lines.read_text().split())
        self._row(name, TEXTS, "lay out, texts measured", mine, "Pango alone", other, LEAST_PAGE)
        for file in (path, heights, lines):
            file.unlink(missing_ok=True)

    def _compare(self, name, heights, lines):
        """Both break every text into the same lines, each 12 pt high."""
        wrong = [at for at, (height, count) in enumerate(zip(heights, lines))
                 if abs(float(height) - 12 * int(count)) > 1e-6]
        if wrong or len(heights) != len(lines):
            self.faults.append(f"{name}: {len(wrong)} texts have other lines than Pango gives them")

    def _poster(self):
        """Bound and laid out, nothing drawn."""
        times = _run(self.ours, "variants", TEMPLATE, self.rounds)
        self._row("poster", 5, "next variant, against afresh", times["moved"],
                  "a new typesetter", times["fresh"], LEAST_MOVE)
        self._row("poster", 5, "next variant, texts known to both", times["moved"],
                  "a new solver", times["again"], None)

    def _row(self, case, n, what, ours, peer, peers_times, least):
        mine = statistics.median(ours)
        other = statistics.median(peers_times) if peers_times else None
        row = {"bench": "layout", "case": case, "n": n, "what": what, "ours_ms": mine,
               "peer": peer if other else None, "peer_ms": other,
               "ratio": other / mine if other else None}
        if least:
            row["target"] = least
        self.rows.append(row)


def _build_pango():
    """The program that measures with Pango alone; None where it cannot be compiled."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", "pangocairo"],
                           capture_output=True, text=True, check=False)
    if not compiler or flags.returncode != 0:
        print("bench: no Pango (needs a C compiler and pkg-config)", file=sys.stderr)
        return None
    peers.WORK.mkdir(exist_ok=True)
    program = peers.WORK / "pango-bench"
    source = peers.HERE / "layout" / "pango.c"
    subprocess.run([compiler, "-O2", str(source), "-o", str(program), *flags.stdout.split()],
                   check=True)
    return program


def _run(program, *arguments):
    command = [str(program), *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(command)}: {done.stderr.strip()}")
    return json.loads(done.stdout)
