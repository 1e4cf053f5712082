"""Follows recorded games with the Python fold.

The first line has the reference; each other line a view, from which somebody begins anew, or an
event, some with what they see after it.
"""

import json
import sys
from copy import deepcopy
from typing import Any

from railhead import Known, LookAgain, Reference, fold, known_of, types


class Follower:
    """What is known after each line, and what is wrong with it."""

    def __init__(self, reference: Reference) -> None:
        self.reference = reference
        self.known: Known | None = None
        self.asked = False

    def see(self, line: dict[str, Any]) -> str | None:
        if "view" in line:
            return self.look(known_of(line["view"]))
        if self.asked:
            return "nobody looks" if "table" in line else None
        assert self.known is not None, "an event before the first view"
        event: types.LoggedEvent = line["event"]
        before = deepcopy(self.known)
        folded = fold(self.known, event, self.reference)
        if self.known != before:
            return f"what was known has changed by {event}"
        if isinstance(folded, LookAgain):
            self.asked = True
            return None if folded is LookAgain.OTHER_EYES else f"{event}: {folded}"
        self.known = folded
        return self.compare(folded, line)

    def look(self, now: Known) -> str | None:
        before, self.known = self.known, now
        is_same = self.asked or before is None or before.version != now.version or before == now
        self.asked = False
        return None if is_same else f"{before} is not the view {now}"

    def compare(self, after: Known, line: dict[str, Any]) -> str | None:
        event = line["event"]
        if fold(after, event, self.reference) is not after:
            return f"{event} is folded twice"
        # The clocks of the past are not kept: they are compared where somebody looked.
        wrong = [
            name
            for name in ("table", "you", "clocks")
            if name in line and getattr(after, name) != line[name]
        ]
        return f"{wrong} after {event}" if wrong else None


def main(path: str) -> None:
    first, *lines = [json.loads(line) for line in open(path, encoding="utf-8")]
    follower = Follower(Reference(first["board"], first["variants"]))
    faults = [fault for line in lines if (fault := follower.see(line))]
    kinds = {line["event"]["type"] for line in lines if "event" in line}
    for fault in faults[:10]:
        print(fault[:2000])
    assert follower.known is not None
    seq = follower.known.version + 2
    early: types.LoggedEvent = {
        "type": "turn_started",
        "seat": 0,
        "at": "2026-11-23T00:00:00Z",
        "seq": seq,
    }
    assert fold(follower.known, early, follower.reference) is LookAgain.GAP
    print(f"folded {len(lines)} lines with {len(kinds)} kinds of event in Python", end="")
    print(f", {len(faults)} faults")
    sys.exit(1 if faults or len(lines) < 1000 else 0)


if __name__ == "__main__":
    main(sys.argv[1])
