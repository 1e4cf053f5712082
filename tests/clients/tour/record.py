"""A tour of the whole API: every operation, every kind of move, many games and refusals.

Each answer is validated against its schema and written to `build/answers.jsonl`.
"""

import itertools
import os
import random
import signal
import sys
import threading
import time
from datetime import UTC, datetime, timedelta
from itertools import filterfalse
from pathlib import Path
from typing import Any

import httpx

from .corpus import named
from .document import OPERATIONS, SCHEMAS, is_stream, request_schema, resolved, tag, tags
from .people import People
from .provider import Provider
from .scene import DAYS, SIGN_IN, TABLE, Scene, parameters, reads, variants
from .server import Server
from .wire import Wire

TOURNAMENT = "5d0c7b1e-2f3a-4c6b-8d9e-00000000000{}"

BUILD = Path(os.environ["BUILD"])


class Tour(People):
    """The accounts and games that the chapters of the tour share."""

    def __init__(self, server: Server, wire: Wire, provider: Provider) -> None:
        super().__init__(wire, provider)
        self.server, self.provider = server, provider
        self.random = random.Random(7)
        self.played: set[str] = set()
        self.tokens: dict[str, str] = {}
        self.stolen = ""
        self.scenes: list[tuple[str, Scene]] = []

    def register(self, name: str) -> str:
        self.tokens[name] = self.account(name, f"a train at noon {name}")
        return self.tokens[name]

    def scene(self) -> Scene:
        return Scene(self.wire, self.provider, self.tokens["Root"])

    # A game

    def choose(self, moves: list[dict[str, Any]]) -> dict[str, Any]:
        """A legal move: of a kind not played yet if there is one."""
        kinds = {move["type"] for move in moves}
        new = sorted(kinds - self.played)
        likely = ["claim_route", "pay_tunnel", "keep_tickets", "build_station", "draw_card"]
        wanted = new + [kind for kind in likely if kind in kinds and self.random.random() < 0.6]
        kind = (wanted + sorted(kinds))[0]
        self.played.add(kind)
        return self.random.choice([move for move in moves if move["type"] == kind])

    def play(self, game: str, *players: str, turns: int = 10_000) -> None:
        """Plays until the game is over, or for so many moves."""
        while turns:
            legal = {player: self.legal(game, player) for player in players}
            player = next((player for player in players if legal[player]), None)
            if not player:
                return
            key = {"idempotency-key": str(self.random.random())}
            self.move(game, player, self.choose(legal[player]), **key)
            turns -= 1

    def look(self, game: str, *viewers: str | None) -> int:
        """Everything there is to see of a game, by each viewer; answers its version."""
        version = 0
        for viewer in viewers:
            self.read(viewer, {"game_id"}, game_id=game)
            after = "0"
            while after:
                page = self.call("list_events", viewer, game_id=game, query={"after": after})
                version, after = page["version"], page["next"] if len(page["events"]) == 500 else ""
            self.call("replay_game", viewer, game_id=game, query={"at": version // 2})
        return version

    def read(self, viewer: str | None, about: set[str], **known: Any) -> None:
        """All that is shown of what these parameters of paths name, or a refusal to show it."""
        for operation, query in reads(set(known)):
            if about & parameters(operation):
                answer = self.wire.send(operation, viewer, query=query, **known)
                self.wire.check(operation, answer)

    # The chapters

    def accounts(self) -> None:
        for name in ("Ada", "Bob", "Cleo", "Dora", "Emil", "Root"):
            self.register(name)
        self.server.admin("Root")
        self.stolen = self.steal("Emil")

    def sign_ins(self) -> None:
        """Sign-ins with a provider, in both ways, and one while the provider is away."""
        call, emil, proven = self.call, self.tokens["Emil"], self.proven
        for way, name in (("token_proof", "Hugo"), ("code_proof", "Ines")):
            new = proven(way, name)
            call(SIGN_IN, body=new, expect=409)
            named = {"provider": "club", "nonce": new["nonce"], "name": name, "device": "a phone"}
            call(SIGN_IN, body=named)
            call(SIGN_IN, body=proven(way, name))
            call("link_identity", emil, body=proven(way, f"Emil as {name}"))
        call("link_identity", emil, body=proven("token_proof", "Hugo"), expect=409)
        away = proven("code_proof", "Hugo")
        self.provider.stop()
        call(SIGN_IN, body=away, expect=503)

    def steal(self, name: str) -> str:
        """A refresh token that somebody at another address has used, too."""
        signed = {"name": name, "password": f"a train at noon {name}", "device": "a phone"}
        token = str(self.call("create_session", body=signed)["refresh_token"])
        self.call("refresh_session", body={"refresh_token": token})
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(base_url=self.server.url, transport=elsewhere) as thief:
            repeated = thief.post("/v1/sessions/refresh", json={"refresh_token": token})
        self.wire.check("refresh_session", repeated)
        return token

    def whole_games(self) -> None:
        """Games played to their end by two people, while a third reads along."""
        ada, bob = self.tokens["Ada"], self.tokens["Bob"]
        # Leaderboards list players who have met three others with an account of some days.
        self.server.sql("UPDATE accounts SET met = 3")
        for variant, packs in (("classic", ["orient_express"]), ("mega", [])):
            options = {"variant": variant, "packs": packs, "visibility": "unlisted"}
            game = self.open(ada, bob, rated=True, clock=DAYS, **options)
            started = self.start(game, ada, query={"moves": "true"})
            view = {"if-none-match": f'"{started["head"]}"'}
            self.call("view_game", ada, game_id=game, headers=view, expect=304)
            self.play(game, ada, bob, turns=15)
            self.look(game, ada, bob, None)
            for phrase in ("good_luck", "applause"):
                self.call("say_phrase", bob, game_id=game, body={"phrase": phrase})
            self.wire.events("stream_game", bob, 20, {}, game_id=game)
            self.hear(game, ada, bob)
            self.play(game, ada, bob)
            version = self.look(game, ada, bob, None)
            self.wire.events("stream_game", None, 10_000, {"after": "0"}, game_id=game)
            self.after_the_game(game, version)

    def hear(self, game: str, listener: str, speaker: str) -> None:
        """Somebody says something while a stream is read that has nothing else to tell."""
        head = self.call("view_game", listener, game_id=game)["head"]
        said = {"game_id": game, "body": {"phrase": "nice_route"}}
        threading.Timer(1, self.call, ("say_phrase", speaker), said).start()
        self.wire.events("stream_game", listener, 1, {"after": head}, game_id=game)

    def after_the_game(self, game: str, version: int) -> None:
        call, ada = self.call, self.tokens["Ada"]
        call("ask_for_analysis", ada, game_id=game)
        call("show_analysis", game_id=game)
        for at in range(1, version, 40):
            call("replay_game", game_id=game, query={"at": at, "as": 1})
        keys = itertools.cycle(SCHEMAS["GroupKey"]["enum"])
        for board in SCHEMAS["LeaderboardMetric"]["enum"]:
            about = {"name": "Ada", "other": "Bob", "board": board, "key": next(keys)}
            for viewer in (ada, None):
                self.read(viewer, {"name", "board"}, **about)

    def bots(self) -> None:
        """Games with bots and five seats, for events that two people see rarely."""
        ada = self.tokens["Ada"]
        for variant in ("europa_1912", "big_cities"):
            bots = ["conductor"] * 4
            game = self.begun(ada, seats=5, variant=variant, bots=bots)
            self.play(game, ada)
            self.look(game, ada, None)
        game = self.begun(ada, self.tokens["Bob"], bots=[])
        self.play(game, ada, self.tokens["Bob"], turns=6)
        self.resign(game, self.tokens["Bob"])
        self.look(game, ada, self.tokens["Bob"], None)

    def puzzles(self) -> None:
        """Ada's mistakes in the games above, which a job looks for."""
        ada, own = self.tokens["Ada"], {"mine": True}
        for _ in range(120):
            if self.wire.send("next_puzzle", ada, query=own).is_success:
                break
            time.sleep(0.5)
        puzzle = self.call("next_puzzle", ada, query=own)
        attempt = {"puzzle_id": puzzle["puzzle_id"]}
        for move in puzzle["choices"]:
            self.call("attempt_puzzle", ada, body={"move": move}, **attempt)
        self.call("attempt_puzzle", ada, body={"move": None}, **attempt)

    def clocks(self) -> None:
        """Time runs out twice, a bot takes over, the player comes back; then an outage."""
        cleo, dora, emil = (self.tokens[name] for name in ("Cleo", "Dora", "Emil"))
        clock = {"kind": "per_move", "seconds": 10}
        slow = self.begun(cleo, dora, emil, clock=clock)
        self.play(slow, cleo, dora, emil, turns=15)
        for _ in range(120):
            self.play(slow, cleo, emil, turns=3)
            if any(item["kind"] == "seat_handed_over" for item in self.inbox(dora)):
                break
            time.sleep(0.5)
        self.call("join_game", dora, game_id=slow, body={})
        self.look(slow, cleo, dora, None)
        waiting = self.begun(self.tokens["Ada"], self.tokens["Bob"], clock=clock)
        self.server.stop(signal.SIGKILL)
        time.sleep(20)
        self.server.start()
        time.sleep(3)
        self.look(waiting, self.tokens["Ada"], None)

    def friday(self, organiser: str, tid: str, rules: dict[str, Any], **more: Any) -> None:
        """A tournament that begins with Ada, Bob, Cleo and Dora."""
        body = {
            "name": "Friday night",
            "rules": {"max_players": 8, **rules},
            "games": {"clock": {"kind": "per_move", "seconds": 600}},
            **more,
        }
        self.call("open_tournament", organiser, tournament_id=tid, body=body)
        for name in ("Ada", "Bob", "Cleo", "Dora"):
            entry = {"entropy": f"dice-{name}"} if name == "Ada" else None
            self.call("enter_tournament", self.tokens[name], tournament_id=tid, body=entry)

    def tournaments(self) -> None:
        """Tournaments of every format, one of them to its end, with every ruling."""
        call, (ada, bob, root) = self.call, (self.tokens[name] for name in ("Ada", "Bob", "Root"))
        formats = [
            {"format": {"kind": "swiss", "rounds": 2}, "seats": 4},
            {"format": {"kind": "elimination", "advance": 1}, "seats": 2},
            {"format": {"kind": "arena", "minutes": 30}, "seats": 2},
            {"format": {"kind": "league"}, "seats": 2},
        ]
        ids = [TOURNAMENT.format(n) for n in range(len(formats))]
        for tid, rules in zip(ids, formats, strict=True):
            self.friday(ada, tid, rules)
        swiss: dict[str, Any] = {"tournament_id": ids[0]}
        duel = {"format": {"kind": "elimination", "advance": 1}, "seats": 2}
        soon = datetime.now(UTC) + timedelta(minutes=15, seconds=5)
        self.friday(ada, TOURNAMENT.format(8), duel, starts_at=f"{soon:%Y-%m-%dT%H:%M:%SZ}")
        call("start_tournament", ada, **swiss)
        self.seated(swiss)
        self.read(ada, {"tournament_id"}, round=0, **swiss)
        for ruling in (
            {"kind": "pause", "reason": "a look at the log"},
            {"kind": "resume"},
            {"kind": "decide", "round": 0, "table": 0, "places": [1, 2, 2, 4], "reason": "snow"},
            {"kind": "remove", "player": 3, "reason": "two accounts"},
            {"kind": "cancel", "reason": "snow"},
        ):
            call("rule_on_tournament", root, body=ruling, **swiss)
        self.wire.events("stream_tournament", ada, 3, {}, **swiss)
        self.read(None, {"tournament_id"}, round=0, **swiss)
        for tid in ids[1:]:
            self.read(None, {"tournament_id"}, tournament_id=tid)
        short: dict[str, Any] = {"tournament_id": TOURNAMENT.format(9)}
        one = {"format": {"kind": "swiss", "rounds": 1}, "seats": 4}
        self.friday(ada, short["tournament_id"], one)
        call("start_tournament", ada, **short)
        self.seated(short)
        table = {"round": 0, "table": 0, "places": [1, 2, 3, 4]}
        decide = {"kind": "decide", "reason": "snow", **table}
        call("rule_on_tournament", root, body=decide, **short)
        wanted = {"tournament_soon", "tournament_finished"}
        for _ in range(60):
            if wanted <= {item["kind"] for item in self.inbox(bob)}:
                break
            time.sleep(0.5)

    def seated(self, tournament: dict[str, Any]) -> None:
        """Waits until Ada has a table."""
        for _ in range(60):
            if self.tournament(**tournament, viewer=self.tokens["Ada"])["you"]["table"]:
                break
            time.sleep(0.5)

    def inboxes(self) -> None:
        for operation, scene in self.scenes:
            scene.look_at_inboxes()
            if tag(operation) == "inbox":
                scene.look(operation)
        for name in ("Ada", "Bob", "Cleo", "Dora"):
            items = self.inbox(self.tokens[name])
            self.wire.events("stream_inbox", self.tokens[name], len(items), {"since": 0})
        # By now the token is old, and its owner is told of both.
        self.call("refresh_session", body={"refresh_token": self.stolen}, expect=401)
        emil = self.tokens["Emil"]
        self.wire.events("stream_inbox", emil, 1 + len(self.inbox(emil)), {"since": 0})
        leaving = self.scene().person("guest")
        threading.Timer(1, self.call, ("end_sessions", leaving)).start()
        self.wire.events("stream_inbox", leaving, 10, {})

    def table(self) -> None:
        """Each request of the table, what everybody sees after a change, and each refusal."""
        for operation in filterfalse(is_stream, sorted(OPERATIONS)):
            for entry in (TABLE[operation], *variants(operation, "also")):
                self.stage(operation, entry)
            for entry in variants(operation, "refused"):
                self.stage(operation, entry)

    def stage(self, operation: str, entry: dict[str, Any]) -> None:
        """One request of the table in a scene of its own."""
        is_change = OPERATIONS[operation][0] != "get" and "writes_nothing" not in entry
        scene = self.scene()
        if "needs_more" in entry and "code" not in entry:
            return
        try:
            if "code" in entry:
                scene.refuse(operation, entry)
            else:
                scene.send(operation, None, entry)
        except AssertionError as refused:
            # A story may have to be told before something can be shown.
            if is_change:
                self.wire.find(f"{operation}, {entry.get('code', 'accepted')}: {refused}")
            return
        if is_change and "code" not in entry:
            scene.look(operation)
            self.scenes.append((operation, scene))

    def nulls(self) -> None:
        """A member that is null is as good as absent: some generated clients send nothing else."""
        for operation, (method, _, _) in OPERATIONS.items():
            schema = SCHEMAS.get(str(named(request_schema(operation))), {})
            if method != "post" or "properties" not in schema or "needs_more" in TABLE[operation]:
                continue
            it = self.scene().request(operation)
            it.body = {**dict.fromkeys(schema["properties"]), **(it.body or {})}
            answer = self.wire.send(operation, it.token, body=it.body, is_kept=False, **it.path)
            if not answer.is_success:
                self.wire.find(f"{operation} refuses null: {answer.text[:200]}")
            self.wire.check(operation, answer)

    def reference(self) -> None:
        call = self.call
        for operation, (method, _, declared) in OPERATIONS.items():
            given = map(resolved, declared.get("parameters", ()))
            required = [it for it in given if it.get("required")]
            if method == "get" and not declared.get("security") and not required:
                call(operation)


def union(schema: str) -> set[str]:
    """The tags of a union, or nothing while the document has no discriminator for it."""
    return set(tags(schema)) if "discriminator" in SCHEMAS.get(schema, {}) else set()


def main() -> None:
    chapters = (
        "accounts", "reference", "table", "nulls", "sign_ins", "whole_games", "bots", "puzzles",
        "clocks", "tournaments", "inboxes",
    )  # fmt: skip
    provider = Provider()
    # In a sandbox, new accounts play the challenge of the day.
    options = ("--webhooks-allow-private", "--sandbox", "--oidc", provider.option)
    BUILD.mkdir(exist_ok=True)
    with open(BUILD / "answers.jsonl", "w", encoding="utf-8") as out:
        with Server(BUILD / "server", *options) as server:
            tour = Tour(server, Wire(server.url, out), provider)
            for chapter in os.environ.get("CHAPTERS", " ".join(chapters)).split():
                begun = time.monotonic()
                getattr(tour, chapter)()
                print(f"{chapter}: {time.monotonic() - begun:.0f} s", flush=True)
    wire = tour.wire
    never = sorted(set(OPERATIONS) - wire.succeeded)
    print(f"{len(wire.succeeded)} of {len(OPERATIONS)} operations succeeded; never: {never}")
    codes = SCHEMAS["ProblemCode"]["enum"]
    print(f"{len(wire.codes)} of {len(codes)} codes; never: {sorted(set(codes) - wire.codes)}")
    print(f"moves never played: {sorted(union('Move') - tour.played)}")
    for finding in wire.findings.values():
        print(f"FINDING {finding}")
    sys.exit(1 if never or wire.findings else 0)


if __name__ == "__main__":
    main()
