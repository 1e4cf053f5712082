package railhead.client

import java.security.MessageDigest
import java.time.Duration
import java.time.Instant
import java.util.Base64
import javax.crypto.Mac
import javax.crypto.spec.SecretKeySpec

/** The reasons for which a request to a webhook is refused. */
enum class WebhookFault {
    /** One of `webhook-id`, `webhook-timestamp` and `webhook-signature` is missing. */
    MISSING_HEADER,

    /** `webhook-timestamp` is no number of seconds. */
    INVALID_TIMESTAMP,

    /** It was sent too long ago: perhaps somebody sends again what they have seen. */
    TOO_OLD,

    /** It comes from the future: one of the two clocks is wrong. */
    TOO_NEW,

    /** The receiver has no secret, or one of them is not base64. */
    INVALID_SECRET,

    /** No signature is by one of the secrets. */
    WRONG_SIGNATURE,
}

/** A request to a webhook that must not be acted on. Programs act on `code`. */
class WebhookRefused(val code: WebhookFault, message: String, cause: Throwable? = null) :
    RuntimeException(message, cause)

/**
 * Checks that a request to a webhook comes from the server and is new (Standard Webhooks). `body` is
 * what arrived, before it is decoded; `headers` may be written in any case; `secrets` are all that the
 * server may sign with, such as the old and the new one while it is changed. Throws `WebhookRefused`.
 * Retries have the same `webhook-id`: whoever acts on a request remembers it.
 */
fun verifyWebhook(
    body: ByteArray,
    headers: Map<String, String>,
    secrets: Collection<String>,
    now: Instant = Instant.now(),
    tolerance: Duration = Duration.ofMinutes(5),
) {
    val given = headers.mapKeys { it.key.lowercase() }
    val (id, timestamp, signature) = listOf("webhook-id", "webhook-timestamp", "webhook-signature").map {
        given[it] ?: refuse(WebhookFault.MISSING_HEADER, "there is no $it")
    }
    val seconds = timestamp.toLongOrNull()
        ?: refuse(WebhookFault.INVALID_TIMESTAMP, "webhook-timestamp is no number of seconds")
    if (seconds < now.epochSecond - tolerance.seconds) refuse(WebhookFault.TOO_OLD, "it was sent too long ago")
    if (seconds > now.epochSecond + tolerance.seconds) refuse(WebhookFault.TOO_NEW, "it was sent in the future")
    if (secrets.isEmpty()) refuse(WebhookFault.INVALID_SECRET, "there is no secret")
    // Signatures of other versions are for other receivers.
    val signatures = signature.split(' ').filter { it.startsWith("v1,") }.map { it.substring(3).toByteArray() }
    val signed = "$id.$timestamp.".toByteArray() + body
    val isSigned = secrets.map { signatureOf(signed, it) }.any { own -> signatures.any { MessageDigest.isEqual(own, it) } }
    if (!isSigned) refuse(WebhookFault.WRONG_SIGNATURE, "no signature is by one of the secrets")
}

private fun refuse(code: WebhookFault, message: String, cause: Throwable? = null): Nothing =
    throw WebhookRefused(code, message, cause)

private fun signatureOf(signed: ByteArray, secret: String): ByteArray {
    val mac = Mac.getInstance("HmacSHA256")
    mac.init(SecretKeySpec(keyOf(secret), mac.algorithm))
    return Base64.getEncoder().encode(mac.doFinal(signed))
}

/** The key in a secret, which may be in the alphabet of URLs and without padding. */
private fun keyOf(secret: String): ByteArray {
    val text = secret.removePrefix("whsec_").replace('-', '+').replace('_', '/').trimEnd('=')
    val key = try {
        Base64.getDecoder().decode(text)
    } catch (wrong: IllegalArgumentException) {
        refuse(WebhookFault.INVALID_SECRET, "a secret is no base64", wrong)
    }
    if (key.isEmpty()) refuse(WebhookFault.INVALID_SECRET, "a secret is empty")
    return key
}
