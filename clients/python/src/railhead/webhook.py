"""Requests to a webhook, checked as the Standard Webhooks specification says."""

import base64
import binascii
import hashlib
import hmac
import json
import re
import time
from collections.abc import Mapping, Sequence
from typing import Literal, cast

from . import types
from .problem import RailheadError

# Why a request is refused: one of its three headers is missing; its time is no number of seconds;
# it was sent too long ago, or comes from the future; the receiver has no secret, or one that is not
# base64; no signature is by one of the secrets; or what is signed is no JSON.
WebhookFault = Literal[
    "missing_header",
    "invalid_timestamp",
    "too_old",
    "too_new",
    "invalid_secret",
    "wrong_signature",
    "invalid_body",
]


class WebhookError(RailheadError):
    """A request that must not be acted on. Programs act on `code`."""

    code: WebhookFault

    def __init__(self, code: WebhookFault, why: str) -> None:
        super().__init__(why)
        self.code = code


def verify_webhook(
    body: bytes | str,
    headers: Mapping[str, str],
    secrets: str | Sequence[str],
    *,
    now: float | None = None,
    tolerance: float = 300,
) -> types.WebhookDeliveries:
    """The notice in a request to a webhook, if one of the secrets signed it and it was sent now.

    Raises `WebhookError` otherwise. `body` is what arrived, not what a framework made of it. `now`
    is the time in seconds since 1970, by default that of this machine; the time of the request may
    be `tolerance` seconds from it, either way. Retries have the same `id`: whoever acts on a notice
    remembers it.
    """
    sent = {name.lower(): value for name, value in headers.items()}
    identity, timestamp, signatures = (_header(sent, name) for name in HEADERS)
    _check_time(timestamp, time.time() if now is None else now, tolerance)
    content = body.encode() if isinstance(body, str) else body
    keys = [_key(one) for one in ([secrets] if isinstance(secrets, str) else secrets)]
    if not keys:
        raise WebhookError("invalid_secret", "there is no secret")
    if not _is_signed(f"{identity}.{timestamp}.".encode() + content, keys, signatures):
        raise WebhookError("wrong_signature", "no signature is by one of the secrets")
    try:
        return cast(types.WebhookDeliveries, json.loads(content))
    except ValueError as error:
        raise WebhookError("invalid_body", "the body is no JSON") from error


HEADERS = ("webhook-id", "webhook-timestamp", "webhook-signature")


def _header(sent: Mapping[str, str], name: str) -> str:
    value = sent.get(name)
    if not value:
        raise WebhookError("missing_header", f"the header {name} is missing")
    return value


def _check_time(timestamp: str, now: float, tolerance: float) -> None:
    if not re.fullmatch(r"[0-9]{1,15}", timestamp):
        raise WebhookError("invalid_timestamp", "webhook-timestamp is no number of seconds")
    age = now - int(timestamp)
    if age > tolerance:
        raise WebhookError("too_old", "the request was sent too long ago")
    if age < -tolerance:
        raise WebhookError("too_new", "the request comes from the future")


def _key(secret: str) -> bytes:
    """The key of a secret: what `whsec_` is followed by, which older servers wrote URL-safe."""
    text = secret.removeprefix("whsec_").replace("-", "+").replace("_", "/")
    key = _decoded(text)
    if not key:
        # The message does not say which: secrets stay out of logs.
        raise WebhookError("invalid_secret", "a secret is not base64")
    return key


def _is_signed(content: bytes, keys: Sequence[bytes], signatures: str) -> bool:
    """Whether one of the signatures of version 1 is by one of the keys; in constant time."""
    own = [_decoded(one[3:]) for one in signatures.split(" ") if one.startswith("v1,")]
    expected = [hmac.new(key, content, hashlib.sha256).digest() for key in keys]
    return any(hmac.compare_digest(one, wanted) for wanted in expected for one in own if one)


def _decoded(text: str) -> bytes | None:
    """The bytes of base64, with or without its padding; None if it is none."""
    bare = text.rstrip("=")
    try:
        return base64.b64decode(bare + "=" * (-len(bare) % 4), validate=True)
    except (binascii.Error, ValueError):
        return None
