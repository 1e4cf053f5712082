"""A stream of server-sent events, as one attempt to read it."""

import json
import socket
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import httpx_sse

from .client import Railhead
from .problem import Offline


class Feed:
    """Streams that follow each other, until it is closed by whatever thread."""

    def __init__(self, railhead: Railhead) -> None:
        self._railhead = railhead
        self._closed = threading.Event()
        self._open: httpx.Response | None = None

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

    def messages(self, path: str, headers: dict[str, str]) -> Iterator[httpx_sse.ServerSentEvent]:
        """The messages of one stream to its end. Raises `Offline` when it breaks or is silent."""
        with self._railhead.stream(path, headers) as answer:
            if answer.status_code == 204:
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
