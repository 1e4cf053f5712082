"""Two people play a game to its end, each with the generated Python client."""

import sys
from typing import TypeVar
from uuid import UUID, uuid4

from railhead_client.api.accounts import create_account
from railhead_client.api.events import list_events
from railhead_client.api.friends import add_friend
from railhead_client.api.inbox import mark_inbox_read, show_inbox
from railhead_client.api.leaderboards import show_leaderboard
from railhead_client.api.lobby import (
    create_game,
    join_game_by_code,
    show_game,
    show_invite,
    start_game,
)
from railhead_client.api.play import list_legal_moves, play_move, view_game
from railhead_client.api.results import replay_game, show_result
from railhead_client.client import AuthenticatedClient, Client
from railhead_client.models import (
    Credentials,
    GameResult,
    GameView,
    JoinByCodeRequest,
    NewGame,
    PerMoveClock,
    Problem,
    ReadMarkerRequest,
)
from railhead_client.types import Response
from stream import Follower

T = TypeVar("T")


def ok(answer: Response[T | Problem]) -> T:
    """The body of a success."""
    assert answer.status_code < 300, answer.content
    assert answer.parsed is not None and not isinstance(answer.parsed, Problem)
    return answer.parsed


def refused(answer: Response[T | Problem], status: int) -> Problem:
    assert answer.status_code == status, answer.content
    assert isinstance(answer.parsed, Problem)
    return answer.parsed


def sign_up(url: str, name: str) -> AuthenticatedClient:
    body = Credentials(name=name, password=f"a train at noon {name}", device="a test")
    made = ok(create_account.sync_detailed(client=Client(base_url=url), body=body))
    assert made.account.name == name
    return AuthenticatedClient(base_url=url, token=made.access_token)


def play(game: UUID, players: list[AuthenticatedClient]) -> int:
    """Plays until nobody has a legal move; answers how many moves there were."""
    count = 0
    while True:
        turns = [
            (player, ok(list_legal_moves.sync_detailed(game, client=player))) for player in players
        ]
        able = [(player, turn.moves) for player, turn in turns if turn.moves]
        if not able:
            return count
        player, moves = able[0]
        claims = [move for move in moves if move.type_ == "claim_route"]
        move = (claims or moves)[count % len(claims or moves)]
        head = ok(view_game.sync_detailed(game, client=player)).head
        key, tag = str(uuid4()), f'"{head}"'
        sent = play_move.sync_detailed(
            game, client=player, body=move, idempotency_key=key, if_match=tag
        )
        done = ok(sent)
        assert done.head != head and done.events[-1].seq == done.version
        if count % 40 == 0:
            again = play_move.sync_detailed(
                game, client=player, body=move, idempotency_key=key, if_match=tag
            )
            assert again.content == sent.content, "a retry is answered as the first time"
            stale = play_move.sync_detailed(game, client=player, body=move, if_match=tag)
            problem = refused(stale, 412)
            assert problem.code == "stale_version" and problem.head == done.head
        count += 1


def after(game: UUID, ada: AuthenticatedClient, bob: AuthenticatedClient) -> None:
    """The result, replay, leaderboard and inbox of a game that is over."""
    result: GameResult = ok(show_result.sync_detailed(game, client=ada))
    assert sorted(score.rank for score in result.scores) in ([1, 1], [1, 2])
    for score in result.scores:
        parts = score.routes + score.tickets + score.stations + score.express
        assert score.total == parts, score
    summary = ok(show_game.sync_detailed(game, client=ada))
    for version in range(1, summary.version + 1, 50):
        view: GameView = ok(replay_game.sync_detailed(game, client=ada, at=version))
        assert view.version == version
    # Players who have met few people are listed among friends only.
    names = {player.name for player in summary.players}
    for player, friend in ((ada, "Bob in Python"), (bob, "Ada in Python")):
        ok(add_friend.sync_detailed(friend, client=player))
    board = ok(show_leaderboard.sync_detailed("duel", client=ada, among="friends"))
    assert names <= {entry.name for entry in board.items}, board
    for player in (ada, bob):
        inbox = ok(show_inbox.sync_detailed(client=player))
        ended = [item for item in inbox.items if item.kind == "finished"]
        assert [item.game for item in ended] == [game] and inbox.unread and not inbox.turns
        marker = ReadMarkerRequest(seq=inbox.cursor)
        assert ok(mark_inbox_read.sync_detailed(client=player, body=marker)).unread == 0


def main(url: str) -> None:
    ada, bob = sign_up(url, "Ada in Python"), sign_up(url, "Bob in Python")
    clock = PerMoveClock(kind="per_move", seconds=86400)
    options = NewGame(seats=2, rated=True, clock=clock, visibility="unlisted", color="purple")
    key = str(uuid4())
    table = ok(create_game.sync_detailed(client=ada, body=options, idempotency_key=key))
    same = ok(create_game.sync_detailed(client=ada, body=options, idempotency_key=key))
    assert same.id == table.id and isinstance(table.code, str)
    invite = ok(show_invite.sync_detailed(table.code, client=bob))
    assert (
        invite.game == table.id
        and invite.open_seats == 1
        and invite.players[invite.host].name == "Ada in Python"
    )
    join = JoinByCodeRequest(code=table.code.lower(), entropy="a-train-at-noon")
    joined = ok(join_game_by_code.sync_detailed(client=bob, body=join))
    assert joined.version > table.version
    ok(start_game.sync_detailed(table.id, client=ada, if_match=f'"{joined.head}"'))
    followers = [Follower(ada, table.id, 25), Follower(bob, table.id, 40)]
    for follower in followers:
        follower.start()
    moves = play(table.id, [ada, bob])
    for follower, player in zip(followers, (ada, bob)):
        follower.join(30)
        page = ok(list_events.sync_detailed(table.id, client=player, after="0"))
        assert follower.end == "game_over" and follower.cuts > 2
        # After the game the page shows every card; the stream showed what the player might see.
        seen = [(event.seq, event.type_) for event in follower.events]
        assert seen[: len(page.events)] == [(event.seq, event.type_) for event in page.events]
        assert [seq for seq, _ in seen] == list(range(1, len(seen) + 1))
    after(table.id, ada, bob)
    print(f"a game of {moves} moves and {len(followers[0].events)} events in Python")


if __name__ == "__main__":
    main(sys.argv[1])
