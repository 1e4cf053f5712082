package railhead.client

import java.net.URLEncoder
import java.util.UUID
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import kotlinx.serialization.json.long
import kotlinx.serialization.json.put
import okhttp3.Call
import okhttp3.OkHttpClient
import okhttp3.Response
import railhead.fold.Reference
import railhead.infrastructure.Serializer
import railhead.models.Account
import railhead.models.IdentityProof
import railhead.models.SessionTokens

/** How the models are read and written. */
val JSON: Json = Serializer.kotlinxSerializationJson

/** How often a request is repeated before `Offline` or the refusal is thrown. */
private const val REPETITIONS = 3

/** The longest `Retry-After` that is waited for, in seconds; beyond it people have to know. */
private const val PATIENCE = 5.0

/**
 * Requests that may be sent again after their answer was lost: they take an `Idempotency-Key`, or doing
 * them twice is doing them once.
 */
private val REPEATABLE = Regex(
    "GET .*|[A-Z]+ /v1/(games|prepared-games|scorings|me/inbox/read)\\b.*" +
        "|(PUT|DELETE) /v1/(challenges|leagues|tournaments|me/alerts)\\b.*",
)

/** The success of a request. */
class Answer(
    /** `JsonNull` if there is nothing to say. */
    val body: JsonElement,
    /** Whether the request was carried out by an earlier attempt, and this is the answer to that one. */
    val isReplayed: Boolean,
)

/**
 * One account on one device, and its way to the server. Threads may share it. `storage` keeps the
 * session; `apiKey` is the key of a bot, in place of a session. `language` is that of texts for people.
 * `http` is for apps with proxies, interceptors or pinned keys of their own.
 */
