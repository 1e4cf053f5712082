import java.io.File
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json
import railhead.client.WebhookRefused
import railhead.client.verifyWebhook

@Serializable
private data class Delivery(
    val name: String,
    val body: String,
    val headers: Map<String, String>,
    val secrets: List<String>,
    /** Whether it has to be taken for one of the server. */
    val good: Boolean,
)

/** Deliveries that the library of the standard has signed, and others. */
fun main(arguments: Array<String>) {
    val deliveries = Json.decodeFromString<List<Delivery>>(File(arguments[0]).readText())
    for (one in deliveries) {
        val refusal = try {
            verifyWebhook(one.body.toByteArray(), one.headers, one.secrets)
            null
        } catch (refused: WebhookRefused) {
            refused
        }
        check((refusal == null) == one.good) { "${one.name}: $refusal" }
    }
    println("${deliveries.size} deliveries judged in Kotlin")
}
