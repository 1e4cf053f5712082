#!/usr/bin/env python3
"""Verifies exported games, by docs/FAIRNESS.md and docs/RULES.md alone. It shares no code with the server.

    verify.py FILE...      prints a line for each file; fails if one of them does not follow

Only Python's standard library is used. The facts of the board are read from crates/engine/data.
"""

import hashlib
import hmac
import itertools
import json
import pathlib
import struct
import sys
import uuid

DATA = pathlib.Path(__file__).resolve().parents[2] / "crates/engine/data"
CARDS = ["pink", "blue", "orange", "white", "green", "yellow", "black", "red", "locomotive"]
COLORS = ["brown", "red", "purple", "gray", "blue"]
BOX = {card: 14 if card == "locomotive" else 12 for card in CARDS}
POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}
VARIANTS = {
    # sets, big cities only, deals (long, standard, least to hold in all, most to keep), rejected to the box, drawn
    "classic": (["europe"], False, [(1, 3, 2, 4)], True, 3),
    "europa_1912": (["europa_1912"], False, [(1, 3, 2, 4)], True, 3),
    "mega": (["europe", "europa_1912"], False, [(2, 0, 0, 1), (0, 5, 3, 5)], False, 3),
    "big_cities": (["europe", "europa_1912"], True, [(0, 5, 2, 5)], False, 4),
}


def load(name):
    return json.loads((DATA / name).read_text())


ROUTES = {route["id"]: route for route in load("routes.json")}
BIG = {city["id"] for city in load("cities.json") if city["big_city"]}
TICKETS = load("tickets.json")


class Doubt(Exception):
    """The log does not follow."""


def check(holds, why):
    if not holds:
        raise Doubt(why)


class Rng:
    """The numbers of one decision: ChaCha20 read as 32-bit numbers."""

    def __init__(self, seed):
        self.key, self.block, self.words = struct.unpack("<8I", seed), 0, []

    def word(self):
        if not self.words:
            self.words = self.next_block()
        return self.words.pop(0)

    def next_block(self):
        counter = (self.block & 0xFFFFFFFF, self.block >> 32, 0, 0)
        start = struct.unpack("<4I", b"expand 32-byte k") + self.key + counter
        state = list(start)

        def quarter(a, b, c, d):
            for into, other, mixed, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                state[into] = (state[into] + state[other]) & 0xFFFFFFFF
                word = state[mixed] ^ state[into]
                state[mixed] = (word << turn | word >> 32 - turn) & 0xFFFFFFFF

        for _ in range(10):
            for column in range(4):
                quarter(column, column + 4, column + 8, column + 12)
            for a in range(4):
                quarter(a, 4 + (a + 1) % 4, 8 + (a + 2) % 4, 12 + (a + 3) % 4)
        self.block += 1
        return [(one + two) & 0xFFFFFFFF for one, two in zip(state, start)]

    def below(self, n):
        product = self.word() * n
        number, low = product >> 32, product & 0xFFFFFFFF
        if low > 2**32 - n:
            number += (low + (self.word() * n >> 32)) >> 32
        return number

    def card(self, bag):
        nth = self.below(sum(bag.values()))
        for card in CARDS:
            if nth < bag[card]:
                return card
            nth -= bag[card]
        raise AssertionError("a number below the count of all cards")

    def sample(self, tickets, count):
        tickets, chosen = list(tickets), []
        for _ in range(min(count, len(tickets))):
            at = self.below(len(tickets))
            chosen.append(tickets[at])
            last = tickets.pop()
            if at < len(tickets):
                tickets[at] = last
        return chosen


class Keyed:
    """The draws of a game that shares its deal: a key for each thing that could be drawn, and the greatest wins."""

    def __init__(self, key):
        self.secret, self.purpose = key, None

    def key(self, *parts):
        return hmac.digest(self.secret, "/".join(map(str, parts)).encode(), "sha256")

    def below(self, n):
        return max(range(n), key=lambda seat: (self.key("first", seat), -seat))

    def card(self, bag):
        best = None
        for card in CARDS:
            if bag[card] == 0:
                continue
            number = int.from_bytes(self.key(*self.purpose(), card)[:8], "big")
            # The greatest root of number / 2^64, compared without rounding.
            count = bag[card]
            if best is None or number ** best[2] << 64 * count > best[1] ** count << 64 * best[2]:
                best = (card, number, count)
        return best[0]

    def sample(self, tickets, count):
        left, chosen = list(tickets), []
        for _ in range(min(count, len(left))):
            parts = self.purpose(len(chosen))
            best = max(left, key=lambda ticket: (self.key(*parts, ticket["id"]), -left.index(ticket)))
            left.remove(best)
            chosen.append(best)
        return chosen


