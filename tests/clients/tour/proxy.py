"""A bad line: an HTTP proxy that loses requests and answers, cuts them or replaces them."""

import http.client
import json
import re
import socket
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import urlsplit


@dataclass(frozen=True)
class LoseRequest:
    """Lost before the server has it."""


@dataclass(frozen=True)
class LoseAnswer:
    """The server acts; its answer is lost."""


@dataclass(frozen=True)
class CutAfter:
    """Cut after so many bytes of the body."""

    count: int


@dataclass(frozen=True)
class Replace:
    """An answer of the proxy's own."""

    status: int
    body: dict[str, Any] = field(default_factory=dict)
    headers: dict[str, str] = field(default_factory=dict)


Mishap = LoseRequest | LoseAnswer | CutAfter | Replace


@dataclass(frozen=True)
class Asked:
    method: str
    path: str
    headers: dict[str, str]


class Proxy:
    """Runs until it is stopped. `mishap` decides about each request."""

    def __init__(self, target: str) -> None:
        self.target = target
        self.mishap: Callable[[Asked], Mishap | None] = lambda _: None
        self.asked: list[Asked] = []
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), _handler(self))
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def of(self, pattern: str) -> list[Asked]:
        """The requests whose method and path match."""
        return [one for one in self.asked if re.search(pattern, f"{one.method} {one.path}")]

    def lose(self, pattern: str, times: int, mishap: Mishap) -> None:
        """The next requests of this kind meet with the mishap."""
        left = [mishap] * times

        def decide(asked: Asked) -> Mishap | None:
            is_meant = re.search(pattern, f"{asked.method} {asked.path}")
            return left.pop() if is_meant and left else None

        self.mishap = decide


def problem(
    status: int, code: str, *, headers: dict[str, str] | None = None, **more: Any
) -> Replace:
    """A problem document as the server writes it."""
    body = {"type": f"/docs/errors/{code}", "title": code, "detail": code, "status": status}
    sent = {"content-type": "application/problem+json", **(headers or {})}
    return Replace(status, {**body, "code": code, **more}, sent)


def _handler(proxy: Proxy) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def serve(self) -> None:
            length = int(self.headers.get("content-length", 0))
            body = self.rfile.read(length)
            headers = {name.lower(): value for name, value in self.headers.items()}
            asked = Asked(self.command, self.path, headers)
            proxy.asked.append(asked)
            match proxy.mishap(asked):
                case LoseRequest():
                    self.cut()
                case Replace() as replaced:
                    self.answer(replaced)
                case other:
                    self.forward(asked, body, other)

        do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = serve  # noqa: N815

        def cut(self) -> None:
            self.close_connection = True
            self.connection.shutdown(socket.SHUT_RDWR)

        def answer(self, replaced: Replace) -> None:
            text = json.dumps(replaced.body).encode()
            self.send_response(replaced.status)
            for name, value in {**replaced.headers, "content-length": str(len(text))}.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(text)

        def forward(self, asked: Asked, body: bytes, mishap: Mishap | None) -> None:
            real = http.client.HTTPConnection(urlsplit(proxy.target).netloc, timeout=60)
            try:
                real.request(asked.method, asked.path, body or None, asked.headers)
                answer = real.getresponse()
                if isinstance(mishap, LoseAnswer):
                    answer.read()
                    return self.cut()
                self.send_response(answer.status)
                for name, value in answer.getheaders():
                    if name.lower() not in ("transfer-encoding", "connection"):
                        self.send_header(name, value)
                # The end of the connection is the end of the body.
                self.send_header("connection", "close")
                self.end_headers()
                self.close_connection = True
                self.copy(answer, mishap.count if isinstance(mishap, CutAfter) else None)
            except (OSError, http.client.HTTPException):
                self.close_connection = True
            finally:
                real.close()

        def copy(self, answer: http.client.HTTPResponse, left: int | None) -> None:
            while piece := answer.read1(4096):
                if left is not None:
                    piece, left = piece[:left], left - len(piece)
                self.wfile.write(piece)
                self.wfile.flush()
                if left is not None and left <= 0:
                    return self.cut()

        def log_message(self, *_: object) -> None:
            """Nobody reads it."""

    return Handler
