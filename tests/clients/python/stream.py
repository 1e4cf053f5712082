"""A game's events over server-sent events, read by hand into the generated types."""

import json
import threading
from collections.abc import Iterator
from typing import Any
from uuid import UUID

import httpx
from railhead_client.client import AuthenticatedClient
from railhead_client.models import EventPage


def messages(answer: httpx.Response) -> Iterator[dict[str, str]]:
    """The messages of a stream, each with its `event`, `id` and `data`."""
    message: dict[str, str] = {}
    for line in answer.iter_lines():
        name, _, value = line.partition(":")
        if line and name:
            message[name] = message.get(name, "") + value.removeprefix(" ")
        elif not line and message.get("data"):
            yield message
            message = {}


class Follower(threading.Thread):
    """Follows a game to its end and loses its connection now and then."""

    def __init__(self, client: AuthenticatedClient, game: UUID, cut_after: int) -> None:
        super().__init__(daemon=True)
        self.client, self.game, self.cut_after = client, game, cut_after
        self.events: list[Any] = []
        self.last_id: str | None = None
        self.cuts = 0
        self.end: str | None = None

    def run(self) -> None:
        while self.end is None:
            self.connect()

    def connect(self) -> None:
        """Reads until the end of the game, or so many messages."""
        url = f"/v1/games/{self.game}/stream"
        resume = {"last-event-id": self.last_id} if self.last_id else {}
        query = {} if self.last_id else {"after": "0"}
        http = self.client.get_httpx_client()
        with http.stream("GET", url, headers=resume, params=query, timeout=60) as answer:
            answer.raise_for_status()
            # The connection was lost behind the last event of the game.
            if answer.status_code == 204:
                self.end = "game_over"
                return
            for count, message in enumerate(messages(answer)):
                data = json.loads(message["data"])
                if message.get("event") == "end":
                    self.end = data["code"]
                    return
                if message.get("event") == "phrase":
                    continue
                self.last_id = message["id"]
                page = {"version": 0, "head": message["id"], "events": [data]}
                self.events += EventPage.from_dict(page).events
                if count + 1 == self.cut_after:
                    self.cuts += 1
                    return
