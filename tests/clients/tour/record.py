"""A tour of the whole API: every operation, every kind of move, many games and refusals.

Each answer is validated against its schema and written to `build/answers.jsonl`.
"""

import os
import random
import signal
import sys
import threading
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx

from .corpus import named
from .document import OPERATIONS, SCHEMAS, request_schema, tags
from .provider import Provider
from .refusals import refusals
from .scene import Scene
from .server import Server
from .wire import Wire

IMPORTED = "0c5e4bd2-6d1f-4f5b-9c3a-00000000000{}"
TOURNAMENT = "5d0c7b1e-2f3a-4c6b-8d9e-00000000000{}"
ALERT = "01a203e0-38a6-712f-a074-0eb735ded1{:02}"

BUILD = Path(os.environ["BUILD"])
DAYS = {"kind": "per_move", "seconds": 86400}
CITIES = "edinburgh-london-black dieppe-london-1 paris-zurich venezia-zurich roma-venezia"


class Tour:
    """The accounts and games that the chapters of the tour share."""

    def __init__(self, server: Server, wire: Wire, provider: Provider) -> None:
        self.server, self.wire, self.call = server, wire, wire.call
        self.provider = provider
        self.random = random.Random(7)
        self.played: set[str] = set()
        self.names: dict[str, str] = {}
        self.tokens: dict[str, str] = {}
        self.stolen = ""

    def register(self, name: str) -> str:
        made = self.call(
            "create_account", body={"name": name, "password": f"a train at noon {name}"}
        )
        self.tokens[name] = made["access_token"]
        return str(made["access_token"])

    def scene(self) -> Scene:
        return Scene(self.wire, self.provider, self.tokens["Root"])

    # A game

    def open(self, host: str, *guests: str, **options: Any) -> str:
        """A game whose seats are taken by these players, not yet started."""
        game = self.call("create_game", host, body={"seats": 1 + len(guests), **options})["id"]
        for guest in guests:
            self.call("join_game", guest, game_id=game, body={})
        return str(game)

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
            legal = [self.call("list_legal_moves", player, game_id=game) for player in players]
            able = [(p, moves["moves"]) for p, moves in zip(players, legal) if moves["moves"]]
            if not able:
                return
            player, moves = able[0]
            move = self.choose(moves)
            if "plan_tickets" in OPERATIONS and turns % 9 == 1:
                self.call("plan_tickets", player, game_id=game)
            if "preview_move" in OPERATIONS and turns % 9 == 0:
                self.call("preview_move", player, game_id=game, body=move)
            key = {"idempotency-key": str(self.random.random())}
            self.call("play_move", player, game_id=game, body=move, headers=key)
            turns -= 1

    def look(self, game: str, *viewers: str | None) -> None:
        """Everything there is to see of a game, by each viewer."""
        for viewer in viewers:
            self.call("show_game", viewer, game_id=game)
            view = self.call("view_game", viewer, game_id=game, query={"moves": "true"})
            self.call("view_game", viewer, game_id=game)
            self.call("show_fairness", viewer, game_id=game)
            after = "0"
            while after:
                page = self.call("list_events", viewer, game_id=game, query={"after": after})
                after = page["next"] if len(page["events"]) == 500 else ""
            self.call("replay_game", viewer, game_id=game, query={"at": view["version"] // 2})

    # The chapters

    def accounts(self) -> None:
        call = self.call
        for name in ("Ada", "Bob", "Cleo", "Dora", "Emil", "Root"):
            self.register(name)
        call("show_inbox", self.scene().send("recover_account")["access_token"])
        self.server.admin("Root")
        self.stolen = self.steal("Emil")

    def identities(self) -> None:
        """Sign-ins with a provider, in both ways, and identities linked and unlinked."""
        call, emil = self.call, self.tokens["Emil"]
        call("list_sign_in_providers")

        def proven(way: str, subject: str) -> dict[str, Any]:
            challenge = call("create_sign_in_challenge")
            proof = getattr(self.provider, way)(subject, challenge["provider_nonce"])
            return {"provider": "club", "nonce": challenge["nonce"], "proof": proof}

        for way, name in (("token_proof", "Hugo"), ("code_proof", "Ines")):
            new = proven(way, name)
            call("create_session_with_identity", body=new, expect=409)
            named = {"provider": "club", "nonce": new["nonce"], "name": name, "device": "a phone"}
            made = call("create_session_with_identity", body=named)
            call("create_session_with_identity", body=proven(way, name))
            call("link_identity", emil, body=proven(way, f"Emil as {name}"))
        own = call("list_identities", emil)["items"]
        call("unlink_identity", emil, identity_id=own[0]["id"])
        taken = proven("token_proof", "Hugo")
        call("link_identity", emil, body=taken, expect=409)
        refused = {**taken, "nonce": call("create_sign_in_challenge")["nonce"]}
        call("create_session_with_identity", body=refused, expect=401)
        call("create_session_with_identity", body={**taken, "nonce": "x"}, expect=401)
        call("create_session_with_identity", body={**taken, "provider": "x"}, expect=422)
        token = made["access_token"]
        only = call("list_identities", token)["items"][0]["id"]
        call("unlink_identity", token, identity_id=only, expect=409)
        call("create_recovery_codes", token, body={"password": "a train"}, expect=409)
        for n in range(9):
            call("link_identity", token, body=proven("token_proof", f"Ines {n}"))
        call("link_identity", token, body=proven("token_proof", "Ines 9"), expect=409)
        call("show_inbox", token)
        call("change_password", token, body={"new_password": "a train at noon I"})
        call("export_account", token)
        away = proven("code_proof", "Hugo")
        self.provider.stop()
        call("create_session_with_identity", body=away, expect=503)

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

    def lobby(self) -> None:
        ada, bob, cleo, dora = (self.tokens[name] for name in ("Ada", "Bob", "Cleo", "Dora"))
        call = self.call
        options = {
            "seats": 4,
            "bots": ["random"],
            "visibility": "public",
            "color": "red",
            "clock": {"kind": "bank", "seconds": 600, "increment": 15},
            "tie_break": "german",
            "entropy": "a-train-at-noon-7391",
            "first_seat": 2,
            "packs": ["with_max"],
        }
        made = call("create_game", ada, body=options, headers={"idempotency-key": "lobby"})
        game = made["id"]
        call("create_game", ada, body=options, headers={"idempotency-key": "lobby"})
        lesson = call("show_prepared_tables")["tables"][0]
        puzzle = {"kind": "script", "script": lesson["script"], "color": "blue"}
        call("open_prepared_game", ada, body=puzzle)
        call("invite_player", ada, game_id=game, body={"name": "Cleo"})
        call("list_games", cleo, query={"mine": "invited"})
        call("show_home", cleo)
        call("remove_bot", ada, game_id=game, seat=1)
        call("add_bot", ada, game_id=game, body={"level": "conductor", "color": "blue"})
        joined = {"code": made["code"], "color": "gray", "entropy": "salt"}
        call("join_game_by_code", bob, body=joined)
        call("join_game", cleo, game_id=game, body={"color": "purple", "entropy": "pepper"})
        call("leave_game", bob, game_id=game)
        call("join_game", bob, game_id=game)
        call("make_host", ada, game_id=game, body={"seat": 3})
        call("list_games", query={"status": "lobby", "variant": "classic", "seats": 4})
        call("list_games", ada, query={"mine": "seated", "limit": 1})
        host = next(t for t, n in ((bob, "Bob"), (cleo, "Cleo")) if self.seat(game, n) == 3)
        call("kick_player", host, game_id=game, seat=0)
        call("show_oembed", query={"url": f"/play/games/{game}", "maxwidth": 400})
        self.look(game, None, bob)
        call("cancel_game", host, game_id=game)
        self.look(game, None, bob)
        for token in (ada, bob):
            quick = {"seats": 2, "rated": True, "clock": DAYS}
            found = call("quick_match", token, body=quick)
        call("resign_game", ada, game_id=found["id"])

    def seat(self, game: str, name: str) -> int | None:
        players = self.call("show_game", game_id=game)["players"]
        return next((player["seat"] for player in players if player.get("name") == name), None)

    def whole_games(self) -> None:
        """Games played to their end by two people, while a third reads along."""
        ada, bob = self.tokens["Ada"], self.tokens["Bob"]
        # Leaderboards list players who have met three others with an account of some days.
        self.server.sql("UPDATE accounts SET met = 3")
        for variant, packs in (("classic", ["orient_express"]), ("mega", [])):
            options = {"variant": variant, "packs": packs, "visibility": "unlisted"}
            game = self.open(ada, bob, rated=True, clock=DAYS, **options)
            started = self.call("start_game", ada, game_id=game, query={"moves": "true"})
            view = {"if-none-match": f'"{started["head"]}"'}
            self.call("view_game", ada, game_id=game, headers=view, expect=304)
            self.play(game, ada, bob, turns=15)
            self.look(game, ada, bob, None)
            for phrase in ("good_luck", "applause"):
                self.call("say_phrase", bob, game_id=game, body={"phrase": phrase})
            self.call("list_phrases", ada, game_id=game, query={"limit": 1})
            self.wire.events("stream_game", bob, 20, {}, game_id=game)
            self.hear(game, ada, bob)
            self.order(game, ada, bob)
            self.watch(game, ada)
            self.play(game, ada, bob)
            self.look(game, ada, bob, None)
            self.wire.events("stream_game", None, 10_000, {"after": "0"}, game_id=game)
            self.after_the_game(game)
        again = self.call("rematch_game", ada, game_id=game, body={"entropy": "again"})["id"]
        self.call("rematch_game", bob, game_id=game)
        self.call("show_inbox", bob)
        self.call("void_game", self.tokens["Root"], game_id=again, body={"reason": "a test"})

    def hear(self, game: str, listener: str, speaker: str) -> None:
        """Somebody says something while a stream is read that has nothing else to tell."""
        head = self.call("view_game", listener, game_id=game)["head"]
        said = {"game_id": game, "body": {"phrase": "nice_route"}}
        threading.Timer(1, self.call, ("say_phrase", speaker), said).start()
        self.wire.events("stream_game", listener, 1, {"after": head}, game_id=game)

    def order(self, game: str, *players: str) -> None:
        """Orders for turns that come while somebody else moves."""
        for kind in ("draw_card", "claim_route"):
            ahead = {p: self.moves_ahead(game, p, kind) for p in players}
            mover = next(p for p in players if ahead[p] is None)
            waits = next(p for p in players if p != mover)
            first = (ahead[waits] or [{"type": "draw_card"}])[0]
            order = {**first, "otherwise": "draw_cards"}
            if first["type"] == "draw_card":
                order = {"type": "draw_cards"}
            self.call("give_standing_order", waits, game_id=game, body=order)
            self.call("show_standing_order", waits, game_id=game)
            if kind == "claim_route":
                self.call("withdraw_standing_order", waits, game_id=game)
                self.call("show_standing_order", waits, game_id=game)
                return
            while self.call("list_legal_moves", mover, game_id=game)["moves"]:
                self.play(game, mover, turns=1)
            while self.call("show_standing_order", waits, game_id=game)["order"]:
                time.sleep(0.2)

    def watch(self, game: str, player: str) -> None:
        """A guest watches by a link."""
        guest = self.call("create_guest")["access_token"]
        token = self.call("make_spectator_link", player, game_id=game)["token"]
        self.call("watch_game", guest, game_id=game, body={"token": token})
        for viewer in (player, guest, None):
            self.call("list_spectators", viewer, game_id=game)
        self.call("end_spectator_link", player, game_id=game)

    def moves_ahead(self, game: str, player: str, kind: str) -> list[dict[str, Any]] | None:
        """The moves of a kind in a turn that has not come; none in one that has."""
        if self.call("list_legal_moves", player, game_id=game)["moves"]:
            return None
        ahead = self.call("list_legal_moves", player, game_id=game, query={"ahead": "true"})
        return [move for move in ahead["moves"] if move["type"] == kind]

    def after_the_game(self, game: str) -> None:
        call, ada = self.call, self.tokens["Ada"]
        for operation in ("show_result", "show_fairness", "export_game"):
            call(operation, game_id=game)
        call("ask_for_analysis", ada, game_id=game)
        for _ in range(200):
            if call("show_analysis", game_id=game)["status"] == "ready":
                break
            time.sleep(0.3)
        version = call("show_game", game_id=game)["version"]
        position = {"kind": "position", "game": game, "version": 60, "seat": 1, "bots": "random"}
        call("open_prepared_game", ada, body=position)
        for at in range(1, version, 40):
            call("replay_game", game_id=game, query={"at": at, "as": 1})
        for operation in ("draw_board", "draw_preview", "draw_replay", "draw_points"):
            call(operation, game_id=game, query={"theme": "dark", "lang": "fr"})
        call("draw_ratings", name="Ada", query={"board": "duel"})
        call("show_player", name="Ada")
        call("list_player_games", ada, name="Ada", query={"opponent": "Bob", "limit": 1})
        for key in ("variant", "seats", "color", "month"):
            call("group_player_results", ada, name="Ada", key=key)
        call("list_opponents", ada, name="Ada", query={"seats": 2})
        call("export_games", ada)
        call("export_player_games", ada, name="Bob", query={"seats": 2})
        call(
            "list_player_games", name="Ada", query={"variant": "classic", "seats": 2, "rated": True}
        )
        call("list_rating_changes", ada, name="Ada", query={"board": "duel"})
        call("show_player_statistics", name="Ada", query={"period": "season", "bots": False})
        call("show_head_to_head", name="Ada", other="Bob")
        for board in call("list_leaderboards")["boards"]:
            page = call("show_leaderboard", board=board, query={"period": "month"})
            call("show_leaderboard", ada, board=board, query={"among": "friends"})
            if page["items"]:
                near = {"neighbours": 1}
                call("show_leaderboard_around", board=board, name="Ada", query=near)

    def bots(self) -> None:
        """Games with bots and five seats, for events that two people see rarely."""
        ada = self.tokens["Ada"]
        for variant in ("europa_1912", "big_cities"):
            body = {"seats": 5, "variant": variant, "bots": ["conductor"] * 4}
            game = self.call("create_game", ada, body=body)["id"]
            self.call("start_game", ada, game_id=game)
            self.play(game, ada)
            self.look(game, ada, None)
            self.call("show_result", game_id=game)
        game = self.open(ada, self.tokens["Bob"], bots=[])
        self.call("start_game", ada, game_id=game)
        self.play(game, ada, self.tokens["Bob"], turns=6)
        self.call("resign_game", self.tokens["Bob"], game_id=game)
        self.look(game, ada, self.tokens["Bob"], None)

    def clocks(self) -> None:
        """Time runs out twice, a bot takes over, the player comes back; then an outage."""
        cleo, dora, emil = (self.tokens[name] for name in ("Cleo", "Dora", "Emil"))
        clock = {"kind": "per_move", "seconds": 10}
        slow = self.open(cleo, dora, emil, clock=clock)
        self.call("start_game", cleo, game_id=slow)
        self.play(slow, cleo, dora, emil, turns=15)
        for _ in range(120):
            self.play(slow, cleo, emil, turns=3)
            if any(item["kind"] == "seat_handed_over" for item in self.inbox(dora)):
                break
            time.sleep(0.5)
        self.call("join_game", dora, game_id=slow, body={})
        self.look(slow, cleo, dora, None)
        waiting = self.open(self.tokens["Ada"], self.tokens["Bob"], clock=clock)
        self.call("start_game", self.tokens["Ada"], game_id=waiting)
        self.server.stop(signal.SIGKILL)
        time.sleep(20)
        self.server.start()
        time.sleep(3)
        self.look(waiting, self.tokens["Ada"], None)

    def imports(self) -> None:
        """Ada imports games from elsewhere, and removes one."""
        call, ada = self.call, self.tokens["Ada"]
        sheet = {
            "kind": "score_sheet",
            "played_on": "2026-11-20",
            "players": [{"name": "Ada", "points": 96}, {"name": "Grandma", "points": 101}],
        }
        position = {"players": [{"name": "Ada", "routes": ["dieppe-london-1"]}, {"name": "Tim"}]}
        export = Path(__file__).parents[3].joinpath("docs/vectors/2.jsonl").read_text()
        games = [
            sheet,
            {"kind": "table", "position": position, "seat": 0},
            {"kind": "export", "export": export},
        ]
        for n, game in enumerate(games):
            call("import_game", ada, imported_id=IMPORTED.format(n), body=game)
        forged = {"kind": "export", "export": export[:-1000]}
        call("import_game", ada, imported_id=IMPORTED.format(3), body=forged, expect=422)
        call("remove_imported_game", ada, imported_id=IMPORTED.format(0))
        call("remove_imported_game", ada, imported_id=IMPORTED.format(0), expect=404)

    def absences(self) -> None:
        """Ada is on vacation while Bob plays, and both sleep."""
        call, ada, bob = self.call, self.tokens["Ada"], self.tokens["Bob"]
        clock = {"kind": "per_move", "seconds": 86_400}
        game = self.open(ada, bob, clock=clock, first_seat=1)
        call("start_game", ada, game_id=game)
        for player in (ada, bob):
            self.play(game, player, turns=1)
            hours = {"from": "22:30", "to": "07:00", "zone": "Europe/Paris"}
            call("set_sleeping_hours", player, body=hours)
            call("show_sleeping_hours", player)
        for games in ("all", "none", "rated"):
            call("choose_open_data", ada, body={"games": games})
        self.imports()
        call("set_sleeping_hours", ada, body={**hours, "to": "06:00"}, expect=409)
        call("set_sleeping_hours", ada, body={**hours, "to": "22:30"}, expect=422)
        call("show_vacation", ada)
        call("begin_vacation", ada, body={"days": 365}, expect=409)
        call("begin_vacation", ada, body={"days": 3})
        call("play_move", ada, game_id=game, body={"type": "draw_card"}, expect=409)
        self.play(game, bob, turns=2)
        call("show_player", bob, name="Ada")
        self.look(game, ada, bob, None)
        call("end_vacation", ada)
        call("begin_vacation", ada, body={"days": 1}, expect=409)
        call("show_vacation", ada)
        call("remove_sleeping_hours", bob)
        call("show_sleeping_hours", bob)
        self.look(game, ada, None)

    def challenges(self) -> None:
        """The challenge of the day: two players, one of whom leaves."""
        call, ada, bob = self.call, self.tokens["Ada"], self.tokens["Bob"]
        for _ in range(60):
            items = call("list_challenges")["items"]
            if items:
                break
            time.sleep(0.5)
        day: dict[str, Any] = {"day": items[0]["day"]}
        game = call("play_challenge", ada, **day)["you"]["game"]
        self.play(game, ada, turns=1)
        self.look(game, ada)
        left = call("play_challenge", bob, **day)["you"]["game"]
        call("resign_game", bob, game_id=left)
        call("list_challenges", bob, query={"limit": "1"})
        for query in ({}, {"span": "week", "among": "friends"}):
            call("show_challenge_board", ada, query=query, **day)

    def tournament(self, organiser: str, tid: str, rules: dict[str, Any], **more: Any) -> None:
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
        call, ada, bob, root = (
            self.call,
            self.tokens["Ada"],
            self.tokens["Bob"],
            self.tokens["Root"],
        )
        formats = [
            {"format": {"kind": "swiss", "rounds": 2}, "seats": 4},
            {"format": {"kind": "elimination", "advance": 1}, "seats": 2},
            {"format": {"kind": "arena", "minutes": 30}, "seats": 2},
            {"format": {"kind": "league"}, "seats": 2},
        ]
        ids = [TOURNAMENT.format(n) for n in range(len(formats))]
        for tid, rules in zip(ids, formats, strict=True):
            self.tournament(ada, tid, rules)
        swiss: dict[str, Any] = {"tournament_id": ids[0]}
        duel = {"format": {"kind": "elimination", "advance": 1}, "seats": 2}
        soon = datetime.now(UTC) + timedelta(minutes=15, seconds=5)
        self.tournament(ada, TOURNAMENT.format(8), duel, starts_at=f"{soon:%Y-%m-%dT%H:%M:%SZ}")
        for query in ({}, {"own": "true", "phase": "open", "limit": "2"}):
            call("list_tournaments", ada, query=query)
        call("feed_tournaments")
        call("start_tournament", bob, **swiss, expect=403)
        call("export_tournament", bob, **swiss, expect=409)
        call("leave_tournament", bob, **swiss)
        call("enter_tournament", bob, **swiss)
        call("start_tournament", ada, **swiss)
        self.seated(swiss)
        call("show_tournament_round", ada, round=0, **swiss)
        for ruling in (
            {"kind": "pause", "reason": "a look at the log"},
            {"kind": "resume"},
            {"kind": "decide", "round": 0, "table": 0, "places": [1, 2, 2, 4], "reason": "snow"},
            {"kind": "remove", "player": 3, "reason": "two accounts"},
            {"kind": "cancel", "reason": "snow"},
        ):
            call("rule_on_tournament", root, body=ruling, **swiss)
        call("show_tournament_standings", query={"limit": "2"}, **swiss)
        call("draw_tournament_standings", query={"theme": "dark"}, **swiss)
        self.wire.events("stream_tournament", ada, 3, {}, **swiss)
        call("export_tournament", **swiss)
        call("cancel_tournament", ada, tournament_id=ids[1])
        call("enter_tournament", self.tokens["Emil"], tournament_id=ids[1], expect=409)
        call("show_tournament", tournament_id=ids[3])
        short: dict[str, Any] = {"tournament_id": TOURNAMENT.format(9)}
        one = {"format": {"kind": "swiss", "rounds": 1}, "seats": 4}
        self.tournament(ada, short["tournament_id"], one)
        call("start_tournament", ada, **short)
        self.seated(short)
        table = {"round": 0, "table": 0, "places": [1, 2, 3, 4]}
        decide = {"kind": "decide", "reason": "snow", **table}
        call("rule_on_tournament", root, body=decide, **short)
        wanted = {"tournament_soon", "tournament_finished", "tournament_cancelled"}
        for _ in range(60):
            if wanted <= {item["kind"] for item in call("show_inbox", bob)["items"]}:
                break
            time.sleep(0.5)

    def leagues(self) -> None:
        """A league through the beginning of its first season."""
        call, ada, bob = self.call, self.tokens["Ada"], self.tokens["Bob"]
        league: dict[str, Any] = {"league_id": TOURNAMENT.format("0")[:-1] + "7"}
        body = {
            "name": "The Alps",
            "listed": True,
            "rules": {"seats": 2, "division": 3, "moves": 1},
            "games": {"clock": {"kind": "per_move", "seconds": 86400}},
            "season_days": 30,
        }
        call("open_league", ada, body=body, **league)
        call("open_league", bob, body=body, **league, expect=409)
        for name in ("Ada", "Bob", "Cleo", "Dora"):
            call("enter_league", self.tokens[name], **league)
        call("start_league", bob, **league, expect=403)
        call("start_league", ada, **league)
        call("show_league", bob, **league)
        call("show_inbox", bob)

    def alerts(self) -> None:
        """Bob is woken by a table of Cleo's."""
        call, bob, cleo = self.call, self.tokens["Bob"], self.tokens["Cleo"]
        wanted = {"variant": "mega", "seats": 5, "rated": False, "clock": "none", "days": 7}
        call("keep_alert", bob, alert_id=ALERT.format(0), body=wanted)
        for n in range(1, 5):
            body = {"clock": ("none", "per_move", "bank")[n % 3]}
            call("keep_alert", bob, alert_id=ALERT.format(n), body=body)
        call("keep_alert", bob, alert_id=ALERT.format(5), body={}, expect=409)
        guest = call("create_guest", body={})["access_token"]
        call("keep_alert", guest, alert_id=ALERT.format(6), body={}, expect=409)
        options = {"seats": 5, "variant": "mega"}
        game = call("create_game", cleo, body=options, expect=None)["id"]
        for _ in range(60):
            if "table_opened" in {item["kind"] for item in self.inbox(bob)}:
                break
            time.sleep(0.5)
        call("cancel_game", cleo, game_id=game)

    def seated(self, tournament: dict[str, Any]) -> None:
        """Waits until Ada has a table."""
        for _ in range(60):
            if self.call("show_tournament", self.tokens["Ada"], **tournament)["you"]["table"]:
                break
            time.sleep(0.5)

    def stand_ins(self) -> None:
        """A seat is left, offered, withdrawn, offered again and taken over."""
        call = self.call
        ada, bob, cleo, dora = (self.tokens[name] for name in ("Ada", "Bob", "Cleo", "Dora"))
        game = self.open(ada, bob, cleo, stand_ins="owner")
        call("start_game", ada, game_id=game)
        self.play(game, ada, bob, cleo, turns=12)
        call("stand_in", dora, game_id=game, seat=0, expect=409)
        call("resign_game", ada, game_id=game)
        call("stand_in", dora, game_id=game, seat=0, expect=409)
        call("offer_seat", ada, game_id=game, seat=0, body={"to": "friends"})
        call("withdraw_seat_offer", ada, game_id=game, seat=0)
        call("offer_seat", ada, game_id=game, seat=0, body={"to": "public"})
        call("stand_in", bob, game_id=game, seat=0, expect=409)
        self.look(game, ada, dora, None)
        call("list_games", dora, query={"mine": "offered"})
        key = {"idempotency-key": "stand-in"}
        call("stand_in", dora, game_id=game, seat=0, headers=key)
        self.look(game, ada, dora, None)
        self.wire.events("stream_game", dora, 10, {"after": "0"}, game_id=game)
        for token in (cleo, bob):
            call("resign_game", token, game_id=game)
        for operation in ("show_result", "export_game"):
            call(operation, game_id=game)
        plain = self.open(ada, bob, cleo)
        call("offer_seat", ada, game_id=plain, seat=0, body={"to": "public"}, expect=409)
        call("start_game", ada, game_id=plain)
        call("offer_seat", ada, game_id=plain, seat=0, body={"to": "public"}, expect=409)

    def kept_seats(self) -> None:
        """A rematch keeps a seat for a player, who deletes the account."""
        call, ada, wanda = self.call, self.tokens["Ada"], self.register("Wanda")
        game = self.open(ada, wanda)
        call("start_game", ada, game_id=game)
        self.play(game, ada, wanda, turns=8)
        call("resign_game", ada, game_id=game)
        again = call("rematch_game", ada, game_id=game)["id"]
        call("delete_account", wanda, body={"password": "a train at noon Wanda"})
        call("show_game", ada, game_id=again)
        call("cancel_game", ada, game_id=again)

    def friends(self) -> None:
        """Ada and Bob are friends, Cleo asks and waits."""
        call = self.call
        ada, bob, cleo = (self.tokens[name] for name in ("Ada", "Bob", "Cleo"))
        call("add_friend", bob, name="Ada")
        call("add_friend", ada, name="Bob")
        call("add_friend", cleo, name="Bob")
        table = self.open(ada, seats=2)
        for token in (bob, cleo):
            call("list_friends", token)
        call("list_games", bob, query={"mine": "friends"})
        call("cancel_game", ada, game_id=table)
        call("list_friends", bob)

    def keys(self) -> None:
        """Ada makes a bot with a key, which asks who it is and what it has to do."""
        call, ada = self.call, self.tokens["Ada"]
        call("create_bot", ada, body={"name": "Night Engine"})
        new = {"label": "laptop", "scopes": ["read", "play"]}
        made = call("create_api_key", ada, name="Night Engine", body=new)
        key = made["key"]
        call("show_account", key)
        call("show_home", key)
        call("create_game", key, body={"seats": 2}, expect=403)
        call("create_bot", key, body={"name": "Day Engine"}, expect=403)
        call("add_friend", self.tokens["Bob"], name="Night Engine", expect=403)
        own = call("create_own_key", ada, body={"label": "club list"})
        call("show_home", own["key"])
        call("export_account", own["key"], expect=403)

    def inbox(self, token: str) -> list[dict[str, Any]]:
        page = self.call("show_inbox", token, query={"since": 0, "limit": 100})
        return list(page["items"])

    def inboxes(self) -> None:
        call, bob = self.call, self.tokens["Bob"]
        for name in ("Ada", "Bob", "Cleo", "Dora"):
            items = self.inbox(self.tokens[name])
            self.wire.events("stream_inbox", self.tokens[name], len(items), {"since": 0})
        # By now the token is old, and its owner is told of both.
        call("refresh_session", body={"refresh_token": self.stolen}, expect=401)
        emil = self.tokens["Emil"]
        self.wire.events("stream_inbox", emil, 1 + len(self.inbox(emil)), {"since": 0})
        leaving = call("create_guest")["access_token"]
        threading.Timer(1, call, ("end_sessions", leaving)).start()
        self.wire.events("stream_inbox", leaving, 10, {})
        call("show_home", bob)
        call("mark_inbox_read", bob, body={"seq": 1})
        for everybody in (True, False):
            call("mute_everybody", bob, body={"everybody": everybody})
        quiet = {"from": "22:00", "to": "07:00", "zone": "Europe/Paris"}
        hook = {"url": "https://203.0.113.9/railhead", "kinds": ["your_turn"], "quiet": quiet}
        made = call("add_webhook", bob, body={**hook, "digest_minutes": 15}, expect=None)
        self.webhook_log(bob, made["id"])
        key = call("show_push_key", None)["key"]
        device = {"endpoint": "https://203.0.113.9/push", "keys": {"p256dh": key, "auth": "A" * 22}}
        call("subscribe_device", bob, body={**device, "quiet": quiet, "remind_before": [600]})

    def webhook_log(self, token: str, webhook: str) -> None:
        call = self.call
        test = call("test_webhook", token, webhook_id=webhook)
        for _ in range(100):
            log = call("list_webhook_deliveries", token, webhook_id=webhook)["items"]
            if log[0]["attempts"]:
                break
            time.sleep(0.2)
        call("redeliver", token, webhook_id=webhook, delivery_id=test["id"])
        for is_paused in (True, False):
            call("update_webhook", token, webhook_id=webhook, body={"is_paused": is_paused})

    def rest(self) -> None:
        """What no chapter has asked, as the table of requests says it."""
        for operation in sorted(OPERATIONS.keys() - self.wire.succeeded):
            self.scene().send(operation)

    def nulls(self) -> None:
        """A member that is null is as good as absent: some generated clients send nothing else."""
        token = {"authorization": f"Bearer {self.tokens['Cleo']}"}
        hook = {"url": "https://203.0.113.9/railhead"}
        for operation, path, body in (
            ("create_game", "/v1/games", {"seats": 2}),
            ("quick_match", "/v1/games/quick", {}),
            ("add_webhook", "/v1/me/webhooks", hook),
            ("create_scoring", "/v1/scorings", {"players": [{"name": "Ada"}]}),
        ):
            schema = SCHEMAS[str(named(request_schema(operation)))]
            nulls = {name: None for name in schema["properties"]}
            answer = self.wire.http.post(path, json={**nulls, **body}, headers=token)
            if not answer.is_success:
                self.wire.find(f"{operation} refuses null: {answer.text[:200]}")
            self.wire.check(operation, answer)

    def reference(self) -> None:
        call = self.call
        for operation, (method, _, declared) in OPERATIONS.items():
            required = [given for given in declared.get("parameters", []) if given.get("required")]
            if method == "get" and not declared.get("security") and not required:
                call(operation)
        for operation in ("show_route_popularity", "show_ticket_popularity"):
            call(operation, query={"variant": "classic"})
            call(operation, query={"band": "beginner", "season": "current"})
        ada = {"name": "Ada", "stations": ["paris"], "routes": CITIES.split()}
        bob = {"name": "Bob", "tickets": ["paris-zagrab"], "routes": ["dieppe-paris"]}
        call("create_scoring", body={"players": [ada, bob], "tie_break": "german"})


def union(schema: str) -> set[str]:
    """The tags of a union, or nothing while the document has no discriminator for it."""
    return set(tags(schema)) if "discriminator" in SCHEMAS.get(schema, {}) else set()


def main() -> None:
    chapters = (
        "accounts", "identities", "reference", "lobby", "whole_games", "bots", "clocks", "absences",
        "tournaments", "leagues", "challenges", "alerts", "friends", "stand_ins",
        "kept_seats", "keys", "inboxes", "nulls", "rest",
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
            refusals(tour)
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
