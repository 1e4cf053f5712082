import java.io.File
import kotlin.system.exitProcess
import kotlinx.serialization.KSerializer
import kotlinx.serialization.builtins.ListSerializer
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.jsonObject
import railhead.fold.Folded
import railhead.fold.Known
import railhead.fold.LookAgain
import railhead.fold.Reference
import railhead.fold.fold
import railhead.fold.known
import railhead.infrastructure.Serializer
import railhead.models.Board
import railhead.models.ClockView
import railhead.models.LiveGameView
import railhead.models.LoggedEvent
import railhead.models.OwnSeat
import railhead.models.TableView
import railhead.models.VariantFacts

private val json = Serializer.kotlinxSerializationJson

private fun <T> JsonObject.read(member: String, serializer: KSerializer<T>): T? =
    get(member)?.takeIf { it !is JsonNull }?.let { json.decodeFromJsonElement(serializer, it) }

/** What is wrong after a line, if anything; and what is known then. */
private class Follower(private val reference: Reference) {
    var known: Known? = null
    private var asked = false

    fun see(line: JsonObject): String? {
        line.read("view", LiveGameView.serializer())?.let {
            val (before, now) = known to it.known()
            val isWrong = !asked && before?.version == now.version && before != now
            known = now
            asked = false
            return if (isWrong) "$before is not the view $now" else null
        }
        if (asked) return "nobody looks".takeIf { line.containsKey("table") }
        val before = known ?: return "an event before the first view"
        val event = line.read("event", LoggedEvent.serializer()) ?: return "neither a view nor an event"
        val folded = fold(before, event, reference)
        if (folded is Folded.Ask) {
            asked = true
            return "$event: ${folded.why}".takeIf { folded.why != LookAgain.OTHER_EYES }
        }
        val after = (folded as Folded.Now).known
        known = after
        return listOfNotNull(
            "is folded twice".takeIf { fold(after, event, reference) != Folded.Now(after) },
            "table".takeIf {
                line.containsKey("table") && after.table != line.read("table", TableView.serializer())
            },
            "you".takeIf { line.containsKey("table") && after.you != line.read("you", OwnSeat.serializer()) },
            // The clocks of the past are not kept: they are compared where somebody looked.
            "clocks".takeIf {
                line.containsKey("clocks") &&
                    after.clocks != line.read("clocks", ListSerializer(ClockView.serializer()))
            },
        ).joinToString().ifEmpty { null }?.let { "$it after $event" }
    }
}

/**
 * The first line has the reference; each other line a view, from which somebody begins anew, or an
 * event, some with what they see after it.
 */
fun main(arguments: Array<String>) {
    val lines = File(arguments.single()).readLines().map { json.parseToJsonElement(it).jsonObject }
    val first = lines.first()
    val reference = Reference(
        checkNotNull(first.read("board", Board.serializer())),
        checkNotNull(first.read("variants", ListSerializer(VariantFacts.serializer()))),
    )
    val follower = Follower(reference)
    val faults = lines.drop(1).mapNotNull { follower.see(it) }
    val kinds = lines.mapNotNull { it["event"]?.jsonObject?.get("type") }.distinct().size
    faults.take(10).forEach { println(it.take(2000)) }

    val missed = follower.known?.let { fold(it, gapAfter(it), reference) }
    check(missed == Folded.Ask(LookAgain.GAP)) { "an event too early is a gap: $missed" }
    println("folded ${lines.size - 1} lines with $kinds kinds of event in Kotlin, ${faults.size} faults")
    if (faults.isNotEmpty() || lines.size < 1000) exitProcess(1)
}

private fun gapAfter(known: Known): LoggedEvent = json.decodeFromString(
    LoggedEvent.serializer(),
    """{"type":"turn_started","seat":0,"at":"2026-11-23T00:00:00Z","seq":${known.version + 2}}""",
)
