package railhead.client

import java.io.IOException
import java.time.Duration
import java.util.concurrent.CountDownLatch
import java.util.concurrent.TimeUnit.MILLISECONDS
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.jsonObject
import okhttp3.Call

/** A message of a stream of server-sent events. */
internal data class Message(val event: String, val data: String, val id: String)

/** Streams that follow each other, until it is closed by whatever thread. */
internal class Feed(private val railhead: Railhead) {
    private val closed = CountDownLatch(1)

    @Volatile
    private var open: Call? = null

    val isClosed: Boolean get() = closed.count == 0L

    /** Ends the stream under way, and any pause between two. */
    fun close() {
        closed.countDown()
        open?.cancel()
    }

    fun pause(time: Duration) {
        closed.await(time.toMillis(), MILLISECONDS)
    }

    /**
     * The messages of streams that go on from each other, until `isOver`; `headers` say where the last
     * one was left. Throws the refusal if the server does not let this account follow.
     */
    fun follow(path: String, isOver: () -> Boolean, headers: () -> Map<String, String>): Sequence<Message> = sequence {
        var failures = 0
        while (!isClosed && !isOver()) {
            val pause = try {
                for (message in messages(path, headers())) {
                    // Why a stream ended, the next attempt is told.
                    if (message.event == "end") continue
                    failures = 0
                    yield(message)
                }
                railhead.timing.backoff(failures)
            } catch (_: Offline) {
                railhead.timing.backoff(failures)
            } catch (refusal: Refusal) {
                if (!refusal.mayPass && refusal.status != 409) throw refusal
                railhead.timing.backoff(failures).unless(refusal.retryAfter)
            }
            failures += 1
            if (!isOver()) pause(pause)
        }
    }

    /** The messages of one stream to its end. Throws `Offline` when it breaks or is silent. */
    fun messages(path: String, headers: Map<String, String>): Sequence<Message> = sequence {
        railhead.open(path, headers, ::begun).use { answer ->
            if (answer.code == 204) return@sequence
            val parser = Parser()
            val lines = answer.body.charStream().buffered()
            while (!isClosed) {
                val line = try {
                    lines.readLine() ?: break
                } catch (lost: IOException) {
                    if (isClosed) break
                    throw Offline(lost)
                }
                parser.line(line)?.let { yield(it) }
            }
        }
    }

    /** Takes the place of the last stream, which somebody may have stopped reading. */
    private fun begun(call: Call) {
        open?.cancel()
        open = call
        if (isClosed) call.cancel()
    }
}

/** The JSON of a message; `Offline` if it was cut. */
internal fun parsed(data: String): JsonObject = try {
    JSON.parseToJsonElement(data).jsonObject
} catch (cut: SerializationException) {
    throw Offline(cut)
}

/** Reads `text/event-stream`, which no library here can. */
private class Parser {
    private val data = mutableListOf<String>()
    private var event = ""
    private var id = ""

    fun line(line: String): Message? {
        if (line.isEmpty()) return dispatch()
        val name = line.substringBefore(':')
        val value = line.substringAfter(':', "").removePrefix(" ")
        when (name) {
            "data" -> data += value
            "event" -> event = value
            "id" -> id = value
        }
        return null
    }

    private fun dispatch(): Message? {
        val message = Message(event.ifEmpty { "message" }, data.joinToString("\n"), id)
        val isMessage = data.isNotEmpty()
        data.clear()
        event = ""
        id = ""
        return message.takeIf { isMessage }
    }
}
