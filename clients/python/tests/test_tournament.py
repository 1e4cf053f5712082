"""Tournaments that are followed over a bad line."""

import uuid
from concurrent.futures import Future, ThreadPoolExecutor

import pytest
from conftest import guest
from tour.proxy import CutAfter, Proxy
from tour.server import Server

from railhead import Problem, Railhead, Tournament, types

FRIDAY: types.NewTournament = {
    "name": "Friday night",
    "rules": {"format": {"kind": "swiss", "rounds": 2}, "seats": 2, "max_players": 8},
    "games": {"clock": {"kind": "per_move", "seconds": 600}},
    "guests": True,
}


def opened(organiser: Railhead) -> str:
    tournament_id = str(uuid.uuid4())
    path = "/v1/tournaments/{tournament_id}"
    organiser.put(path, FRIDAY, tournament_id=tournament_id)
    return tournament_id


@pytest.fixture(scope="module")
def organiser(server: Server) -> Railhead:
    railhead = guest(server.url)
    railhead.upgrade("Organiser Of Python", "a train at noon")
    return railhead


def follow(tournament: Tournament) -> list[types.Tournament]:
    return list(tournament.changes())


def test_changes_are_told_to_the_end_over_a_cut_line(
    server: Server, proxy: Proxy, organiser: Railhead
) -> None:
    tournament_id = opened(organiser)
    ada = guest(proxy.url)
    cuts = [CutAfter(count) for count in (10, 200, 2000)]
    proxy.mishap = lambda asked: cuts.pop() if asked.path.endswith("/stream") and cuts else None
    with ThreadPoolExecutor() as pool, Tournament(ada, tournament_id) as tournament:
        assert tournament.known["phase"] == "open" and not tournament.known.get("you")
        seen: Future[list[types.Tournament]] = pool.submit(follow, tournament)
        ada.put("/v1/tournaments/{tournament_id}/entry", tournament_id=tournament_id)
        while not tournament.known.get("you"):
            assert not seen.done()
        organiser.delete("/v1/tournaments/{tournament_id}", tournament_id=tournament_id)
        changes = seen.result(timeout=60)
        assert changes[-1]["phase"] == "cancelled" and tournament.known == changes[-1]
    heads = [change["head"] for change in changes]
    assert len(set(heads)) == len(heads), "each once"


def test_what_is_over_has_no_changes(server: Server, organiser: Railhead) -> None:
    tournament_id = opened(organiser)
    organiser.delete("/v1/tournaments/{tournament_id}", tournament_id=tournament_id)
    with Tournament(guest(server.url), tournament_id) as tournament:
        assert follow(tournament) == []
        assert tournament.known["phase"] == "cancelled"


def test_a_closed_tournament_ends_its_stream(server: Server, organiser: Railhead) -> None:
    with ThreadPoolExecutor() as pool:
        tournament = Tournament(guest(server.url), opened(organiser))
        seen = pool.submit(follow, tournament)
        tournament.close()
        assert seen.result(timeout=60) == []


def test_a_tournament_that_is_not_there_is_a_problem(server: Server) -> None:
    with pytest.raises(Problem) as refused:
        Tournament(guest(server.url), str(uuid.uuid4()))
    assert refused.value.status == 404