class Copied:
    """The outcomes of a decision that was copied from another game, as its events say."""

    def __init__(self, events):
        self.events, self.cards, self.tickets = iter(events), [], []

    def below(self, _):
        return next(self.events)["first"]

    def outcomes(self, kinds):
        event = next((event for event in self.events if event["type"] in kinds), None)
        check(event is not None, "an outcome is missing in the copied events")
        return event.get("cards") or event.get("tickets") or [event["card"]]

    def card(self, bag):
        if not self.cards:
            self.cards = list(self.outcomes({"cards_dealt", "card_drawn", "card_turned_up", "tunnel_card_revealed"}))
        check(bag.get(self.cards[0], 0) > 0, f"no card {self.cards[0]} is left")
        return self.cards.pop(0)

    def sample(self, tickets, count):
        chosen = []
        for _ in range(min(count, len(tickets))):
            if not self.tickets:
                self.tickets = list(self.outcomes({"tickets_dealt", "tickets_drawn", "tickets_returned"}))
            ticket = self.tickets.pop(0)
            known = [other for other in tickets if ticket in (other, other["id"])]
            check(known and known[0] not in chosen, f"the ticket {ticket} is not there")
            chosen.append(known[0])
        return chosen


def empty_bag():
    return dict.fromkeys(CARDS, 0)


def put(bag, cards):
    for card, count in cards.items():
        bag[card] += count


def take(bag, cards, why):
    for card, count in cards.items():
        check(bag[card] >= count, f"{why}: {card}")
        bag[card] -= count


def laid(payment, price):
    """The cards of a payment; `price` is their number."""
    color, locomotives = payment["color"], payment["locomotives"]
    check((color is None) == (locomotives == price), "a payment names no colour exactly if all are locomotives (R5.2)")
    cards = {"locomotive": locomotives}
    if color is not None:
        cards[color] = price - locomotives
    return cards


