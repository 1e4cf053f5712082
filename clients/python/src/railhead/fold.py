"""The reference fold: how a view of a game is kept up to date from events, without asking again.

It contains no rules, only what each event changes on the table.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import cast

from typing_extensions import Never

from . import types
from .clocks import advanced
from .reference import Reference, cities_of


@dataclass(frozen=True)
class Known:
    """A game as an app knows it: the fields of `GET …/view`. What is in them is not changed."""

    # The number of the last event.
    version: int
    # What everyone sees.
    table: types.TableView
    # What only the player sees; None for a spectator.
    you: types.OwnSeat | None
    # The clock of each seat; None without time limits.
    clocks: list[types.ClockView] | None

    @property
    def is_over(self) -> bool:
        return self.table["phase"]["name"] in ("finished", "voided")

    @property
    def is_own_turn(self) -> bool:
        """Whether the game waits for the player."""
        return self.you is not None and is_waiting_for(self.table["phase"], self.you["seat"])


class LookAgain(Enum):
    """Why events do not suffice, and the view has to be asked for."""

    # Events are missing in between.
    GAP = "gap"
    # The player took, lost or regained a seat.
    OTHER_EYES = "other_eyes"
    # A later server says more than this version of the SDK knows.
    UNKNOWN_EVENT = "unknown_event"


Folded = Known | LookAgain


def known_of(view: types.LiveGameView) -> Known:
    """The part of a view that is folded."""
    return Known(view["version"], view["table"], view.get("you"), view.get("clocks"))


def fold(known: Known, event: types.LoggedEvent, reference: Reference) -> Folded:
    """Applies one more event. `known` is left as it is, and returned if it has the event."""
    seq = event["seq"]
    if seq <= known.version:
        return known
    if seq != known.version + 1:
        return LookAgain.GAP
    step = _Fold(known, reference)
    if reason := step.see(event):
        return reason
    phase = step.table["phase"]
    if step.you is not None:
        step.you["to_move"] = is_waiting_for(phase, step.you["seat"])
    clocks = advanced(known.clocks, step.table, event, lambda seat: is_waiting_for(phase, seat))
    return Known(seq, step.table, step.you, clocks)


def is_waiting_for(phase: types.PhaseView, seat: int) -> bool:
    """Whether the game waits for the seat."""
    if phase["name"] == "dealing":
        return seat in phase["waiting"]
    return phase["name"] == "turn" and phase["seat"] == seat


PERSON: types.Occupant = {"kind": "person"}
NOBODY: types.Occupant = {"kind": "nobody"}

# The cards in the box.
CARDS = 110


def _bot(level: types.BotLevel) -> types.Occupant:
    return {"kind": "bot", "level": level}


class _Fold:
    """One event, applied to copies of what events change; the rest is shared."""

    def __init__(self, known: Known, reference: Reference) -> None:
        table, you = known.table, known.you
        self.reference = reference
        self.table: types.TableView = {
            **table,
            "phase": _copy_of_phase(table["phase"]),
            "seats": [seat.copy() for seat in table["seats"]],
            "row": list(table["row"]),
            "discards": table["discards"].copy(),
            "routes": list(table["routes"]),
            "stations": list(table["stations"]),
        }
        self.you: types.OwnSeat | None = you and {
            **you,
            "hand": you["hand"].copy(),
            "tickets": [ticket.copy() for ticket in you["tickets"]],
        }

    def see(self, event: types.LoggedEvent) -> LookAgain | None:
        """Applies the event; the answer is a reason to look again."""
        table = self.table
        match event["type"]:
            case "game_created":
                return LookAgain.OTHER_EYES
            case "player_joined":
                return self._reseat(event["seat"], PERSON, color=event["color"])
            case "player_left" | "player_kicked" | "bot_removed":
                return self._reseat(event["seat"], NOBODY, color=None)
            case "bot_added":
                return self._reseat(event["seat"], _bot(event["level"]), color=event["color"])
            case "host_changed":
                table["host"] = event["seat"]
            case "seat_handed_over":
                away = event.get("reason") or "resigned"
                occupant = _bot(event["level"])
                return self._reseat(event["seat"], occupant, away=away, on_vacation=False)
            case "seat_taken_back":
                return self._reseat(event["seat"], PERSON, away=None)
            case "stand_in_seated":
                return self._reseat(event["seat"], PERSON, away=None, stand_in=True)
            case "vacation_begun" | "vacation_ended":
                is_begun = event["type"] == "vacation_begun"
                table["seats"][event["seat"]]["on_vacation"] = is_begun
            # A secret event changes the table in the same way for everyone, and the hand for its
            # owner. Others see only the number.
            case "cards_dealt":
                cards = event.get("cards")
                count = _count(cards, event.get("count"))
                table["deck"] -= count
                table["seats"][event["seat"]]["cards"] += count
                self._gain(event["seat"], cards or [])
            case "tickets_dealt":
                self._deal_tickets(_count(event.get("tickets"), event.get("count")), event["seat"])
                self._offer(event)
            case "tickets_drawn":
                count = _count(event.get("tickets"), event.get("count"))
                table["tickets"] -= count
                self._step({"name": "keep_tickets", "count": count})
                self._offer(event)
            case "tickets_kept":
                self._keep_tickets(event)
            case "tickets_returned":
                table["tickets"] += _count(event.get("tickets"), event.get("count"))
            case "card_drawn":
                table["deck"] -= 1
                self._take_card(event["seat"], event.get("card"))
            case (
                "tickets_boxed" | "time_ran_out" | "time_granted" | "sleeping_hours_set" | "passed"
            ):
                pass
            case "game_started":
                table["deck"] = CARDS
                table["tickets"] = self.reference.standard_tickets(table)
                table["phase"] = {"name": "dealing", "waiting": []}
            case "turn_started":
                self._start_turn(event["seat"])
            case "last_round_begun":
                if table["phase"]["name"] == "turn":
                    table["phase"]["turns_left"] = table["options"]["seats"]
            case "game_finished":
                self._end({"name": "finished", "scores": event["scores"]})
            case "game_voided":
                self._end({"name": "voided", "reason": event.get("reason", "admin")})
            case "card_turned_up":
                table["deck"] -= 1
                table["row"][event["slot"]] = event["card"]
            case "row_discarded":
                for card in table["row"]:
                    if card is not None:
                        table["discards"][card] += 1
                table["row"] = [None for _ in table["row"]]
            case "row_replaced":
                before = _sum(table["discards"])
                table["row"] = list(event["row"])
                table["discards"] = event["discards"].copy()
                table["deck"] += before - _sum(table["discards"])
            case "deck_reshuffled":
                table["deck"] += _sum(table["discards"])
                table["discards"] = _none(table["discards"])
            case "card_taken":
                table["row"][event["slot"]] = None
                self._take_card(event["seat"], event["card"])
            case "route_claimed":
                self._claim(event)
            case "station_built":
                self._build(event)
            case "tunnel_laid":
                self._lay_tunnel(event)
            case "tunnel_card_revealed":
                table["deck"] -= 1
                if tunnel := self._tunnel():
                    tunnel["revealed"][event["card"]] += 1
            case "tunnel_surcharge_asked":
                if tunnel := self._tunnel():
                    tunnel["surcharge"] = event["surcharge"]
            case "tunnel_surcharge_paid":
                # Its cards lie with the revealed ones until the turn ends.
                if tunnel := self._tunnel():
                    price = event["surcharge"]
                    self._pay(event["seat"], event["payment"], price, tunnel["revealed"])
            case "tunnel_abandoned":
                self._finish_action()
            case _:
                # Everything known is above; a later server may say more.
                return _unknown(event)
        return None

    def _reseat(self, seat: int, occupant: types.Occupant, **change: object) -> LookAgain | None:
        before = self.table["seats"][seat]
        after = {**before, "occupant": occupant, **change}
        self.table["seats"][seat] = cast(types.SeatView, after)
        # Events name seats, not accounts, so a spectator may be the person who sat down.
        is_own = self.you["seat"] == seat if self.you else occupant == PERSON
        return LookAgain.OTHER_EYES if is_own else None

    def _own(self, seat: int) -> types.OwnSeat | None:
        """What the player has, if this is their seat."""
        return self.you if self.you and self.you["seat"] == seat else None

    def _gain(self, seat: int, cards: Iterable[types.TrainCard]) -> None:
        if own := self._own(seat):
            for card in cards:
                own["hand"][card] += 1

    def _step(self, step: types.StepView) -> None:
        if self.table["phase"]["name"] == "turn":
            self.table["phase"]["step"] = step

    def _tunnel(self) -> types.TunnelStep | None:
        """The tunnel that is being built."""
        phase = self.table["phase"]
        if phase["name"] == "turn" and phase["step"]["name"] == "tunnel":
            return phase["step"]
        return None

    def _start_turn(self, seat: int) -> None:
        phase = self.table["phase"]
        left = phase.get("turns_left") if phase["name"] == "turn" else None
        self.table["phase"] = {
            "name": "turn",
            "seat": seat,
            "step": {"name": "choose"},
            "turns_left": None if left is None else max(0, left - 1),
        }

    def _deal_tickets(self, count: int, seat: int) -> None:
        """Long tickets have a separate deck, which is not shown and not drawn from later."""
        deals = self.reference.facts_of(self.table)["deals"]
        standard = [deal["standard"] for deal in deals if deal["long"] + deal["standard"] == count]
        self.table["tickets"] -= standard[0] if standard else 0
        phase = self.table["phase"]
        if phase["name"] == "dealing":
            phase["waiting"] = sorted([*phase["waiting"], seat])

    def _offer(self, event: types.TicketsDealtEvent | types.TicketsDrawnEvent) -> None:
        own, tickets = self._own(event["seat"]), event.get("tickets")
        if own is not None and tickets is not None:
            own["offer"] = {
                "tickets": tickets,
                "keep_min": event.get("keep_min", 0),
                "keep_max": event.get("keep_max", 0),
            }

    def _keep_tickets(self, event: types.TicketsKeptEvent) -> None:
        seat, kept = event["seat"], event.get("tickets")
        phase = self.table["phase"]
        self.table["seats"][seat]["tickets"] += _count(kept, event.get("count"))
        if phase["name"] == "dealing":
            phase["waiting"] = [other for other in phase["waiting"] if other != seat]
        else:
            self._step({"name": "choose"})
        if kept is None:
            return
        if own := self._own(seat):
            offer = own.get("offer")
            for ticket in offer["tickets"] if offer else []:
                if ticket["id"] in kept:
                    own["tickets"].append(cast(types.OwnTicket, {**ticket, "completed": False}))
            own["offer"] = None
        self._complete_tickets()

    def _take_card(self, seat: int, card: types.TrainCard | None) -> None:
        """Adds a card to a hand. After the first card of a turn, a second follows."""
        phase = self.table["phase"]
        self.table["seats"][seat]["cards"] += 1
        is_first = phase["name"] == "turn" and phase["step"]["name"] == "choose"
        self._step({"name": "second_card"} if is_first else {"name": "choose"})
        if card is not None:
            self._gain(seat, [card])

    def _claim(self, event: types.RouteClaimedEvent) -> None:
        routes, seat = self.reference.routes, event["seat"]
        length = routes[event["route"]].length
        self._pay(seat, event["payment"], length, self.table["discards"])
        owner = self.table["seats"][seat]
        owner["trains"] -= length
        owner["points"] += event["points"]
        self.table["routes"].append({"route": event["route"], "seat": seat})
        self.table["routes"].sort(key=lambda owned: routes[owned["route"]].index)
        self._finish_action()
        self._complete_tickets()

    def _build(self, event: types.StationBuiltEvent) -> None:
        cities, seat = self.reference.cities, event["seat"]
        builder = self.table["seats"][seat]
        builder["stations"] -= 1
        # The first station costs one card, the second two, the third three.
        self._pay(seat, event["payment"], 3 - builder["stations"], self.table["discards"])
        self.table["stations"].append({"city": event["city"], "seat": seat})
        self.table["stations"].sort(key=lambda owned: cities[owned["city"]])
        self._finish_action()

    def _lay_tunnel(self, event: types.TunnelLaidEvent) -> None:
        self._step(
            {
                "name": "tunnel",
                "route": event["route"],
                "payment": event["payment"],
                "revealed": _none(self.table["discards"]),
                "surcharge": 0,
            }
        )

    def _pay(self, seat: int, payment: types.Payment, price: int, to: types.TrainCards) -> None:
        laid: list[tuple[types.TrainCard, int]] = [("locomotive", payment["locomotives"])]
        if color := payment.get("color"):
            laid.append((color, price - payment["locomotives"]))
        self.table["seats"][seat]["cards"] -= price
        own = self._own(seat)
        for card, count in laid:
            to[card] += count
            if own is not None:
                own["hand"][card] -= count

    def _finish_action(self) -> None:
        """Ends the action of a turn. Cards revealed for a tunnel are discarded."""
        if tunnel := self._tunnel():
            for card in _kinds(tunnel["revealed"]):
                self.table["discards"][card] += tunnel["revealed"][card]
        self._step({"name": "choose"})

    def _end(self, phase: types.PhaseView) -> None:
        self._finish_action()
        self.table["phase"] = phase
        if self.you is not None:
            self.you["offer"] = None

    def _complete_tickets(self) -> None:
        you = self.you
        if you is None:
            return
        own = [owned["route"] for owned in self.table["routes"] if owned["seat"] == you["seat"]]
        root = _groups(self.reference.routes[route].ends for route in own)
        for ticket in you["tickets"]:
            one, other = cities_of(ticket["id"])
            ticket["completed"] = root(one) == root(other)


def _unknown(_: Never) -> LookAgain:
    return LookAgain.UNKNOWN_EVENT


def _copy_of_phase(phase: types.PhaseView) -> types.PhaseView:
    if phase["name"] != "turn":
        return cast(types.PhaseView, dict(phase))
    step = phase["step"]
    if step["name"] == "tunnel":
        step = {**step, "revealed": step["revealed"].copy()}
    return {**phase, "step": step}


def _count(seen: Sequence[object] | None, count: int | None) -> int:
    """How many there are of what only its owner sees."""
    return len(seen) if seen is not None else count or 0


def _kinds(cards: types.TrainCards) -> list[types.TrainCard]:
    return cast("list[types.TrainCard]", list(cards))


def _sum(cards: types.TrainCards) -> int:
    return sum(cards[card] for card in _kinds(cards))


def _none(cards: types.TrainCards) -> types.TrainCards:
    return cast(types.TrainCards, {card: 0 for card in cards})


def _groups(edges: Iterable[tuple[str, str]]) -> Callable[[str], str]:
    """Names the part of a network that a city is in."""
    parents: dict[str, str] = {}

    def root(city: str) -> str:
        while city in parents:
            city = parents[city]
        return city

    for one, other in edges:
        first, second = root(one), root(other)
        if first != second:
            parents[first] = second
    return root
