package railhead.fold

import java.time.Instant
import java.time.OffsetDateTime
import java.time.ZoneOffset.UTC
import java.time.temporal.ChronoUnit.MICROS
import railhead.models.ClockView
import railhead.models.GameClock
import railhead.models.LoggedEvent
import railhead.models.Occupant
import railhead.models.PhaseView
import railhead.models.SleepingHours
import railhead.models.TableView

/** The minimum time for a turn, even with an empty time bank, in microseconds. */
private const val LEAST = 10_000_000L
private const val SECOND = 1_000_000L
private const val MINUTE = 60 * SECOND
private const val DAY = 1440 * MINUTE

/**
 * The clocks after an event. One starts at the time of the event after which the game waits for that
 * person, stops at the time of the event after which it does not, and stands still while they are on
 * vacation.
 */
internal fun advanced(
    clocks: List<ClockView>?,
    table: TableView,
    event: LoggedEvent,
    at: OffsetDateTime,
): List<ClockView>? {
    val clock = table.options.clock ?: return clocks
    return clocks?.mapIndexed { index, before ->
        val seat = table.seats[index]
        val own = before.withHours(event)
        val isWaitedFor = seat.occupant is Occupant.PersonWrapper && table.phase.waitsFor(seat.seat)
        when {
            !isWaitedFor -> own.stopped(clock, at)
            seat.onVacation == true -> own.paused(clock, at)
            else -> own.goingOn(clock, event, at, table.phase is PhaseView.TurnWrapper)
        }
    }
}

private fun ClockView.withHours(event: LoggedEvent): ClockView =
    when {
        event is LoggedEvent.SleepingHoursSetWrapper && event.value.seat == seat ->
            copy(sleepingHours = event.value.hours, sleepingHoursChange = event.value.change)
        event is LoggedEvent.SeatHandedOverWrapper && event.value.seat == seat ->
            copy(sleepingHours = null, sleepingHoursChange = null)
        else -> this
    }

/** The game waits for the player. */
private fun ClockView.goingOn(clock: GameClock, event: LoggedEvent, at: OffsetDateTime, isTurn: Boolean): ClockView {
    val deadline = deadline
    return when {
        deadline == null -> running(leftMs?.times(1000) ?: allowance(clock), at)
        event is LoggedEvent.TimeGrantedWrapper ->
            copy(deadline = maxOf(deadline, at.plusSeconds(event.value.seconds.toLong())))
        event is LoggedEvent.VacationBegunWrapper -> this
        event is LoggedEvent.VacationEndedWrapper -> this
        event is LoggedEvent.SleepingHoursSetWrapper -> this
        event is LoggedEvent.StandInSeatedWrapper -> this
        // Every step of a turn is a move.
        clock is GameClock.PerMoveWrapper && isTurn -> running(allowance(clock), at)
        else -> this
    }
}

/** The game would wait for the player, who is on vacation. */
private fun ClockView.paused(clock: GameClock, at: OffsetDateTime): ClockView = copy(
    deadline = null,
    leftMs = leftMs ?: deadline?.let { millisecondsLeft(it, at) } ?: (allowance(clock) / 1000),
    bankMs = null,
)

/** The time that a move or a turn begins with, in microseconds. */
private fun ClockView.allowance(clock: GameClock): Long = when (clock) {
    is GameClock.PerMoveWrapper -> clock.value.seconds * SECOND
    is GameClock.BankWrapper -> maxOf(bankMs?.times(1000) ?: (clock.value.seconds * SECOND), LEAST)
}

/**
 * The deadline after this time; when the player sleeps then, it is when they wake up. Only games that
 * give a day or more for each move know sleeping hours.
 */
private fun ClockView.running(time: Long, at: OffsetDateTime): ClockView =
    copy(deadline = awake(at.plus(time, MICROS)), leftMs = null, bankMs = null)

/** If the clocks of the player change before they wake up, it is by the hours after that. */
private fun ClockView.awake(deadline: OffsetDateTime): OffsetDateTime {
    val hours = sleepingHours ?: return deadline
    val change = sleepingHoursChange ?: return endOf(hours, deadline)
    val changesAt = Instant.ofEpochSecond(change.at).atOffset(UTC)
    if (!changesAt.isAfter(deadline)) return endOf(change.hours, deadline)
    val end = endOf(hours, deadline)
    return if (changesAt.isBefore(end)) endOf(change.hours, changesAt) else end
}

/** The end of the hours that a moment is in, or the moment. */
private fun endOf(hours: SleepingHours, deadline: OffsetDateTime): OffsetDateTime {
    val ofDay = deadline.withOffsetSameInstant(UTC).toLocalTime().toNanoOfDay() / 1000
    val lasts = Math.floorMod((hours.until - hours.from) * MINUTE, DAY)
    val asleepFor = Math.floorMod(ofDay - hours.from * MINUTE, DAY)
    return deadline.plus(maxOf(0, lasts - asleepFor), MICROS)
}

/** The game does not wait for the player. */
private fun ClockView.stopped(clock: GameClock, at: OffsetDateTime): ClockView {
    val left = leftMs ?: deadline?.let { millisecondsLeft(it, at) }
    val bank = if (left != null && clock is GameClock.BankWrapper) left + clock.value.increment * 1000L else bankMs
    return copy(deadline = null, leftMs = null, bankMs = bank)
}

private fun millisecondsLeft(deadline: OffsetDateTime, at: OffsetDateTime): Long =
    maxOf(0, MICROS.between(at, deadline)) / 1000
