"""What becomes of a move."""

from dataclasses import dataclass
from typing import Literal

from . import types
from .problem import Problem

# Why a move was not played and cannot be any more: the game has moved on, and it is no longer the
# player's turn or the move no longer legal; the time of the player ran out before it could be sent;
# it waited for more than a day; the server lost its last moves in a failure; or somebody else is
# signed in, or nobody.
DropReason = Literal[
    "not_your_turn", "not_legal", "out_of_time", "too_old", "history_changed", "signed_out"
]


@dataclass(frozen=True)
class Played:
    """The server has carried it out, now or by an earlier attempt."""

    result: types.CommandResult
    # Whether it was an earlier attempt, whose answer this is.
    replayed: bool = False


@dataclass(frozen=True)
class Refused:
    """The rules or the server refuse it."""

    problem: Problem


@dataclass(frozen=True)
class Confirm:
    """The game has moved on, and the move is still legal, but what it is about may have changed.

    To confirm it, play it again.
    """

    move: types.Move


@dataclass(frozen=True)
class Dropped:
    """It was not played, and cannot be any more."""

    reason: DropReason


@dataclass(frozen=True)
class Kept:
    """There is no line. The storage keeps the move for `send_pending`."""


Outcome = Played | Refused | Confirm | Dropped | Kept
