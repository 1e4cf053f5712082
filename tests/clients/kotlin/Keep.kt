import java.nio.file.Files
import java.time.Duration
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.encodeToJsonElement
import railhead.client.DropReason
import railhead.client.FileStorage
import railhead.client.Game
import railhead.client.JSON
import railhead.client.Outcome
import railhead.client.Railhead
import railhead.client.Refusal
import railhead.client.Timing
import railhead.client.pendingGames
import railhead.models.CommandResult
import railhead.models.DrawCardMove
import railhead.models.GameSummary
import railhead.models.KeepTicketsMove
import railhead.models.LegalMoves
import railhead.models.Move
import railhead.models.NewGame
import railhead.models.TakeFaceUpMove
import railhead.models.TrainCard

private val QUICK = Timing(retry = Duration.ofMillis(20), longestRetry = Duration.ofMillis(100))
private val DRAW = Move.DrawCardWrapper(DrawCardMove(DrawCardMove.Type.draw_card))

/** Where nobody listens. */
private const val NOWHERE = "http://127.0.0.1:9"

private fun Railhead.move(game: String, wanted: Move? = null) {
    val move = wanted ?: get<LegalMoves>("/v1/games/$game/moves").moves.first()
    post<CommandResult>("/v1/games/$game/moves", JSON.encodeToJsonElement(Move.serializer(), move))
}

/** Moves and sessions that outlive the process, and moves in a game that has moved on. */
fun main() {
    val url = checkNotNull(System.getenv("RAILHEAD_URL"))
    val folder = Files.createTempDirectory("railhead")
    fun device(at: String) = Railhead(at, FileStorage(folder), timing = QUICK).apply { restore() }
    val (ada, bob) = listOf(Railhead(url, FileStorage(folder), timing = QUICK), Railhead(url, timing = QUICK))
    val session = ada.guest()
    bob.guest()
    val opening = NewGame(seats = 2, firstSeat = 0, secret = "5d".repeat(32))
    val id = ada.post<GameSummary>("/v1/games", JSON.encodeToJsonElement(opening)).id.toString()
    bob.request("PUT", "/v1/games/$id/players/me", body = JsonObject(emptyMap()))
    ada.request("POST", "/v1/games/$id/start")
    for (player in listOf(ada, bob)) player.move(id)
    Game(ada, id).close()

    val lost = device(NOWHERE)
    check(lost.session == session) { "the session outlives the process" }
    Game(lost, id).use { check(it.play(DRAW) == Outcome.Kept) { "a move without a line is kept" } }

    val back = device(url)
    check(pendingGames(back) == listOf(id)) { "the move waits in the folder" }
    val game = Game(back, id)
    check(game.sendPending().single() is Outcome.Played) { "and is sent later" }
    check(pendingGames(back).isEmpty() && game.known.table.seats[0].cards == 5) { "once" }

    val illegal = Move.KeepTicketsWrapper(KeepTicketsMove(emptyList(), KeepTicketsMove.Type.keep_tickets))
    val refused = game.play(illegal) as Outcome.Refused
    check(refused.refusal.code == "must_draw_second_card") { refused }
    back.move(id, DRAW)
    check(game.play(DRAW) == Outcome.Dropped(DropReason.NOT_YOUR_TURN)) { "the turn has passed" }

    repeat(2) { bob.move(id, DRAW) }
    check(game.play(DRAW) == Outcome.Confirm(DRAW)) { "a card is not the first of a later turn by itself" }
    game.refresh()
    val slot = game.known.table.row.indexOfFirst { it != null && it != TrainCard.locomotive }
    back.move(id, DRAW)
    val take = Move.TakeFaceUpWrapper(TakeFaceUpMove(slot, TakeFaceUpMove.Type.take_face_up))
    check(game.play(take) == Outcome.Confirm(take)) { "what may have changed is confirmed" }
    check(game.play(take) is Outcome.Played) { "and then played" }
    game.close()

    back.signOut()
    check(device(url).session == null) { "nobody is signed in" }
    val stranger = runCatching { Game(device(url), "00000000-0000-4000-8000-000000000000") }.exceptionOrNull()
    check((stranger as Refusal).status == 404) { "a game that is not there: $stranger" }
    println("sessions and moves are kept in Kotlin")
}
