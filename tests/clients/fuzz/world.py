"""What the fuzzed requests are about: real ids, tokens and bodies, made when they are needed."""

import itertools
import os
import random
import threading
import time
import uuid
from collections.abc import Callable
from typing import Any

import httpx

from tour.provider import Identities

URL = os.environ["FUZZ_URL"]
NUMBERS = itertools.count()
PASSWORD = "a train at midnight"
SHEET = {
    "kind": "score_sheet",
    "played_on": "2026-11-20",
    "players": [{"name": "Ada", "points": 96}, {"name": "Grandma", "points": 101}],
}


class World:
    """Accounts and games; what a request may destroy is made anew for each request."""

    def __init__(self) -> None:
        self.http = httpx.Client(base_url=URL, timeout=60)
        self.random = random.Random(7)
        self.born = time.monotonic()
        self.tokens = {name: self.sign_in(name) for name in ("Ada", "Bob", "Cleo", "Root")}
        self.finished = os.environ["FUZZ_FINISHED"]
        self.identities = Identities(os.environ["FUZZ_ISSUER"])
        self.spectator_token = ""

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

    # What has got a seat, an order or a link

    def left(self, path: dict[str, Any]) -> str:
        """A game whose host has resigned, whose seat may be offered; the other player's token."""
        host, others = self.account(), [self.account(), self.account()]
        game = self.lobby(host, stand_ins="stand_in", first_seat=0)["id"]
        for other in others:
            self.send("PUT", f"/v1/games/{game}/players/me", other, {})
        self.send("POST", f"/v1/games/{game}/start", host)
        self.begin(game, host, *others)
        self.send("POST", f"/v1/games/{game}/resign", host)
        path["game_id"], path["seat"] = game, 0
        return others[0]

    def begin(self, game: str, *players: str) -> None:
        """Everybody chooses tickets and draws two cards: from then on leaving is a loss (R10.4)."""
        at = f"/v1/games/{game}/moves"
        for player in players:
            self.send("POST", at, player, self.legal({"game_id": game}, player))
        for player in players:
            for _ in range(2):
                self.send("POST", at, player, {"type": "draw_card"})

    def offered(self, path: dict[str, Any]) -> str:
        """A game with an offered seat; the token of the player who has offered it."""
        player = self.left(path)
        offer = f"/v1/games/{path['game_id']}/seats/0/offer"
        self.send("PUT", offer, player, {"to": "public"})
        return player

    def stand_in(self, path: dict[str, Any]) -> str:
        self.offered(path)
        return self.account()

    def waiting(self, path: dict[str, Any]) -> str:
        """A game in which it is the other's turn; the token of the one who waits."""
        host, guest = self.account(), self.account()
        clock = {"kind": "per_move", "seconds": 86_400}
        game = self.lobby(host, seats=2, first_seat=0, clock=clock)["id"]
        self.send("PUT", f"/v1/games/{game}/players/me", guest, {})
        self.send("POST", f"/v1/games/{game}/start", host)
        for player in (host, guest):
            self.send(
                "POST", f"/v1/games/{game}/moves", player, self.legal({"game_id": game}, player)
            )
        path["game_id"] = game
        return guest

    def ordered(self, path: dict[str, Any]) -> str:
        player = self.waiting(path)
        order = {"type": "draw_cards"}
        self.send("PUT", f"/v1/games/{path['game_id']}/standing-order", player, order)
        return player

    def link(self, path: dict[str, Any]) -> str:
        """The token that admits spectators to a game."""
        player = self.running(path)
        made = self.send("PUT", f"/v1/games/{path['game_id']}/spectators/link", player)
        self.spectator_token = str(made["token"])
        return self.account()

    # Of an account

    def resting(self, _: dict[str, Any]) -> str:
        token = self.account()
        self.send("PUT", "/v1/me/vacation", token, {"days": 1})
        return token

    def alert(self, path: dict[str, Any]) -> str:
        token = self.registered()
        path["alert_id"] = str(uuid.UUID(int=next(NUMBERS) + (1 << 64)))
        self.send("PUT", f"/v1/me/alerts/{path['alert_id']}", token, {"seats": 3})
        return token

    def imported(self, path: dict[str, Any]) -> str:
        token = self.account()
        path["imported_id"] = str(uuid.UUID(int=next(NUMBERS) + (2 << 64)))
        self.send("PUT", f"/v1/me/imported-games/{path['imported_id']}", token, SHEET)
        return token

    def bot(self, path: dict[str, Any]) -> str:
        """A bot of a new account."""
        token = self.registered()
        path["name"] = self.new_name()
        self.send("POST", "/v1/me/bots", token, {"name": path["name"]})
        return token

    def key(self, path: dict[str, Any]) -> str:
        token = self.bot(path)
        body = {"label": "fuzz", "scopes": ["read"]}
        path["key_id"] = self.send("POST", f"/v1/me/bots/{path['name']}/keys", token, body)["id"]
        return token

    def calendar(self, path: dict[str, Any]) -> str:
        token = self.account()
        path["secret"] = self.send("PUT", "/v1/me/calendar-link", token)["url"].split("/")[-2]
        return token

    def somebody(self, path: dict[str, Any]) -> str:
        """A new account, and the name of another."""
        path["name"] = self.guest()["account"]["name"]
        return self.account()

    def today(self, path: dict[str, Any]) -> str:
        """The day of the challenge, for somebody who may play it."""
        path["day"] = self.http.get("/v1/challenges").json()["items"][0]["day"]
        return self.registered()

    def season(self, path: dict[str, Any]) -> str:
        path["season"] = self.http.get("/v1/seasons").json()["items"][0]["season"]
        return self.tokens["Ada"]

    def prepared(self) -> dict[str, str]:
        tables = self.http.get("/v1/reference/prepared-tables").json()["tables"]
        return {"kind": "table", "table": tables[0]["name"]}

    # Tournaments and leagues

    def opened(self, path: dict[str, Any]) -> str:
        """A tournament that waits for players; its organiser's token."""
        token = self.registered()
        path["tournament_id"] = str(uuid.UUID(int=next(NUMBERS) + (3 << 64)))
        body = {
            "name": "Fuzz",
            "rules": {"format": {"kind": "swiss", "rounds": 1}, "seats": 2, "max_players": 8},
            "games": {"clock": {"kind": "per_move", "seconds": 600}},
        }
        self.send("PUT", f"/v1/tournaments/{path['tournament_id']}", token, body)
        return token

    def entered(self, path: dict[str, Any]) -> str:
        organiser = self.opened(path)
        for token in (organiser, self.registered(), self.registered(), self.registered()):
            self.send("PUT", f"/v1/tournaments/{path['tournament_id']}/entry", token)
        return organiser

    def entrant(self, path: dict[str, Any]) -> str:
        self.opened(path)
        return self.registered()

    def drawn(self, path: dict[str, Any]) -> str:
        """A tournament whose first round is played."""
        organiser = self.entered(path)
        at = f"/v1/tournaments/{path['tournament_id']}"
        self.send("POST", f"{at}/start", organiser)
        for _ in range(100):
            if self.send("GET", at, organiser)["rounds"]:
                break
            time.sleep(0.1)
        if "round" in path:
            path["round"] = 0
        return organiser

    def decided(self, path: dict[str, Any]) -> str:
        """A tournament that is over, because it was cancelled."""
        organiser = self.drawn(path)
        rulings = f"/v1/admin/tournaments/{path['tournament_id']}/rulings"
        self.send("POST", rulings, self.root(), {"kind": "cancel", "reason": "a test"})
        return organiser

    def any_tournament(self, path: dict[str, Any]) -> str:
        kinds: list[Callable[[dict[str, Any]], str]] = [self.opened, self.drawn, self.decided]
        return self.random.choice(kinds)(path)

    def admins_tournament(self, path: dict[str, Any]) -> str:
        self.drawn(path)
        return self.root()

    def followed(self, path: dict[str, Any]) -> str:
        self.drawn(path)
        return self.fleeting()

    def league(self, path: dict[str, Any]) -> str:
        """A league before its first season; its organiser's token."""
        token = self.registered()
        path["league_id"] = str(uuid.UUID(int=next(NUMBERS) + (4 << 64)))
        body = {
            "name": "Fuzz",
            "listed": True,
            "rules": {"seats": 2, "division": 3, "moves": 1},
            "games": {"clock": {"kind": "per_move", "seconds": 86_400}},
            "season_days": 30,
        }
        self.send("PUT", f"/v1/leagues/{path['league_id']}", token, body)
        return token

    def joined(self, path: dict[str, Any]) -> str:
        organiser = self.league(path)
        for token in (organiser, *(self.registered() for _ in range(3))):
            self.send("PUT", f"/v1/leagues/{path['league_id']}/membership", token)
        return organiser

    def member(self, path: dict[str, Any]) -> str:
        self.league(path)
        return self.registered()

    def season_of_league(self, path: dict[str, Any]) -> str:
        organiser = self.joined(path)
        at = f"/v1/leagues/{path['league_id']}"
        self.send("POST", f"{at}/start", organiser)
        path["number"] = 1
        return organiser

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
