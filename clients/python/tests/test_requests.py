"""Requests over a bad line."""

import time

import pytest
from conftest import client, guest, table_of
from tour.proxy import LoseAnswer, LoseRequest, Proxy, Replace, problem
from tour.server import Server

from railhead import Offline, Problem


def test_a_lost_answer_is_asked_for_with_the_same_key(proxy: Proxy) -> None:
    ada = guest(proxy.url)
    proxy.lose("POST /v1/games$", 2, LoseAnswer())
    replays: list[str] = []
    ada.post("/v1/games", {"seats": 2}, on_replayed=lambda: replays.append("of the first"))
    assert replays == ["of the first"]
    sent = proxy.of("POST /v1/games$")
    assert len(sent) == 3
    assert len({one.headers["idempotency-key"] for one in sent}) == 1
    games = ada.get("/v1/me/home")["games"]
    assert len(games) == 1
    game_id = games[0]["id"]
    ada.delete("/v1/games/{game_id}", game_id=game_id, on_replayed=lambda: replays.append("lost"))
    assert replays == ["of the first"], "nothing was lost this time"


def test_a_request_that_is_no_retry_is_sent_once(proxy: Proxy) -> None:
    ada = guest(proxy.url)
    proxy.lose("POST /v1/me/bots", 9, LoseAnswer())
    with pytest.raises(Offline):
        ada.post("/v1/me/bots", {"name": "Lost Engine"})
    assert len(proxy.of("POST /v1/me/bots")) == 1


def test_a_dead_line_is_offline_after_four_attempts(proxy: Proxy) -> None:
    ada = guest(proxy.url)
    proxy.lose("GET /v1/me/home", 9, LoseRequest())
    with pytest.raises(Offline):
        ada.get("/v1/me/home")
    assert len(proxy.of("GET /v1/me/home")) == 4


def test_a_short_retry_after_is_waited_for(proxy: Proxy) -> None:
    ada = guest(proxy.url)
    refusal = problem(429, "too_many_requests", headers={"retry-after": "1"})
    proxy.lose("GET /v1/me/home", 1, refusal)
    began = time.monotonic()
    ada.get("/v1/me/home")
    assert time.monotonic() - began >= 1


def test_a_long_retry_after_is_a_problem(proxy: Proxy) -> None:
    ada = guest(proxy.url)
    refusal = problem(429, "too_many_requests", headers={"retry-after": "90"})
    proxy.lose("GET /v1/me/home", 1, refusal)
    with pytest.raises(Problem) as refused:
        ada.get("/v1/me/home")
    assert refused.value.retry_after == 90
    assert len(proxy.of("GET /v1/me/home")) == 1


def test_a_replayed_answer_is_the_first_one(server: Server) -> None:
    ada = guest(server.url)
    bob = guest(server.url)
    game_id = table_of(ada, bob)
    view = ada.get("/v1/games/{game_id}/view", game_id=game_id)
    body = ada.get("/v1/games/{game_id}/moves", game_id=game_id)["moves"][0]
    answers = [
        ada.post(
            "/v1/games/{game_id}/moves",
            body,
            game_id=game_id,
            if_match=view["head"],
            idempotency_key="a train at noon",
        )
        for _ in range(2)
    ]
    assert answers[0] == answers[1]


def test_a_refusal_has_a_code_and_texts(server: Server) -> None:
    guest(server.url).upgrade("Problem Py", "a train at noon")
    ada = client(server.url)
    ada.language = "fr"
    with pytest.raises(Problem) as refused:
        ada.register("Problem Py", "a train at noon")
    assert refused.value.status == 409 and refused.value.code == "name_taken"
    assert "nom" in refused.value.title
    assert refused.value.body.get("request_id") == refused.value.request_id != ""


def test_a_page_of_a_hotel_is_no_answer(proxy: Proxy) -> None:
    ada = guest(proxy.url)
    proxy.lose("GET /v1/me/home", 1, Replace(200, {}, {"content-type": "text/html"}))
    assert ada.get("/v1/me/home")["games"] == []
