package railhead.fold

import java.time.OffsetDateTime
import railhead.models.LoggedEvent

/** The number and the time of an event, which each has. */
internal fun LoggedEvent.stamp(): Pair<Int, OffsetDateTime> = when (this) {
    is LoggedEvent.BotAddedWrapper -> value.seq to value.at
    is LoggedEvent.BotRemovedWrapper -> value.seq to value.at
    is LoggedEvent.CardDrawnWrapper -> value.seq to value.at
    is LoggedEvent.CardTakenWrapper -> value.seq to value.at
    is LoggedEvent.CardTurnedUpWrapper -> value.seq to value.at
    is LoggedEvent.CardsDealtWrapper -> value.seq to value.at
    is LoggedEvent.DeckReshuffledWrapper -> value.seq to value.at
    is LoggedEvent.GameCreatedWrapper -> value.seq to value.at
    is LoggedEvent.GameFinishedWrapper -> value.seq to value.at
    is LoggedEvent.GameStartedWrapper -> value.seq to value.at
    is LoggedEvent.GameVoidedWrapper -> value.seq to value.at
    is LoggedEvent.HostChangedWrapper -> value.seq to value.at
    is LoggedEvent.LastRoundBegunWrapper -> value.seq to value.at
    is LoggedEvent.PassedWrapper -> value.seq to value.at
    is LoggedEvent.PlayerJoinedWrapper -> value.seq to value.at
    is LoggedEvent.PlayerKickedWrapper -> value.seq to value.at
    is LoggedEvent.PlayerLeftWrapper -> value.seq to value.at
    is LoggedEvent.RouteClaimedWrapper -> value.seq to value.at
    is LoggedEvent.RowDiscardedWrapper -> value.seq to value.at
    is LoggedEvent.RowReplacedWrapper -> value.seq to value.at
    is LoggedEvent.SeatHandedOverWrapper -> value.seq to value.at
    is LoggedEvent.SeatTakenBackWrapper -> value.seq to value.at
    is LoggedEvent.SleepingHoursSetWrapper -> value.seq to value.at
    is LoggedEvent.StandInSeatedWrapper -> value.seq to value.at
    is LoggedEvent.StationBuiltWrapper -> value.seq to value.at
    is LoggedEvent.TicketsBoxedWrapper -> value.seq to value.at
    is LoggedEvent.TicketsDealtWrapper -> value.seq to value.at
    is LoggedEvent.TicketsDrawnWrapper -> value.seq to value.at
    is LoggedEvent.TicketsKeptWrapper -> value.seq to value.at
    is LoggedEvent.TicketsReturnedWrapper -> value.seq to value.at
    is LoggedEvent.TimeGrantedWrapper -> value.seq to value.at
    is LoggedEvent.TimeRanOutWrapper -> value.seq to value.at
    is LoggedEvent.TunnelAbandonedWrapper -> value.seq to value.at
    is LoggedEvent.TunnelCardRevealedWrapper -> value.seq to value.at
    is LoggedEvent.TunnelLaidWrapper -> value.seq to value.at
    is LoggedEvent.TunnelSurchargeAskedWrapper -> value.seq to value.at
    is LoggedEvent.TunnelSurchargePaidWrapper -> value.seq to value.at
    is LoggedEvent.TurnStartedWrapper -> value.seq to value.at
    is LoggedEvent.VacationBegunWrapper -> value.seq to value.at
    is LoggedEvent.VacationEndedWrapper -> value.seq to value.at
}
