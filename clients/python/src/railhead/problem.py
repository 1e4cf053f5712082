"""What can go wrong with a request."""

import json
from typing import cast

import httpx

from . import types


class RailheadError(Exception):
    """The base of all errors of this package."""


class Problem(RailheadError):
    """A refusal by the server (RFC 9457). Programs act on `code`; people read `title`, `detail`."""

    def __init__(self, body: types.Problem, retry_after: float | None = None) -> None:
        super().__init__(f"{body['code']}: {body['detail']}")
        self.status = body["status"]
        self.code: types.ProblemCode = body["code"]
        self.title = body["title"]
        self.detail = body["detail"]
        # The whole document, with the members that help: whose turn it is, which cards are missing.
        self.body = body
        # Identifies the attempt in the log of the server; empty if no server of Railhead answered.
        self.request_id: str = body.get("request_id") or ""
        # Seconds to wait before trying again.
        self.retry_after = retry_after

    @property
    def may_pass(self) -> bool:
        """Whether the same request, with the same key, may succeed later."""
        return self.code == "contended" or self.status >= 500 or self.status in (408, 429)


class Offline(RailheadError):
    """No answer of the server arrived. What was asked may or may not have been done."""

    def __init__(self) -> None:
        super().__init__("no answer from the server")


def problem_of(answer: httpx.Response) -> Problem:
    """The problem in an answer with a status of 400 or more, which has been read."""
    try:
        retry_after = float(answer.headers.get("retry-after", ""))
    except ValueError:
        retry_after = None
    return Problem(_body(answer), retry_after)


def _body(answer: httpx.Response) -> types.Problem:
    if "problem+json" in answer.headers.get("content-type", ""):
        try:
            return cast(types.Problem, json.loads(answer.content))
        except ValueError:
            pass  # Cut off on the way: as good as an answer of a gateway.
    codes: dict[int, types.ProblemCode] = {404: "not_found", 429: "too_many_requests"}
    title = f"HTTP {answer.status_code}"
    return {
        "type": "about:blank",
        "title": title,
        "detail": title,
        "status": answer.status_code,
        "code": codes.get(answer.status_code, "unavailable"),
    }
