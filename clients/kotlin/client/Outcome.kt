package railhead.client

import railhead.models.CommandResult
import railhead.models.Move

/** What becomes of a move. */
sealed interface Outcome {
    /** The server has carried it out: now, or, if `isReplayed`, by an earlier attempt whose answer was lost. */
    data class Played(val result: CommandResult, val isReplayed: Boolean = false) : Outcome

    /** The rules or the server refuse it. */
    data class Refused(val refusal: Refusal) : Outcome

    /**
     * The game has moved on, and the move is still legal, but what it is about may have changed. To
     * confirm it, play it again.
     */
    data class Confirm(val move: Move) : Outcome

    /** It was not played, and cannot be any more. */
    data class Dropped(val reason: DropReason) : Outcome

    /** There is no line. The storage keeps the move for `sendPending`. */
    data object Kept : Outcome
}

enum class DropReason {
    /** The game has moved on, and it is no longer the player's turn. */
    NOT_YOUR_TURN,

    /** The game has moved on, and the move is no longer legal. */
    NOT_LEGAL,

    /** The player's time ran out before the move could be sent. */
    OUT_OF_TIME,

    /** It waited for more than a day. */
    TOO_OLD,

    /** The server lost its last moves in a failure. */
    HISTORY_CHANGED,

    /** Somebody else is signed in, or nobody. */
    SIGNED_OUT,
}