class Game:
    def __init__(self, lines):
        first = json.loads(lines[0])
        check(first["record"] == 1, "the format of the export is not 1")
        self.id, self.secret = uuid.UUID(first["game"]).bytes, bytes.fromhex(first["secret"])
        self.commitment = hashlib.sha256(self.secret).hexdigest()
        check(first["commitment"] == self.commitment, "the commitment is not the SHA-256 of the secret")
        self.deal_secret = first.get("deal_secret")
        self.check_chain(lines[1:], first["head"])
        self.events = []
        for number, line in enumerate(lines[1:], 1):
            event = json.loads(line)
            check(event.pop("seq") == number, f"line {number + 1} is not event {number}")
            check(event.pop("schema") == 1, "the schema is not 1")
            del event["at"]
            self.events.append(event)
        self.at = 0  # the number of events that follow
        self.copied_from = None

    def check_chain(self, lines, head):
        link = hmac.digest(self.secret, self.id, "sha256")[:16]
        for line in lines:
            link = hmac.digest(self.secret, link + line.encode(), "sha256")[:16]
        check(head == f"{len(lines)}-{link.hex()}", "the log does not end with its head")

    # Reading the log.

    def peek(self):
        return self.events[self.at] if self.at < len(self.events) else None

    def next(self):
        event = self.peek()
        check(event is not None, "the log ends before the game is over")
        self.at += 1
        return event

    def expect(self, kind, **fields):
        event = self.next()
        check(event == {"type": kind, **fields}, f"it says {event}, it should be {kind} {fields}")

    def is_copied(self):
        """Whether the next event was copied from another game."""
        count = self.options.get("copied_events", 0)
        if self.copied_from is None and count > 0 and (self.peek() or {}).get("type") == "game_started":
            self.copied_from = self.at
        return self.copied_from is not None and self.at < self.copied_from + count

    def new_decision(self):
        if self.is_copied():
            self.rng = Copied(self.events[self.at:self.copied_from + self.options["copied_events"]])
            return
        if self.deal_key is not None:
            self.rng = Keyed(self.deal_key)
            return
        message = bytes(16) if self.options.get("sandbox") else self.id
        for seat in range(self.seats):
            text = self.texts.get(seat)
            if text is not None:
                message += bytes([seat, len(text)]) + text.encode()
        message += struct.pack(">I", self.at + 1)
        self.rng = Rng(hmac.digest(self.secret, message, "sha256"))

    # The opening and the table before the start.

    def verify(self):
        created = self.next()
        check(created.get("type") == "game_created", "the first event is not game_created")
        check(created["rules"] == 1, "the rules are not those of revision 1")
        check(created["commitment"] == self.commitment, "the commitment of game_created is another one")
        self.options, self.seats, self.packs = created, created["seats"], created.get("packs", [])
        check(2 <= self.seats <= 5, "a game has 2 to 5 seats")
        check(created["variant"] in VARIANTS, "there is no such variant")
        has_stand_ins = created.get("stand_ins", "none") != "none"
        check(not (created["rated"] and has_stand_ins), "there are no stand-ins in rated games (R10.10)")
        self.deal_key = self.key_of_deal(created.get("deal"))
        self.occupants, self.colors, self.texts, self.phase, self.host = {}, {}, {}, "lobby", 0
        self.seat_person(self.next())
        self.host = next(iter(self.occupants))
        if self.host != 0:
            self.expect("host_changed", seat=self.host)
        while self.phase in ("lobby", "dealing", "turn"):
            self.decide()
        check(self.peek() is None, "the log goes on after the end")
        return self.at

    def key_of_deal(self, deal):
        """The key of the draws of a game that shares its deal with others."""
        if deal is None:
            return None
        check(self.deal_secret is not None, "the secret of the deal is missing")
        secret = bytes.fromhex(self.deal_secret)
        check(deal["commitment"] == hashlib.sha256(secret).hexdigest(), "the deal has another secret")
        entropy = bytes.fromhex(deal["entropy"])
        check(len(entropy) == 32 and entropy.hex() == deal["entropy"], "the entropy of the deal is no hash")
        return hmac.digest(secret, b"deal" + entropy, "sha256")

    def draw_for(self, *purpose):
        """Says what the next cards are drawn for; the last part is the number of the draw."""
        if isinstance(self.rng, Keyed):
            self.rng.purpose = lambda: purpose

    def tickets_for(self, *purpose, at=0, step=1):
        """Says what the next tickets are drawn for, and the number of the first of them."""
        if isinstance(self.rng, Keyed):
            self.rng.purpose = lambda number: (*purpose, at + step * number)

    def seat_person(self, event):
        check(event["type"] == "player_joined", "nobody sits down")
        self.sit(event)
        self.occupants[event["seat"]] = "person"
        if event.get("entropy") is not None:
            self.texts[event["seat"]] = event["entropy"]

    def sit(self, event):
        seat, color = event["seat"], event["color"]
        check(0 <= seat < self.seats and seat not in self.occupants, "the seat is taken")
        check(color in COLORS and color not in self.colors.values(), "the colour is taken")
        self.colors[seat] = color

    def stand_up(self, seat, who):
        check(self.occupants.get(seat) == who, f"no {who} sits in seat {seat}")
        del self.occupants[seat], self.colors[seat]
        self.texts.pop(seat, None)

    def decide(self):
        self.new_decision()
        event = self.next()
        kind = event["type"]
        in_lobby = {"player_joined", "player_left", "player_kicked", "bot_added", "bot_removed", "host_changed",
                    "game_started"}
        if kind == "game_voided":
            self.phase = "over"
        elif kind in in_lobby:
            check(self.phase == "lobby", f"{kind} after the start")
            getattr(self, kind)(event)
        elif kind == "time_granted":
            pass
        elif kind in {"vacation_begun", "vacation_ended", "sleeping_hours_set"}:
            self.absence(event)
        else:
            check(self.phase != "lobby", f"{kind} before the start")
            check(kind in self.MOVES, f"a decision cannot begin with {kind}")
            leaves = kind in {"seat_handed_over", "seat_taken_back", "stand_in_seated"}
            check(leaves or event["seat"] not in self.on_vacation, "the player is on vacation")
            getattr(self, kind)(event)

    def absence(self, event):
        kind, seat = event["type"], event["seat"]
        check(kind == "sleeping_hours_set" or self.phase != "lobby", f"{kind} before the start")
        check(self.occupants.get(seat) == "person", "no person sits there")
        clock = self.options["clock"] or {"kind": None, "seconds": 0}
        check(clock["seconds"] >= 86_400, "the clock gives less than a day")
        if kind == "sleeping_hours_set":
            check(clock["kind"] == "per_move", "the clock is not one for each move")
            hours = event["hours"]
            check(hours is None or are_hours(hours["from"], hours["until"]), "no such sleeping hours (R10.9)")
        else:
            begins = kind == "vacation_begun"
            check((seat in self.on_vacation) != begins, "the vacation is known")
            (self.on_vacation.add if begins else self.on_vacation.discard)(seat)

    player_joined = seat_person

    def player_left(self, event):
        self.stand_up(event["seat"], "person")

    def player_kicked(self, event):
        check(event["seat"] != self.host, "the host cannot kick themselves")
        self.stand_up(event["seat"], "person")

    def bot_added(self, event):
        check(not self.options["rated"], "there are no bots in rated games")
        self.sit(event)
        self.occupants[event["seat"]] = "bot"

    def bot_removed(self, event):
        self.stand_up(event["seat"], "bot")

    def host_changed(self, event):
        check(self.occupants.get(event["seat"]) == "person", "the host is a person")
        self.host = event["seat"]

    # The deal.

    def game_started(self, event):
        check(len(self.occupants) == self.seats, "not all seats are taken")
        by_lot, agreed = self.rng.below(self.seats), self.options["first_seat"]
        self.first = by_lot if agreed is None else agreed
        check(event["first"] == self.first, f"seat {self.first} plays first")
        sets, big_only, self.deals, self.to_box, self.drawn = VARIANTS[self.options["variant"]]
        printed = [ticket for name in sets for ticket in TICKETS if ticket["set"] == name]
        added = [ticket for pack in self.packs for ticket in pack["tickets"]]
        all_tickets = [{key: ticket[key] for key in ("id", "points", "kind")} for ticket in printed + added]
        if big_only:
            all_tickets = [ticket for ticket in all_tickets if ticket["kind"] == "standard" and BIG & set(ends(ticket["id"]))]
        self.long = [ticket for ticket in all_tickets if ticket["kind"] == "long"]
        self.fresh = [ticket for ticket in all_tickets if ticket["kind"] == "standard"]
        self.returned, self.rejected, self.offers = [], [], {}
        self.deck, self.discards, self.row = dict(BOX), empty_bag(), [None] * 5
        seats = range(self.seats)
        self.hands, self.tickets = {seat: empty_bag() for seat in seats}, {seat: [] for seat in seats}
        self.trains, self.stations = dict.fromkeys(seats, 45), dict.fromkeys(seats, 3)
        self.owner, self.station_of, self.left = {}, {}, {}
        self.missed, self.has_moved, self.forced = dict.fromkeys(seats, 0), dict.fromkeys(seats, False), set()
        self.on_vacation = set()
        self.dealt = dict.fromkeys(seats, 0)
        self.turns_left, self.passes, self.tunnel, self.turns = None, 0, None, 0
        self.phase = "dealing"
        self.row_draws, self.tunnel_draws = 0, {}
        self.blind_draws, self.ticket_draws = dict.fromkeys(seats, 0), dict.fromkeys(seats, 0)
        for seat in seats:
            cards = []
            for number in range(4):
                self.draw_for("hand", seat, number)
                cards.append(self.rng.card(self.deck))
                take(self.deck, {cards[-1]: 1}, "the deck")
                put(self.hands[seat], {cards[-1]: 1})
            self.expect("cards_dealt", seat=seat, cards=cards)
        self.lay_row()
        for seat in seats:
            self.deal_tickets(seat)

    def deal_tickets(self, seat):
        if self.dealt[seat] == len(self.deals):
            return
        long, standard, hold, most = self.deals[self.dealt[seat]]
        self.tickets_for("ticket", seat, at=self.ticket_draws[seat])
        chosen_long = self.rng.sample(self.long, long)
        self.tickets_for("ticket", seat, at=self.ticket_draws[seat] + long)
        chosen = self.rng.sample(self.fresh, standard)
        self.remove(self.long, chosen_long)
        self.remove(self.fresh, chosen)
        offer = (chosen_long + chosen, max(0, hold - len(self.tickets[seat])), most)
        self.offers[seat] = offer
        self.ticket_draws[seat] += len(offer[0])
        self.dealt[seat] += 1
        self.expect("tickets_dealt", seat=seat, tickets=offer[0], keep_min=offer[1], keep_max=offer[2])

    @staticmethod
    def remove(tickets, chosen):
        for ticket in chosen:
            at, last = tickets.index(ticket), tickets.pop()
            if at < len(tickets):
                tickets[at] = last

    # Cards.

    def reshuffle(self, told=True):
        """After every event that takes from the deck or adds to the discards (R4.8)."""
        if not any(self.deck.values()) and any(self.discards.values()):
            if told:
                self.expect("deck_reshuffled")
            put(self.deck, self.discards)
            self.discards = empty_bag()

    def draw(self):
        card = self.rng.card(self.deck)
        take(self.deck, {card: 1}, "the deck")
        return card

    def lay_row(self):
        self.fill_row(True)
        replaced, told = 0, True
        while self.must_replace():
            told = replaced < 10
            if not told and isinstance(self.rng, Copied):
                return self.copy_row()
            if told:
                self.expect("row_discarded")
            for card in self.row:
                put(self.discards, {card: 1})
            self.row = [None] * 5
            self.reshuffle(told)
            self.fill_row(told)
            replaced += 1
        if not told:
            self.expect("row_replaced", times=replaced - 10, row=self.row, discards=self.discards)

    def copy_row(self):
        """The row of a `row_replaced` in a copied decision, which says no single card."""
        event, everything = self.next(), empty_bag()
        check(event["type"] == "row_replaced", "the row is replaced")
        for bag in (self.deck, self.discards, {card: self.row.count(card) for card in set(self.row)}):
            put(everything, bag)
        self.row, self.discards = list(event["row"]), {**empty_bag(), **event["discards"]}
        for bag in ({card: self.row.count(card) for card in set(self.row)}, self.discards):
            take(everything, bag, "the row that was replaced")
        self.deck = everything

    def fill_row(self, told):
        while None in self.row and any(self.deck.values()):
            self.draw_for("row", self.row_draws)
            self.row_draws += 1
            slot, card = self.row.index(None), self.draw()
            if told:
                self.expect("card_turned_up", slot=slot, card=card)
            self.row[slot] = card
            self.reshuffle(told)

    def must_replace(self):
        if None in self.row or self.row.count("locomotive") < 3:
            return False
        everything = empty_bag()
        for bag in (self.deck, self.discards, {card: self.row.count(card) for card in set(self.row)}):
            put(everything, bag)
        total = sum(everything.values())
        if total <= 5 or total - everything["locomotive"] < 3:
            return False
        return sum(self.deck.values()) != 5 or self.deck["locomotive"] < 3 or any(self.discards.values())

    # Moves.

    MOVES = {"card_drawn", "card_taken", "route_claimed", "tunnel_laid", "tunnel_surcharge_paid", "tunnel_abandoned",
             "station_built", "passed", "tickets_drawn", "tickets_kept", "time_ran_out", "seat_handed_over",
             "seat_taken_back", "stand_in_seated"}

    def on_turn(self, event, *steps):
        check(self.phase == "turn" and event["seat"] == self.seat, f"it is not the turn of seat {event['seat']}")
        check(self.step in steps, f"{event['type']} in the step {self.step}")
        return event["seat"]

    def after_card(self):
        second = self.step == "second"
        self.step = "second"
        if second or not any(self.deck.values()):
            self.end_turn()

    def card_drawn(self, event):
        seat = self.on_turn(event, "choose", "second")
        check(any(self.deck.values()), "no train card can be drawn (R4.9)")
        self.draw_for("blind", seat, self.blind_draws[seat])
        self.blind_draws[seat] += 1
        card = self.draw()
        check(event["card"] == card, f"the card is {card}")
        put(self.hands[seat], {card: 1})
        self.reshuffle()
        self.lay_row()
        self.after_card()

    def card_taken(self, event):
        seat = self.on_turn(event, "choose", "second")
        check(any(self.deck.values()), "no train card can be taken (R4.9)")
        slot, card = event["slot"], event["card"]
        check(0 <= slot < 5 and self.row[slot] == card, f"another card lies in slot {slot}")
        check(self.step == "choose" or card != "locomotive", "a locomotive as the second card (R4.3)")
        self.row[slot] = None
        put(self.hands[seat], {card: 1})
        if card == "locomotive" or self.step == "second":
            self.end_turn()
        else:
            self.lay_row()
            self.after_card()

    def check_claim(self, seat, event):
        route, payment = ROUTES[event["route"]], event["payment"]
        check(event["route"] not in self.owner, "the route is taken (R5.4)")
        twin = self.owner.get(route["double"])
        check(twin is None or (twin != seat and self.seats > 3), "the other track is taken (R5.5)")
        check(self.trains[seat] >= route["length"], "too few trains (R5.3)")
        check(route["color"] is None or payment["color"] in (None, route["color"]), "the colour of the route (R5.1)")
        check(payment["locomotives"] >= route["ferry"], "locomotives of the ferry (R5.6)")
        return route, laid(payment, route["length"])

    def take_route(self, seat, route, cards):
        take(self.hands[seat], cards, "the hand lacks")
        self.owner[route["id"]] = seat
        self.trains[seat] -= route["length"]
        put(self.discards, cards)
        self.reshuffle()
        self.end_turn()

    def route_claimed(self, event):
        seat = self.on_turn(event, "choose")
        route, cards = self.check_claim(seat, event)
        check(not route["tunnel"], "a tunnel begins with tunnel_laid (R6.1)")
        check(event["points"] == POINTS[route["length"]], "the points of the route (R1.4)")
        self.take_route(seat, route, cards)

    def tunnel_laid(self, event):
        seat = self.on_turn(event, "choose")
        route, cards = self.check_claim(seat, event)
        check(route["tunnel"], "the route is no tunnel")
        check(all(self.hands[seat][card] >= count for card, count in cards.items()), "the hand lacks cards")
        open_cards, surcharge = empty_bag(), 0
        for _ in range(3):
            if not any(self.deck.values()):
                break
            number = self.tunnel_draws.get(event["route"], 0)
            self.draw_for("tunnel", event["route"], number)
            self.tunnel_draws[event["route"]] = number + 1
            card = self.draw()
            self.expect("tunnel_card_revealed", card=card)
            put(open_cards, {card: 1})
            surcharge += card in ("locomotive", event["payment"]["color"])
            self.reshuffle()
        self.tunnel = (event["route"], event["payment"], open_cards, surcharge)
        if surcharge:
            self.expect("tunnel_surcharge_asked", seat=seat, surcharge=surcharge)
            self.step = "tunnel"
        else:
            self.finish_tunnel(seat)

    def finish_tunnel(self, seat):
        name, payment, open_cards, _ = self.tunnel
        route = ROUTES[name]
        self.expect("route_claimed", seat=seat, route=name, payment=payment, points=POINTS[route["length"]])
        put(self.discards, open_cards)
        self.take_route(seat, route, laid(payment, route["length"]))

    def tunnel_surcharge_paid(self, event):
        seat = self.on_turn(event, "tunnel")
        name, payment, open_cards, surcharge = self.tunnel
        check(event["surcharge"] == surcharge, f"the surcharge is {surcharge}")
        check(event["payment"]["color"] in (None, payment["color"]), "the colour of the surcharge (R6.2)")
        cards = laid(event["payment"], surcharge)
        take(self.hands[seat], cards, "the hand lacks")
        put(open_cards, cards)
        self.finish_tunnel(seat)

    def tunnel_abandoned(self, event):
        self.on_turn(event, "tunnel")
        put(self.discards, self.tunnel[2])
        self.reshuffle()
        self.end_turn()

    def station_built(self, event):
        seat, city = self.on_turn(event, "choose"), event["city"]
        check(self.stations[seat] > 0 and city not in self.station_of, "a station cannot be built there (R8.1)")
        cards = laid(event["payment"], 4 - self.stations[seat])
        take(self.hands[seat], cards, "the hand lacks")
        self.stations[seat] -= 1
        self.station_of[city] = seat
        put(self.discards, cards)
        self.reshuffle()
        self.end_turn()

    def passed(self, event):
        self.on_turn(event, "choose")
        check(not any(self.deck.values()) and not self.fresh and not self.returned, "something can be drawn (R3.1)")
        self.passes += 1
        self.step = "passed"
        self.end_turn()

    def tickets_drawn(self, event):
        seat = self.on_turn(event, "choose")
        self.tickets_for("ticket", seat, at=self.ticket_draws[seat])
        tickets = self.rng.sample(self.fresh, self.drawn)
        self.remove(self.fresh, tickets)
        more = self.drawn - len(tickets)
        tickets, self.returned = tickets + self.returned[:more], self.returned[more:]
        check(tickets, "no tickets are left (R7.1)")
        self.ticket_draws[seat] += len(tickets)
        expected = {"type": "tickets_drawn", "seat": seat, "tickets": tickets, "keep_min": 1, "keep_max": len(tickets)}
        check(event == expected, f"it should be {expected}")
        self.offers[seat] = (tickets, 1, len(tickets))
        self.step = "keep"

    def tickets_kept(self, event):
        seat = event["seat"]
        check(seat in self.offers, f"seat {seat} has nothing to choose from")
        offered, least, most = self.offers.pop(seat)
        kept, ids = event["tickets"], [ticket["id"] for ticket in offered]
        check(len(set(kept)) == len(kept) and set(kept) <= set(ids), "a ticket was not offered")
        check(least <= len(kept) <= most, "too many or too few tickets (R2.2, R7.1)")
        self.tickets[seat] += [ticket for ticket in offered if ticket["id"] in kept]
        self.rejected += [ticket for ticket in offered if ticket["id"] not in kept]
        if self.phase == "turn":
            self.step = "done"
            self.return_rejected()
            return self.end_turn()
        boxed = [ticket for ticket in self.rejected if self.to_box or ticket["kind"] == "long"]
        if boxed:
            self.expect("tickets_boxed", seat=seat, tickets=[ticket["id"] for ticket in boxed])
            self.rejected = [ticket for ticket in self.rejected if ticket not in boxed]
        self.deal_tickets(seat)
        if not self.offers:
            self.return_rejected()
            self.start_turn(self.first)

    def return_rejected(self):
        if self.phase == "turn":
            self.tickets_for("order", self.seat, at=self.ticket_draws[self.seat], step=0)
        else:
            self.tickets_for("order", "start", step=0)
        tickets = self.rng.sample(self.rejected, len(self.rejected))
        if tickets:
            self.expect("tickets_returned", tickets=[ticket["id"] for ticket in tickets])
        self.returned, self.rejected = self.returned + tickets, []

    # Turns.

    def start_turn(self, seat):
        self.expect("turn_started", seat=seat)
        self.turns += 1
        self.phase, self.seat, self.step, self.tunnel = "turn", seat, "choose", None
        self.forced = set()

    def end_turn(self):
        seat = self.seat
        if self.step != "passed":
            self.passes = 0
        self.lay_row()
        if self.turns_left == 0 or self.passes >= self.seats:
            return self.finish()
        if self.turns_left is None and (self.trains[seat] <= 2 or self.turns >= 1000):
            self.expect("last_round_begun", seat=seat)
            self.turns_left = self.seats
        if self.turns_left is not None:
            self.turns_left -= 1
        if seat not in self.forced:
            self.missed[seat] = 0
            self.has_moved[seat] |= seat not in self.left
        self.start_turn((seat + 1) % self.seats)

    # People.

    def people(self):
        return [seat for seat in range(self.seats) if self.occupants[seat] == "person"]

    def has_everyone_moved(self):
        return self.options.get("binding", False) or all(self.has_moved[person] for person in self.people())

    def is_absent(self, seat):
        """Whether a person left, or ran out of time, without a turn of their own (R10.1)."""
        is_away = seat in self.left or self.occupants[seat] == "person" and self.missed[seat] > 0
        return is_away and not self.has_moved[seat]

    def time_ran_out(self, event):
        seat = event["seat"]
        waited_for = seat in self.offers if self.phase == "dealing" else seat == self.seat
        check(self.occupants[seat] == "person" and waited_for, f"nobody waits for a person in seat {seat}")
        if seat not in self.forced:
            self.missed[seat] += 1
        self.forced.add(seat)
        if self.missed[seat] >= 2:
            if self.has_everyone_moved():
                self.hand_over(self.next(), seat, "out_of_time")
            else:
                self.expect("game_voided", reason="left_early")
                self.phase = "over"

    def seat_handed_over(self, event):
        check(self.has_everyone_moved(), "not everyone has moved (R10.4)")
        self.hand_over(event, event["seat"], "resigned")

    def hand_over(self, event, seat, reason):
        check(event["type"] == "seat_handed_over" and event["seat"] == seat, f"seat {seat} is handed over")
        check(event["reason"] == reason and self.occupants[seat] == "person", "the seat is a person's")
        self.occupants[seat], self.left[seat] = "bot", reason
        self.on_vacation.discard(seat)
        if len(self.people()) <= 1:
            persons = set(self.people()) | set(self.left)
            if all(self.is_absent(person) for person in persons):
                self.expect("game_voided", reason="left_early")
                self.phase = "over"
            else:
                self.finish()

    def seat_taken_back(self, event):
        seat = event["seat"]
        check(self.left.get(seat) == "out_of_time", "the seat was not lost by running out of time")
        del self.left[seat]
        self.occupants[seat], self.missed[seat] = "person", 0
        self.forced.discard(seat)

    def stand_in_seated(self, event):
        seat = event["seat"]
        check(self.options.get("stand_ins", "none") != "none", "nobody may stand in for others (R10.10)")
        check(self.phase == "turn" and seat in self.left, "no bot plays the seat for a player (R10.10)")
        del self.left[seat]
        self.occupants[seat], self.missed[seat] = "person", 0
        self.forced.discard(seat)

    # The end.

    def finish(self):
        event = self.next()
        check(event["type"] == "game_finished", "the game is over")
        scores = event["scores"]
        check([score["seat"] for score in scores] == list(range(self.seats)), "a score for every seat")
        for score in scores:
            self.check_score(score)
        longest = max(score["longest_path"] for score in scores)
        for score in scores:
            check(score["express"] == (10 if score["longest_path"] == longest > 0 else 0), "the Express (R9.3)")
            parts = sum(score[part] for part in ("routes", "tickets", "stations", "express"))
            check(score["total"] == parts, "the total is not the sum of its parts (R9.2)")
        german = self.options["tie_break"] == "german"

        def standing(score):
            if self.is_absent(score["seat"]):
                return (-1,)
            stations = 0 if german else score["stations"]
            return (score["seat"] not in self.left, score["total"], len(score["completed"]), stations,
                    score["longest_path"])

        for score in scores:
            rank = 1 + sum(standing(other) > standing(score) for other in scores)
            check(score["rank"] == rank, f"seat {score['seat']} has rank {rank} (R9.4)")
        self.phase = "over"

    def check_score(self, score):
        seat = score["seat"]
        own = [route for route in ROUTES.values() if self.owner.get(route["id"]) == seat]
        check(score["routes"] == sum(POINTS[route["length"]] for route in own), "the points of routes")
        check(score["stations"] == 4 * self.stations[seat], "the points of stations")
        check(score["longest_path"] == longest_path(own), "the longest path (R9.3)")
        check(is_path(score["path"], own, score["longest_path"]), "the path is none")
        options = []
        for city in sorted(city for city, owner in self.station_of.items() if owner == seat):
            lent = [(city, name) for name, owner in self.owner.items()
                    if owner != seat and city in (ROUTES[name]["from"], ROUTES[name]["to"])]
            if lent:
                options.append(lent)
        best = max(self.worth(seat, own, chosen)[:2] for chosen in itertools.product(*options))
        chosen = [(lent["city"], lent["route"]) for lent in score["borrowed"]]
        check(len(chosen) == len(options) and all(map(lambda one, of: one in of, chosen, options)), "what stations lend")
        points, count, completed, failed = self.worth(seat, own, chosen)
        check((points, count) == best, "stations could lend better (R8.3)")
        check(score["completed"] == completed and score["failed"] == failed, "the tickets completed")
        check(score["tickets"] == points, "the points of tickets")

    def worth(self, seat, own, chosen):
        parent = {}

        def root(city):
            while city in parent:
                city = parent[city]
            return city

        for route in own + [ROUTES[name] for _, name in chosen]:
            one, other = root(route["from"]), root(route["to"])
            if one != other:
                parent[one] = other
        points, completed, failed = 0, [], []
        for ticket in self.tickets[seat]:
            joined = len({root(city) for city in ends(ticket["id"])}) == 1
            (completed if joined else failed).append(ticket["id"])
            points += ticket["points"] if joined else -ticket["points"]
        return points, len(completed), completed, failed