class Railhead(
    baseUrl: String,
    val storage: Storage = MemoryStorage(),
    private val apiKey: String? = null,
    language: String = "en",
    private val deviceName: String? = null,
    val timing: Timing = Timing(),
    http: OkHttpClient = DEFAULT_HTTP,
) {
    private val transport = Transport(baseUrl, http, language, timing)
    private val sessions = Sessions(storage, timing) { path, body -> transport.exchange("POST", path, emptyMap(), body) }
    private val printed by lazy { Reference(get("/v1/reference/board"), get("/v1/reference/variants")) }
    private val offsetMs by lazy { measured() }

    /** Who is signed in; null for nobody, and for a bot. */
    val session: Session? get() = sessions.session

    /** The id of whoever is signed in, whose state is kept. */
    internal val account: String? get() = session?.accountId?.toString()

    /** Why the server ended the session, if it did: signed out elsewhere, or a stolen token. */
    val ended: Refusal? get() = sessions.ended

    /** The session that the storage has. Sends nothing. */
    fun restore(): Session? = sessions.restore()

    /** Creates a playable account without asking for anything. */
    fun guest(): Session = begin("/v1/accounts/guest", emptyMap())

    /** Creates an account. */
    fun register(name: String, password: String): Session =
        begin("/v1/accounts", mapOf("name" to name, "password" to password))

    /** Signs in to an account. A session that this device has of it is replaced. */
    fun signIn(name: String, password: String): Session {
        val body = mapOf("name" to name, "password" to password, "refresh_token" to sessions.refreshToken)
        return begin("/v1/sessions", body)
    }

    /**
     * Sets a new password with a recovery code and signs in. All other devices are signed out. When no
     * answer arrives, the password may be set and the code used up: then `signIn` tells.
     */
    fun recover(name: String, code: String, password: String): Session =
        begin("/v1/accounts/recover", mapOf("name" to name, "code" to code, "new_password" to password))

    /**
     * Signs in with a provider: `nonce` is that of the challenge. Throws the refusal `name_required` if
     * nobody has this identity; then call again with null and a name for a new account.
     */
    fun signInWith(provider: String, nonce: String, proof: IdentityProof?, name: String? = null): Session {
        val shown = proof?.let { JSON.encodeToJsonElement(IdentityProof.serializer(), it) } ?: JsonNull
        return begin("/v1/sessions/oidc", mapOf("provider" to provider, "nonce" to nonce, "name" to name), shown)
    }

    /** Links an identity at a provider to the account. A guest becomes permanent by it. */
    fun linkIdentity(provider: String, nonce: String, proof: IdentityProof) {
        val body = buildJsonObject {
            put("provider", provider)
            put("nonce", nonce)
            put("proof", JSON.encodeToJsonElement(IdentityProof.serializer(), proof))
        }
        sessions.amend(post<Account>("/v1/accounts/me/identities", body))
    }

    /** Gives the guest a name and a password. Games, rating and sessions stay. */
    fun upgrade(name: String, password: String) {
        val body = buildJsonObject {
            put("name", name)
            put("password", password)
        }
        sessions.amend(post<Account>("/v1/accounts/me/upgrade", body))
    }

    /** Gives the account another name. */
    fun rename(name: String) {
        val answer = request("PATCH", "/v1/accounts/me", body = buildJsonObject { put("name", name) })
        sessions.amend(JSON.decodeFromJsonElement(Account.serializer(), answer))
    }

    /** Sets the password; `old` is null if the account has none. All other devices are signed out. */
    fun setPassword(old: String?, password: String) {
        val body = buildJsonObject {
            put("old_password", old)
            put("new_password", password)
        }
        request("PUT", "/v1/accounts/me/password", body = body)
        sessions.account?.let { sessions.amend(it.copy(hasPassword = true)) }
    }

    /** Deletes the account for good. The password is left out if there is none. */
    fun deleteAccount(password: String? = null) {
        request("DELETE", "/v1/accounts/me", body = buildJsonObject { put("password", password) })
        sessions.end()
    }

    /** Forgets the session here, and ends it at the server if that can be reached. */
    fun signOut() {
        try {
            request("DELETE", "/v1/sessions/current", retry = false)
        } catch (_: RailheadException) {
            // It is forgotten here all the same.
        }
        sessions.end()
    }

    /** The printed game as the server knows it, which the fold needs. Asked for once. */
    fun reference(): Reference = printed

    /** The time of the server in milliseconds since 1970, as far as this device knows it. */
    fun serverNow(): Long = System.currentTimeMillis() + offsetMs

    inline fun <reified T> get(path: String, query: Map<String, Any?> = emptyMap()): T =
        JSON.decodeFromJsonElement(kotlinx.serialization.serializer<T>(), request("GET", path, query))

    /** Sends a body, which `JSON.encodeToJsonElement` makes of a model. */
    inline fun <reified T> post(
        path: String,
        body: JsonElement? = null,
        ifMatch: String? = null,
        idempotencyKey: String? = null,
        retry: Boolean = true,
    ): T = JSON.decodeFromJsonElement(
        kotlinx.serialization.serializer<T>(),
        request("POST", path, emptyMap(), body, ifMatch, idempotencyKey, retry),
    )

    /**
     * Sends a request and returns the JSON of its success. Throws the refusal, or `Offline`. Each
     * changing request has an `Idempotency-Key`, the same for its repetitions.
     */
    fun request(
        method: String,
        path: String,
        query: Map<String, Any?> = emptyMap(),
        body: JsonElement? = null,
        ifMatch: String? = null,
        idempotencyKey: String? = null,
        retry: Boolean = true,
    ): JsonElement = ask(method, path, query, body, ifMatch, idempotencyKey, retry).body

    /** Sends a request as `request` does, and also tells whether its answer is that of an earlier attempt. */
    fun ask(
        method: String,
        path: String,
        query: Map<String, Any?> = emptyMap(),
        body: JsonElement? = null,
        ifMatch: String? = null,
        idempotencyKey: String? = null,
        retry: Boolean = true,
    ): Answer {
        val target = expand(path, query)
        val isRepeatable = retry && REPEATABLE.matches("$method $path")
        val headers = buildMap {
            if (method != "GET") put("idempotency-key", idempotencyKey ?: UUID.randomUUID().toString())
            if (ifMatch != null) put("if-match", "\"$ifMatch\"")
        }
        val wait = query["wait"]?.toString()?.toLong() ?: 0
        return repeated(isRepeatable) {
            withToken { token ->
                successOf(transport.exchange(method, target, headers + bearer(token), body?.toString(), wait))
            }
        }
    }

    /** Opens a stream with the token, and renews the token once. Tells of each call before it is made. */
    internal fun open(path: String, headers: Map<String, String>, begun: (Call) -> Unit): Response = withToken { token ->
        val call = transport.stream(path, headers + bearer(token)).also(begun)
        val answer = heard { call.execute() }
        if (!answer.isSuccessful) {
            val text = heard { answer.use { it.body.string() } }
            throw refusalOf(answer.code, answer.headers, text)
        }
        answer
    }

    private fun begin(path: String, body: Map<String, String?>, proof: JsonElement? = null): Session {
        val sent = buildJsonObject {
            (body + ("device" to deviceName)).forEach { put(it.key, it.value) }
            if (proof != null) put("proof", proof)
        }
        val answer = successOf(transport.exchange("POST", path, emptyMap(), sent.toString())).body
        return sessions.begin(JSON.decodeFromJsonElement(SessionTokens.serializer(), answer))
    }

    private fun measured(): Long = try {
        val sent = System.currentTimeMillis()
        val now = request("GET", "/v1/time", retry = false).jsonObject.getValue("unix_ms").jsonPrimitive.long
        now - (sent + System.currentTimeMillis()) / 2
    } catch (_: RailheadException) {
        0
    }

    /** With the token of the session; once more with a new one if it is refused. */
    private fun <T> withToken(send: (String?) -> T): T {
        if (apiKey != null) return send(apiKey)
        val token = sessions.token()
        return try {
            send(token)
        } catch (refusal: Refusal) {
            if (refusal.code != "invalid_token" || token == null) throw refusal
            send(sessions.renew(token) ?: throw refusal)
        }
    }

    /** Repeats what failed for a while only. */
    private fun <T> repeated(isRepeatable: Boolean, attempt: () -> T): T {
        var failures = 0
        while (true) {
            val pause = try {
                return attempt()
            } catch (lost: Offline) {
                if (!isRepeatable || failures >= REPETITIONS) throw lost
                timing.backoff(failures)
            } catch (refusal: Refusal) {
                if (!isRepeatable || failures >= REPETITIONS || !passes(refusal)) throw refusal
                timing.backoff(failures).unless(refusal.retryAfter)
            }
            failures += 1
            Thread.sleep(pause.toMillis())
        }
    }

    private fun bearer(token: String?): Map<String, String> =
        if (token == null) emptyMap() else mapOf("authorization" to "Bearer $token")
}

/** The success in an answer; throws the refusal. */
private fun successOf(reply: Reply): Answer {
    if (reply.status >= 400) throw refusalOf(reply.status, reply.headers, reply.text)
    // A hotel's page in place of the server, or the way to one, is no answer of the server.
    val isJson = reply.headers["content-type"].orEmpty().contains("json")
    if (reply.status >= 300 || (reply.text.isNotEmpty() && !isJson)) throw Offline()
    val body = if (reply.text.isEmpty()) JsonNull else JSON.parseToJsonElement(reply.text)
    return Answer(body, reply.headers["idempotent-replayed"] == "true")
}

/** Whether the same request may succeed in a moment. */
private fun passes(refusal: Refusal): Boolean =
    if (refusal.status == 429) (refusal.retryAfter ?: Double.MAX_VALUE) <= PATIENCE else refusal.mayPass

private fun expand(path: String, query: Map<String, Any?>): String {
    val given = query.filterValues { it != null }.map { (name, value) ->
        "$name=${URLEncoder.encode(value.toString(), "UTF-8")}"
    }
    return if (given.isEmpty()) path else "$path?${given.joinToString("&")}"
}
