"""The plan of a player's tickets."""

from . import types
from .client import Railhead


def plan_tickets(railhead: Railhead, game_id: str) -> types.TicketsPlan:
    """What each ticket of the player still needs, and all of them together.

    `plan=true` in the query of a view or a move brings the same plan.
    """
    return railhead.get("/v1/games/{game_id}/plan", game_id=game_id)
