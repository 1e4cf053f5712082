"""A game that is followed."""

import json
import threading
from collections.abc import Callable, Generator, Iterator
from dataclasses import asdict
from typing import Any
from urllib.parse import quote

from . import types
from .client import Railhead
from .feed import End, Feed, data_of
from .fold import Known
from .outcome import Outcome
from .position import Happened, Position, applied, position_at
from .problem import Problem
from .queue import Queue
from .storage import read_json

# How many phrases `phrases` has at most.
PHRASES = 100

OnPhrase = Callable[[types.SaidPhrase], object]


class Game:
    """A game as it is now, as far as this device knows. Without a seat: as a spectator.

    `events` keeps it up to date; other threads may read `known` and play meanwhile. When the game
    is closed, the storage keeps the state, and the next `Game` goes on from there.

    `on_phrase` hears what is said at the table while `events` runs, each phrase once. What was said
    while the line was lost is in `phrases` only.
    """

    def __init__(
        self, railhead: Railhead, game_id: str, *, on_phrase: OnPhrase | None = None
    ) -> None:
        self.id = game_id
        self._railhead = railhead
        self._on_phrase = on_phrase
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
        yield from self._feed.follow(self._stream, self._restore, "game_over")

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

    def phrases(self) -> list[types.SaidPhrase]:
        """What was said at the table and is not muted: the latest hundred, the oldest first."""
        query = {"limit": PHRASES}
        page = self._railhead.get("/v1/games/{game_id}/phrases", query=query, game_id=self.id)
        return page["items"][::-1]

    def say(self, phrase: types.Phrase) -> types.SaidPhrase:
        """Says something to the table. It is not tried again: its moment would have passed."""
        said: types.NewPhrase = {"phrase": phrase}
        return self._railhead.post(
            "/v1/games/{game_id}/phrases", said, game_id=self.id, retry=False
        )

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
        self._restore(problem)

    def _restore(self, problem: Problem | None) -> None:
        """The history is another one, and the problem may have its view."""
        self._start_anew((problem and problem.body.get("view")) or self._look())

    def _stream(self) -> Iterator[Happened | End]:
        """One stream: what happens, and how it ends."""
        resume = self._position.resume
        path = f"/v1/games/{quote(self.id, safe='')}/stream"
        for message in self._feed.messages(path, {"last-event-id": resume}):
            if message.event == "end":
                yield End(data_of(message)["code"])
                return
            if message.event == "phrase" and self._on_phrase is not None:
                self._on_phrase(data_of(message))
            if message.event == "message":
                yield from self._apply(data_of(message), message.id)

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
