"""Signing in with an OpenID Connect provider in the browser of this machine.

The browser comes back to a page at 127.0.0.1, as RFC 8252 says of native apps.
"""

import base64
import hashlib
import secrets
import time
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import NamedTuple
from urllib.parse import parse_qsl, urlencode, urlsplit

from . import types
from .client import Railhead

# What the browser shows when it has come back.
DONE = "You can close this page and go back to the program."


class Proven(NamedTuple):
    """Who has signed in at a provider: what `sign_in_with` and `link_identity` take."""

    provider: str
    nonce: str
    proof: types.IdentityProof


@dataclass(frozen=True)
class PendingSignIn:
    """What a program keeps while the player is at the provider. None of it goes into a URL."""

    provider: str
    issuer: str
    nonce: str
    verifier: str
    # By which the program knows that the answer is to its own question.
    state: str
    redirect_uri: str


def departure(
    provider: types.SignInProvider, challenge: types.SignInChallenge, redirect_uri: str
) -> tuple[str, PendingSignIn]:
    """Where to send the browser, and what to keep until it comes back to `redirect_uri`."""
    endpoint = provider.get("authorization_endpoint")
    if not endpoint:
        raise ValueError(f"{provider['name']} has no page for browsers, or none now")
    verifier, state = secrets.token_urlsafe(32), secrets.token_urlsafe(32)
    digest = hashlib.sha256(verifier.encode()).digest()
    query = {
        "response_type": "code",
        "scope": "openid",
        "client_id": provider["client_id"],
        "redirect_uri": redirect_uri,
        "nonce": challenge["provider_nonce"],
        "state": state,
        "code_challenge": base64.urlsafe_b64encode(digest).rstrip(b"=").decode(),
        "code_challenge_method": "S256",
    }
    name, issuer, nonce = provider["name"], provider["issuer"], challenge["nonce"]
    pending = PendingSignIn(name, issuer, nonce, verifier, state, redirect_uri)
    return f"{endpoint}{'&' if '?' in endpoint else '?'}{urlencode(query)}", pending


def brought_back(pending: PendingSignIn, query: str) -> types.IdentityProof | None:
    """The proof in the query of `redirect_uri`.

    None if the player refused, or if this is no answer to the question.
    """
    found = dict(parse_qsl(query))
    code = found.get("code")
    if not code or found.get("state") != pending.state:
        return None
    # Of another provider (RFC 9207): the code would go to the wrong one.
    if found.get("iss", pending.issuer) != pending.issuer:
        return None
    return {
        "type": "authorization_code",
        "code": code,
        "code_verifier": pending.verifier,
        "redirect_uri": pending.redirect_uri,
    }


def prove_in_browser(
    railhead: Railhead,
    provider: types.SignInProvider,
    *,
    port: int = 0,
    patience: float = 300,
    show: Callable[[str], object] = webbrowser.open,
) -> Proven | None:
    """Sends the player to the provider, and waits until the browser is back.

    None if the player refused; raises `TimeoutError` after `patience` seconds. The provider has to
    know the redirect URI `http://127.0.0.1:PORT/signed-in`, most with any port. `show` opens the
    browser.
    """
    with _Listener(port) as listener:
        challenge = railhead.post("/v1/sessions/oidc/challenges")
        url, pending = departure(provider, challenge, listener.redirect_uri)
        show(url)
        proof = brought_back(pending, listener.query(pending.state, patience))
    return proof and Proven(pending.provider, pending.nonce, proof)


class _Listener(HTTPServer):
    """The page at 127.0.0.1 to which the browser comes back."""

    def __init__(self, port: int) -> None:
        super().__init__(("127.0.0.1", port), _Page)
        self.redirect_uri = f"http://127.0.0.1:{self.server_port}/signed-in"
        self.came: list[str] = []

    def query(self, state: str, patience: float) -> str:
        """The query with this state: whatever else comes is not of the provider."""
        end = time.monotonic() + patience
        while (left := end - time.monotonic()) > 0:
            self.timeout = left
            self.handle_request()
            for query in self.came:
                if dict(parse_qsl(query)).get("state") == state:
                    return query
            self.came.clear()
        raise TimeoutError("nobody came back from the provider")


class _Page(BaseHTTPRequestHandler):
    server: _Listener
    # Whoever connects and says nothing does not keep the browser out for long.
    timeout = 5

    def do_GET(self) -> None:  # noqa: N802
        path = urlsplit(self.path)
        is_meant = path.path == "/signed-in"
        if is_meant:
            self.server.came.append(path.query)
        text = DONE.encode() if is_meant else b""
        self.send_response(200 if is_meant else 404)
        self.send_header("content-type", "text/plain; charset=utf-8")
        self.send_header("content-length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *_: object) -> None:
        """The code stays out of logs."""
