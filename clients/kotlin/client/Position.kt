package railhead.client

import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.int
import kotlinx.serialization.json.jsonPrimitive
import railhead.fold.Folded
import railhead.fold.Known
import railhead.fold.Reference
import railhead.fold.fold
import railhead.fold.known
import railhead.models.LiveGameView
import railhead.models.LoggedEvent

/** An event with the game before and after it; null for one that this version does not know. */
data class Happened(val seq: Int, val event: LoggedEvent?, val before: Known, val after: Known)

/** What is known of a game, and up to where its events have been told. */
@Serializable
internal data class Position(
    /** The state, with its head. */
    val view: LiveGameView,
    /** The number of the last event that was told. It can be behind the state for a while. */
    val told: Int,
    /** The head up to which all events have been told: where a stream is resumed. */
    val resume: String,
) {
    constructor(view: LiveGameView) : this(view, view.version, view.head)

    val known: Known get() = view.known()

    /** Takes a view. The events up to it are still told when they come. */
    fun with(newer: LiveGameView): Position = if (newer.version < view.version) this else copy(view = newer)

    private fun with(known: Known, head: String): Position = copy(
        view = view.copy(
            head = head,
            table = known.table,
            version = known.version,
            you = known.you,
            clocks = known.clocks,
        ),
    )

    /**
     * Applies an event of a stream, after which `head` is that of the log; null if it has been told.
     * `look` asks for the view where folding does not suffice.
     */
    fun applied(event: JsonObject, head: String, reference: Reference, look: () -> LiveGameView): Pair<Position, Happened>? {
        val seq = event.getValue("seq").jsonPrimitive.int
        if (seq != told + 1) return null
        val before = known
        val decoded = decoded(event)
        val next = when (val folded = decoded?.let { fold(before, it, reference) }) {
            is Folded.Now -> if (folded.known === before) this else with(folded.known, head)
            is Folded.Ask, null -> with(look())
        }
        val position = next.copy(told = seq, resume = head)
        return position to Happened(seq, decoded, before, position.known)
    }
}

private fun decoded(event: JsonObject): LoggedEvent? = try {
    JSON.decodeFromJsonElement(LoggedEvent.serializer(), event)
} catch (_: SerializationException) {
    null
}
