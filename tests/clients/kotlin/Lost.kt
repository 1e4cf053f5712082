import java.time.Duration
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonObject
import railhead.client.Game
import railhead.client.Inbox
import railhead.client.News
import railhead.client.Offline
import railhead.client.Outcome
import railhead.client.Railhead
import railhead.client.Timing
import railhead.models.GameSummary
import railhead.models.LegalMoves

private val QUICK = Timing(
    request = Duration.ofSeconds(2),
    silence = Duration.ofSeconds(2),
    retry = Duration.ofMillis(20),
    longestRetry = Duration.ofMillis(100),
)

/** A line on which packages/kotlin.py loses the first guest and the answer to the first move. */
fun main() {
    val url = checkNotNull(System.getenv("RAILHEAD_URL"))
    val (ada, bob) = Railhead(url, timing = QUICK) to Railhead(url, timing = QUICK)
    // Leaves a connection that the next request goes on.
    ada.request("GET", "/v1/status")
    check(runCatching { ada.guest() }.exceptionOrNull() is Offline) { "nobody asks twice for a guest by himself" }
    listOf(ada, bob).forEach { it.guest() }
    val id = ada.post<GameSummary>("/v1/games", Json.parseToJsonElement("""{"seats": 2}""")).id.toString()
    bob.request("PUT", "/v1/games/$id/players/me", body = JsonObject(emptyMap()))
    ada.request("POST", "/v1/games/$id/start")
    Game(ada, id).use { game ->
        val move = ada.get<LegalMoves>("/v1/games/$id/moves").moves.first()
        val played = game.play(move) as Outcome.Played
        check(played.isReplayed) { "the answer is that of the attempt whose answer was lost" }
    }
    val portal = runCatching { ada.request("GET", "/v1/hotel", retry = false) }.exceptionOrNull()
    check(portal is Offline) { "who redirects is not the server: $portal" }
    val slow = runCatching { ada.request("GET", "/v1/slow", retry = false) }.exceptionOrNull()
    check(slow is Offline) { "an answer that does not end is given up: $slow" }
    Inbox(ada).use { inbox ->
        check(inbox.news().first() is News.Waiting) { "a stream that says nothing is opened again" }
    }
    println("lost answers in Kotlin")
}
