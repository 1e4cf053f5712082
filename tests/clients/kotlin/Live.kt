import java.nio.file.Files
import java.time.Duration
import java.util.Base64
import java.util.UUID
import java.util.concurrent.Callable
import java.util.concurrent.Executors
import java.util.concurrent.Future
import java.util.concurrent.TimeUnit.SECONDS
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonObject
import okhttp3.HttpUrl.Companion.toHttpUrl
import railhead.client.FileStorage
import railhead.client.Game
import railhead.client.Inbox
import railhead.client.LiveTournament
import railhead.client.News
import railhead.client.Railhead
import railhead.client.Refusal
import railhead.client.Timing
import railhead.client.broughtBack
import railhead.client.departure
import railhead.client.isOver
import railhead.models.GameSummary
import railhead.models.IdentityProof
import railhead.models.InboxItem
import railhead.models.Phrase
import railhead.models.RecoveryCodes
import railhead.models.SaidPhrase
import railhead.models.SignInChallenge
import railhead.models.SignInProviderList

private val QUICK = Timing(retry = Duration.ofMillis(20), longestRetry = Duration.ofMillis(100))
private val NOTHING = JsonObject(emptyMap())
private val threads = Executors.newCachedThreadPool()

private fun json(text: String) = Json.parseToJsonElement(text)

private fun <T> later(work: () -> T): Future<T> = threads.submit(Callable { work() })

private fun <T> Future<T>.soon(): T = get(20, SECONDS)

/** A permanent account: its name, its password, and a way back. */
private fun accounts(url: String) {
    val ada = Railhead(url, timing = QUICK)
    ada.guest()
    val name = "K${UUID.randomUUID().toString().take(8)}"
    ada.upgrade(name, "a train at noon")
    ada.rename("${name}a")
    check(ada.session?.run { this.name == "${name}a" && hasPassword && !isGuest } == true) { "${ada.session}" }
    val codes: RecoveryCodes = ada.post("/v1/accounts/me/recovery-codes", json("""{"password": "a train at noon"}"""))
    val other = Railhead(url, timing = QUICK)
    check(other.recover("${name}a", codes.codes.first(), "a train at one").name == "${name}a")
    val ended = runCatching { ada.request("GET", "/v1/accounts/me") }.exceptionOrNull()
    check((ended as Refusal).status == 401 && ada.session == null) { "the other device is signed out: $ended" }
    other.setPassword("a train at one", "a train at two")
    ada.signIn("${name}a", "a train at two")
    ada.deleteAccount("a train at two")
    check(ada.session == null) { "the account is gone" }
}

/** Signing in with a provider, whose code says who it is. */
private fun provider(url: String) {
    val redirect = "org.example.trains:/signed-in"
    val device = Railhead(url, timing = QUICK)
    val provider = device.get<SignInProviderList>("/v1/sessions/oidc/providers").items.single()
    val challenge: SignInChallenge = device.post("/v1/sessions/oidc/challenges")
    val (url2, pending) = departure(provider, challenge, redirect)
    val asked = url2.toHttpUrl()
    check(asked.queryParameter("redirect_uri") == redirect && asked.queryParameter("state") == pending.state)
    val who = """["kotlin", "${asked.queryParameter("nonce")}"]"""
    val code = Base64.getUrlEncoder().withoutPadding().encodeToString(who.toByteArray())
    check(broughtBack(pending, "$redirect?code=$code&state=another") == null) { "no answer to the question" }
    check(broughtBack(pending, "$redirect?code=$code&state=${pending.state}&iss=https://other") == null)
    check(broughtBack(pending, "$redirect?error=access_denied&state=${pending.state}") == null)
    val proof: IdentityProof = checkNotNull(broughtBack(pending, "$redirect?code=$code&state=${pending.state}"))
    val nameless = runCatching { device.signInWith(pending.provider, pending.nonce, proof) }.exceptionOrNull()
    check((nameless as Refusal).code == "name_required") { nameless }
    val name = "O${UUID.randomUUID().toString().take(8)}"
    check(device.signInWith(pending.provider, pending.nonce, null, name).name == name)
    check(device.session?.hasPassword == false)
}

