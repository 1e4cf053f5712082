package railhead.client

import railhead.models.Tournament
import railhead.models.TournamentPhase

/** Whether nothing will change any more. */
val Tournament.isOver: Boolean get() = phase == TournamentPhase.finished || phase == TournamentPhase.cancelled

/** A tournament, as the account sees it or as everybody does. `changes` keeps it up to date. */
class LiveTournament(private val railhead: Railhead, val id: String) : AutoCloseable {
    private val feed = Feed(railhead)

    /** The state that was told last; any thread may read it. */
    @Volatile
    var tournament: Tournament = railhead.get("/v1/tournaments/$id")
        private set

    /** Waits for the next change, to the end of the tournament; after a lost line, too. */
    fun changes(): Sequence<Tournament> = sequence {
        val isOver = { tournament.isOver }
        val messages = feed.follow("/v1/tournaments/$id/stream", isOver) { mapOf("last-event-id" to tournament.head) }
        for (message in messages) {
            if (message.event != "tournament") continue
            tournament = JSON.decodeFromString(Tournament.serializer(), message.data)
            yield(tournament)
        }
    }

    /** Ends `changes`. */
    override fun close() = feed.close()
}
