/**
 * The reference fold for Kotlin: how a view of a game is kept up to date from events, without asking
 * for it again. It contains no rules, only what each event changes on the table. It works on the models
 * that openapi-generator makes (`tests/clients/generators/kotlin.yaml`).
 */
package railhead.fold

import java.time.OffsetDateTime
import railhead.models.AwayReason
import railhead.models.BotLevel
import railhead.models.BotSeat
import railhead.models.ChooseStep
import railhead.models.ClockView
import railhead.models.DealingPhase
import railhead.models.FinishedPhase
import railhead.models.KeepTicketsStep
import railhead.models.LiveGameView
import railhead.models.LoggedEvent
import railhead.models.Occupant
import railhead.models.OpenSeat
import railhead.models.OwnSeat
import railhead.models.OwnTicket
import railhead.models.OwnedRoute
import railhead.models.OwnedStation
import railhead.models.Payment
import railhead.models.PersonSeat
import railhead.models.PhaseView
import railhead.models.PlayerColor
import railhead.models.RouteClaimedEvent
import railhead.models.SeatView
import railhead.models.SecondCardStep
import railhead.models.StationBuiltEvent
import railhead.models.StepView
import railhead.models.TableView
import railhead.models.Ticket
import railhead.models.TicketOffer
import railhead.models.TicketsKeptEvent
import railhead.models.TrainCard
import railhead.models.TrainCards
import railhead.models.TunnelStep
import railhead.models.TurnPhase
import railhead.models.VoidReason
import railhead.models.VoidedPhase

/** A game as an app knows it: the fields of `GET …/view`. */
data class Known(
    /** The number of the last event. */
    val version: Int,
    /** What everyone sees. */
    val table: TableView,
    /** What only the player sees; null for a spectator. */
    val you: OwnSeat?,
    /** The clock of each seat; null without time limits. */
    val clocks: List<ClockView>?,
)

/** The part of a view that is folded. */
fun LiveGameView.known() = Known(version, table, you, clocks)

/**
 * Why events do not suffice, and the view has to be asked for. Of an event that this version of the
 * models does not know, decoding fails; then ask, too.
 */
enum class LookAgain {
    /** Events are missing in between. */
    GAP,

    /** The player took, lost or regained a seat. */
    OTHER_EYES,
}

sealed interface Folded {
    data class Now(val known: Known) : Folded

    data class Ask(val why: LookAgain) : Folded
}

/** Applies one more event. For an event that is known already, the answer is the same object. */
fun fold(known: Known, event: LoggedEvent, reference: Reference): Folded {
    val (seq, at) = event.stamp()
    if (seq <= known.version) return Folded.Now(known)
    if (seq != known.version + 1) return Folded.Ask(LookAgain.GAP)
    val fold = Fold(known.table, known.you, reference)
    fold.see(event)?.let { return Folded.Ask(it) }
    val you = fold.you?.run { copy(toMove = fold.table.phase.waitsFor(seat)) }
    return Folded.Now(Known(seq, fold.table, you, advanced(known.clocks, fold.table, event, at)))
}

/** Whether the game waits for the seat. */
fun PhaseView.waitsFor(seat: Int): Boolean = when (this) {
    is PhaseView.DealingWrapper -> seat in value.waiting
    is PhaseView.TurnWrapper -> value.seat == seat
    is PhaseView.LobbyWrapper, is PhaseView.FinishedWrapper, is PhaseView.VoidedWrapper -> false
}

private val PERSON = Occupant.PersonWrapper(PersonSeat(PersonSeat.Kind.person))
private val NOBODY = Occupant.NobodyWrapper(OpenSeat(OpenSeat.Kind.nobody))
private val CHOOSE = StepView.ChooseWrapper(ChooseStep(ChooseStep.Name.choose))
private val SECOND_CARD = StepView.SecondCardWrapper(SecondCardStep(SecondCardStep.Name.second_card))

private fun bot(level: BotLevel) = Occupant.BotWrapper(BotSeat(BotSeat.Kind.bot, level))

private fun keepTickets(count: Int) =
    StepView.KeepTicketsWrapper(KeepTicketsStep(count, KeepTicketsStep.Name.keep_tickets))

