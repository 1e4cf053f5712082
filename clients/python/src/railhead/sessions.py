"""The tokens of a device."""

import json
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import httpx

from . import types
from .problem import Offline, Problem, problem_of
from .storage import Storage, read_json
from .timing import Timing


@dataclass(frozen=True)
class Session:
    """Who is signed in on this device."""

    name: str
    account_id: str
    # A guest has neither a password nor an identity, and is lost with the device.
    is_guest: bool
    # Identifies the device among the sessions of the account.
    session_id: str


@dataclass(frozen=True)
class _Kept:
    tokens: types.SessionTokens
    # When the access token ends, by the clock of the device.
    expires_at: float


KEY = "session"

# How long the server repeats the answer to a refresh; after that the token counts as stolen.
REPEATABLE = 30.0


class Sessions:
    """Keeps tokens, replaces them in time, and notices when they are void.

    Threads share one. Processes that share a storage share the session, too.
    """

    def __init__(
        self, storage: Storage, timing: Timing, send: Callable[[str, object], httpx.Response]
    ) -> None:
        self._storage = storage
        self._timing = timing
        self._send = send
        self._kept: _Kept | None = None
        self._lock = threading.Lock()
        # Why the server ended the session, if it did.
        self.ended: Problem | None = None

    @property
    def session(self) -> Session | None:
        kept = self._kept
        if kept is None:
            return None
        account = kept.tokens["account"]
        session_id = kept.tokens["session_id"]
        return Session(account["name"], account["id"], account["guest"], session_id)

    @property
    def refresh_token(self) -> str | None:
        kept = self._kept
        return kept.tokens["refresh_token"] if kept else None

    def restore(self) -> Session | None:
        """The session that the storage has. Sends nothing."""
        self._kept = self._stored()
        return self.session

    def begin(self, tokens: types.SessionTokens) -> Session:
        with self._storage.exclusive(KEY):
            self._keep(tokens)
        session = self.session
        assert session is not None
        return session

    def amend(self, account: types.Account) -> None:
        """Keeps the account as it is now: after an upgrade or a new name."""
        with self._storage.exclusive(KEY):
            kept = self._stored()
            if kept and kept.tokens["account"]["id"] == account["id"]:
                self._store(_Kept({**kept.tokens, "account": account}, kept.expires_at))

    def end(self, because: Problem | None = None) -> None:
        with self._storage.exclusive(KEY):
            self._forget(because)

    def token(self) -> str | None:
        """The access token to send; None for nobody. Replaces it when it is about to expire."""
        kept = self._kept
        if kept is None:
            return None
        access: str = kept.tokens["access_token"]
        if time.time() < kept.expires_at - self._timing.refresh_before:
            return access
        try:
            return self.renew(access)
        except (Offline, Problem):
            return access  # It may still be good; if not, the server says so.

    def renew(self, refused: str) -> str | None:
        """Replaces an access token that was refused or expires; None if the session has ended."""
        with self._lock:
            kept = self._kept
            if kept is None or kept.tokens["access_token"] != refused:
                return kept.tokens["access_token"] if kept else None
            with self._storage.exclusive(KEY):
                return self._refresh(kept)

    def _refresh(self, before: _Kept) -> str | None:
        """One refresh for all: whoever comes second finds the new tokens in the storage."""
        stored = self._stored()
        # Access tokens of the same second are equal; refresh tokens never are.
        if stored is None or stored.tokens["refresh_token"] != before.tokens["refresh_token"]:
            self._kept = stored
            is_own = stored and stored.tokens["session_id"] == before.tokens["session_id"]
            return stored.tokens["access_token"] if stored and is_own else None
        answer = self._insist({"refresh_token": before.tokens["refresh_token"]})
        if answer.status_code == 200:
            tokens: types.SessionTokens = answer.json()
            self._keep(tokens)
            return tokens["access_token"]
        problem = problem_of(answer)
        if problem.status != 401:
            raise problem
        self._forget(problem)
        return None

    def _insist(self, body: object) -> httpx.Response:
        """Asks until an answer arrives or the server no longer repeats it.

        An answer may have been lost, and then the old token is worth only `REPEATABLE` more: so the
        pauses are short.
        """
        began = time.monotonic()
        failures = 0
        while True:
            pause = self._timing.backoff(min(failures, 2))
            try:
                answer = self._send("/v1/sessions/refresh", body)
                if answer.status_code < 500 or failures >= 3:
                    return answer
            except Offline:
                if time.monotonic() - began + pause > REPEATABLE or failures >= 6:
                    raise
            failures += 1
            time.sleep(pause)

    def _stored(self) -> _Kept | None:
        stored: Any = read_json(self._storage, KEY)
        return stored and _Kept(stored["tokens"], stored["expires_at"])

    def _keep(self, tokens: types.SessionTokens) -> None:
        self._store(_Kept(tokens, time.time() + tokens["expires_in"]))
        self.ended = None

    def _store(self, kept: _Kept) -> None:
        value = {"tokens": kept.tokens, "expires_at": kept.expires_at}
        self._storage.set(KEY, json.dumps(value))
        self._kept = kept

    def _forget(self, because: Problem | None) -> None:
        self._storage.delete(KEY)
        self.ended = because
        self._kept = None
