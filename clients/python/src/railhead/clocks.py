"""The clocks of a game, as events start and stop them."""

from collections.abc import Callable
from datetime import datetime, timedelta, timezone

from . import types

# The minimum time for a turn, even with an empty time bank, in milliseconds.
LEAST = 10_000

# In microseconds, like all moments.
SECOND = 1_000_000
MINUTE = 60 * SECOND
DAY = 1440 * MINUTE

EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)


def advanced(
    clocks: list[types.ClockView] | None,
    table: types.TableView,
    event: types.LoggedEvent,
    waits_for: Callable[[int], bool],
) -> list[types.ClockView] | None:
    """The clocks after an event.

    One starts at the time of the event after which the game waits for that person, and stands still
    while they are on vacation.
    """
    clock = table["options"].get("clock")
    if not clock or not clocks:
        return clocks
    after = [own.copy() for own in clocks]
    at = microseconds(event["at"])
    for own, seat in zip(after, table["seats"]):
        _set_hours(own, seat["seat"], event)
        is_waited_for = seat["occupant"]["kind"] == "person" and waits_for(seat["seat"])
        if not is_waited_for:
            _stop(own, clock, at)
        elif seat.get("on_vacation"):
            _pause(own, clock, at)
        else:
            _go_on(own, clock, event, at, table["phase"]["name"] == "turn")
    return after


def _set_hours(own: types.ClockView, seat: int, event: types.LoggedEvent) -> None:
    if event["type"] not in ("sleeping_hours_set", "seat_handed_over"):
        return
    if event["seat"] != seat:
        return
    own.pop("sleeping_hours", None)
    own.pop("sleeping_hours_change", None)
    if event["type"] == "sleeping_hours_set":
        if hours := event.get("hours"):
            own["sleeping_hours"] = hours
        if change := event.get("change"):
            own["sleeping_hours_change"] = change


def _go_on(
    own: types.ClockView, clock: types.GameClock, event: types.LoggedEvent, at: int, is_turn: bool
) -> None:
    """The game waits for the player."""
    deadline = own.get("deadline")
    if not deadline:
        left = own.get("left_ms")
        own.pop("left_ms", None)
        _run(own, _allowance(own, clock) if left is None else left, at)
        return
    match event["type"]:
        case "time_granted":
            granted = at + event["seconds"] * SECOND
            own["deadline"] = timestamp(max(microseconds(deadline), granted))
        case "vacation_begun" | "vacation_ended" | "sleeping_hours_set" | "stand_in_seated":
            pass
        case _:
            # Every step of a turn is a move.
            if is_turn and clock["kind"] == "per_move":
                _run(own, _allowance(own, clock), at)


def _pause(own: types.ClockView, clock: types.GameClock, at: int) -> None:
    """The game would wait for the player, who is on vacation."""
    left = own.get("left_ms")
    if left is None:
        left = _milliseconds_left(own, at)
    own["left_ms"] = _allowance(own, clock) if left is None else left
    own["deadline"] = None


def _allowance(own: types.ClockView, clock: types.GameClock) -> int:
    """The milliseconds that a move or a turn begins with. A bank is used from now on."""
    full = clock["seconds"] * 1000
    if clock["kind"] == "per_move":
        return full
    left = own.get("bank_ms")
    own["bank_ms"] = None
    return max(full if left is None else left, LEAST)


def _run(own: types.ClockView, left: int, at: int) -> None:
    """The deadline after these milliseconds; for a sleeper, it is when they wake up.

    Only games that give a day or more for each move know sleeping hours.
    """
    own["deadline"] = timestamp(_awake(own, at + left * 1000))


def _awake(own: types.ClockView, deadline: int) -> int:
    """If the clocks of the player change before they wake up, it is by the hours after that."""
    hours, change = own.get("sleeping_hours"), own.get("sleeping_hours_change")
    if not hours:
        return deadline
    if not change:
        return _end_of(hours, deadline)
    changes_at = change["at"] * SECOND
    if changes_at <= deadline:
        return _end_of(change["hours"], deadline)
    end = _end_of(hours, deadline)
    return _end_of(change["hours"], changes_at) if changes_at < end else end


def _end_of(hours: types.SleepingHours, deadline: int) -> int:
    """The end of the hours that a moment is in, or the moment."""
    lasts = (hours["until"] - hours["from"]) * MINUTE % DAY
    asleep_for = (deadline - hours["from"] * MINUTE) % DAY
    return deadline + max(0, lasts - asleep_for)


def _stop(own: types.ClockView, clock: types.GameClock, at: int) -> None:
    """The game does not wait for the player."""
    left = own.get("left_ms")
    if left is None:
        left = _milliseconds_left(own, at)
    own["deadline"] = None
    own.pop("left_ms", None)
    if left is not None and clock["kind"] == "bank":
        own["bank_ms"] = left + clock["increment"] * 1000


def _milliseconds_left(own: types.ClockView, at: int) -> int | None:
    deadline = own.get("deadline")
    return max(0, microseconds(deadline) - at) // 1000 if deadline else None


def microseconds(at: str) -> int:
    """Microseconds since 1970, in which the server counts."""
    seconds, _, fraction = at.removesuffix("Z").partition(".")
    moment = datetime.fromisoformat(f"{seconds}+00:00") - EPOCH
    return moment // timedelta(microseconds=1) + int(fraction[:6].ljust(6, "0"))


def timestamp(at: int) -> str:
    """A moment as the server writes it: without zeros at the end."""
    moment = EPOCH + timedelta(microseconds=at)
    fraction = f".{moment.microsecond:06}".rstrip("0").rstrip(".")
    return f"{moment:%Y-%m-%dT%H:%M:%S}{fraction}Z"
