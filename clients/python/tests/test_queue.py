"""Moves that survive a lost line and the end of the process."""

import json
from pathlib import Path

import pytest
from conftest import client, guest, move, table_of
from tour.proxy import LoseAnswer, LoseRequest, Proxy, problem
from tour.server import Server

from railhead import (
    Confirm,
    Dropped,
    FileStorage,
    Game,
    Kept,
    Played,
    Railhead,
    Refused,
    pending_games,
    types,
)

MOVES = "POST /v1/games/.*/moves$"
DRAW: types.Move = {"type": "draw_card"}


class Table:
    """Ada is on a bad line. It is her turn, and both have chosen their tickets."""

    def __init__(self, server: Server, proxy: Proxy, folder: Path) -> None:
        self.url, self.proxy, self.folder = server.url, proxy, folder
        self.ada = guest(proxy.url, FileStorage(folder))
        self.bob = guest(server.url)
        self.game_id = table_of(self.ada, self.bob)
        for player in (self.ada, self.bob):
            move(player, self.game_id)
        self.before = len(proxy.of(MOVES))
        self.game = Game(self.ada, self.game_id)

    def keys(self) -> list[str]:
        sent = self.proxy.of(MOVES)[self.before :]
        return [one.headers["idempotency-key"] for one in sent]

    def restarted(self) -> Railhead:
        """The same device after a restart."""
        self.game.close()
        again = client(self.proxy.url, FileStorage(self.folder))
        again.restore()
        return again

    def laptop(self) -> Railhead:
        """Another device of the same person, on a good line."""
        again = client(self.url, FileStorage(self.folder))
        again.restore()
        return again


@pytest.fixture
def table(server: Server, proxy: Proxy, tmp_path: Path) -> Table:
    return Table(server, proxy, tmp_path)


def test_a_move_whose_answer_is_lost_is_played_once(table: Table) -> None:
    table.proxy.lose(MOVES, 2, LoseAnswer())
    outcome = table.game.play(DRAW)
    assert isinstance(outcome, Played) and outcome.replayed, "by the first attempt"
    assert len(table.keys()) == 3 and len(set(table.keys())) == 1
    assert table.game.known.table["seats"][0]["cards"] == 5
    second = table.game.play(DRAW)
    assert isinstance(second, Played) and not second.replayed


def test_a_move_without_a_line_is_sent_after_a_restart(table: Table) -> None:
    table.proxy.mishap = lambda _: LoseRequest()
    assert table.game.play(DRAW) == Kept()
    table.proxy.mishap = lambda _: None
    ada = table.restarted()
    assert pending_games(ada) == [table.game_id]
    with Game(ada, table.game_id) as game:
        (outcome,) = game.send_pending()
    assert isinstance(outcome, Played)
    assert len(set(table.keys())) == 1, "with the same key"
    assert pending_games(ada) == []


def test_moves_without_a_line_are_played_in_order(table: Table) -> None:
    table.proxy.mishap = lambda _: LoseRequest()
    assert [table.game.play(DRAW), table.game.play(DRAW)] == [Kept(), Kept()]
    table.proxy.mishap = lambda _: None
    assert [type(outcome) for outcome in table.game.send_pending()] == [Played, Played]
    phase = table.game.known.table["phase"]
    assert phase["name"] == "turn" and phase["seat"] == 1, "two cards are a turn"


def test_the_player_confirms_what_may_have_changed(table: Table) -> None:
    row = table.game.known.table["row"]
    slot = next(slot for slot, card in enumerate(row) if card not in ("locomotive", None))
    move(table.laptop(), table.game_id, DRAW)
    take: types.Move = {"type": "take_face_up", "slot": slot}
    assert table.game.play(take) == Confirm(take)
    assert isinstance(table.game.play(take), Played)


def test_a_blind_card_is_drawn_in_the_new_state(table: Table) -> None:
    move(table.laptop(), table.game_id, DRAW)
    assert isinstance(table.game.play(DRAW), Played)
    assert len(set(table.keys())) == 2, "as a new command"


def test_a_card_of_one_turn_is_not_the_first_of_a_later_one(table: Table) -> None:
    move(table.laptop(), table.game_id, DRAW)
    table.proxy.mishap = lambda _: LoseRequest()
    assert table.game.play(DRAW) == Kept()
    move(table.laptop(), table.game_id, DRAW)
    for _ in range(2):
        move(table.bob, table.game_id, DRAW)
    table.proxy.mishap = lambda _: None
    assert table.game.send_pending() == [Confirm(DRAW)]


def test_a_move_whose_turn_has_passed_is_dropped(table: Table) -> None:
    for _ in range(2):
        move(table.laptop(), table.game_id, DRAW)
    assert table.game.play(DRAW) == Dropped("not_your_turn")


def test_a_move_that_the_rules_refuse_is_refused(table: Table) -> None:
    outcome = table.game.play({"type": "keep_tickets", "tickets": []})
    assert isinstance(outcome, Refused) and outcome.problem.code == "no_tickets_offered"


def test_a_fault_of_the_server_that_stays_is_reported(table: Table) -> None:
    table.proxy.lose(MOVES, 9, problem(500, "internal", request_id="r-1"))
    outcome = table.game.play(DRAW)
    assert isinstance(outcome, Refused) and outcome.problem.request_id == "r-1"
    assert len(table.keys()) == 3


def test_an_overloaded_server_is_asked_with_the_same_key(table: Table) -> None:
    table.proxy.lose(MOVES, 3, problem(503, "unavailable", headers={"retry-after": "0"}))
    assert isinstance(table.game.play(DRAW), Played)
    assert len(table.keys()) == 4 and len(set(table.keys())) == 1


def test_a_history_that_changed_drops_the_queue(table: Table) -> None:
    view = table.ada.get("/v1/games/{game_id}/view", game_id=table.game_id)
    table.proxy.mishap = lambda _: LoseRequest()
    assert table.game.play(DRAW) == Kept()
    table.proxy.lose(MOVES, 9, problem(410, "history_changed", view=view, head=view["head"]))
    assert table.game.play(DRAW) == Dropped("history_changed")
    assert pending_games(table.ada) == []


def test_a_move_is_not_sent_after_a_day(table: Table) -> None:
    table.proxy.mishap = lambda _: LoseRequest()
    assert table.game.play(DRAW) == Kept()
    table.proxy.mishap = lambda _: None
    (stored,) = json.loads(table.ada.storage.get("queue") or "")
    stored["since"] -= 24 * 3600 + 1
    table.ada.storage.set("queue", json.dumps([stored]))
    sent = len(table.keys())
    assert table.game.send_pending() == []
    assert len(table.keys()) == sent and table.ada.storage.get("queue") is None
