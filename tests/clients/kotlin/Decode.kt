import java.io.File
import kotlin.system.exitProcess
import kotlinx.serialization.KSerializer
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.doubleOrNull
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import railhead.infrastructure.Serializer

/** Without members that are null: models do not tell null from absent. */
fun JsonElement.bare(): JsonElement = when (this) {
    is JsonObject -> JsonObject(filterValues { it !is JsonNull }.mapValues { it.value.bare() })
    is JsonArray -> JsonArray(map { it.bare() })
    else -> this
}

/** The first difference between two values, if any; times may be written differently. */
fun difference(sent: JsonElement, back: JsonElement, path: String = ""): String? = when {
    sent is JsonObject && back is JsonObject ->
        (sent.keys + back.keys).firstNotNullOfOrNull { key ->
            val (a, b) = sent[key] to back[key]
            if (a == null || b == null) "$path.$key" else difference(a, b, "$path.$key")
        }
    sent is JsonArray && back is JsonArray ->
        if (sent.size != back.size) path
        else sent.zip(back).firstNotNullOfOrNull { (a, b) -> difference(a, b, "$path[]") }
    sent is JsonPrimitive && back is JsonPrimitive -> when {
        sent.content == back.content -> null
        sent.doubleOrNull != null && sent.doubleOrNull == back.doubleOrNull -> null
        sent.content.endsWith("Z") && sent.content.take(16) == back.content.take(16) -> null
        else -> "$path: ${sent.content} ${back.content}"
    }
    else -> path
}

/** Each line is an object with the name of a schema and a value of it. */
fun main(arguments: Array<String>) {
    val json = Serializer.kotlinxSerializationJson
    val faults = LinkedHashMap<String, String>()
    val decoded = File(arguments.single()).readLines().count { line ->
        val (schema, body) = json.parseToJsonElement(line).jsonObject.let {
            it.getValue("schema").jsonPrimitive.content to it.getValue("body")
        }
        @Suppress("UNCHECKED_CAST")
        val serializer = serializers.getValue(schema) as KSerializer<Any>
        val fault = try {
            val value = json.decodeFromJsonElement(serializer, body)
            val back = json.encodeToJsonElement(serializer, value)
            difference(body.bare(), back.bare())?.let { "loses $it" }
        } catch (error: Exception) {
            error.message.orEmpty().take(300)
        }
        fault?.let { faults.putIfAbsent("$schema ${it.take(60)}", "$it in ${line.take(200)}") }
        fault == null
    }
    faults.forEach { (schema, fault) -> println("$schema: $fault") }
    println("decoded $decoded in Kotlin, ${faults.size} faults")
    if (faults.isNotEmpty()) exitProcess(1)
}
