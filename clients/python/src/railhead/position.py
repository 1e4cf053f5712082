"""What is known of a game, and up to where its events have been told."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from . import types
from .fold import Known, fold, known_of
from .reference import Reference


@dataclass(frozen=True)
class Happened:
    """An event with the game before and after it."""

    event: types.LoggedEvent
    before: Known
    after: Known


@dataclass(frozen=True)
class Position:
    """A state of a game, and where its stream is resumed."""

    known: Known
    # The head of the log at `known.version`.
    head: str
    # The number of the last event that was told. It can be behind `known` for a while.
    told: int
    # The head up to which all events have been told: where a stream is resumed.
    resume: str

    def with_view(self, view: types.LiveGameView) -> "Position":
        """Takes a view. The events up to it are still told when they come."""
        if view["version"] < self.known.version:
            return self
        return replace(self, known=known_of(view), head=view["head"])


Look = Callable[[int], types.LiveGameView]


def position_at(view: types.LiveGameView) -> Position:
    return Position(known_of(view), view["head"], view["version"], view["head"])


def applied(
    position: Position,
    events: Sequence[types.LoggedEvent],
    head: str,
    reference: Reference,
    look: Look,
) -> tuple[Position, list[Happened]]:
    """Applies events in order, each once. `head` is that of the log after the last one.

    `look` gets a view at least as new as the event after which folding does not suffice.
    """
    told: list[Happened] = []
    for event in events:
        if event["seq"] <= position.told:
            continue
        # Events are missing: they come with the stream, which resumes where all have been told.
        if event["seq"] != position.told + 1:
            return position, told
        before = position.known
        folded = fold(before, event, reference)
        if isinstance(folded, Known):
            position = replace(position, known=folded)
        else:
            position = position.with_view(look(event["seq"]))
        position = replace(position, told=event["seq"])
        told.append(Happened(event, before, position.known))
    if version_of(head) == position.told:
        position = replace(position, resume=head)
    if version_of(head) == position.known.version:
        position = replace(position, head=head)
    return position, told


def version_of(head: str) -> int:
    """A head begins with its version."""
    return int(head.split("-", 1)[0])
