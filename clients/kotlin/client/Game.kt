package railhead.client

import kotlin.concurrent.withLock
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.jsonPrimitive
import kotlinx.serialization.json.put
import railhead.fold.Known
import railhead.fold.waitsFor
import railhead.models.LegalMoves
import railhead.models.LiveGameView
import railhead.models.Move
import railhead.models.PhaseView
import railhead.models.Phrase
import railhead.models.PhrasePage
import railhead.models.SaidPhrase
import railhead.models.TicketsPlan

/** The number of phrases that are asked for. */
private const val PHRASES = 100

/** How often in a row a removed reason may come back before it counts as a failure. */
private const val AGAIN = 3

/** A game as the device keeps it: for whom, and where it was left. */
@Serializable
private data class KeptGame(val account: String?, val position: Position)

/** How a stream ended. */
private sealed interface End {
    data object Lost : End

    data class Code(val code: String) : End
}

/** Whether the game has ended. */
val Known.isOver: Boolean get() = table.phase is PhaseView.FinishedWrapper || table.phase is PhaseView.VoidedWrapper

/** Whether the game waits for the player. */
val Known.isOwnTurn: Boolean get() = you?.let { table.phase.waitsFor(it.seat) } ?: false

/**
 * A game as it is now, as far as this device knows. Without a seat: as a spectator. `events` keeps it up
 * to date; other threads may read `known` and play meanwhile. When the game is closed, the storage keeps
 * the state, and the next `Game` goes on from there. `onPhrase` is told what somebody has just said, by
 * the thread in which `events` waits.
 */
class Game(
    private val railhead: Railhead,
    val id: String,
    private val onPhrase: (SaidPhrase) -> Unit = {},
) : AutoCloseable {
    private val lock = java.util.concurrent.locks.ReentrantLock()
    private val feed = Feed(railhead)
    private val account get() = railhead.account

    @Volatile
    private var position = kept() ?: Position(look())
    private val queue = Queue(railhead, id, { position.view }, ::adopt, ::startAnew)

    /** The view, kept up to date by folding. */
    val known: Known get() = position.known

    /** The head of the log at `known.version`: the `ifMatch` of a move. */
    val head: String get() = position.view.head

    /** Ends `events`, and keeps the state. Moves that wait stay in the queue. */
    override fun close() {
        feed.close()
        val key = "game $id"
        if (known.isOver) return railhead.storage.delete(key)
        railhead.storage.set(key, JSON.encodeToString(KeptGame(account, position)))
    }

    /**
     * Events in order, each once, to the end of the game; after a lost line, too. Waits for the next
     * one. Where the seat of the player changes, `after` can be a later state, and the events up to it
     * follow with `before` and `after` equal. Throws the refusal if the server does not let this
     * account follow.
     */
    fun events(): Sequence<Happened> = sequence {
        var (failures, agains) = 0 to 0
        while (!feed.isClosed) {
            var end: End = End.Lost
            val pause = try {
                for ((happened, code) in stream()) {
                    if (code != null) end = End.Code(code)
                    if (happened == null) continue
                    failures = 0
                    agains = 0
                    yield(happened)
                }
                railhead.timing.backoff(failures)
            } catch (_: Offline) {
                railhead.timing.backoff(failures)
            } catch (refusal: Refusal) {
                if (refusal.code == "history_changed") end = End.Code(refusal.code)
                else if (!refusal.mayPass && refusal.status != 409) throw refusal
                railhead.timing.backoff(failures).unless(refusal.retryAfter)
            }
            when ((end as? End.Code)?.code) {
                "game_over" -> return@sequence
                // The next attempt brings a new token by itself, for this one is refused.
                "invalid_token" -> if (++agains <= AGAIN) continue
                null, "unavailable" -> {}
                else -> if (startedAnew()) continue
            }
            failures += 1
            feed.pause(pause)
        }
    }

    /** Asks for the view again. */
    fun refresh(): Known {
        adopt(look())
        return known
    }

    /** The legal moves of the player in the present state. */
    fun legalMoves(): LegalMoves = railhead.get("/v1/games/$id/moves")

    /** The plan of the player's tickets: what each still needs, and all of them together. */
    fun plan(): TicketsPlan = railhead.get("/v1/games/$id/plan")

    /** The latest hundred phrases that were said at the table, the oldest first. */
    fun phrases(): List<SaidPhrase> =
        railhead.get<PhrasePage>("/v1/games/$id/phrases", mapOf("limit" to PHRASES)).items.sortedBy { it.number }

    /** Says something to the table. It is not tried again: it would come at another moment. */
    fun say(phrase: Phrase): SaidPhrase {
        val body = buildJsonObject { put("phrase", phrase.value) }
        return railhead.post("/v1/games/$id/phrases", body, retry = false)
    }

    /** Plays a move. It is kept in the storage first; without a line the outcome is `Kept`. */
    fun play(move: Move): Outcome = queue.play(move)

    /** Sends the moves that wait, those of an earlier process included. */
    fun sendPending(): List<Outcome> = queue.send().map { it.second }

    /** The state with its head. */
    internal val view: LiveGameView get() = position.view

    internal fun adopt(view: LiveGameView) = lock.withLock { position = position.with(view) }

    /** The history is another one: nothing that is known counts. */
    private fun startAnew(view: LiveGameView) = lock.withLock { position = Position(view) }

    private fun startedAnew(): Boolean = try {
        startAnew(look())
        true
    } catch (_: Offline) {
        false
    }

    /** One stream: what happens, and the code with which it ends. */
    private fun stream(): Sequence<Pair<Happened?, String?>> = sequence {
        var isSilent = true
        for ((event, data, head) in feed.messages("/v1/games/$id/stream", mapOf("last-event-id" to position.resume))) {
            isSilent = false
            val body = parsed(data)
            if (event == "end") return@sequence yield(null to body.getValue("code").jsonPrimitive.content)
            if (event == "phrase") onPhrase(JSON.decodeFromJsonElement(SaidPhrase.serializer(), body))
            if (event == "message") applied(body, head)?.let { yield(it to null) }
        }
        // A finished game of which all is known is answered with 204.
        if (isSilent && refresh().isOver && position.resume == head) yield(null to "game_over")
    }

    private fun applied(event: JsonObject, head: String): Happened? {
        val reference = railhead.reference()
        return lock.withLock {
            val (next, happened) = position.applied(event, head, reference, ::look) ?: return null
            position = next
            happened
        }
    }

    private fun look(): LiveGameView = railhead.get("/v1/games/$id/view")

    private fun kept(): Position? =
        railhead.storage.read<KeptGame>("game $id")?.takeIf { it.account == account }?.position
}
