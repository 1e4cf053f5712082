"""A tournament that is followed."""

from collections.abc import Generator, Iterator
from urllib.parse import quote

from . import types
from .client import Railhead
from .feed import End, Feed, data_of


class Tournament:
    """A tournament as it is now: as an account sees it, or as everybody does.

    `changes` keeps it up to date; other threads may read `known` meanwhile.
    """

    def __init__(self, railhead: Railhead, tournament_id: str) -> None:
        self.id = tournament_id
        self._railhead = railhead
        self._feed = Feed(railhead)
        self._known = self._look()

    def __enter__(self) -> "Tournament":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def known(self) -> types.Tournament:
        return self._known

    def close(self) -> None:
        """Ends `changes`."""
        self._feed.close()

    def changes(self) -> Generator[types.Tournament, None, None]:
        """The tournament after each change, until it is over; after a lost line, too.

        Waits for the next one. Changes within a second can come as one. Raises the problem if the
        server does not let this account follow.
        """
        return self._feed.follow(self._stream, lambda _: self.refresh(), "tournament_over")

    def refresh(self) -> types.Tournament:
        """Asks for the tournament again."""
        self._known = self._look()
        return self._known

    def _stream(self) -> Iterator[types.Tournament | End]:
        path = f"/v1/tournaments/{quote(self.id, safe='')}/stream"
        for message in self._feed.messages(path, {"last-event-id": self._known["head"]}):
            if message.event == "end":
                yield End(data_of(message)["code"])
                return
            if message.event == "tournament":
                self._known = data_of(message)
                yield self._known

    def _look(self) -> types.Tournament:
        return self._railhead.get("/v1/tournaments/{tournament_id}", tournament_id=self.id)
