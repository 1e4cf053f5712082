package railhead.fold

import railhead.models.Payment
import railhead.models.TrainCard
import railhead.models.TrainCards

internal val NO_CARDS = TrainCards(0, 0, 0, 0, 0, 0, 0, 0, 0)

internal fun TrainCards.with(card: TrainCard, count: Int = 1): TrainCards = when (card) {
    TrainCard.pink -> copy(pink = pink + count)
    TrainCard.blue -> copy(blue = blue + count)
    TrainCard.orange -> copy(orange = orange + count)
    TrainCard.white -> copy(white = white + count)
    TrainCard.green -> copy(green = green + count)
    TrainCard.yellow -> copy(yellow = yellow + count)
    TrainCard.black -> copy(black = black + count)
    TrainCard.red -> copy(red = red + count)
    TrainCard.locomotive -> copy(locomotive = locomotive + count)
}

internal fun TrainCards.of(card: TrainCard): Int = when (card) {
    TrainCard.pink -> pink
    TrainCard.blue -> blue
    TrainCard.orange -> orange
    TrainCard.white -> white
    TrainCard.green -> green
    TrainCard.yellow -> yellow
    TrainCard.black -> black
    TrainCard.red -> red
    TrainCard.locomotive -> locomotive
}

internal fun TrainCards.with(cards: Iterable<TrainCard>): TrainCards = cards.fold(this) { all, card -> all.with(card) }

internal operator fun TrainCards.plus(others: TrainCards): TrainCards =
    TrainCard.entries.fold(this) { all, card -> all.with(card, others.of(card)) }

internal operator fun TrainCards.minus(others: TrainCards): TrainCards =
    TrainCard.entries.fold(this) { all, card -> all.with(card, -others.of(card)) }

internal val TrainCards.count: Int get() = TrainCard.entries.sumOf { of(it) }

/** The cards of a payment of so many. */
internal fun Payment.cards(price: Int): TrainCards {
    val others = color?.let { NO_CARDS.with(TrainCard.valueOf(it.name), price - locomotives) } ?: NO_CARDS
    return others.with(TrainCard.locomotive, locomotives)
}
