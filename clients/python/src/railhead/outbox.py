"""Moves on the device that wait for their answers: those of all games of the account."""

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from . import types
from .storage import Storage, read_json

KEY = "queue"

# Moves are not kept longer, in seconds: the server forgets its stored responses.
LONGEST = 24 * 3600


@dataclass(frozen=True)
class Command:
    """A move as it is kept."""

    id: str
    # The `Idempotency-Key`: another one in another state, for the old one may still be on its way.
    key: str
    game: str
    account: str | None
    move: types.Move
    # The head of the state that the player acted on.
    if_match: str
    # What the move depends on, in that state.
    basis: str
    # When the time of the player runs out, in seconds by the server; None without a clock.
    deadline: float | None
    # When the player made it, in seconds since 1970 by this device.
    since: float
    # Whether it may have reached the server.
    sent: bool


class Outbox:
    """The commands of a storage. Each change reads it first, because others share it."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def of(self, game: str, account: str | None) -> list[Command]:
        """Those of one game, in order. Forgets what is too old or of somebody else."""

        def is_valid(command: Command) -> bool:
            return command.account == account and time.time() - command.since < LONGEST

        kept = self._change(lambda all: [one for one in all if is_valid(one)])
        return [command for command in kept if command.game == game]

    def put(self, command: Command) -> None:
        """Adds a command, or replaces the one with its id."""

        def change(all: list[Command]) -> list[Command]:
            if not any(one.id == command.id for one in all):
                return [*all, command]
            return [command if one.id == command.id else one for one in all]

        self._change(change)

    def remove(self, command: Command) -> None:
        self._change(lambda all: [one for one in all if one.id != command.id])

    def all(self) -> list[Command]:
        stored: Any = read_json(self._storage, KEY)
        return [Command(**one) for one in stored or []]

    def _change(self, change: Callable[[list[Command]], list[Command]]) -> list[Command]:
        with self._storage.exclusive(KEY):
            before = self.all()
            after = change(before)
            if not after:
                self._storage.delete(KEY)
            elif after != before:
                self._storage.set(KEY, json.dumps([asdict(command) for command in after]))
        return after
