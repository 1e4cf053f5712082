"""The moves of one game, sent one after the other as docs/offline.md says."""

import json
import time
import uuid
from dataclasses import replace
from datetime import datetime
from typing import Protocol

from . import types
from .client import Railhead
from .fold import Known
from .outbox import LONGEST, Command, Outbox
from .outcome import Confirm, Dropped, Kept, Outcome, Played, Refused
from .problem import Offline, Problem

# How often a move is sent before it is kept for later.
ATTEMPTS = 4

# After so many answers 500 in a row the fault is the server's.
FAULTS = 3


class Table(Protocol):
    """The game that a queue plays in."""

    @property
    def id(self) -> str: ...

    def state(self) -> tuple[Known, str]:
        """The state as far as it is known, with its head."""
        ...

    def played(self, result: types.CommandResult) -> None: ...

    def moved_on(self, problem: Problem) -> None:
        """412: the events since, and the present head."""
        ...

    def history_changed(self, problem: Problem) -> None:
        """410."""
        ...

    def legal_moves(self) -> types.LegalMoves: ...


class Queue:
    """Keeps moves before it sends them, so that they outlive the process."""

    def __init__(self, railhead: Railhead, table: Table) -> None:
        self._railhead = railhead
        self._table = table
        self._outbox = Outbox(railhead.storage)

    def play(self, move: types.Move) -> Outcome:
        known, head = self._table.state()
        command = Command(
            id=str(uuid.uuid4()),
            key=str(uuid.uuid4()),
            game=self._table.id,
            account=self._account,
            move=move,
            if_match=head,
            basis=_basis(move, known),
            deadline=_deadline(known),
            since=time.time(),
            sent=False,
        )
        self._outbox.put(command)
        return dict(self._send()).get(command.id, Kept())

    def send(self) -> list[Outcome]:
        """Sends what waits, and tells what became of it."""
        return [outcome for _, outcome in self._send()]

    @property
    def _account(self) -> str | None:
        session = self._railhead.session
        return session.account_id if session else None

    def _send(self) -> list[tuple[str, Outcome]]:
        """One at a time is under way for each game, in whatever process."""
        settled: list[tuple[str, Outcome]] = []
        with self._railhead.storage.exclusive(f"send {self._table.id}"):
            for command in self._outbox.of(self._table.id, self._account):
                outcome = self._insist(command)
                if isinstance(outcome, Kept):
                    break
                settled.append((command.id, outcome))
                self._outbox.remove(command)
                if outcome == Dropped("history_changed"):
                    settled += self._drop_all()
                    break
        return settled

    def _drop_all(self) -> list[tuple[str, Outcome]]:
        dropped = self._outbox.of(self._table.id, self._account)
        for command in dropped:
            self._outbox.remove(command)
        return [(command.id, Dropped("history_changed")) for command in dropped]

    def _insist(self, command: Command) -> Outcome:
        """Tries until there is an answer, or for so long that the line is called lost."""
        failures = faults = 0
        while failures < ATTEMPTS:
            pause = self._railhead.timing.backoff(failures)
            try:
                step = self._prepared(command)
                if isinstance(step, Command):
                    command = step
                    step = self._attempt(command)
                if not isinstance(step, Command):
                    return step
                command, failures, faults = step, 0, 0
                continue
            except Offline:
                faults = 0
            except Problem as problem:
                faults = faults + 1 if problem.status == 500 else 0
                if faults >= FAULTS or not problem.may_pass:
                    return Refused(problem)
                pause = problem.retry_after or pause
            failures += 1
            if failures < ATTEMPTS:
                time.sleep(pause)
        return Kept()

    def _prepared(self, command: Command) -> Command | Outcome:
        """Checks what would keep the command from being sent."""
        if time.time() - command.since >= LONGEST:
            return Dropped("too_old")
        # What may have reached the server has to be asked for with the same bytes.
        if command.sent:
            return command
        now = self._railhead.server_now()
        if command.deadline is not None and now > command.deadline + 1:
            return Dropped("out_of_time")
        _, head = self._table.state()
        step = command if head == command.if_match else self._reconsidered(command)
        if not isinstance(step, Command):
            return step
        sent = replace(step, sent=True)
        self._outbox.put(sent)
        return sent

    def _attempt(self, command: Command) -> Command | Outcome:
        """Sends once. Raises what another attempt with the same bytes may change."""
        replayed: list[bool] = []
        try:
            result = self._railhead.post(
                "/v1/games/{game_id}/moves",
                command.move,
                game_id=command.game,
                if_match=command.if_match,
                idempotency_key=command.key,
                on_replayed=lambda: replayed.append(True),
                retry=False,
            )
        except Problem as problem:
            if problem.code == "stale_version":
                self._table.moved_on(problem)
                return self._reconsidered(command)
            if problem.code == "history_changed":
                self._table.history_changed(problem)
                return Dropped("history_changed")
            if problem.status == 401:
                return Dropped("signed_out")
            raise
        self._table.played(result)
        return Played(result, bool(replayed))

    def _reconsidered(self, command: Command) -> Command | Outcome:
        """The game has moved on since: whether the move still makes sense."""
        known, head = self._table.state()
        if not known.is_own_turn:
            return Dropped("not_your_turn")
        move = command.move
        if move not in self._table.legal_moves()["moves"]:
            return Dropped("not_legal")
        basis = _basis(move, known)
        if basis != command.basis:
            return Confirm(move)
        return replace(
            command,
            key=str(uuid.uuid4()),
            if_match=head,
            basis=basis,
            deadline=_deadline(known),
            sent=False,
        )


def pending_games(railhead: Railhead) -> list[str]:
    """The games in which a move of this account waits: `send_pending` of each sends it."""
    session = railhead.session
    account = session.account_id if session else None
    commands = Outbox(railhead.storage).all()
    return list(dict.fromkeys(one.game for one in commands if one.account == account))


def _basis(move: types.Move, known: Known) -> str:
    """What a move may depend on: if it is the same, nothing that matters has changed."""
    table, you = known.table, known.you
    offer = you and you.get("offer")
    if table["phase"]["name"] == "dealing":
        return json.dumps(offer, sort_keys=True)
    if move["type"] == "draw_card":
        return _turn(known)
    laid = [len(table["routes"]), len(table["stations"])]
    depends = [table["phase"], table["row"], laid, you and you["hand"], offer]
    return json.dumps(depends, sort_keys=True)


def _turn(known: Known) -> str:
    """What stays as it is within a turn, and not from one turn to the next: a blind card commits
    to little, but the second card of a turn is not the first one of a later turn."""
    table, you = known.table, known.you
    phase = table["phase"]
    is_second = phase["name"] == "turn" and phase["step"]["name"] == "second_card"
    drawn_by = you["seat"] if you and is_second else None
    had = [
        [one["cards"] - (one["seat"] == drawn_by), one["trains"], one["tickets"], one["stations"]]
        for one in table["seats"]
    ]
    return json.dumps([len(table["routes"]), had])


def _deadline(known: Known) -> float | None:
    for clock in known.clocks or []:
        deadline = clock.get("deadline")
        if known.you and clock["seat"] == known.you["seat"] and deadline:
            return datetime.fromisoformat(deadline.replace("Z", "+00:00")).timestamp()
    return None
