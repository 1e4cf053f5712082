"""Streams of server-sent events, opened again where they break."""

import json
import socket
import threading
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

import httpx
import httpx_sse

from .client import Railhead
from .problem import Offline, Problem

# How often in a row a removed reason may come back before it counts as a failure.
AGAIN = 3

T = TypeVar("T")


@dataclass(frozen=True)
class End:
    """What the server says when it ends a stream."""

    code: str


# What one stream brings, and at most once how it ended.
Stream = Callable[[], Iterator[T | End]]


class Feed:
    """Streams that follow each other, until it is closed by whatever thread."""

    def __init__(self, railhead: Railhead) -> None:
        self._railhead = railhead
        self._closed = threading.Event()
        self._open: httpx.Response | None = None
        self._is_over = False

    @property
    def is_closed(self) -> bool:
        return self._closed.is_set()

    def close(self) -> None:
        """Ends the stream under way, and any pause between two."""
        self._closed.set()
        answer = self._open
        if answer is not None:
            _shut(answer.extensions["network_stream"].get_extra_info("socket"))

    def pause(self, seconds: float) -> None:
        self._closed.wait(seconds)

    def follow(
        self, stream: Stream[T], restore: Callable[[Problem | None], object], over: str = ""
    ) -> Generator[T, None, None]:
        """What streams bring that follow each other, until one ends with the code `over`, if any.

        `restore` is called when the server ends a stream for another reason or says that the
        history is another one: it removes the reason, or raises the problem.
        """
        failures = agains = 0
        while not self.is_closed:
            pause = self._railhead.timing.backoff(failures)
            try:
                code = None
                for one in stream():
                    if isinstance(one, End):
                        code = one.code
                        break
                    failures = agains = 0
                    yield one
                if self._is_over or code == over:
                    return
                if code not in (None, "unavailable"):
                    # The next attempt brings a new token by itself, for the old one is refused.
                    if code != "invalid_token":
                        restore(None)
                    agains += 1
                    if agains <= AGAIN:
                        continue
            except Offline:
                pass
            except Problem as problem:
                if problem.code == "history_changed":
                    restore(problem)
                    continue
                if not problem.may_pass and problem.status != 409:
                    raise
                pause = problem.retry_after or pause
            failures += 1
            self.pause(pause)

    def messages(self, path: str, headers: dict[str, str]) -> Iterator[httpx_sse.ServerSentEvent]:
        """The messages of one stream to its end. Raises `Offline` when it breaks or is silent."""
        with self._railhead.stream(path, headers) as answer:
            # Of what is over everything is known.
            if answer.status_code == 204:
                self._is_over = True
                return
            self._open = answer
            try:
                if self.is_closed:
                    return
                for message in httpx_sse.EventSource(answer).iter_sse():
                    # One that only says when to connect again is no message.
                    if message.data:
                        yield message
            except httpx_sse.SSEError as error:
                raise Offline from error  # A hotel's page in place of the server.
            finally:
                self._open = None


def _shut(connection: socket.socket | None) -> None:
    """Wakes whoever reads from it."""
    try:
        if connection is not None:
            connection.shutdown(socket.SHUT_RDWR)
    except OSError:
        pass  # It is closed already.


def data_of(message: httpx_sse.ServerSentEvent) -> Any:
    """The JSON of a message. Raises `Offline` if it was cut."""
    try:
        return json.loads(message.data)
    except ValueError as error:
        raise Offline from error
