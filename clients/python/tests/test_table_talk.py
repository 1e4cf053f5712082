"""Phrases and plans at a table."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from conftest import guest, move, table_of
from tour.proxy import LoseAnswer, Proxy
from tour.server import Server

from railhead import Game, Offline, Problem, plan_tickets, types


def words(phrases: list[types.SaidPhrase]) -> list[types.Phrase]:
    return [said["phrase"] for said in phrases]


def test_what_is_said_is_heard_once_and_listed(server: Server) -> None:
    ada, bob = guest(server.url), guest(server.url)
    heard: list[types.SaidPhrase] = []
    game = Game(ada, table_of(ada, bob), on_phrase=heard.append)
    far = Game(bob, game.id)
    far.say("hello")
    with ThreadPoolExecutor() as pool:
        following = pool.submit(list, game.events())
        while len(heard) < 2:
            assert far.say("good_luck")["seat"] == 1
            assert not following.done()
        game.close()
        following.result(timeout=60)
    assert set(words(heard)) == {"good_luck"}, "what was said before the stream is in the list"
    assert words(game.phrases())[0] == "hello"
    assert [said["number"] for said in game.phrases()] == list(range(1, len(game.phrases()) + 1))
    far.close()


def test_a_mute_takes_what_was_said_away(server: Server) -> None:
    ada, bob = guest(server.url), guest(server.url)
    with Game(ada, table_of(ada, bob)) as game, Game(bob, game.id) as far:
        for _ in range(5):
            far.say("laugh")
        with pytest.raises(Problem) as refused:
            far.say("laugh")
        assert refused.value.code == "too_many_phrases"
        assert words(game.phrases()) == ["laugh"] * 5
        session = bob.session
        assert session is not None
        ada.put("/v1/me/mutes/{name}", name=session.name)
        assert game.phrases() == []


def test_a_phrase_is_not_said_later(proxy: Proxy) -> None:
    ada, bob = guest(proxy.url), guest(proxy.url)
    with Game(ada, table_of(ada, bob)) as game:
        proxy.lose("/phrases$", 1, LoseAnswer())
        with pytest.raises(Offline):
            game.say("hello")
    assert len(proxy.of("POST .*/phrases$")) == 1


def test_a_plan_is_about_the_tickets_of_the_player(server: Server) -> None:
    ada, bob = guest(server.url), guest(server.url)
    game_id = table_of(ada, bob)
    for player in (ada, bob):
        move(player, game_id)
    with Game(ada, game_id) as game:
        planned = plan_tickets(ada, game_id)
        assert planned["version"] == game.known.version
        assert game.known.you is not None
        tickets = [ticket["id"] for ticket in game.known.you["tickets"]]
        planned_for = [one["ticket"]["id"] for one in planned["plan"]["tickets"]]
        assert sorted(planned_for) == sorted(tickets)
