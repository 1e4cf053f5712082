package railhead.client

import java.util.UUID
import kotlinx.serialization.Serializable
import railhead.fold.waitsFor
import railhead.models.CommandResult
import railhead.models.LegalMoves
import railhead.models.LiveGameView
import railhead.models.Move
import railhead.models.PhaseView
import railhead.models.StepView

/** How often a move is sent before it is kept for later. */
private const val ATTEMPTS = 4

/** After so many answers 500 in a row the fault is the server's. */
private const val FAULTS = 3

/** Moves are not kept longer: the server forgets its stored responses. */
private const val LONGEST_MS = 24 * 3_600_000L

private const val KEY = "queue"

/** A move as it is kept. */
@Serializable
internal data class Command(
    val id: String,
    /** The `Idempotency-Key`: another one in another state, for the old one may still be on its way. */
    val key: String,
    val game: String,
    val account: String?,
    val move: Move,
    /** The head of the state that the player acted on. */
    val ifMatch: String,
    /** What the move depends on, in that state. */
    val basis: String,
    /** When the player's time runs out, by the server; null without a clock. */
    val deadlineMs: Long?,
    val sinceMs: Long,
    /** Whether it may have reached the server. */
    val sent: Boolean,
)

/** A command that may be sent as it is, or what became of it. */
private sealed interface Step {
    data class Ready(val command: Command) : Step

    data class Done(val outcome: Outcome) : Step
}

private fun dropped(reason: DropReason) = Step.Done(Outcome.Dropped(reason))

