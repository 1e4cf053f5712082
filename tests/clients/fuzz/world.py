"""What the fuzzed requests are about: real ids, tokens and bodies, made when they are needed."""

import itertools
import os
import random
import threading
import time
from collections.abc import Callable
from typing import Any

import httpx

from tour.provider import Identities

URL = os.environ["FUZZ_URL"]
NUMBERS = itertools.count()
PASSWORD = "a train at midnight"


class World:
    """Accounts and games; what a request may destroy is made anew for each request."""

    def __init__(self) -> None:
        self.http = httpx.Client(base_url=URL, timeout=60)
        self.random = random.Random(7)
        self.born = time.monotonic()
        self.tokens = {name: self.sign_in(name) for name in ("Ada", "Bob", "Cleo", "Root")}
        self.finished = os.environ["FUZZ_FINISHED"]
        self.identities = Identities(os.environ["FUZZ_ISSUER"])

    def sign_in(self, name: str) -> str:
        body = {"name": name, "password": f"a train at noon {name}"}
        return str(self.http.post("/v1/sessions", json=body).json()["access_token"])

    def send(self, method: str, path: str, token: str, body: Any = None) -> Any:
        headers = {"authorization": f"Bearer {token}"}
        answer = self.http.request(method, path, json=body, headers=headers)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def guest(self) -> dict[str, Any]:
        return self.http.post("/v1/accounts/guest", json={}).json()  # type: ignore[no-any-return]

    def account(self) -> str:
        """The token of a new account, for requests that end sessions or accounts."""
        return str(self.guest()["access_token"])

    def new_name(self) -> str:
        """A name that nobody has; names that differ in digits only may look alike."""
        digits = f"{next(NUMBERS):05}"
        return "Fuzz " + "".join("BCDFGHJKLM"[int(digit)] for digit in digits)

    def registered(self) -> str:
        body = {"name": self.new_name(), "password": PASSWORD}
        return str(self.http.post("/v1/accounts", json=body).json()["access_token"])

    def forgotten(self) -> dict[str, str]:
        """What gets the owner of a new account back in without the password."""
        body = {"name": self.new_name(), "password": PASSWORD}
        token = self.http.post("/v1/accounts", json=body).json()["access_token"]
        made = self.send("POST", "/v1/accounts/me/recovery-codes", token, {"password": PASSWORD})
        return {"name": body["name"], "code": made["codes"][0], "new_password": PASSWORD}

    def fleeting(self) -> str:
        """A token whose session ends soon, and with it the stream that it opens."""
        token = self.account()
        threading.Timer(0.4, self.send, ("DELETE", "/v1/sessions", token)).start()
        return token

    # Games

    def lobby(self, host: str, **options: Any) -> dict[str, Any]:
        """A new game with a guest as host, a second guest and an open seat."""
        body = {"seats": 3, "visibility": "public", **options}
        game: dict[str, Any] = self.send("POST", "/v1/games", host, body)
        return game

    def hosted(self, path: dict[str, Any]) -> str:
        """A game that has not begun; its host's token."""
        host = self.account()
        game = self.lobby(host)
        self.send("PUT", f"/v1/games/{game['id']}/players/me", self.account(), {})
        path["game_id"] = game["id"]
        if "seat" in path:
            path["seat"] = 1
        return host

    def with_bot(self, path: dict[str, Any]) -> str:
        host = self.account()
        path["game_id"] = self.lobby(host, bots=["random"])["id"]
        path["seat"] = 1
        return host

    def full(self, path: dict[str, Any]) -> str:
        host = self.account()
        path["game_id"] = self.lobby(host, seats=2, bots=["random"])["id"]
        return host

    def running(self, path: dict[str, Any]) -> str:
        """A game against a bot that waits for the player."""
        player = self.full(path)
        self.send("POST", f"/v1/games/{path['game_id']}/start", player)
        for _ in range(self.random.randrange(6)):
            self.send(
                "POST", f"/v1/games/{path['game_id']}/moves", player, self.legal(path, player)
            )
        return player

    def over(self, path: dict[str, Any]) -> str:
        path["game_id"] = self.finished
        return self.tokens[self.random.choice(["Ada", "Bob", "Cleo"])]

    def any_game(self, path: dict[str, Any]) -> str:
        kinds: list[Callable[[dict[str, Any]], str]] = [self.over, self.running, self.hosted]
        return self.random.choice(kinds)(path)

    def open_game(self, path: dict[str, Any]) -> str:
        """A game to join, by somebody who does not host it."""
        path["game_id"] = self.lobby(self.account())["id"]
        return self.account()

    def invited(self, path: dict[str, Any]) -> str:
        path["code"] = self.lobby(self.account())["code"]
        return self.account()

    def watched(self, path: dict[str, Any]) -> str:
        self.any_game(path)
        return self.fleeting()

    def legal(self, path: dict[str, Any], player: str) -> Any:
        moves = self.send("GET", f"/v1/games/{path['game_id']}/moves", player)["moves"]
        return self.random.choice(moves)

    def tag(self, path: dict[str, Any], player: str) -> str:
        """The `ETag` of a game as it is."""
        view = self.send("GET", f"/v1/games/{path['game_id']}/view", player)
        return f'"{view["head"]}"'

    # Other things that have ids

    def webhook(self, path: dict[str, Any]) -> str:
        token = self.account()
        url = f"https://203.0.113.9/{next(NUMBERS)}"
        path["webhook_id"] = self.send("POST", "/v1/me/webhooks", token, {"url": url})["id"]
        return token

    def tested(self, path: dict[str, Any]) -> str:
        token = self.webhook(path)
        test = self.send("POST", f"/v1/me/webhooks/{path['webhook_id']}/test", token)
        path["delivery_id"] = test["id"]
        return token

    def subscribed(self, _: dict[str, Any]) -> str:
        token = str(self.guest()["access_token"])
        key = self.send("GET", "/v1/push/key", token)["key"]
        url = f"https://203.0.113.9/{next(NUMBERS)}"
        device = {"endpoint": url, "keys": {"p256dh": key, "auth": "A" * 22}}
        self.send("PUT", "/v1/me/push", token, device)
        return token

    def proven(self) -> dict[str, Any]:
        """Somebody new, as the provider knows them."""
        challenge = self.http.post("/v1/sessions/oidc/challenges").json()
        proof = self.identities.token_proof(self.new_name(), challenge["provider_nonce"])
        return {"provider": "club", "nonce": challenge["nonce"], "proof": proof}

    def linked(self, path: dict[str, Any]) -> str:
        token, own = self.registered(), "/v1/accounts/me/identities"
        self.send("POST", own, token, self.proven())
        path["identity_id"] = self.send("GET", own, token)["items"][0]["id"]
        return token

    def session(self, path: dict[str, Any]) -> str:
        guest = self.guest()
        path["session_id"] = guest["session_id"]
        return str(guest["access_token"])

    def victim(self, path: dict[str, Any]) -> str:
        path["name"] = self.guest()["account"]["name"]
        return self.root()

    def admins_game(self, path: dict[str, Any]) -> str:
        self.running(path)
        return self.root()

    def root(self) -> str:
        if time.monotonic() - self.born > 600:
            self.born = time.monotonic()
            self.tokens["Root"] = self.sign_in("Root")
        return self.tokens["Root"]

    def named(self, path: dict[str, Any]) -> str:
        for key, value in (("name", "Ada"), ("other", "Bob")):
            if key in path:
                path[key] = value
        return self.tokens["Ada"]
