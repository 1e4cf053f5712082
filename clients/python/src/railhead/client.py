"""An account on a device, and its way to the server."""

import json
import re
import threading
import time
import uuid
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, TypeVar
from urllib.parse import quote

import httpx

from . import types
from .operations import KEYED, OnReplayed, Operations, Query
from .problem import Offline, Problem, problem_of
from .reference import Reference
from .sessions import Session, Sessions
from .storage import MemoryStorage, Storage
from .timing import Timing

# How often a request is repeated before `Offline` or the problem is raised.
REPETITIONS = 3

# The longest `Retry-After` that is waited for, in seconds; beyond it people have to know.
PATIENCE = 5

# What is done once, however often it is asked for, though it takes no `Idempotency-Key`.
IDEMPOTENT = re.compile(
    r"(PUT|DELETE) /v1/(games|challenges|leagues|tournaments|me/alerts|me/inbox/read)\b"
    r"|POST /v1/scorings"
)

T = TypeVar("T")


class Railhead(Operations):
    """One account on one device. Threads may share it.

    `storage` keeps the session; `api_key` is the key of a bot, in place of a session. `language` is
    that of texts for people: `en`, `fr`, `de`, `es`, `it`.
    """

    def __init__(
        self,
        base_url: str,
        *,
        storage: Storage | None = None,
        api_key: str | None = None,
        language: str = "en",
        device_name: str | None = None,
        timing: Timing | None = None,
        http: httpx.Client | None = None,
    ) -> None:
        self.storage: Storage = storage or MemoryStorage()
        self.timing = timing or Timing()
        self.language = language
        self._device = device_name
        self._api_key = api_key
        self._base = base_url.rstrip("/")
        # Streams stay open for long, so the pool has no limit of its own.
        self._http = http or httpx.Client(limits=httpx.Limits(max_connections=None))
        self._sessions = Sessions(
            self.storage, self.timing, lambda path, body: self._send("POST", path, {}, body)
        )
        self._reference: Reference | None = None
        self._reading = threading.Lock()
        self._offset: float | None = None

    def close(self) -> None:
        """Closes the connections."""
        self._http.close()

    def __enter__(self) -> "Railhead":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def session(self) -> Session | None:
        """Who is signed in; None for nobody, and for a bot."""
        return self._sessions.session

    @property
    def ended(self) -> Problem | None:
        """Why the server ended the session, if it did: signed out elsewhere, or a stolen token."""
        return self._sessions.ended

    def restore(self) -> Session | None:
        """The session that the storage has. Sends nothing."""
        return self._sessions.restore()

    def guest(self) -> Session:
        """Creates a playable account without asking for anything."""
        return self._begin("/v1/accounts/guest", {})

    def register(self, name: str, password: str) -> Session:
        """Creates an account."""
        return self._begin("/v1/accounts", {"name": name, "password": password})

    def sign_in(self, name: str, password: str) -> Session:
        """Signs in to an account. A session that this device has of it is replaced."""
        token = self._sessions.refresh_token
        body = {"name": name, "password": password, "refresh_token": token}
        return self._begin("/v1/sessions", body)

    def recover(self, name: str, code: str, password: str) -> Session:
        """Sets a new password with a recovery code and signs in. All other devices are signed out.

        When no answer arrives, the password may be set and the code used up: then `sign_in` tells.
        """
        body = {"name": name, "code": code, "new_password": password}
        return self._begin("/v1/accounts/recover", body)

    def sign_in_with(
        self,
        provider: str,
        nonce: str,
        proof: types.IdentityProof | None,
        name: str | None = None,
    ) -> Session:
        """Signs in with a provider: `nonce` is that of the challenge.

        Raises the problem `name_required` if nobody has this identity; then call again with None
        in place of the proof, and a name for a new account.
        """
        body = {"provider": provider, "nonce": nonce, "proof": proof, "name": name}
        return self._begin("/v1/sessions/oidc", body)

    def link_identity(self, provider: str, nonce: str, proof: types.IdentityProof) -> None:
        """Links an identity at a provider to the account. A guest becomes permanent by it."""
        body: types.IdentityLinkRequest = {"provider": provider, "nonce": nonce, "proof": proof}
        self._sessions.amend(self.post("/v1/accounts/me/identities", body))

    def upgrade(self, name: str, password: str) -> None:
        """Gives the guest a name and a password. Games, rating and sessions stay."""
        body: types.Credentials = {"name": name, "password": password}
        self._sessions.amend(self.post("/v1/accounts/me/upgrade", body))

    def sign_out(self) -> None:
        """Forgets the session here, and ends it at the server if that can be reached."""
        try:
            self.delete("/v1/sessions/current", retry=False)
        except (Offline, Problem):
            pass
        self._sessions.end()

    def reference(self) -> Reference:
        """The printed game as the server knows it, which the fold needs. Asked for once."""
        with self._reading:
            if self._reference is None:
                board = self.get("/v1/reference/board")
                self._reference = Reference(board, self.get("/v1/reference/variants"))
            return self._reference

    def server_now(self) -> float:
        """The time of the server in seconds since 1970, as far as this device knows it."""
        if self._offset is None:
            try:
                sent = time.time()
                now = self.get("/v1/time", retry=False)["unix_ms"] / 1000
                self._offset = now - (sent + time.time()) / 2
            except (Offline, Problem):
                return time.time()
        return time.time() + self._offset

    def download(self, path: str, *, query: Query = None, **parts: object) -> bytes:
        """What is no JSON: pictures and exports."""
        url = _expand(path, parts)

        def attempt(token: str | None) -> bytes:
            answer = self._send("GET", url, self._headers(token), None, query)
            if answer.status_code >= 400:
                raise problem_of(answer)
            return answer.content

        return self._repeated(True, lambda: self._with_token(attempt))

    @contextmanager
    def stream(self, path: str, headers: Mapping[str, str]) -> Iterator[httpx.Response]:
        """An open stream, with a token that is renewed once. Raises `Offline` if it breaks."""
        timeout = httpx.Timeout(self.timing.request, read=self.timing.silence)
        sent = {**headers, "accept": "text/event-stream", "cache-control": "no-store"}

        def opened(token: str | None) -> httpx.Response:
            everything = {**self._headers(token), **sent}
            request = self._http.build_request(
                "GET", self._base + path, headers=everything, timeout=timeout
            )
            answer = self._http.send(request, stream=True)
            if answer.status_code < 400:
                return answer
            try:
                answer.read()
                raise problem_of(answer)
            finally:
                answer.close()

        try:
            answer = self._with_token(opened)
            try:
                yield answer
            finally:
                answer.close()
        except (httpx.TransportError, httpx.StreamError) as error:
            raise Offline from error

    def _begin(self, path: str, body: Mapping[str, object]) -> Session:
        answer = self._send("POST", path, {}, {**body, "device": self._device})
        if answer.status_code >= 400:
            raise problem_of(answer)
        return self._sessions.begin(answer.json())

    def _call(
        self,
        method: str,
        path: str,
        parts: Mapping[str, object],
        query: Query,
        body: object = None,
        if_match: str | None = None,
        idempotency_key: str | None = None,
        on_replayed: OnReplayed = None,
        retry: bool = True,
    ) -> Any:
        operation = f"{method} {path}"
        headers: dict[str, str] = {}
        if if_match is not None:
            headers["if-match"] = f'"{if_match}"'
        if idempotency_key is not None or operation in KEYED:
            headers["idempotency-key"] = idempotency_key or str(uuid.uuid4())
        url = _expand(path, parts)

        def attempt(token: str | None) -> Any:
            answer = self._send(method, url, {**self._headers(token), **headers}, body, query)
            if on_replayed is not None and answer.headers.get("idempotent-replayed") == "true":
                on_replayed()
            return _json(answer)

        is_repeatable = method == "GET" or operation in KEYED or IDEMPOTENT.match(operation)
        return self._repeated(retry and bool(is_repeatable), lambda: self._with_token(attempt))

    def _with_token(self, send: Callable[[str | None], T]) -> T:
        """With the token of the session; once more with a new one if it is refused."""
        if self._api_key is not None:
            return send(self._api_key)
        token = self._sessions.token()
        try:
            return send(token)
        except Problem as problem:
            if problem.code != "invalid_token" or token is None:
                raise
            renewed = self._sessions.renew(token)
            if renewed is None:
                raise
        return send(renewed)

    def _repeated(self, is_repeatable: bool, attempt: Callable[[], T]) -> T:
        """Repeats what failed for a while only."""
        failures = 0
        while True:
            pause = self.timing.backoff(failures) / 2
            try:
                return attempt()
            except Offline:
                if not is_repeatable or failures >= REPETITIONS:
                    raise
            except Problem as problem:
                if not is_repeatable or failures >= REPETITIONS or not _passes(problem):
                    raise
                pause = problem.retry_after or pause
            failures += 1
            time.sleep(pause)

    def _send(
        self,
        method: str,
        path: str,
        headers: Mapping[str, str],
        body: object = None,
        query: Query = None,
    ) -> httpx.Response:
        """Sends once."""
        given = {name: value for name, value in (query or {}).items() if value is not None}
        params = {name: _text(value) for name, value in given.items()}
        timeout = self.timing.request + float(params.get("wait", 0))
        content = None if body is None else json.dumps(body)
        sent = {**self._headers(None), **headers}
        if content is not None:
            sent["content-type"] = "application/json"
        try:
            return self._http.request(
                method,
                self._base + path,
                params=params,
                headers=sent,
                content=content,
                timeout=timeout,
            )
        except httpx.TransportError as error:
            raise Offline from error

    def _headers(self, token: str | None) -> dict[str, str]:
        headers = {"accept-language": self.language}
        return headers if token is None else {**headers, "authorization": f"Bearer {token}"}


def _json(answer: httpx.Response) -> Any:
    """The JSON of a success; raises the problem of a refusal."""
    if answer.status_code >= 400:
        raise problem_of(answer)
    if not answer.content:
        return None
    # A hotel's page in place of the server is no answer of the server.
    if "json" not in answer.headers.get("content-type", ""):
        raise Offline
    return answer.json()


def _passes(problem: Problem) -> bool:
    """Whether the same request may succeed in a moment."""
    if problem.status == 429:
        return problem.retry_after is not None and problem.retry_after <= PATIENCE
    return problem.may_pass


def _expand(path: str, parts: Mapping[str, object]) -> str:
    """A path with its parameters filled in."""
    return re.sub(r"\{(\w+)\}", lambda name: quote(str(parts[name[1]]), safe=""), path)


def _text(value: object) -> str:
    """A value of a query: booleans are those of JSON."""
    return str(value).lower() if isinstance(value, bool) else str(value)
