package railhead.client

import java.io.IOException
import java.util.concurrent.TimeUnit.MILLISECONDS
import okhttp3.Call
import okhttp3.Headers
import okhttp3.Headers.Companion.toHeaders
import okhttp3.MediaType
import okhttp3.MediaType.Companion.toMediaType
import okhttp3.OkHttpClient
import okhttp3.Request
import okhttp3.RequestBody
import okio.BufferedSink

private val APPLICATION_JSON = "application/json".toMediaType()

/** The client of all who bring none of their own: one, as each has threads. */
internal val DEFAULT_HTTP by lazy { OkHttpClient() }

/** An answer that was read to its end. */
internal class Reply(val status: Int, val headers: Headers, val text: String)

/** Requests over HTTP, each sent once. */
internal class Transport(baseUrl: String, http: OkHttpClient, private val language: String, private val timing: Timing) {
    private val base = baseUrl.trimEnd('/')

    // No answer of the server redirects: one that does is that of a hotel.
    private val plain = http.newBuilder().followRedirects(false).followSslRedirects(false).build()
    private val requests = plain.newBuilder().readTimeout(0, MILLISECONDS).build()
    private val streams =
        plain.newBuilder().readTimeout(timing.silence.toMillis(), MILLISECONDS).callTimeout(0, MILLISECONDS).build()

    /** Sends a request and reads its answer, for which the server may wait so many seconds. */
    fun exchange(method: String, path: String, headers: Map<String, String>, body: String?, wait: Long = 0): Reply {
        val call = requests.newCall(outgoing(method, path, headers, body))
        call.timeout().timeout(timing.request.plusSeconds(wait).toMillis(), MILLISECONDS)
        return heard { call.execute().use { Reply(it.code, it.headers, it.body.string()) } }
    }

    /** The call of a stream, which any thread may cancel. */
    fun stream(path: String, headers: Map<String, String>): Call =
        streams.newCall(outgoing("GET", path, headers + ("accept" to "text/event-stream"), null))

    private fun outgoing(method: String, path: String, headers: Map<String, String>, body: String?): Request {
        val sent = if (body == null && method in WITHOUT_BODY) null else Once(body)
        val all = mapOf("accept-language" to language) + headers
        return Request.Builder().url(base + path).headers(all.toHeaders()).method(method, sent).build()
    }

    private companion object {
        val WITHOUT_BODY = setOf("GET", "HEAD")
    }
}

/** The answer that the block hears; `Offline` if the line breaks. */
internal fun <T> heard(block: () -> T): T = try {
    block()
} catch (lost: IOException) {
    throw Offline(lost)
}

/** A body that OkHttp does not send a second time by itself: the server may have acted on the first. */
private class Once(json: String?) : RequestBody() {
    private val bytes = json.orEmpty().toByteArray()
    private val type = json?.let { APPLICATION_JSON }

    override fun contentType(): MediaType? = type

    override fun contentLength(): Long = bytes.size.toLong()

    override fun isOneShot(): Boolean = true

    override fun writeTo(sink: BufferedSink) {
        sink.write(bytes)
    }
}
