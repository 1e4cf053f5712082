package railhead.client

import java.util.concurrent.ConcurrentHashMap
import java.util.concurrent.Executors
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.contentOrNull
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import railhead.fold.Known
import railhead.fold.known
import railhead.models.CommandResult
import railhead.models.Move

/** Picks one of the legal moves in a game, of which there is at least one. */
fun interface Choose {
    fun choose(known: Known, moves: List<Move>): Move
}

/** Refusals after which the bot looks again: the game has moved on, or the bot runs twice. */
private val LOOK_AGAIN = setOf("stale_version", "history_changed", "idempotency_key_reused", "not_your_turn")

/** Items of the inbox after which the bot joins a game. */
private val INVITED = setOf("invited", "rematch")

/** How many seconds the server holds a request while nothing happens. */
private const val WAIT = 25

/** Plays the seat of this account to the end of the game, and returns the finished game. */
fun playSeat(railhead: Railhead, gameId: String, choose: Choose): Known = Game(railhead, gameId).use { game ->
    playTurns(railhead, game, choose)
    for (happened in game.events()) playTurns(railhead, game, choose)
    game.known
}

/**
 * Joins whatever game the bot is invited to and plays it, without end. So many games are played at
 * once; the others wait. Nothing is kept: a bot that is started again reads its inbox from the
 * beginning.
 */
fun serveInvitations(railhead: Railhead, atOnce: Int = 16, choose: Choose) {
    val joined = ConcurrentHashMap.newKeySet<String>()
    val games = Executors.newFixedThreadPool(atOnce)
    var query = mapOf<String, Any?>("since" to 0, "limit" to 200)
    while (true) {
        val page = try {
            railhead.request("GET", "/v1/me/inbox", query).jsonObject
        } catch (_: Offline) {
            Thread.sleep(railhead.timing.retry.toMillis())
            continue
        } catch (refusal: Refusal) {
            if (!refusal.mayPass) throw refusal
            Thread.sleep(railhead.timing.retry.unless(refusal.retryAfter).toMillis())
            continue
        }
        val invited = page.list("items").filter { it.textOrNull("kind") in INVITED }
        for (game in (invited + page.list("turns")).mapNotNull { it.textOrNull("game") }) {
            if (!joined.add(game)) continue
            games.submit {
                joinAndPlay(railhead, game, choose)
                // If it is the bot's turn there all the same, the inbox says so again.
                joined.remove(game)
            }
        }
        val (cursor, state) = page.textOrNull("cursor") to page.textOrNull("state")
        query = mapOf("since" to cursor, "state" to state, "limit" to 200, "wait" to WAIT)
    }
}

private fun JsonObject.list(member: String): List<JsonObject> =
    (get(member) ?: JsonArray(emptyList())).jsonArray.map { it.jsonObject }

private fun JsonObject.textOrNull(member: String): String? = get(member)?.jsonPrimitive?.contentOrNull

private fun joinAndPlay(railhead: Railhead, game: String, choose: Choose) {
    try {
        // Nothing happens if the bot has a seat.
        railhead.request("PUT", "/v1/games/$game/players/me", body = buildJsonObject {})
        playSeat(railhead, game, choose)
    } catch (_: RailheadException) {
        // Somebody else was faster, the game is over, or the bot was removed.
    }
}

/** Makes moves until the game waits for others. */
private fun playTurns(railhead: Railhead, game: Game, choose: Choose) {
    var failures = 0
    while (game.known.isOwnTurn) {
        val pause = try {
            if (playTurn(railhead, game, choose)) {
                failures = 0
                continue
            }
            game.refresh()
            railhead.timing.backoff(failures)
        } catch (_: Offline) {
            railhead.timing.backoff(failures)
        } catch (refusal: Refusal) {
            if (refusal.code !in LOOK_AGAIN && !refusal.mayPass) throw refusal
            if (refusal.code in LOOK_AGAIN) game.refresh()
            railhead.timing.backoff(failures).unless(refusal.retryAfter)
        }
        failures += 1
        Thread.sleep(pause.toMillis())
    }
}

/**
 * Makes one move, unless the server shows another state than the one that is known. The key names the
 * state, so that a move is made once, however often it is sent.
 */
private fun playTurn(railhead: Railhead, game: Game, choose: Choose): Boolean {
    val (known, head) = game.view.run { known() to head }
    val legal = game.legalMoves()
    if (legal.version != known.version || legal.moves.isEmpty()) return false
    val move = JSON.encodeToJsonElement(Move.serializer(), choose.choose(known, legal.moves))
    val result = railhead.post<CommandResult>("/v1/games/${game.id}/moves", move, head, "${game.id}/$head")
    game.adopt(result.view)
    return true
}
