package railhead.client

import java.time.Duration
import kotlin.random.Random

/** How long things may take. The defaults suit the internet; tests shorten them. */
data class Timing(
    /** A request without an answer is given up after this time. */
    val request: Duration = Duration.ofSeconds(20),
    /** A stream that says nothing for this time is dead; the server says something every 15 s. */
    val silence: Duration = Duration.ofSeconds(40),
    /** The first pause before trying again; each later one is twice as long. */
    val retry: Duration = Duration.ofSeconds(1),
    /** The longest pause before trying again. */
    val longestRetry: Duration = Duration.ofSeconds(60),
    /** How long before its end an access token is replaced. */
    val refreshBefore: Duration = Duration.ofSeconds(60),
) {
    /** The pause after so many failures in a row, of which between half and all is used. */
    fun backoff(failures: Int): Duration {
        val longest = minOf(longestRetry.toMillis(), retry.toMillis() shl minOf(failures, 16))
        return Duration.ofMillis((longest * Random.nextDouble(0.5, 1.0)).toLong())
    }
}

/** The pause that the server asks for, or else this one. */
internal fun Duration.unless(retryAfter: Double?): Duration =
    if (retryAfter == null || retryAfter <= 0) this else Duration.ofMillis((retryAfter * 1000).toLong())