/** The moves of one game: kept before they are sent, one after the other as docs/offline.md says. */
internal class Queue(
    private val railhead: Railhead,
    private val game: String,
    /** The state as far as it is known. */
    private val state: () -> LiveGameView,
    /** Takes a newer view. */
    private val adopt: (LiveGameView) -> Unit,
    /** Begins anew from a view: the history is another one. */
    private val startAnew: (LiveGameView) -> Unit,
) {
    private val storage get() = railhead.storage
    private val account get() = railhead.account

    fun play(move: Move): Outcome {
        val view = state()
        val command = Command(
            id = UUID.randomUUID().toString(),
            key = UUID.randomUUID().toString(),
            game = game,
            account = account,
            move = move,
            ifMatch = view.head,
            basis = basisOf(move, view),
            deadlineMs = deadlineOf(view),
            sinceMs = System.currentTimeMillis(),
            sent = false,
        )
        put(command)
        return send().toMap()[command.id] ?: Outcome.Kept
    }

    /** Sends what waits, one at a time for each game, in whatever process. */
    fun send(): List<Pair<String, Outcome>> = storage.exclusive("send $game") {
        val settled = mutableListOf<Pair<String, Outcome>>()
        for (command in own()) {
            val outcome = insist(command)
            if (outcome == Outcome.Kept) break
            settled += command.id to outcome
            remove(command)
            if (outcome == Outcome.Dropped(DropReason.HISTORY_CHANGED)) {
                own().forEach { settled += it.id to outcome }
                own().forEach(::remove)
                break
            }
        }
        settled
    }

    /** Tries until there is an answer, or for so long that the line is called lost. */
    private fun insist(first: Command): Outcome {
        var (command, failures, faults) = Triple(first, 0, 0)
        while (failures < ATTEMPTS) {
            val pause = try {
                var step = prepared(command)
                if (step is Step.Ready) {
                    command = step.command
                    step = attempt(command)
                }
                when (step) {
                    is Step.Done -> return step.outcome
                    is Step.Ready -> command = step.command
                }
                failures = 0
                faults = 0
                continue
            } catch (_: Offline) {
                faults = 0
                railhead.timing.backoff(failures)
            } catch (refusal: Refusal) {
                faults = if (refusal.status == 500) faults + 1 else 0
                if (faults >= FAULTS || !refusal.mayPass) return Outcome.Refused(refusal)
                railhead.timing.backoff(failures).unless(refusal.retryAfter)
            }
            failures += 1
            if (failures < ATTEMPTS) Thread.sleep(pause.toMillis())
        }
        return Outcome.Kept
    }

    /** Checks what would keep the command from being sent. */
    private fun prepared(command: Command): Step {
        if (System.currentTimeMillis() - command.sinceMs >= LONGEST_MS) return dropped(DropReason.TOO_OLD)
        // What may have reached the server has to be asked for with the same bytes.
        if (command.sent) return Step.Ready(command)
        if (command.deadlineMs != null && railhead.serverNow() > command.deadlineMs + 1000) {
            return dropped(DropReason.OUT_OF_TIME)
        }
        val step = if (state().head == command.ifMatch) Step.Ready(command) else reconsidered(command)
        if (step !is Step.Ready) return step
        return Step.Ready(step.command.copy(sent = true).also(::put))
    }

    /** Sends once. Throws what another attempt with the same bytes may change. */
    private fun attempt(command: Command): Step {
        val answer = try {
            railhead.ask(
                "POST",
                "/v1/games/$game/moves",
                body = JSON.encodeToJsonElement(Move.serializer(), command.move),
                ifMatch = command.ifMatch,
                idempotencyKey = command.key,
                retry = false,
            )
        } catch (refusal: Refusal) {
            return when {
                refusal.code == "stale_version" -> {
                    adopt(look())
                    reconsidered(command)
                }
                refusal.code == "history_changed" -> {
                    startAnew(look())
                    dropped(DropReason.HISTORY_CHANGED)
                }
                refusal.status == 401 -> dropped(DropReason.SIGNED_OUT)
                else -> throw refusal
            }
        }
        val result = JSON.decodeFromJsonElement(CommandResult.serializer(), answer.body)
        adopt(result.view)
        return Step.Done(Outcome.Played(result, answer.isReplayed))
    }

    /** The game has moved on since: whether the move still makes sense. */
    private fun reconsidered(command: Command): Step {
        val view = state()
        val seat = view.you?.seat
        if (seat == null || !view.table.phase.waitsFor(seat)) return dropped(DropReason.NOT_YOUR_TURN)
        val legal = railhead.get<LegalMoves>("/v1/games/$game/moves").moves
        if (command.move !in legal) return dropped(DropReason.NOT_LEGAL)
        val basis = basisOf(command.move, view)
        if (basis != command.basis) return Step.Done(Outcome.Confirm(command.move))
        return Step.Ready(
            command.copy(
                key = UUID.randomUUID().toString(),
                ifMatch = view.head,
                basis = basis,
                deadlineMs = deadlineOf(view),
                sent = false,
            ),
        )
    }

    private fun look(): LiveGameView = railhead.get("/v1/games/$game/view")

    /** Those of this game, in order. Forgets what is too old or of somebody else. */
    private fun own(): List<Command> {
        val oldest = System.currentTimeMillis() - LONGEST_MS
        return change { all -> all.filter { it.account == account && it.sinceMs > oldest } }.filter { it.game == game }
    }

    private fun put(command: Command) {
        change { all ->
            val isThere = all.any { it.id == command.id }
            if (isThere) all.map { if (it.id == command.id) command else it } else all + command
        }
    }

    private fun remove(command: Command) {
        change { all -> all.filter { it.id != command.id } }
    }

    /** Others share the storage, so that each change reads it first. */
    private fun change(change: (List<Command>) -> List<Command>): List<Command> = storage.exclusive(KEY) {
        val before = storage.read<List<Command>>(KEY).orEmpty()
        val after = change(before)
        if (after.isEmpty()) storage.delete(KEY) else storage.set(KEY, JSON.encodeToString(after))
        after
    }
}

/** The games in which a move of this account waits: `sendPending` of each sends it. */
fun pendingGames(railhead: Railhead): List<String> {
    val account = railhead.account
    return railhead.storage.read<List<Command>>(KEY).orEmpty().filter { it.account == account }.map { it.game }.distinct()
}

/** What a move may depend on: if it is the same, nothing that matters has changed. */
private fun basisOf(move: Move, view: LiveGameView): String = view.run {
    when {
        table.phase is PhaseView.DealingWrapper -> you?.offer.toString()
        move is Move.DrawCardWrapper -> turnOf(view)
        else -> listOf(table.phase, table.row, table.routes.size, table.stations.size, you?.hand, you?.offer).toString()
    }
}

/**
 * What stays as it is within a turn, and not from one turn to the next: a blind card commits to
 * little, but the second card of a turn is not the first one of a later turn.
 */
private fun turnOf(view: LiveGameView): String {
    val turn = view.table.phase as? PhaseView.TurnWrapper
    val drawnBy = view.you?.seat.takeIf { turn?.value?.step is StepView.SecondCardWrapper }
    val had = view.table.seats.map {
        listOf(if (it.seat == drawnBy) it.cards - 1 else it.cards, it.trains, it.tickets, it.stations)
    }
    return listOf(view.table.routes.size, had).toString()
}

private fun deadlineOf(view: LiveGameView): Long? =
    view.clocks?.find { it.seat == view.you?.seat }?.deadline?.toInstant()?.toEpochMilli()
