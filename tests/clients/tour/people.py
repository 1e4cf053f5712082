"""What people do in the tour and in the scenes of the table of requests."""

from typing import Any

from .provider import Identities
from .wire import Wire


class People:
    """Accounts, tables and moves."""

    def __init__(self, wire: Wire, identities: Identities) -> None:
        self.wire, self.call, self.identities = wire, wire.call, identities

    def account(self, name: str, password: str) -> str:
        body = {"name": name, "password": password}
        return str(self.call("create_account", body=body)["access_token"])

    def guest(self) -> str:
        return str(self.call("create_guest")["access_token"])

    def proven(self, way: str, subject: str) -> dict[str, Any]:
        """What a request says of somebody whom the provider knows."""
        challenge = self.call("create_sign_in_challenge")
        proof = getattr(self.identities, way)(subject, challenge["provider_nonce"])
        return {"provider": "club", "nonce": challenge["nonce"], "proof": proof}

    def open(self, host: str, *guests: str, **options: Any) -> str:
        """A game whose seats are taken by these players, not yet started."""
        game = self.call("create_game", host, body={"seats": 1 + len(guests), **options})["id"]
        for guest in guests:
            self.call("join_game", guest, game_id=game, body={})
        return str(game)

    def start(self, game: str, host: str, **sent: Any) -> Any:
        return self.call("start_game", host, game_id=game, **sent)

    def begun(self, host: str, *guests: str, **options: Any) -> str:
        game = self.open(host, *guests, **options)
        self.start(game, host)
        return game

    def legal(self, game: str, player: str, **query: Any) -> list[dict[str, Any]]:
        moves = self.call("list_legal_moves", player, game_id=game, query=query)["moves"]
        return list(moves)

    def move(self, game: str, player: str, move: dict[str, Any], **headers: str) -> None:
        self.call("play_move", player, game_id=game, body=move, headers=headers)

    def resign(self, game: str, player: str) -> None:
        self.call("resign_game", player, game_id=game)

    def inbox(self, token: str) -> list[dict[str, Any]]:
        page = self.call("show_inbox", token, query={"since": 0, "limit": 100})
        return list(page["items"])

    def tournament(self, tournament_id: str, viewer: str) -> Any:
        return self.call("show_tournament", viewer, tournament_id=tournament_id)
