"""Requests to a webhook, signed by another library."""

import base64
import json
import time
from datetime import datetime, timezone

import httpx
import pytest
from standardwebhooks import Webhook

from railhead import WebhookError, verify_webhook

KEY = bytes(range(0xE0, 0x100))
SECRET = "whsec_" + base64.b64encode(KEY).decode()
OTHER = "whsec_" + base64.b64encode(b"another secret of 24 bytes").decode()
AT = 1_795_262_400
ID = "0190a5f0-7b5c-7c3e-8d2f-1a2b3c4d5e6f"
NOTICE = {"id": ID, "deliveries": [{"kind": "your_turn", "title": "À toi de jouer"}]}
BODY = json.dumps(NOTICE, ensure_ascii=False)


def signed(secret: str = SECRET, body: str = BODY, at: int = AT) -> dict[str, str]:
    """The headers of a request as the library signs it."""
    moment = datetime.fromtimestamp(at, timezone.utc)
    signature = Webhook(secret).sign(ID, moment, body)
    return {"webhook-id": ID, "webhook-timestamp": str(at), "webhook-signature": signature}


def refusal(
    body: str | bytes = BODY,
    headers: dict[str, str] | None = None,
    secrets: str | list[str] = SECRET,
    now: float = AT,
) -> str:
    """The code with which a request is refused."""
    with pytest.raises(WebhookError) as refused:
        verify_webhook(body, signed() if headers is None else headers, secrets, now=now)
    assert "whsec_" not in str(refused.value)
    return refused.value.code


def test_what_the_library_signs_is_verified_as_text_and_as_bytes() -> None:
    headers = signed()
    assert verify_webhook(BODY, headers, SECRET, now=AT) == NOTICE
    assert verify_webhook(BODY.encode(), httpx.Headers(headers), SECRET, now=AT) == NOTICE
    shouted = {name.upper(): value for name, value in headers.items()}
    assert verify_webhook(BODY, shouted, SECRET, now=AT) == NOTICE


def test_the_library_verifies_what_is_verified_here() -> None:
    headers = signed(at=int(time.time()))
    assert verify_webhook(BODY, headers, SECRET) == Webhook(SECRET).verify(BODY, headers)


def test_what_was_changed_is_refused() -> None:
    assert refusal(body=BODY + " ") == "wrong_signature"
    assert refusal(secrets=OTHER) == "wrong_signature"
    for name, value in {
        "webhook-id": "another",
        "webhook-timestamp": str(AT + 1),
        "webhook-signature": "v1,AAAA v1,% v1,é v1 v2,",
    }.items():
        assert refusal(headers={**signed(), name: value}) == "wrong_signature"


def test_old_and_future_requests_are_refused_beyond_the_tolerance() -> None:
    for now in (AT - 300, AT + 300):
        verify_webhook(BODY, signed(), SECRET, now=now)
    assert refusal(now=AT + 300.001) == "too_old"
    assert refusal(now=AT - 300.001) == "too_new"
    verify_webhook(BODY, signed(), SECRET, now=AT + 3600, tolerance=3600)
    for sent in ("soon", "-1", "1e9", "1.5", "١"):
        assert refusal(headers={**signed(), "webhook-timestamp": sent}) == "invalid_timestamp"


def test_one_of_several_secrets_and_signatures_suffices() -> None:
    headers = signed()
    verify_webhook(BODY, headers, [OTHER, SECRET], now=AT)
    own = headers["webhook-signature"]
    both = f"v1a,AAAA {signed(OTHER)['webhook-signature']} {own}"
    verify_webhook(BODY, {**headers, "webhook-signature": both}, SECRET, now=AT)
    later = {**headers, "webhook-signature": own.replace("v1,", "v2,")}
    assert refusal(headers=later) == "wrong_signature"


def test_an_older_secret_is_url_safe_and_has_no_padding() -> None:
    older = "whsec_" + base64.urlsafe_b64encode(KEY).decode().rstrip("=")
    assert "-" in older or "_" in older.removeprefix("whsec_")
    verify_webhook(BODY, signed(), older, now=AT)


def test_what_is_missing_is_named() -> None:
    for name in signed():
        headers = {other: value for other, value in signed().items() if other != name}
        with pytest.raises(WebhookError, match=name) as refused:
            verify_webhook(BODY, headers, SECRET, now=AT)
        assert refused.value.code == "missing_header"
    secrets: list[str | list[str]] = [[], "", "whsec_", "whsec_%", "whsec_é", [SECRET, "whsec_?"]]
    for secret in secrets:
        assert refusal(secrets=secret) == "invalid_secret"
    assert refusal(body="turn", headers=signed(body="turn")) == "invalid_body"