def are_hours(begin, end):
    """Whether these minutes of a day are the begin and the end of one minute to ten hours."""
    return {begin, end} <= set(range(1440)) and 1 <= (end - begin) % 1440 <= 600


def ends(ticket):
    """The two cities of a ticket's id."""
    return ticket.split("-")


def longest_path(routes):
    """The trains of the longest trail, by trying all."""
    at = {}
    for number, route in enumerate(routes):
        for one, other in ((route["from"], route["to"]), (route["to"], route["from"])):
            at.setdefault(one, []).append((number, other, route["length"]))
    best, everything = 0, sum(route["length"] for route in routes)
    for start in at:
        stack = [(start, 0, 0)]
        while stack:
            city, used, length = stack.pop()
            best = max(best, length)
            if best == everything:
                return best
            for number, other, trains in at[city]:
                if not used >> number & 1:
                    stack.append((other, used | 1 << number, length + trains))
    return best


def is_path(names, own, length):
    owned = {route["id"] for route in own}
    if len(set(names)) != len(names) or not set(names) <= owned:
        return False
    if sum(ROUTES[name]["length"] for name in names) != length:
        return False
    for start in {"from", "to"} if names else ():
        city, fits = ROUTES[names[0]][start], True
        for name in names:
            route = ROUTES[name]
            if city not in (route["from"], route["to"]):
                fits = False
                break
            city = route["to"] if city == route["from"] else route["from"]
        if fits:
            return True
    return not names


def verify(text):
    """Returns the number of events; raises `Doubt` if the game does not follow."""
    check(text.endswith("\n"), "every line ends with a line feed")
    game = Game(text[:-1].split("\n"))
    try:
        return game.verify()
    except Doubt as doubt:
        raise Doubt(f"event {game.at}: {doubt}") from None
    except (KeyError, TypeError, IndexError, ValueError) as unreadable:
        raise Doubt(f"event {game.at} cannot be read: {unreadable!r}") from None


def main(files):
    doubted = 0
    for file in files:
        try:
            print(f"{file}: {verify(pathlib.Path(file).read_text())} events follow")
        except Doubt as doubt:
            doubted += 1
            print(f"{file}: {doubt}")
    return 1 if doubted or not files else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
