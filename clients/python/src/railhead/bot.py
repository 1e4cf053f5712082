"""Bots: a function picks the moves, the rest is here."""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing

from . import types
from .client import Railhead
from .fold import Known
from .game import Game
from .problem import Offline, Problem, RailheadError

# Picks one of the legal moves in a game, of which there is at least one.
Choose = Callable[[Known, Sequence[types.Move]], types.Move]

# Refusals after which the bot looks again: the game has moved on, or the bot runs twice.
LOOK_AGAIN = ("stale_version", "history_changed", "idempotency_key_reused", "not_your_turn")

# Items of the inbox after which the bot joins a game.
INVITED = ("invited", "rematch")

# How many seconds the server holds a request while nothing happens.
WAIT = 25


def play_seat(railhead: Railhead, game_id: str, choose: Choose) -> Known:
    """Plays the seat of this account to the end of the game, and returns the finished game."""
    with Game(railhead, game_id) as game:
        _play_turns(railhead, game, choose)
        with closing(game.events()) as events:
            for _ in events:
                _play_turns(railhead, game, choose)
        return game.known


def serve_invitations(railhead: Railhead, choose: Choose, *, at_once: int = 16) -> None:
    """Joins whatever game the bot is invited to and plays it, without end.

    So many games are played at once; the others wait. Nothing is kept: a bot that is started again
    reads its inbox from the beginning. What `choose` raises ends it, when the other games are over.
    """
    joined: set[str] = set()
    broken: list[BaseException] = []

    def ended(game: Future[None]) -> None:
        if error := game.exception():
            broken.append(error)

    query: dict[str, object] = {"since": 0, "limit": 200}
    with ThreadPoolExecutor(at_once) as games:
        while not broken:
            try:
                page = railhead.get("/v1/me/inbox", query=query)
            except Offline:
                time.sleep(railhead.timing.retry)
                continue
            except Problem as problem:
                if not problem.may_pass:
                    raise
                time.sleep(problem.retry_after or railhead.timing.retry)
                continue
            invited = [item.get("game") for item in page["items"] if item["kind"] in INVITED]
            waiting = [turn["game"] for turn in page["turns"]]
            for game_id in dict.fromkeys([*invited, *waiting]):
                if game_id is not None and game_id not in joined:
                    joined.add(game_id)
                    game = games.submit(_join_and_play, railhead, game_id, choose, joined)
                    game.add_done_callback(ended)
            since, state = page["cursor"], page["state"]
            query = {"since": since, "state": state, "limit": 200, "wait": WAIT}
    raise broken[0]


def _join_and_play(railhead: Railhead, game_id: str, choose: Choose, joined: set[str]) -> None:
    try:
        # Nothing happens if the bot has a seat.
        railhead.put("/v1/games/{game_id}/players/me", {}, game_id=game_id)
        play_seat(railhead, game_id, choose)
    except RailheadError:
        pass  # Somebody else was faster, the game is over, or the bot was removed.
    finally:
        # If it is the bot's turn there all the same, the inbox says so again.
        joined.discard(game_id)


def _play_turns(railhead: Railhead, game: Game, choose: Choose) -> None:
    """Makes moves until the game waits for others."""
    failures = 0
    while game.known.is_own_turn:
        pause = railhead.timing.backoff(failures)
        try:
            if _play_turn(railhead, game, choose):
                failures = 0
                continue
            game.refresh()
        except Offline:
            pass
        except Problem as problem:
            if problem.code in LOOK_AGAIN:
                game.refresh()
                continue
            if not problem.may_pass:
                raise
            pause = problem.retry_after or pause
        failures += 1
        time.sleep(pause)


def _play_turn(railhead: Railhead, game: Game, choose: Choose) -> bool:
    """Makes one move, unless the server shows another state than the one that is known.

    The key names the state, so that a move is made once, however often it is sent.
    """
    known, head = game.state()
    legal = game.legal_moves()
    if legal["version"] != known.version or not legal["moves"]:
        return False
    move = choose(known, legal["moves"])
    result = railhead.post(
        "/v1/games/{game_id}/moves",
        move,
        game_id=game.id,
        if_match=head,
        idempotency_key=f"{game.id}/{head}",
    )
    game.played(result)
    return True
