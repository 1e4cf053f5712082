package railhead.client

import java.util.UUID
import kotlin.concurrent.withLock
import kotlinx.serialization.SerializationException
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put
import railhead.models.Account
import railhead.models.SessionTokens

/** Who is signed in on this device. */
data class Session(
    val name: String,
    val accountId: UUID,
    /** A guest has neither a password nor an identity, and is lost with the device. */
    val isGuest: Boolean,
    /** If not, an identity at a provider leads into the account. */
    val hasPassword: Boolean,
    /** Identifies the device among the sessions of the account. */
    val sessionId: UUID,
)

/** What is kept on the device; the access token ends at a time by its clock. */
@Serializable
private data class KeptSession(val tokens: SessionTokens, val expiresAtMs: Long)

private const val KEY = "session"

/** How long the server repeats the answer to a refresh; after that the token counts as stolen. */
private const val REPEATABLE_MS = 30_000L

/**
 * The tokens of this device: keeps them, replaces them in time, and notices when they are void.
 * Threads share one, and processes share the storage.
 */
internal class Sessions(
    private val storage: Storage,
    private val timing: Timing,
    private val send: (path: String, body: String) -> Reply,
) {
    private val lock = java.util.concurrent.locks.ReentrantLock()

    @Volatile
    private var kept: KeptSession? = null

    @Volatile
    var ended: Refusal? = null
        private set

    val session: Session?
        get() = kept?.tokens?.run { Session(account.name, account.id, account.guest, account.hasPassword, sessionId) }

    val account: Account? get() = kept?.tokens?.account

    val refreshToken: String? get() = kept?.tokens?.refreshToken

    fun restore(): Session? {
        kept = stored()
        return session
    }

    fun begin(tokens: SessionTokens): Session {
        storage.exclusive(KEY) { keep(tokens) }
        return checkNotNull(session)
    }

    /** Keeps the account as it is now: after an upgrade or a new name. */
    fun amend(account: Account) = storage.exclusive(KEY) {
        val now = stored()
        if (now?.tokens?.account?.id == account.id) {
            store(now.copy(tokens = now.tokens.copy(account = account)))
        }
    }

    fun end(because: Refusal? = null) = storage.exclusive(KEY) { forget(because) }

    /** The access token to send; null for nobody. Replaces it when it is about to expire. */
    fun token(): String? {
        val now = kept ?: return null
        val access = now.tokens.accessToken
        if (System.currentTimeMillis() < now.expiresAtMs - timing.refreshBefore.toMillis()) return access
        return try {
            renew(access)
        } catch (_: RailheadException) {
            access // It may still be good; if not, the server says so.
        }
    }

    /** Replaces an access token that was refused or expires; null if the session has ended. */
    fun renew(refused: String): String? = lock.withLock {
        val now = kept
        if (now == null || now.tokens.accessToken != refused) return now?.tokens?.accessToken
        storage.exclusive(KEY) { refresh(now) }
    }

    /** One refresh for all: whoever comes second finds the new tokens in the storage. */
    private fun refresh(before: KeptSession): String? {
        val stored = stored()
        // Access tokens of the same second are equal; refresh tokens never are.
        if (stored?.tokens?.refreshToken != before.tokens.refreshToken) {
            kept = stored
            return stored?.tokens?.takeIf { it.sessionId == before.tokens.sessionId }?.accessToken
        }
        val answer = insist(before.tokens.refreshToken)
        if (answer.status == 200) {
            val tokens = JSON.decodeFromString<SessionTokens>(answer.text)
            keep(tokens)
            return tokens.accessToken
        }
        val refusal = refusalOf(answer.status, answer.headers, answer.text)
        if (refusal.status != 401) throw refusal
        forget(refusal)
        return null
    }

    /**
     * Asks until an answer arrives or the server no longer repeats it. An answer may have been lost, and
     * then the old token is worth only `REPEATABLE_MS` more: so the pauses are short.
     */
    private fun insist(token: String): Reply {
        val body = buildJsonObject { put("refresh_token", token) }.toString()
        val until = System.nanoTime() + REPEATABLE_MS * 1_000_000
        var failures = 0
        while (true) {
            val pause = timing.backoff(minOf(failures, 2))
            try {
                val answer = send("/v1/sessions/refresh", body)
                if (answer.status < 500 || failures >= 3) return answer
            } catch (lost: Offline) {
                if (System.nanoTime() + pause.toNanos() > until || failures >= 6) throw lost
            }
            failures += 1
            Thread.sleep(pause.toMillis())
        }
    }

    private fun stored(): KeptSession? = storage.read(KEY)

    private fun keep(tokens: SessionTokens) {
        store(KeptSession(tokens, System.currentTimeMillis() + tokens.expiresIn * 1000))
        ended = null
    }

    private fun store(now: KeptSession) {
        storage.set(KEY, JSON.encodeToString(now))
        kept = now
    }

    private fun forget(because: Refusal?) {
        storage.delete(KEY)
        ended = because
        kept = null
    }
}

/** The JSON under a key; null if there is none or it cannot be read. */
internal inline fun <reified T> Storage.read(key: String): T? = try {
    get(key)?.let { JSON.decodeFromString<T>(it) }
} catch (_: SerializationException) {
    null
}