private fun dealing(waiting: List<Int>) = PhaseView.DealingWrapper(DealingPhase(DealingPhase.Name.dealing, waiting))

/** The cards in the box. */
private const val CARDS = 110

/** One event, applied to copies. */
private class Fold(var table: TableView, var you: OwnSeat?, private val reference: Reference) {
    private val turn get() = (table.phase as? PhaseView.TurnWrapper)?.value
    private val tunnel get() = (turn?.step as? StepView.TunnelWrapper)?.value

    fun see(event: LoggedEvent): LookAgain? {
        when (event) {
            is LoggedEvent.CardsDealtWrapper -> event.value.run { dealCards(seat, cards, count) }
            is LoggedEvent.TicketsDealtWrapper -> event.value.run {
                dealTickets(tickets?.size ?: count ?: 0, seat)
                offer(seat, tickets, keepMin, keepMax)
            }
            is LoggedEvent.TicketsDrawnWrapper -> event.value.run {
                val drawn = tickets?.size ?: count ?: 0
                table = table.copy(tickets = table.tickets - drawn)
                step(keepTickets(drawn))
                offer(seat, tickets, keepMin, keepMax)
            }
            is LoggedEvent.TicketsKeptWrapper -> keep(event.value)
            is LoggedEvent.TicketsReturnedWrapper ->
                table = table.copy(tickets = table.tickets + (event.value.run { tickets?.size ?: count } ?: 0))
            is LoggedEvent.CardDrawnWrapper -> {
                table = table.copy(deck = table.deck - 1)
                takeCard(event.value.seat, event.value.card)
            }

            is LoggedEvent.GameCreatedWrapper -> return LookAgain.OTHER_EYES
            is LoggedEvent.PlayerJoinedWrapper -> return event.value.run { reseat(seat, PERSON, color) }
            is LoggedEvent.PlayerLeftWrapper -> return reseat(event.value.seat, NOBODY, null)
            is LoggedEvent.PlayerKickedWrapper -> return reseat(event.value.seat, NOBODY, null)
            is LoggedEvent.BotRemovedWrapper -> return reseat(event.value.seat, NOBODY, null)
            is LoggedEvent.BotAddedWrapper -> return event.value.run { reseat(seat, bot(level), color) }
            is LoggedEvent.HostChangedWrapper -> table = table.copy(host = event.value.seat)
            is LoggedEvent.SeatHandedOverWrapper -> return event.value.run {
                changeOccupant(seat, bot(level), reason ?: AwayReason.resigned)
            }
            is LoggedEvent.SeatTakenBackWrapper -> return changeOccupant(event.value.seat, PERSON, null)
            is LoggedEvent.VacationBegunWrapper -> changeSeat(event.value.seat) { copy(onVacation = true) }
            is LoggedEvent.VacationEndedWrapper -> changeSeat(event.value.seat) { copy(onVacation = false) }
            is LoggedEvent.StandInSeatedWrapper -> {
                changeSeat(event.value.seat) { copy(standIn = true) }
                return changeOccupant(event.value.seat, PERSON, null)
            }
            is LoggedEvent.TicketsBoxedWrapper,
            is LoggedEvent.TimeRanOutWrapper,
            is LoggedEvent.TimeGrantedWrapper,
            is LoggedEvent.SleepingHoursSetWrapper,
            is LoggedEvent.PassedWrapper,
            -> {}

            is LoggedEvent.GameStartedWrapper -> table = table.copy(
                deck = CARDS,
                tickets = reference.standardTickets(table),
                phase = dealing(emptyList()),
            )
            is LoggedEvent.TurnStartedWrapper -> {
                val left = turn?.turnsLeft?.let { maxOf(0, it - 1) }
                phase(PhaseView.TurnWrapper(TurnPhase(TurnPhase.Name.turn, event.value.seat, CHOOSE, left)))
            }
            is LoggedEvent.LastRoundBegunWrapper ->
                turn?.let { phase(PhaseView.TurnWrapper(it.copy(turnsLeft = table.options.seats))) }
            is LoggedEvent.GameFinishedWrapper ->
                end(PhaseView.FinishedWrapper(FinishedPhase(FinishedPhase.Name.finished, event.value.scores)))
            is LoggedEvent.GameVoidedWrapper -> {
                val reason = event.value.reason ?: VoidReason.admin
                end(PhaseView.VoidedWrapper(VoidedPhase(VoidedPhase.Name.voided, reason)))
            }

            is LoggedEvent.CardTurnedUpWrapper -> {
                table = table.copy(deck = table.deck - 1)
                slot(event.value.slot, event.value.card)
            }
            is LoggedEvent.RowDiscardedWrapper -> table = table.copy(
                discards = table.discards.with(table.row.filterNotNull()),
                row = table.row.map { null },
            )
            is LoggedEvent.RowReplacedWrapper -> table = table.copy(
                deck = table.deck + table.discards.count - event.value.discards.count,
                discards = event.value.discards,
                row = event.value.row,
            )
            is LoggedEvent.DeckReshuffledWrapper ->
                table = table.copy(deck = table.deck + table.discards.count, discards = NO_CARDS)
            is LoggedEvent.CardTakenWrapper -> {
                slot(event.value.slot, null)
                takeCard(event.value.seat, event.value.card)
            }
            is LoggedEvent.RouteClaimedWrapper -> claim(event.value)
            is LoggedEvent.StationBuiltWrapper -> build(event.value)
            is LoggedEvent.TunnelLaidWrapper -> event.value.run {
                step(StepView.TunnelWrapper(TunnelStep(TunnelStep.Name.tunnel, payment, NO_CARDS, route, 0)))
            }
            is LoggedEvent.TunnelCardRevealedWrapper -> {
                table = table.copy(deck = table.deck - 1)
                changeTunnel { copy(revealed = revealed.with(event.value.card)) }
            }
            is LoggedEvent.TunnelSurchargeAskedWrapper -> changeTunnel { copy(surcharge = event.value.surcharge) }
            // Its cards lie with the revealed ones until the turn ends.
            is LoggedEvent.TunnelSurchargePaidWrapper -> event.value.run {
                val laid = payFromHand(seat, payment, surcharge)
                changeTunnel { copy(revealed = revealed + laid) }
            }
            is LoggedEvent.TunnelAbandonedWrapper -> finishAction()
        }
        return null
    }

