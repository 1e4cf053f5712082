"""Requests that are refused, one for each problem code that a client can provoke."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .record import Tour

NOWHERE = "01a203e0-38a6-712f-a074-0eb735ded0ec"
LONDON = "edinburgh-london-black"


def refusals(tour: "Tour") -> None:
    accounts(tour)
    lobby(tour)
    moves(tour)
    scorings(tour)


def accounts(tour: "Tour") -> None:
    refuse, ada, root = tour.wire.call, tour.tokens["Ada"], tour.tokens["Root"]
    guest = refuse("create_guest", body={})["access_token"]
    secret = "a train at noon 99"
    account = {"name": "Gina", "password": secret}
    refuse("create_account", raw=b"{", expect=400)
    refuse("create_account", body={"name": 1}, expect=400)
    refuse("create_account", body={**account, "name": "x"}, expect=422)
    refuse("create_account", body={**account, "name": "Admin"}, expect=422)
    refuse("create_account", body={**account, "name": "Ada"}, expect=409)
    refuse("create_account", body={**account, "password": "short"}, expect=422)
    refuse("create_account", body={**account, "password": "password1"}, expect=422)
    refuse("create_account", raw=b"{" + b" " * 20_000, expect=413)
    refuse("create_account", raw=b"{}", headers={"content-type": "text/plain"}, expect=415)
    refuse("show_account", expect=401)
    refuse("show_account", "nonsense", expect=401)
    refuse("refresh_session", body={"refresh_token": "nonsense"}, expect=401)
    for _ in range(6):
        body = {"name": "Ada", "password": "wrong password"}
        tour.wire.check("create_session", tour.wire.http.post("/v1/sessions", json=body))
    for _ in range(6):
        body = {"name": "Ada", "code": "k7mp-4xwd-9hqt-2rfc-y8vn", "new_password": secret}
        tour.wire.check("recover_account", tour.wire.http.post("/v1/accounts/recover", json=body))
    refuse("create_recovery_codes", guest, body={"password": secret}, expect=409)
    refuse("upgrade_account", ada, body=account, expect=409)
    passwords = {"old_password": secret, "new_password": secret}
    refuse("change_password", guest, body=passwords, expect=409)
    for n in range(8):
        renamed = tour.wire.http.patch(
            "/v1/accounts/me",
            json={"name": f"Gina the {n + 1}th"},
            headers={"authorization": f"Bearer {tour.tokens['Emil']}"},
        )
        tour.wire.check("update_account", renamed)
    refuse("delete_account", root, body={"password": "a train at noon Root"}, expect=409)
    refuse("end_session", ada, session_id=NOWHERE, expect=404)
    refuse("list_admin_actions", ada, expect=403)
    refuse("ban_account", root, name="Root", body={"reason": "a test"}, expect=409)
    refuse("add_webhook", ada, body={"url": "nonsense"}, expect=422)
    for n in range(5):
        refuse("add_webhook", ada, body={"url": f"https://203.0.113.9/{n}"})
    refuse("add_webhook", ada, body={"url": "https://203.0.113.9/0"}, expect=409)
    refuse("add_webhook", ada, body={"url": "https://203.0.113.9/5"}, expect=409)
    device = {"endpoint": "https://203.0.113.9/push", "keys": {"p256dh": "AAAA", "auth": "AAAA"}}
    refuse("subscribe_device", ada, body=device, expect=422)
    refuse("show_player", name="Nobody", expect=404)
    refuse("mute_player", ada, name="Ada", expect=400)
    refuse("add_friend", ada, name="Ada", expect=400)
    refuse("block_player", ada, name="Nobody", expect=404)
    banned = tour.register("Zora")
    refuse("ban_account", root, name="Zora", body={"reason": "a test"})
    refuse("show_account", banned, expect=403)
    signed = {"name": "Zora", "password": "a train at noon Zora"}
    refuse("create_session", body=signed, expect=403)


def lobby(tour: "Tour") -> None:
    refuse, ada, bob, cleo, dora = (
        tour.wire.call,
        *map(tour.tokens.get, "Ada Bob Cleo Dora".split()),
    )
    assert ada and bob and cleo and dora
    refuse("create_game", ada, body={"seats": 9}, expect=422)
    refuse("create_game", ada, body={"seats": 2, "packs": ["nonsense"]}, expect=422)
    refuse("create_game", ada, body={"seats": 2, "packs": ["with_max"] * 2}, expect=422)
    clock = {"kind": "per_move", "seconds": 1}
    refuse("create_game", ada, body={"seats": 2, "clock": clock}, expect=422)
    refuse("create_game", ada, body={"seats": 3, "rated": True, "bots": ["random"]}, expect=409)
    refuse("create_game", ada, body={"seats": 2, "invite": ["Nobody"]}, expect=422)
    opening = [{"type": "draw_card"}]
    script = {"secret": "07" * 32, "bots": ["random"], "opening": opening}
    refuse("open_prepared_game", ada, body={"kind": "script", "script": script}, expect=422)
    refuse("show_game", game_id="nonsense", expect=400)
    refuse("show_game", game_id=NOWHERE, expect=404)
    refuse("list_games", query={"limit": 9999}, expect=400)
    game = tour.open(ada, visibility="public", color="red", bots=["random"], **{"seats": 3})
    refuse("start_game", ada, game_id=game, expect=409)
    refuse("start_game", bob, game_id=game, expect=403)
    refuse("add_bot", bob, game_id=game, body={"level": "random"}, expect=403)
    refuse("join_game", bob, game_id=game, body={"color": "red"}, expect=409)
    refuse("join_game_by_code", bob, body={"code": "nonsense"}, expect=404)
    refuse("show_result", game_id=game, expect=409)
    refuse("play_move", ada, game_id=game, body={"type": "draw_card"}, expect=409)
    refuse("kick_player", ada, game_id=game, seat=0, expect=409)
    refuse("kick_player", ada, game_id=game, seat=4, expect=409)
    refuse("kick_player", ada, game_id=game, seat=1, expect=409)
    refuse("remove_bot", ada, game_id=game, seat=0, expect=409)
    refuse("invite_player", ada, game_id=game, body={"name": "Dora"})
    refuse("decline_invitation", dora, game_id=game)
    refuse("invite_player", ada, game_id=game, body={"name": "Dora"}, expect=409)
    refuse("join_game", bob, game_id=game, body={})
    refuse("start_game", bob, game_id=game, expect=403)
    refuse("join_game", cleo, game_id=game, body={}, expect=409)
    refuse("kick_player", ada, game_id=game, seat=2)
    refuse("join_game", bob, game_id=game, body={}, expect=403)
    key = {"idempotency-key": "twice"}
    refuse("add_bot", ada, game_id=game, body={"level": "random"}, headers=key)
    refuse("add_bot", ada, game_id=game, body={"level": "conductor"}, headers=key, expect=422)
    refuse("resign_game", bob, game_id=game, expect=403)
    refuse("say_phrase", bob, game_id=game, body={"phrase": "hello"}, expect=403)
    for _ in range(5):
        refuse("say_phrase", ada, game_id=game, body={"phrase": "hello"})
    refuse("say_phrase", ada, game_id=game, body={"phrase": "hello"}, expect=429)
    refuse("cancel_game", ada, game_id=game)
    refuse("join_game", cleo, game_id=game, body={}, expect=409)
    refuse("show_result", game_id=game, expect=409)
    for _ in range(12):
        opened = tour.wire.http.post(
            "/v1/games", json={"seats": 2}, headers={"authorization": f"Bearer {dora}"}
        )
        tour.wire.check("create_game", opened)


def moves(tour: "Tour") -> None:
    refuse, ada, bob, cleo = (
        tour.wire.call,
        tour.tokens["Ada"],
        tour.tokens["Bob"],
        tour.tokens["Cleo"],
    )
    game = tour.open(ada, bob, first_seat=0)
    started = refuse("start_game", ada, game_id=game)

    def no(move: dict[str, Any], expect: int, token: str = ada) -> None:
        refuse("play_move", token, game_id=game, body=move, expect=expect)

    draw = {"type": "draw_card"}
    no(draw, 409)
    no({"type": "keep_tickets", "tickets": ["nonsense"]}, 422)
    no({"type": "keep_tickets", "tickets": []}, 422)
    no(draw, 403, cleo)
    other = refuse("view_game", bob, game_id=game)["you"]["offer"]["tickets"][0]["id"]
    no({"type": "keep_tickets", "tickets": [other]}, 422)
    for player in (ada, bob):
        offer = refuse("list_legal_moves", player, game_id=game)["moves"]
        refuse("play_move", player, game_id=game, body=offer[0])
        if player == ada:
            no(offer[0], 409)
    no(draw, 409, bob)
    stale = {"if-match": f'"{started["head"]}"'}
    refuse("play_move", ada, game_id=game, body=draw, headers=stale, expect=412)
    refuse("play_move", ada, game_id=game, body=draw, headers={"if-match": "17"}, expect=400)
    refuse("play_move", ada, game_id=game, body={"type": "nonsense"}, expect=400)
    payment = {"color": "red", "locomotives": 0}
    no({"type": "claim_route", "route": LONDON, "payment": payment}, 422)
    no({"type": "claim_route", "route": "petrograd-stockholm", "payment": payment}, 422)
    no({"type": "build_station", "city": "paris", "payment": {**payment, "locomotives": 9}}, 422)
    no({"type": "pass"}, 422)
    no({"type": "pay_tunnel", "locomotives": 0}, 409)
    no({"type": "keep_tickets", "tickets": []}, 409)
    refuse("play_move", ada, game_id=game, body=draw)
    no({"type": "draw_tickets"}, 409)
    refuse("play_move", ada, game_id=game, body=draw)
    refuse("play_move", bob, game_id=game, body={"type": "draw_tickets"})
    no(draw, 409, bob)
    refuse("join_game", cleo, game_id=game, body={}, expect=409)
    refuse("export_game", game_id=game, expect=409)
    refuse("cancel_game", ada, game_id=game, expect=409)
    refuse("replay_game", ada, game_id=game, query={"at": 9999}, expect=422)
    refuse("replay_game", ada, game_id=game, query={"at": 5, "as": 1}, expect=403)
    past = {"after": "9-" + "0" * 32}
    refuse("list_events", ada, game_id=game, query=past, expect=410)
    refuse("resign_game", bob, game_id=game)
    refuse("resign_game", bob, game_id=game, expect=409)
    refuse("replay_game", ada, game_id=game, query={"at": 5, "as": 4}, expect=422)
    game = tour.open(ada, bob, cleo)
    refuse("start_game", ada, game_id=game)
    tour.play(game, ada, bob, cleo, turns=15)
    refuse("resign_game", bob, game_id=game)
    refuse("join_game", bob, game_id=game, body={}, expect=409)


def scorings(tour: "Tour") -> None:
    def no(*players: dict[str, Any], expect: int = 422) -> None:
        tour.wire.call("create_scoring", body={"players": list(players)}, expect=expect)

    ada, bob = {"name": "Ada"}, {"name": "Bob"}
    no()
    no({**ada, "routes": ["nonsense"]})
    no({**ada, "stations": ["nonsense"]})
    no({**ada, "tickets": ["nonsense"]})
    no({**ada, "routes": [LONDON]}, {**bob, "routes": [LONDON]})
    no({**ada, "routes": [LONDON, "edinburgh-london-orange"]})
    no({**ada, "routes": [LONDON]}, {**bob, "routes": ["edinburgh-london-orange"]})
    no({**ada, "tickets": ["paris-zagrab"]}, {**bob, "tickets": ["paris-zagrab"]})
    no({**ada, "stations": ["paris"]}, {**bob, "stations": ["paris"]})
