package railhead.client

import java.io.IOException
import java.io.InputStream
import java.time.Duration
import java.util.concurrent.CountDownLatch
import java.util.concurrent.Executors
import java.util.concurrent.ScheduledFuture
import java.util.concurrent.TimeUnit.MILLISECONDS

/** A message of a stream of server-sent events. */
internal data class Message(val event: String, val data: String, val id: String)

/** Streams that follow each other, until it is closed by whatever thread. */
internal class Feed(private val railhead: Railhead) {
    private val closed = CountDownLatch(1)

    @Volatile
    private var open: InputStream? = null

    val isClosed: Boolean get() = closed.count == 0L

    /** Ends the stream under way, and any pause between two. */
    fun close() {
        closed.countDown()
        open?.close()
    }

    fun pause(time: Duration) {
        closed.await(time.toMillis(), MILLISECONDS)
    }

    /** The messages of one stream to its end. Throws `Offline` when it breaks or is silent. */
    fun messages(path: String, headers: Map<String, String>): Sequence<Message> = sequence {
        val answer = railhead.open(path, headers)
        val body = answer.body()
        if (answer.statusCode() == 204) return@sequence body.close()
        open = body
        var watch = watch(body)
        try {
            val parser = Parser()
            val lines = body.bufferedReader()
            while (!isClosed) {
                val line = try {
                    lines.readLine() ?: break
                } catch (lost: IOException) {
                    if (isClosed) break
                    throw Offline(lost)
                }
                watch.cancel(false)
                parser.line(line)?.let { yield(it) }
                watch = watch(body)
            }
        } finally {
            watch.cancel(false)
            body.close()
        }
    }

    /** A stream that says nothing for so long is dead. */
    private fun watch(body: InputStream): ScheduledFuture<*> =
        WATCHDOG.schedule({ body.close() }, railhead.timing.silence.toMillis(), MILLISECONDS)

    private companion object {
        val WATCHDOG = Executors.newSingleThreadScheduledExecutor {
            Thread(it, "railhead streams").apply { isDaemon = true }
        }
    }
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