/** An invitation, and what is kept of it. */
private fun inbox(url: String) {
    val folder = Files.createTempDirectory("railhead")
    val (ada, bob) = Railhead(url, timing = QUICK) to Railhead(url, FileStorage(folder), timing = QUICK)
    ada.guest()
    val name = bob.guest().name
    Inbox(bob).use { inbox ->
        val invited = later { inbox.news().first { it is News.Item } as News.Item }
        ada.request("POST", "/v1/games", body = json("""{"seats": 2, "invite": ["$name"]}"""))
        check(invited.soon().entry.item is InboxItem.InvitedWrapper) { invited.get() }
        val waiting = later { inbox.news().first { it is News.Waiting } as News.Waiting }
        check(waiting.soon().waiting.unread == 1) { waiting.get() }
        inbox.markRead()
        check(inbox.waiting?.unread == 0) { inbox.waiting.toString() }
    }
    val again = Inbox(Railhead(url, FileStorage(folder), timing = QUICK).apply { restore() })
    check(again.entries.size == 1) { "the device keeps the items" }
    val quiet = later { again.news().filter { it is News.Item }.toList() }
    Thread.sleep(500)
    again.close()
    check(quiet.soon().isEmpty()) { "an item is told once, and `close` ends the stream from another thread" }
}

/** Phrases at a table, and the plan of tickets. */
private fun table(url: String) {
    val (ada, bob) = Railhead(url, timing = QUICK) to Railhead(url, timing = QUICK)
    listOf(ada, bob).forEach { it.guest() }
    val id = ada.post<GameSummary>("/v1/games", json("""{"seats": 2}""")).id.toString()
    bob.request("PUT", "/v1/games/$id/players/me", body = NOTHING)
    ada.request("POST", "/v1/games/$id/start")
    val heard = mutableListOf<SaidPhrase>()
    val game = Game(ada, id) { heard += it }
    val following = later { game.events().count() }
    val said = Game(bob, id).use { its ->
        // What is said before the stream is open is in the list only.
        generateSequence { its.say(Phrase.hello).also { Thread.sleep(300) } }.take(5).first { heard.isNotEmpty() }
    }
    check(heard.first().phrase == Phrase.hello && said in game.phrases()) { heard }
    check(game.plan().plan.tickets.isNotEmpty()) { "tickets are offered" }
    game.close()
    following.soon()
}

/** A tournament, to its end. */
private fun tournament(url: String) {
    val (ada, bob) = Railhead(url, timing = QUICK) to Railhead(url, timing = QUICK)
    for (device in listOf(ada, bob)) {
        device.guest()
        device.upgrade("T${UUID.randomUUID().toString().take(8)}", "a train at noon")
    }
    val rules = """{"format": {"kind": "swiss", "rounds": 1}, "seats": 2, "max_players": 4, "late_entry": 0,
        "repeat_weight": 20, "same_deal": false}"""
    val games = """{"clock": {"kind": "bank", "seconds": 600, "increment": 15}, "rated": false}"""
    val opening = json("""{"name": "Kotlin", "rules": $rules, "games": $games}""")
    val id = UUID.randomUUID().toString()
    ada.request("PUT", "/v1/tournaments/$id", body = opening)
    LiveTournament(ada, id).use { live ->
        val ended = later { live.changes().map { it.players }.toList() }
        bob.request("PUT", "/v1/tournaments/$id/entry", body = NOTHING)
        while (live.tournament.players == 0) Thread.sleep(50)
        ada.request("DELETE", "/v1/tournaments/$id")
        check(1 in ended.soon() && live.tournament.isOver) { ended.get() }
    }
}

fun main() {
    val url = checkNotNull(System.getenv("RAILHEAD_URL"))
    for (part in listOf(::accounts, ::provider, ::inbox, ::table, ::tournament)) part(url)
    threads.shutdown()
    println("accounts, providers, the inbox, phrases and tournaments in Kotlin")
}
