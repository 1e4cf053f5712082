package railhead.client

import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.contentOrNull
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import okhttp3.Headers

/** What can go wrong with a request. */
sealed class RailheadException(message: String, cause: Throwable?) : RuntimeException(message, cause)

/** No answer of the server arrived. What was asked may or may not have been done. */
class Offline(cause: Throwable? = null) : RailheadException("no answer from the server", cause)

/** A refusal by the server (RFC 9457). Programs act on `code`; people read `title` and `detail`. */
class Refusal(
    val status: Int,
    /** The whole document, with the members that help: whose turn it is, which cards are missing. */
    val body: JsonObject,
    /** Seconds to wait before trying again. */
    val retryAfter: Double?,
) : RailheadException("${body.text("code")}: ${body.text("detail")}", null) {
    val code: String = body.text("code")
    val title: String = body.text("title")
    val detail: String = body.text("detail")

    /** Identifies the attempt in the log of the server; empty if no server of Railhead answered. */
    val requestId: String = body.text("request_id")

    /** Whether the same request, with the same key, may succeed later. */
    val mayPass: Boolean get() = code == "contended" || status >= 500 || status == 408 || status == 429
}

internal fun JsonObject.text(member: String): String = get(member)?.jsonPrimitive?.contentOrNull.orEmpty()

/** The refusal in an answer with a status of 400 or more. */
internal fun refusalOf(status: Int, headers: Headers, text: String): Refusal {
    val retryAfter = headers["retry-after"]?.toDoubleOrNull()
    return Refusal(status, bodyOf(status, headers, text), retryAfter)
}

private fun bodyOf(status: Int, headers: Headers, text: String): JsonObject {
    if (headers["content-type"].orEmpty().contains("problem+json")) {
        try {
            return Json.parseToJsonElement(text).jsonObject
        } catch (_: SerializationException) {
            // Cut off on the way: as good as an answer of a gateway.
        }
    }
    val code = when (status) {
        404 -> "not_found"
        429 -> "too_many_requests"
        else -> "unavailable"
    }
    val texts = mapOf("code" to code, "title" to "HTTP $status", "detail" to "HTTP $status")
    return JsonObject(texts.mapValues { JsonPrimitive(it.value) })
}
