#!/usr/bin/env python3
"""Reads a dump of `railhead dump` and checks it: hashes, numbers, and the points of every seat.

    pip install zstandard pyarrow
    python3 examples/read_dump.py 2026-10 [FOLDER]

The games are read as docs/open-data.md describes them, without any code of Railhead.
"""

import hashlib
import io
import json
import sys
from datetime import datetime
from pathlib import Path

import pyarrow.parquet
import zstandard


def read_games(path: Path):
    """The games, one after the other; the file is never in memory as a whole."""
    with open(path, "rb") as packed:
        reader = zstandard.ZstdDecompressor(max_window_size=2**27).stream_reader(packed)
        for line in io.TextIOWrapper(reader, encoding="utf-8"):
            yield json.loads(line)


def check_hashes(folder: Path, manifest: dict) -> None:
    for entry in manifest["files"]:
        content = (folder / entry["name"]).read_bytes()
        assert len(content) == entry["bytes"], entry["name"]
        assert hashlib.sha256(content).hexdigest() == entry["sha256"], entry["name"]


def route_points(game: dict) -> list[int]:
    """The points of routes of every seat, from the events alone."""
    points = [0] * len(game["seats"])
    for event in game["events"]:
        if event["type"] == "route_claimed":
            points[event["seat"]] += event["points"]
    return points


def check_game(game: dict, rows: list[dict]) -> None:
    assert [event["seq"] for event in game["events"]] == list(range(1, len(game["events"]) + 1))
    scores = next(event["scores"] for event in game["events"] if event["type"] == "game_finished")
    routes = route_points(game)
    for seat, score, claimed, row in zip(game["seats"], scores, routes, rows, strict=True):
        parts = seat["routes"] + seat["tickets_won"] - seat["tickets_lost"]
        assert parts + seat["stations"] + seat["express"] == seat["total"] == score["total"], seat
        assert claimed == seat["routes"], seat
        assert row["game"] == game["game"] and row["seat"] == seat["seat"]
        for key in ("started_at", "finished_at"):
            assert row[key] == datetime.fromisoformat(game[key]), (key, row[key], game[key])
        for key in ("player", "bot", "rating", "rank", "total", "routes", "tickets_won"):
            assert row[key] == seat[key], (key, row, seat)


def main() -> None:
    month, folder = sys.argv[1], Path(sys.argv[2] if len(sys.argv) > 2 else ".")
    manifest = json.loads((folder / f"manifest-{month}.json").read_text())
    check_hashes(folder, manifest)
    rows = pyarrow.parquet.read_table(folder / f"seats-{month}.parquet").to_pylist()
    games = seats = 0
    for game in read_games(folder / f"games-{month}.jsonl.zst"):
        count = len(game["seats"])
        check_game(game, rows[seats : seats + count])
        games, seats = games + 1, seats + count
    counts = manifest["counts"]
    assert (games, seats, len(rows)) == (counts["games"], counts["seats"], seats)
    print(f"{games} games with {seats} seats, signed by {manifest['public_key']}")


if __name__ == "__main__":
    main()
