"""The printed game, as far as the fold has to know it."""

from collections.abc import Sequence
from dataclasses import dataclass

from . import types


@dataclass(frozen=True)
class RouteFact:
    """A route: its place in the order of the server, its ends and its length."""

    index: int
    ends: tuple[str, str]
    length: int


class Reference:
    """Lengths and ends of routes, and how many tickets a variant has.

    It is made of the answers of `GET /v1/reference/board` and `GET /v1/reference/variants`, because
    the rules belong to the server.
    """

    def __init__(self, board: types.Board, variants: Sequence[types.VariantFacts]) -> None:
        self.routes = {
            str(route["id"]): RouteFact(index, (route["from"], route["to"]), route["length"])
            for index, route in enumerate(board["routes"])
        }
        self.cities = {str(city["id"]): index for index, city in enumerate(board["cities"])}
        self._big = {str(city["id"]) for city in board["cities"] if city["big_city"]}
        self._variants = {str(facts["variant"]): facts for facts in variants}

    def facts_of(self, table: types.TableView) -> types.VariantFacts:
        return self._variants[table["options"].get("variant", "classic")]

    def standard_tickets(self, table: types.TableView) -> int:
        """How many standard tickets a game begins with: those of its variant and its packs."""
        facts = self.facts_of(table)
        packs = table.get("packs", [])
        added = [
            ticket
            for pack in packs
            for ticket in pack["tickets"]
            if ticket["kind"] == "standard"
            and (not facts["big_cities_only"] or self._big.intersection(cities_of(ticket["id"])))
        ]
        return facts["standard_tickets"] + len(added)


def cities_of(ticket: str) -> tuple[str, str]:
    """The two cities of a ticket, which name it."""
    one, other = ticket.split("-", 1)
    return one, other