    private fun phase(phase: PhaseView) {
        table = table.copy(phase = phase)
    }

    private fun step(step: StepView) {
        turn?.let { phase(PhaseView.TurnWrapper(it.copy(step = step))) }
    }

    private fun changeTunnel(change: TunnelStep.() -> TunnelStep) {
        tunnel?.let { step(StepView.TunnelWrapper(it.change())) }
    }

    private fun slot(slot: Int, card: TrainCard?) {
        table = table.copy(row = table.row.mapIndexed { index, lying -> if (index == slot) card else lying })
    }

    private fun changeSeat(seat: Int, change: SeatView.() -> SeatView) {
        table = table.copy(seats = table.seats.mapIndexed { index, it -> if (index == seat) it.change() else it })
    }

    /** Changes what the player has, if this is their seat. */
    private fun changeOwn(seat: Int, change: OwnSeat.() -> OwnSeat) {
        you = you?.run { if (this.seat == seat) change() else this }
    }

    /** Somebody sits down in the lobby, or leaves it: with a colour, or without. */
    private fun reseat(seat: Int, occupant: Occupant, color: PlayerColor?): LookAgain? {
        changeSeat(seat) { copy(color = color) }
        return changeOccupant(seat, occupant, table.seats[seat].away)
    }

    private fun changeOccupant(seat: Int, occupant: Occupant, away: AwayReason?): LookAgain? {
        changeSeat(seat) { copy(occupant = occupant, away = away, onVacation = false) }
        // Events name seats, not accounts, so a spectator may be the person who sat down.
        val own = you?.seat
        val mayBeOwn = if (own == null) occupant == PERSON else own == seat
        return if (mayBeOwn) LookAgain.OTHER_EYES else null
    }

    /** The owner sees the cards; others see only how many there are. */
    private fun dealCards(seat: Int, cards: List<TrainCard>?, count: Int?) {
        val dealt = cards?.size ?: count ?: 0
        table = table.copy(deck = table.deck - dealt)
        changeSeat(seat) { copy(cards = this.cards + dealt) }
        changeOwn(seat) { copy(hand = hand.with(cards.orEmpty())) }
    }

