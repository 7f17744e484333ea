"""Writes rows as JSON and as a table for people."""

import json

from solver import targets


def save(path, rows, benches):
    """Replaces the rows of `benches` in a file of rows, and leaves those of others."""
    kept = []
    if path.exists():
        kept = [row for row in json.loads(path.read_text()) if row["bench"] not in benches]
    path.parent.mkdir(exist_ok=True)
    lines = ",\n".join("  " + json.dumps(_rounded(row)) for row in kept + rows)
    path.write_text(f"[\n{lines}\n]\n")


def _rounded(row):
    return {key: float(f"{value:.5g}") if isinstance(value, float) else value
            for key, value in row.items()}


def table(rows):
    lines = [f"{'case':<12}{'N':>7}  {'what':<36}{'ours':>11}{'peer':>14}{'ratio':>9}  target"]
    for row in rows:
        lines.append(
            f"{row['case']:<12}{row['n']:>7}  {row['what']:<36}{_ours(row):>11}{_peer(row):>14}"
            f"{_ratio(row):>9}  {_target(row)}".rstrip())
    return "\n".join(lines)


def _ours(row):
    if "value" in row:
        return f"{row['value']:.0f} B" if row["unit"] == "bytes" else f"{row['value']:.2f}"
    return f"{row['ours_ms']:.3f} ms"


def _peer(row):
    if "peer_error" in row:
        return "fails"
    if row["peer_ms"] is None:
        return ""
    if row.get("over"):
        return f"over {row['peer_ms'] / 1e3:.0f} s"
    return f"{row['peer_ms']:.3f} ms"


def _ratio(row):
    if row["ratio"] is None:
        return ""
    return f"{'>' if row.get('over') else ''}{row['ratio']:.3g}"


def _target(row):
    if "target" not in row:
        return ""
    sign = "≤" if "value" in row else "≥"
    return f"{sign} {row['target']:g}" + (" MISSED" if targets.is_missed(row) else "")
