"""Plays whole games and keeps what everybody saw after each event, for the fold in Kotlin."""

import json
import os
import random
import time
from pathlib import Path
from typing import Any

import httpx

from .server import Server

BUILD = Path(os.environ["BUILD"])

# How many people, and what else is agreed.
GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {"bots": ["conductor"], "clock": {"kind": "bank", "seconds": 600, "increment": 7}}),
    (
        3,
        {
            "variant": "europa_1912",
            "packs": ["orient_express", "with_max"],
            "clock": {"kind": "per_move", "seconds": 3600},
        },
    ),
    (3, {"variant": "mega"}),
    (2, {"variant": "big_cities", "packs": ["orient_express"]}),
]

DAY = 86_400

# Those of games whose players may go on vacation.
LONG_CLOCKS: list[dict[str, Any]] = [
    {"kind": "per_move", "seconds": DAY},
    {"kind": "bank", "seconds": 3 * DAY, "increment": 60},
]


class Viewer:
    """Looks at a game once, and from then on at its events. Without a seat: a spectator."""

    def __init__(self, http: httpx.Client, seat: int | None) -> None:
        self.headers: dict[str, str] = {}
        self.http = http
        self.seat = seat
        self.lines: list[dict[str, Any]] = []
        self.version = 0
        if seat is not None:
            guest = self.ask("POST", "/v1/accounts/guest")
            self.headers["authorization"] = f"Bearer {guest['access_token']}"

    def ask(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        answer = self.http.request(method, path, json=body, params=query, headers=self.headers)
        assert answer.is_success, f"{method} {path} {body}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def look(self, game: str) -> None:
        view = self.ask("GET", f"{game}/view")
        self.version = view["version"]
        self.lines.append({"view": view})

    def follow(self, game: str) -> None:
        """The events since, and the clocks after the last one."""
        for event in self.ask("GET", f"{game}/events", after=self.version)["events"]:
            self.version = event["seq"]
            self.lines.append({"event": event, "as": self.seat})
        view = self.ask("GET", f"{game}/view")
        if view["version"] == self.version and "event" in self.lines[-1]:
            self.lines[-1]["clocks"] = view.get("clocks")

    def remember(self, game: str, every: int) -> None:
        """What the game looked like after one event in so many: only a finished game shows it."""
        for line in self.lines:
            seat = line.get("as")
            if "event" in line and (line["event"]["seq"] + (seat or 0)) % every == 0:
                query = {} if seat is None else {"as": seat}
                shown = self.ask("GET", f"{game}/replay", at=line["event"]["seq"], **query)
                line["table"], line["you"] = shown["table"], shown.get("you")

    def move(self, game: str, chance: random.Random) -> bool:
        """One of the legal moves, if there is one: mostly claims, or the game would take long."""
        moves = self.ask("GET", f"{game}/moves")["moves"]
        if not moves:
            return False
        claims = [move for move in moves if move["type"] == "claim_route"]
        if not claims or chance.random() < 1 / 3:
            kind = chance.choice(sorted({move["type"] for move in moves}))
            claims = [move for move in moves if move["type"] == kind]
        self.ask("POST", f"{game}/moves", chance.choice(claims))
        return True


class Table:
    """A game, who sits there, and a spectator."""

    def __init__(
        self, http: httpx.Client, people: int, seats: int, options: dict[str, Any]
    ) -> None:
        self.players = [Viewer(http, seat) for seat in range(people)]
        self.viewers = [*self.players, Viewer(http, None)]
        # The same cards in each run.
        agreed = {"seats": seats, "secret": "5d" * 32, **options}
        self.game = f"/v1/games/{self.players[0].ask('POST', '/v1/games', agreed)['id']}"
        for player in self.players[1:]:
            player.ask("PUT", f"{self.game}/players/me")
        for viewer in self.viewers:
            viewer.look(self.game)

    def follow(self) -> None:
        for viewer in self.viewers:
            viewer.follow(self.game)

    def lines(self) -> list[dict[str, Any]]:
        """Those of everybody, one after the other."""
        return [line for viewer in self.viewers for line in viewer.lines]


def play(http: httpx.Client, people: int, options: dict[str, Any], every: int) -> Table:
    """A whole game. The last of three players resigns after some moves."""
    chance = random.Random(people)
    table = Table(http, people, people + len(options.get("bots", [])), options)
    players, game = table.players, table.game
    for player in players:
        player.seat = player.lines[0]["view"]["you"]["seat"]
    players[0].ask("POST", f"{game}/start")
    moves = 0
    while True:
        table.follow()
        if any(player.move(game, chance) for player in players):
            moves += 1
            if moves == 40 and people == 3:
                gone = players.pop()
                gone.ask("POST", f"{game}/resign")
                table.follow()
                # From now on like a spectator.
                gone.seat = None
                gone.look(game)
            continue
        if table.viewers[-1].ask("GET", game)["status"] != "running":
            break
        time.sleep(0.02)  # A bot thinks.
    table.follow()
    for viewer in table.viewers:
        viewer.remember(game, every)
    return table


def lobby(http: httpx.Client) -> Table:
    """What happens before a game: everybody looks after each step, for some see with other eyes."""
    table = Table(http, 3, 4, {})
    host, other, _ = table.players
    steps: list[tuple[Viewer, str, str, Any]] = [
        (host, "POST", "bots", {"level": "random"}),
        (host, "DELETE", "bots/3", None),
        (other, "DELETE", "players/me", None),
        (other, "PUT", "players/me", None),
        (host, "PUT", "host", {"seat": 1}),
        (other, "DELETE", "players/2", None),
    ]
    for who, method, path, body in steps:
        who.ask(method, f"{table.game}/{path}", body)
        table.follow()
        for viewer in table.viewers:
            viewer.look(table.game)
    return table


def begun(table: Table) -> None:
    """Everybody has a seat, and the host starts the game."""
    for player in table.players:
        player.seat = player.lines[0]["view"]["you"]["seat"]
    table.players[0].ask("POST", f"{table.game}/start")


def play_on(table: Table, chance: random.Random, moves: int) -> None:
    """So many moves, or fewer if nobody can make one."""
    for _ in range(moves):
        table.follow()
        if not any(player.move(table.game, chance) for player in table.players):
            break
    table.follow()


def leave(player: Viewer, game: str) -> None:
    """A player resigns, and is from now on like a spectator."""
    player.ask("POST", f"{game}/resign")
    player.seat = None
    player.look(game)


def sleep_in(player: Viewer, zone: str) -> None:
    player.ask("PUT", "/v1/me/sleeping-hours", {"from": "21:30", "to": "07:30", "zone": zone})


def absences(http: httpx.Client, clock: dict[str, Any]) -> Table:
    """One of two is on vacation, and both sleep."""
    chance = random.Random(1)
    table = Table(http, 2, 2, {"first_seat": 0, "clock": clock})
    one, other = table.players
    begun(table)
    play_on(table, chance, 8)
    sleep_in(one, "Asia/Tokyo")
    sleep_in(other, "America/Lima")
    one.ask("PUT", "/v1/me/vacation", {"days": 2})
    play_on(table, chance, 20)
    one.ask("DELETE", "/v1/me/vacation")
    other.ask("DELETE", "/v1/me/sleeping-hours")
    play_on(table, chance, 12)
    other.ask("PUT", "/v1/me/vacation", {"days": 1})
    play_on(table, chance, 3)
    leave(other, table.game)
    table.follow()
    for viewer in table.viewers:
        viewer.remember(table.game, 1)
    return table


def stand_in(http: httpx.Client) -> Table:
    """One of three leaves who sleeps and is on vacation; somebody else takes over the seat."""
    chance = random.Random(9)
    clock = {"kind": "per_move", "seconds": DAY}
    table = Table(http, 3, 3, {"first_seat": 0, "clock": clock, "stand_ins": "stand_in"})
    game = table.game
    host, leaver, third = table.players
    begun(table)
    play_on(table, chance, 12)
    sleep_in(leaver, "Asia/Tokyo")
    play_on(table, chance, 6)
    leaver.ask("PUT", "/v1/me/vacation", {"days": 2})
    play_on(table, chance, 3)
    leave(leaver, game)
    leaver.ask("PUT", f"{game}/seats/1/offer", {"to": "public"})
    successor = Viewer(http, 1)
    successor.seat = None
    table.viewers.append(successor)
    successor.look(game)
    table.follow()
    successor.ask("POST", f"{game}/seats/1/stand-in")
    table.follow()
    successor.seat = 1
    # To whoever has no seat, the person who sat down may be themselves.
    for viewer in table.viewers:
        viewer.look(game)
    table.players[1] = successor
    play_on(table, chance, 9)
    sleep_in(successor, "America/Lima")
    play_on(table, chance, 6)
    for player in (host, third):
        table.follow()
        leave(player, game)
    table.follow()
    for viewer in table.viewers:
        viewer.remember(game, 1)
    return table


def main() -> None:
    with (
        Server(BUILD / "fold-server", "--sandbox") as server,
        httpx.Client(base_url=server.url, timeout=60) as http,
        open(BUILD / "fold.jsonl", "w", encoding="utf-8") as out,
    ):
        reference = Viewer(http, None)
        board = reference.ask("GET", "/v1/reference/board")
        variants = reference.ask("GET", "/v1/reference/variants")
        out.write(json.dumps({"board": board, "variants": variants}) + "\n")
        tables = [lobby(http), *(absences(http, clock) for clock in LONG_CLOCKS), stand_in(http)]
        for number, (people, options) in enumerate(GAMES):
            tables.append(play(http, people, options, every=5 if number else 1))
        for table in tables:
            for line in table.lines():
                out.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    main()
