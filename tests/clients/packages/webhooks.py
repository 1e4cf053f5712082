"""Deliveries to a webhook: signed by the library of Standard Webhooks, and wrong ones."""

import base64
import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from standardwebhooks.webhooks import Webhook, WebhookVerificationError

KEY = bytes(range(200, 232))
SECRET = "whsec_" + base64.b64encode(KEY).decode()
OTHER = "whsec_" + base64.b64encode(KEY[::-1]).decode()
BODY = json.dumps({"kind": "turn", "city": "Zürich"}, ensure_ascii=False)


def signed(secret: str = SECRET, age: timedelta = timedelta()) -> dict[str, str]:
    """The headers of a delivery."""
    sent = datetime.now(UTC) - age
    return {
        "webhook-id": "msg_1",
        "webhook-timestamp": str(int(sent.timestamp())),
        "webhook-signature": Webhook(secret).sign("msg_1", sent, BODY),
    }


def judged() -> Iterator[tuple[str, str, dict[str, str], bool]]:
    """Deliveries that the library judges, too."""
    good = signed()
    signature = good["webhook-signature"]
    yield "as sent", BODY, good, True
    yield "headers in capitals", BODY, {name.title(): text for name, text in good.items()}, True
    several = f"v1a,AAAA {signed(OTHER)['webhook-signature']} {signature}"
    yield "several signatures", BODY, {**good, "webhook-signature": several}, True
    yield "a changed body", BODY + " ", good, False
    yield "another id", BODY, {**good, "webhook-id": "msg_2"}, False
    yield (
        "another time",
        BODY,
        {**good, "webhook-timestamp": str(int(good["webhook-timestamp"]) + 1)},
        False,
    )
    yield "no time", BODY, {**good, "webhook-timestamp": "noon"}, False
    yield "the wrong secret", BODY, signed(OTHER), False
    yield (
        "an unknown version",
        BODY,
        {**good, "webhook-signature": signature.replace("v1", "v2")},
        False,
    )
    yield "four minutes old", BODY, signed(age=timedelta(minutes=4)), True
    yield "four minutes early", BODY, signed(age=timedelta(minutes=-4)), True
    yield "six minutes old", BODY, signed(age=timedelta(minutes=6)), False
    yield "six minutes early", BODY, signed(age=timedelta(minutes=-6)), False
    for name in good:
        yield f"without {name}", BODY, {key: good[key] for key in good if key != name}, False


def deliveries() -> Iterator[dict[str, Any]]:
    for name, body, headers, good in judged():
        try:
            Webhook(SECRET).verify(body, headers)
            taken = True
        except WebhookVerificationError:
            taken = False
        assert taken == good, f"{name}: the library says {taken}"
        yield {"name": name, "body": body, "headers": headers, "secrets": [SECRET], "good": good}
    # What the library leaves to its caller.
    older = "whsec_" + base64.urlsafe_b64encode(KEY).decode().rstrip("=")
    assert older.strip("=") != SECRET.strip("="), "the alphabets differ in this key"
    more = {"an older secret": [older], "two secrets": [OTHER, SECRET], "another": [OTHER]}
    for name, secrets in more.items():
        good = secrets != [OTHER]
        yield {"name": name, "body": BODY, "headers": signed(), "secrets": secrets, "good": good}


def write(path: Path) -> Path:
    path.write_text(json.dumps(list(deliveries())), encoding="utf-8")
    return path
