"""A game that is followed."""

import json
import threading
from collections.abc import Generator, Iterator
from dataclasses import asdict
from typing import Any
from urllib.parse import quote

from . import types
from .client import Railhead
from .feed import Feed, data_of
from .fold import Known
from .outcome import Outcome
from .position import Happened, Position, applied, position_at
from .problem import Offline, Problem
from .queue import Queue
from .storage import read_json

# How often in a row a removed reason may come back before it counts as a failure.
AGAIN = 3


class Game:
    """A game as it is now, as far as this device knows. Without a seat: as a spectator.

    `events` keeps it up to date; other threads may read `known` and play meanwhile. When the game
    is closed, the storage keeps the state, and the next `Game` goes on from there.
    """

    def __init__(self, railhead: Railhead, game_id: str) -> None:
        self.id = game_id
        self._railhead = railhead
        self._lock = threading.RLock()
        self._feed = Feed(railhead)
        self._queue = Queue(railhead, self)
        self._position = self._kept() or position_at(self._look())

    def __enter__(self) -> "Game":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def known(self) -> Known:
        """The view, kept up to date by folding."""
        return self._position.known

    @property
    def head(self) -> str:
        """The head of the log at `known.version`: the `if_match` of a move."""
        return self._position.head

    def close(self) -> None:
        """Ends `events`, and keeps the state. Moves that wait stay in the queue."""
        self._feed.close()
        key = f"game {self.id}"
        if self.known.is_over:
            return self._railhead.storage.delete(key)
        kept = {"account": self._account, **asdict(self._position)}
        self._railhead.storage.set(key, json.dumps(kept))

    def events(self) -> Generator[Happened, None, None]:
        """Events in order, each once, to the end of the game; after a lost line, too.

        Waits for the next one. Where the seat of the player changes, `after` can be a later state,
        and the events up to it follow with `before` and `after` equal. Raises the problem if the
        server does not let this account follow.
        """
        failures = agains = 0
        while not self._feed.is_closed:
            pause = self._railhead.timing.backoff(failures)
            try:
                end = None
                for happened in self._stream():
                    if isinstance(happened, str):
                        end = happened
                        break
                    failures = agains = 0
                    yield happened
                if end == "game_over":
                    return
                # The next attempt brings a new token by itself, for this one is refused.
                if end == "invalid_token" and agains < AGAIN:
                    agains += 1
                    continue
                if end not in (None, "unavailable", "invalid_token"):
                    self._start_anew(self._look())
                    continue
            except Offline:
                pass
            except Problem as problem:
                if problem.code == "history_changed":
                    self._start_anew(problem.body.get("view") or self._look())
                    continue
                if not problem.may_pass and problem.status != 409:
                    raise
                pause = problem.retry_after or pause
            failures += 1
            self._feed.pause(pause)

    def refresh(self) -> Known:
        """Asks for the view again."""
        self._adopt(self._look())
        return self.known

    def legal_moves(self) -> types.LegalMoves:
        """The legal moves of the player in the present state."""
        return self._railhead.get("/v1/games/{game_id}/moves", game_id=self.id)

    def play(self, move: types.Move) -> Outcome:
        """Plays a move. It is kept in the storage first; without a line the outcome is `Kept`."""
        return self._queue.play(move)

    def send_pending(self) -> list[Outcome]:
        """Sends the moves that wait, those of an earlier process included."""
        return self._queue.send()

    # What the queue needs.

    def state(self) -> tuple[Known, str]:
        position = self._position
        return position.known, position.head

    def played(self, result: types.CommandResult) -> None:
        """Takes the answer to a move."""
        self._adopt(result["view"])

    def moved_on(self, problem: Problem) -> None:
        self._adopt(self._look())

    def history_changed(self, problem: Problem) -> None:
        self._start_anew(problem.body.get("view") or self._look())

    def _stream(self) -> Iterator[Happened | str]:
        """One stream: what happens, and the code with which it ends."""
        resume = self._position.resume
        path = f"/v1/games/{quote(self.id, safe='')}/stream"
        is_silent = True
        for message in self._feed.messages(path, {"last-event-id": resume}):
            is_silent = False
            if message.event == "end":
                yield str(data_of(message)["code"])
                return
            if message.event == "message":
                yield from self._apply(data_of(message), message.id)
        # A finished game of which all is known is answered with 204.
        if is_silent and self.refresh().is_over and self._position.resume == self.head:
            yield "game_over"

    def _apply(self, event: types.LoggedEvent, head: str) -> list[Happened]:
        reference = self._railhead.reference()
        with self._lock:
            self._position, told = applied(
                self._position, [event], head, reference, lambda _: self._look()
            )
        return told

    def _adopt(self, view: types.LiveGameView) -> None:
        with self._lock:
            self._position = self._position.with_view(view)

    def _start_anew(self, view: types.LiveGameView) -> None:
        """The history is another one: nothing that is known counts."""
        with self._lock:
            self._position = position_at(view)

    def _look(self) -> types.LiveGameView:
        return self._railhead.get("/v1/games/{game_id}/view", game_id=self.id)

    @property
    def _account(self) -> str | None:
        session = self._railhead.session
        return session.account_id if session else None

    def _kept(self) -> Position | None:
        kept: Any = read_json(self._railhead.storage, f"game {self.id}")
        if not kept or kept["account"] != self._account:
            return None
        known = Known(**kept["known"])
        return Position(known, kept["head"], kept["told"], kept["resume"])
