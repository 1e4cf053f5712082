package railhead.fold

import java.time.OffsetDateTime
import java.time.temporal.ChronoUnit.MICROS
import railhead.models.ClockView
import railhead.models.GameClock
import railhead.models.LoggedEvent
import railhead.models.Occupant
import railhead.models.PhaseView
import railhead.models.TableView

/** The minimum time for a turn, even with an empty time bank, in microseconds. */
private const val LEAST = 10_000_000L
private const val SECOND = 1_000_000L

/**
 * The clocks after an event. One starts at the time of the event after which the game waits for that
 * person, and stops at the time of the event after which it does not.
 */
internal fun advanced(
    clocks: List<ClockView>?,
    table: TableView,
    event: LoggedEvent,
    at: OffsetDateTime,
): List<ClockView>? {
    val clock = table.options.clock ?: return clocks
    return clocks?.mapIndexed { index, own ->
        val seat = table.seats[index]
        val isWaitedFor = seat.occupant is Occupant.PersonWrapper && table.phase.waitsFor(seat.seat)
        val deadline = own.deadline
        when {
            !isWaitedFor -> if (deadline == null) own else own.stopped(clock, MICROS.between(at, deadline))
            deadline == null -> own.running(clock, at)
            event is LoggedEvent.TimeGrantedWrapper ->
                own.copy(deadline = maxOf(deadline, at.plusSeconds(event.value.seconds.toLong())))
            // Every step of a turn is a move.
            clock is GameClock.PerMoveWrapper && table.phase is PhaseView.TurnWrapper -> own.running(clock, at)
            else -> own
        }
    }
}

private fun ClockView.running(clock: GameClock, at: OffsetDateTime): ClockView = when (clock) {
    is GameClock.PerMoveWrapper -> copy(deadline = at.plusSeconds(clock.value.seconds.toLong()))
    is GameClock.BankWrapper -> {
        val left = bankMs?.times(1000) ?: (clock.value.seconds * SECOND)
        copy(bankMs = null, deadline = at.plus(maxOf(left, LEAST), MICROS))
    }
}

/** `left`: microseconds to the deadline. */
private fun ClockView.stopped(clock: GameClock, left: Long): ClockView = when (clock) {
    is GameClock.PerMoveWrapper -> copy(deadline = null)
    is GameClock.BankWrapper ->
        copy(deadline = null, bankMs = (maxOf(left, 0) + clock.value.increment * SECOND) / 1000)
}