    /** Long tickets have a separate deck, which is not shown and not drawn from later. */
    private fun dealTickets(count: Int, seat: Int) {
        val deal = reference.factsOf(table).deals.find { it.long + it.standard == count }
        table = table.copy(tickets = table.tickets - (deal?.standard ?: 0))
        val waiting = (table.phase as? PhaseView.DealingWrapper)?.value?.waiting ?: return
        phase(dealing((waiting + seat).sorted()))
    }

    private fun offer(seat: Int, tickets: List<Ticket>?, keepMin: Int?, keepMax: Int?) {
        if (tickets != null) changeOwn(seat) { copy(offer = TicketOffer(keepMax ?: 0, keepMin ?: 0, tickets)) }
    }

    private fun keep(event: TicketsKeptEvent) {
        val (seat, kept) = event.seat to event.tickets
        changeSeat(seat) { copy(tickets = tickets + (kept?.size ?: event.count ?: 0)) }
        val waiting = (table.phase as? PhaseView.DealingWrapper)?.value?.waiting
        if (waiting == null) step(CHOOSE) else phase(dealing(waiting - seat))
        if (kept == null) return
        changeOwn(seat) {
            val added = offer?.tickets.orEmpty().filter { it.id in kept }
            copy(tickets = tickets + added.map { OwnTicket(false, it.id, it.kind, it.points) }, offer = null)
        }
        completeTickets()
    }

    /** Adds a card to a hand. After the first card of a turn, a second follows. */
    private fun takeCard(seat: Int, card: TrainCard?) {
        changeSeat(seat) { copy(cards = cards + 1) }
        step(if (turn?.step is StepView.ChooseWrapper) SECOND_CARD else CHOOSE)
        if (card != null) changeOwn(seat) { copy(hand = hand.with(card)) }
    }

    private fun claim(event: RouteClaimedEvent) {
        val length = reference.routes.getValue(event.route).length
        pay(event.seat, event.payment, length)
        changeSeat(event.seat) { copy(trains = trains - length, points = points + event.points) }
        val routes = table.routes + OwnedRoute(event.route, event.seat)
        table = table.copy(routes = routes.sortedBy { reference.orderOf(it.route) })
        finishAction()
        completeTickets()
    }

    private fun build(event: StationBuiltEvent) {
        changeSeat(event.seat) { copy(stations = stations - 1) }
        // The first station costs one card, the second two, the third three.
        pay(event.seat, event.payment, 3 - table.seats[event.seat].stations)
        val stations = table.stations + OwnedStation(event.city, event.seat)
        table = table.copy(stations = stations.sortedBy { reference.orderOf(it.city) })
        finishAction()
    }

    private fun pay(seat: Int, payment: Payment, price: Int) {
        val laid = payFromHand(seat, payment, price)
        table = table.copy(discards = table.discards + laid)
    }

    private fun payFromHand(seat: Int, payment: Payment, price: Int): TrainCards {
        val laid = payment.cards(price)
        changeSeat(seat) { copy(cards = cards - price) }
        changeOwn(seat) { copy(hand = hand - laid) }
        return laid
    }

    /** Ends the action of a turn. Cards revealed for a tunnel are discarded. */
    private fun finishAction() {
        tunnel?.let { table = table.copy(discards = table.discards + it.revealed) }
        step(CHOOSE)
    }

    private fun end(phase: PhaseView) {
        finishAction()
        phase(phase)
        you = you?.copy(offer = null)
    }

    private fun completeTickets() {
        val own = you ?: return
        val groups = HashMap<String, String>()
        fun root(city: String): String = groups[city]?.let(::root) ?: city
        for (claimed in table.routes.filter { it.seat == own.seat }) {
            val facts = reference.routes.getValue(claimed.route)
            val (one, other) = root(facts.from.value) to root(facts.to.value)
            if (one != other) groups[one] = other
        }
        you = own.copy(
            tickets = own.tickets.map {
                val (from, to) = citiesOf(it.id)
                it.copy(completed = root(from) == root(to))
            },
        )
    }
}
