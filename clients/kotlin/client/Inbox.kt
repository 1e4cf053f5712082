package railhead.client

import java.util.concurrent.locks.ReentrantLock
import kotlin.concurrent.withLock
import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.int
import kotlinx.serialization.json.jsonPrimitive
import kotlinx.serialization.json.put
import railhead.models.InboxItem
import railhead.models.ReadMarker
import railhead.models.WaitingGamesEvent

/** An item of the inbox, with its texts in the language of the requests. */
@Serializable
data class InboxEntry(
    val seq: Int,
    val title: String,
    val text: String,
    /** Null for a kind that this version does not know. */
    val item: InboxItem?,
)

/** A change of the inbox. */
sealed interface News {
    /** An item that this device has not had before. */
    data class Item(val entry: InboxEntry) : News

    /** The games that wait for the player, or the number of unread items. */
    data class Waiting(val waiting: WaitingGamesEvent) : News
}

/** Items as the device keeps them, so that a stream brings only new ones. */
@Serializable
private data class KeptInbox(val account: String?, val entries: List<InboxEntry>)

/** The number of items that are kept. */
private const val KEPT = 100

private const val KEY = "inbox"

/** The inbox of whoever is signed in now. `news` keeps it up to date; other threads may read it meanwhile. */
class Inbox(private val railhead: Railhead) : AutoCloseable {
    private val lock = ReentrantLock()
    private val feed = Feed(railhead)
    private val account = railhead.account

    /** The newest items that this device has had, oldest first. */
    @Volatile
    var entries: List<InboxEntry> = kept()
        private set

    /** The games that wait for the player, and the number of unread items; null until `news` has told them. */
    @Volatile
    var waiting: WaitingGamesEvent? = null
        private set

    /**
     * Waits for the next item, and tells each once; after a lost line, too. Ends when another account
     * signs in. Throws the refusal if the server does not let this one follow: after a ban, for example.
     */
    fun news(): Sequence<News> = sequence {
        for (message in feed.follow("/v1/me/stream", ::isOver) { mapOf("last-event-id" to last.toString()) }) {
            if (isOver()) return@sequence
            when (message.event) {
                "item" -> added(parsed(message.data))?.let { yield(News.Item(it)) }
                "inbox" -> yield(News.Waiting(shown(message.data)))
            }
        }
    }

    /** Moves the read marker of this device to the newest item. */
    fun markRead() {
        val body = buildJsonObject { put("seq", last) }
        val marker = JSON.decodeFromJsonElement(
            ReadMarker.serializer(),
            railhead.request("PUT", "/v1/me/inbox/read", body = body),
        )
        lock.withLock { waiting = waiting?.copy(unread = marker.unread) }
    }

    /** Ends `news`. */
    override fun close() = feed.close()

    private val last: Int get() = entries.lastOrNull()?.seq ?: 0

    private fun isOver(): Boolean = railhead.account != account

    private fun added(body: JsonObject): InboxEntry? {
        val seq = body.getValue("seq").jsonPrimitive.int
        if (seq <= last) return null
        val entry = InboxEntry(seq, body.text("title"), body.text("body"), decoded(body))
        entries = (entries + entry).takeLast(KEPT)
        railhead.storage.set(KEY, JSON.encodeToString(KeptInbox(account, entries)))
        return entry
    }

    private fun shown(data: String): WaitingGamesEvent = lock.withLock {
        JSON.decodeFromString<WaitingGamesEvent>(data).also { waiting = it }
    }

    private fun kept(): List<InboxEntry> =
        railhead.storage.read<KeptInbox>(KEY)?.takeIf { it.account == account }?.entries.orEmpty()
}

private fun decoded(item: JsonObject): InboxItem? = try {
    JSON.decodeFromJsonElement(InboxItem.serializer(), item)
} catch (_: SerializationException) {
    null
}
