"""The inbox of an account, followed."""

import json
from collections.abc import Generator, Iterator
from typing import Any

from . import types
from .client import Railhead
from .feed import End, Feed, data_of
from .problem import Problem
from .storage import read_json

KEY = "inbox"

# So many items are kept.
KEPT = 100


class Inbox:
    """The inbox of whoever is signed in.

    `events` keeps it up to date; other threads may read it meanwhile. The storage keeps the items,
    so that the next `Inbox` is told only what is new.
    """

    def __init__(self, railhead: Railhead) -> None:
        self._railhead = railhead
        self._feed = Feed(railhead)
        session = railhead.session
        self._account = session.account_id if session else None
        self._waiting: types.WaitingGamesEvent | None = None
        kept: Any = read_json(railhead.storage, KEY)
        is_own = bool(kept) and kept["account"] == self._account
        self._items: list[types.InboxItem] = kept["items"] if is_own else []

    def __enter__(self) -> "Inbox":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def items(self) -> list[types.InboxItem]:
        """The newest items, the oldest of them first."""
        return self._items

    @property
    def waiting(self) -> types.WaitingGamesEvent | None:
        """The games that wait for the player, and how many items this device has not read."""
        return self._waiting

    def close(self) -> None:
        """Ends `events`."""
        self._feed.close()

    def events(self) -> Generator[types.InboxItem | types.WaitingGamesEvent, None, None]:
        """New items in order, each once, and what waits for the player whenever it changes.

        Their `kind` tells them apart: `waiting`, or that of the item. Waits for the next one, also
        after a lost line, without end. Raises the problem if the session has ended.
        """
        return self._feed.follow(self._stream, self._check)

    def mark_read(self) -> None:
        """Moves the read marker of this device to the newest item."""
        read = self._railhead.put("/v1/me/inbox/read", {"seq": self._last})
        if self._waiting is not None:
            self._waiting = {**self._waiting, "unread": read["unread"]}

    @property
    def _last(self) -> int:
        return self._items[-1]["seq"] if self._items else 0

    def _stream(self) -> Iterator[types.InboxItem | types.WaitingGamesEvent | End]:
        for message in self._feed.messages("/v1/me/stream", {"last-event-id": str(self._last)}):
            data: Any = data_of(message)
            if message.event == "end":
                yield End(data["code"])
                return
            if message.event == "inbox":
                self._waiting = data
                yield data
            elif message.event == "item" and data["seq"] > self._last:
                self._keep(data)
                yield data

    def _keep(self, item: types.InboxItem) -> None:
        self._items = [*self._items, item][-KEPT:]
        kept = {"account": self._account, "items": self._items}
        self._railhead.storage.set(KEY, json.dumps(kept))

    def _check(self, _: Problem | None) -> None:
        """A stream that ends says only that it does: a request is told why."""
        self._railhead.get("/v1/me/inbox", query={"since": self._last, "limit": 1})
