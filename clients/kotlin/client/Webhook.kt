package railhead.client

import java.security.MessageDigest
import java.time.Duration
import java.time.Instant
import java.util.Base64
import javax.crypto.Mac
import javax.crypto.spec.SecretKeySpec

/** The reason why a delivery is not taken for one of the server. */
class WebhookRefused(message: String, cause: Throwable? = null) : RuntimeException(message, cause)

/**
 * Checks that a delivery to a webhook comes from the server and is new (Standard Webhooks). `body` is
 * what arrived, before it is decoded; `headers` may be written in any case; `secrets` are all that the
 * server may sign with, such as the old and the new one while it is changed. Throws `WebhookRefused`.
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
        given[it] ?: throw WebhookRefused("there is no $it")
    }
    val seconds = timestamp.toLongOrNull() ?: throw WebhookRefused("webhook-timestamp is no number of seconds")
    if (seconds < now.epochSecond - tolerance.seconds) throw WebhookRefused("it was sent too long ago")
    if (seconds > now.epochSecond + tolerance.seconds) throw WebhookRefused("it was sent in the future")
    // Signatures of other versions are for other receivers.
    val signatures = signature.split(' ').filter { it.startsWith("v1,") }.map { it.substring(3).toByteArray() }
    val signed = "$id.$timestamp.".toByteArray() + body
    val isSigned = secrets.map { signatureOf(signed, it) }.any { own -> signatures.any { MessageDigest.isEqual(own, it) } }
    if (!isSigned) throw WebhookRefused("no signature is by one of the secrets")
}

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
        throw WebhookRefused("a secret is no base64", wrong)
    }
    if (key.isEmpty()) throw WebhookRefused("a secret is empty")
    return key
}
