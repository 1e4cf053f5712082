"""A small OpenID Connect provider for the tour. The browser tests have a real one."""

import base64
import hashlib
import json
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs

KEY = Path(__file__).parents[2] / "api" / "rsa.pk8"
CLIENT = "railhead-tour"
REDIRECT = "https://railhead.example.org/signed-in"
VERIFIER = "a-verifier-of-the-tour-that-is-long-enough-for-it"

# What precedes a SHA-256 in a signature by PKCS #1 v1.5 (RFC 8017, section 9.2).
DIGEST_INFO = bytes.fromhex("3031300d060960864801650304020105000420")


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def der(data: bytes) -> list[bytes]:
    """The contents of the elements that follow each other here."""
    found = []
    while data:
        length, begin = data[1], 2
        if length & 0x80:
            begin += length & 0x7F
            length = int.from_bytes(data[2:begin])
        found.append(data[begin : begin + length])
        data = data[begin + length :]
    return found


class Identities:
    """What a provider says of people: whoever they say they are."""

    def __init__(self, issuer: str) -> None:
        self.issuer = issuer
        # PKCS #8: version, algorithm, and the key of PKCS #1 with n, e and d after its version.
        key = der(der(KEY.read_bytes())[0])[2]
        self.n, self.e, self.d = (int.from_bytes(part) for part in der(der(key)[0])[1:4])

    def id_token(self, subject: str, nonce: str) -> str:
        now = int(time.time())
        claims = {"iss": self.issuer, "aud": CLIENT, "sub": subject, "nonce": nonce}
        header = {"alg": "RS256", "kid": "tour"}
        whole = [header, {**claims, "iat": now, "exp": now + 600}]
        parts = ".".join(encode(json.dumps(part).encode()) for part in whole)
        digest = DIGEST_INFO + hashlib.sha256(parts.encode()).digest()
        padded = b"\0\1" + b"\xff" * (253 - len(digest)) + b"\0" + digest
        signature = pow(int.from_bytes(padded), self.d, self.n).to_bytes(256)
        return f"{parts}.{encode(signature)}"

    def token_proof(self, subject: str, nonce: str) -> dict[str, str]:
        """What a native app sends."""
        return {"type": "id_token", "id_token": self.id_token(subject, nonce)}

    def code_proof(self, subject: str, nonce: str) -> dict[str, str]:
        """What a browser brings back. The code says who it is."""
        code = encode(json.dumps([subject, nonce]).encode())
        sent = {"code": code, "code_verifier": VERIFIER, "redirect_uri": REDIRECT}
        return {"type": "authorization_code", **sent}


class Provider(Identities):
    """Runs until it is stopped."""

    def __init__(self) -> None:
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), self.handler())
        super().__init__(f"http://127.0.0.1:{self.server.server_port}")
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    @property
    def option(self) -> str:
        return f"club,{self.issuer},{CLIENT}"

    def answer(self, path: str, form: dict[str, list[str]]) -> dict[str, Any]:
        if path == "/jwks":
            n, e = encode(self.n.to_bytes(256)), encode(self.e.to_bytes(3))
            return {"keys": [{"kty": "RSA", "kid": "tour", "use": "sig", "n": n, "e": e}]}
        if path == "/token":
            code = form["code"][0]
            subject, nonce = json.loads(base64.urlsafe_b64decode(code + "=" * (-len(code) % 4)))
            return {"id_token": self.id_token(subject, nonce)}
        endpoints = {"authorization": "auth", "token": "token"}
        urls = {f"{name}_endpoint": f"{self.issuer}/{at}" for name, at in endpoints.items()}
        return {"issuer": self.issuer, "jwks_uri": f"{self.issuer}/jwks", **urls}

    def handler(self) -> type[BaseHTTPRequestHandler]:
        provider = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:  # noqa: N802
                length = int(self.headers.get("content-length", 0))
                form = parse_qs(self.rfile.read(length).decode())
                body = json.dumps(provider.answer(self.path, form)).encode()
                self.send_response(200)
                self.send_header("content-type", "application/json")
                self.send_header("content-length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            do_POST = do_GET  # noqa: N815

            def log_message(self, *_: object) -> None:
                """Nobody reads it."""

        return Handler
