package railhead.client

import java.security.MessageDigest
import java.security.SecureRandom
import java.util.Base64
import kotlinx.serialization.Serializable
import okhttp3.HttpUrl.Companion.toHttpUrl
import railhead.models.AuthorizationCodeProof
import railhead.models.IdentityProof
import railhead.models.SignInChallenge
import railhead.models.SignInProvider

/** Things that an app keeps while the player is at an OpenID Connect provider. None goes into a URL. */
@Serializable
data class PendingSignIn(
    val provider: String,
    val issuer: String,
    val nonce: String,
    val verifier: String,
    /** Tells the app that the answer is to its own question. */
    val state: String,
    val redirectUri: String,
)

/** An address for the browser, and things to keep until it comes back. */
data class Departure(val url: String, val pending: PendingSignIn)

/** Begins to sign in with a provider, in a browser that comes back to the app by `redirectUri`. */
fun departure(provider: SignInProvider, challenge: SignInChallenge, redirectUri: String): Departure {
    val endpoint = requireNotNull(provider.authorizationEndpoint) { "${provider.name} has no page to sign in now" }
    val (verifier, state) = secret() to secret()
    val hash = MessageDigest.getInstance("SHA-256").digest(verifier.toByteArray())
    val url = endpoint.toHttpUrl().newBuilder()
        .setQueryParameter("response_type", "code")
        .setQueryParameter("scope", "openid")
        .setQueryParameter("client_id", provider.clientId)
        .setQueryParameter("redirect_uri", redirectUri)
        .setQueryParameter("nonce", challenge.providerNonce)
        .setQueryParameter("state", state)
        .setQueryParameter("code_challenge", base64Url(hash))
        .setQueryParameter("code_challenge_method", "S256")
        .build()
    val pending = PendingSignIn(provider.name, provider.issuer, challenge.nonce, verifier, state, redirectUri)
    return Departure(url.toString(), pending)
}

/**
 * The proof in the URI by which the browser has come back; null if the player refused, or it is no
 * answer to the question.
 */
fun broughtBack(pending: PendingSignIn, uri: String): IdentityProof? {
    val query = uri.substringBefore('#').substringAfter('?', "")
    // The URI of an app has a scheme of its own.
    val answer = "http://app.invalid/?$query".toHttpUrl()
    val code = answer.queryParameter("code")
    if (code.isNullOrEmpty() || answer.queryParameter("state") != pending.state) return null
    // Of another provider (RFC 9207): the code would go to the wrong one.
    if ((answer.queryParameter("iss") ?: pending.issuer) != pending.issuer) return null
    val type = AuthorizationCodeProof.Type.authorization_code
    return IdentityProof.AuthorizationCodeWrapper(
        AuthorizationCodeProof(code, pending.verifier, pending.redirectUri, type),
    )
}

/** 32 random bytes. */
private fun secret(): String = base64Url(ByteArray(32).also { SecureRandom().nextBytes(it) })

private fun base64Url(bytes: ByteArray): String = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes)
