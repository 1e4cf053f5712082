package railhead.fold

import railhead.models.Board
import railhead.models.CityId
import railhead.models.RouteFacts
import railhead.models.RouteId
import railhead.models.TableView
import railhead.models.Ticket
import railhead.models.TicketKind
import railhead.models.Variant
import railhead.models.VariantFacts

/**
 * What the fold has to know of the printed game: how long a route is and what it connects, and how
 * many tickets a variant has. It is made of the answers of `GET /v1/reference/board` and
 * `GET /v1/reference/variants`, for the server owns the rules.
 */
class Reference(board: Board, variants: List<VariantFacts>) {
    val routes: Map<RouteId, RouteFacts> = board.routes.associateBy { it.id }
    private val routeOrder = board.routes.withIndex().associate { (index, route) -> route.id to index }
    private val cityOrder = board.cities.withIndex().associate { (index, city) -> city.id to index }
    private val bigCities = board.cities.filter { it.bigCity }.map { it.id.value }.toSet()
    private val variants: Map<Variant, VariantFacts> = variants.associateBy { it.variant }

    /** The place of a route in the order of the server. */
    fun orderOf(route: RouteId): Int = routeOrder.getValue(route)

    /** The place of a city in the order of the server. */
    fun orderOf(city: CityId): Int = cityOrder.getValue(city)

    fun factsOf(table: TableView): VariantFacts = variants.getValue(table.options.variant ?: Variant.classic)

    /** How many standard tickets a game begins with: those of its variant and of its packs. */
    fun standardTickets(table: TableView): Int {
        val facts = factsOf(table)
        val added = table.packs.orEmpty().flatMap { it.tickets }.count {
            it.kind == TicketKind.standard && (!facts.bigCitiesOnly || it.isOfBigCity())
        }
        return facts.standardTickets + added
    }

    private fun Ticket.isOfBigCity() = citiesOf(id).toList().any { it in bigCities }
}

/** A ticket is named by its two cities. */
fun citiesOf(ticket: String): Pair<String, String> = ticket.substringBefore('-') to ticket.substringAfter('-')
