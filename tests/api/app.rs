//! A running service with a database of its own, and people who talk to it.

pub use crate::service::{RUNTIME, execute, query, until_waiting};

use crate::service::{self, Service};
use actix_web::web::Data;
use jiff::Timestamp;
use railhead::{
    context::Context,
    hosting::limits::Limits,
    http::{
        AnswerMemory, AppState, DumpFolder, Links, Origin, PackageFolder, PublicUrl, RateLimits, StreamLimiter,
        StreamLimits, TrustedProxies,
    },
    identity::Hasher,
    jobs::Sender,
    log::packs::Packs,
    oidc::{ProviderSettings, Providers},
    outbound::{Policy, PushIdentity},
    store::{
        Database, Databases, Process,
        games::{reconcile, scheduler, standing_orders},
        upkeep::retention,
    },
};
use railhead_test_support::{FOREVER, PATIENCE, sse::Reader};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use std::{
    iter,
    sync::Arc,
    thread,
    time::{Duration, Instant},
};
use ureq::{
    Agent,
    http::{HeaderMap, Request},
};
use uuid::Uuid;

/// A server at a URL.
#[derive(Clone)]
pub struct App {
    pub url: String,
    pub database_url: String,
    /// The state that the stores of the service share, if it runs in this process.
    pub process: Process,
    /// The streams of the service, if it runs in this process.
    pub permits: Data<StreamLimiter>,
    agent: Agent,
    /// Looks after games.
    scheduler: Database,
    /// The service, if it runs in this process: until its last client is dropped.
    _service: Option<Arc<Service>>,
}

/// The settings of a service.
pub struct Setup {
    pub packs: Packs,
    pub limits: Limits,
    pub permits: StreamLimiter,
    pub policy: Policy,
    pub links: Links,
    pub dumps: DumpFolder,
    pub packages: PackageFolder,
    pub hasher: Hasher,
    pub read_database_url: Option<String>,
    pub proxies: u8,
    /// The scale of the rate limits; 0 turns them off. With them, the clock of the service stands still: what was
    /// sent comes back only when a test lets time go by.
    pub rates: u32,
    pub answer_memory: AnswerMemory,
    pub cors_origins: Vec<Origin>,
    pub public_url: PublicUrl,
    pub providers: Vec<ProviderSettings>,
}

impl Default for Setup {
    /// As `railhead serve --rate-limits off`, with cheap password hashes and patient limits.
    fn default() -> Setup {
        Setup {
            packs: Packs::default(),
            limits: patient(),
            permits: StreamLimiter::new(StreamLimits::default()),
            policy: Policy::default(),
            links: Links::default(),
            dumps: DumpFolder::default(),
            packages: PackageFolder::default(),
            hasher: Hasher::cheap().unwrap(),
            read_database_url: None,
            proxies: 0,
            rates: 0,
            answer_memory: AnswerMemory::default(),
            cors_origins: Vec::new(),
            public_url: PublicUrl::default(),
            providers: Vec::new(),
        }
    }
}

/// The limits of a service whose bots may think before the answer for as long as a busy machine takes.
pub fn patient() -> Limits {
    Limits { thinking: FOREVER, ..Limits::default() }
}

/// An answer of a server.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: HeaderMap,
    pub text: String,
    pub bytes: Vec<u8>,
}

impl App {
    /// A service of its own on a database of its own.
    pub fn start() -> App {
        App::with(Setup::default())
    }

    /// A service that offers these ticket packs.
    pub fn with_packs(packs: Packs) -> App {
        App::with(Setup { packs, ..Setup::default() })
    }

    /// A service with these limits.
    pub fn with_limits(limits: Limits) -> App {
        App::with(Setup { limits, ..Setup::default() })
    }

    /// A service with these streams.
    pub fn with_permits(permits: StreamLimiter) -> App {
        App::with(Setup { permits, ..Setup::default() })
    }

    /// A service whose webhooks may point anywhere.
    pub fn on_intranet() -> App {
        App::with(Setup { policy: Policy { allow_private: true }, ..Setup::default() })
    }

    /// A service on this database.
    pub fn on(database_url: String, packs: Packs) -> App {
        App::run(database_url, Setup { packs, ..Setup::default() })
    }

    /// A service of its own on a database of its own.
    pub fn with(setup: Setup) -> App {
        App::run(service::lent_database(), setup)
    }

    /// A service on this database.
    pub fn run(database_url: String, setup: Setup) -> App {
        let Setup {
            packs,
            limits,
            permits,
            policy,
            links,
            dumps,
            packages,
            hasher,
            read_database_url,
            proxies,
            rates,
            answer_memory,
            cors_origins,
            public_url,
            providers,
        } = setup;
        let shared = service::prepare(&database_url, packs, limits, hasher);
        let proxies = TrustedProxies(proxies);
        let time = &shared.context.process.time;
        if rates > 0 {
            time.hold();
        }
        let (permits, rates) = (Data::new(permits), Data::new(RateLimits::scaled(rates, time)));
        let databases = Databases { read_url: read_database_url, ..shared.context.databases.clone() };
        let context = Context { databases, policy, ..shared.context };
        let providers = Data::new(Providers::new(&providers).unwrap());
        let shared = AppState {
            permits,
            rates,
            context,
            answer_memory,
            links,
            dumps,
            packages,
            proxies,
            cors_origins,
            public_url,
            providers,
            ..shared
        };
        let (process, permits) = (shared.context.process.clone(), shared.permits.clone());
        let scheduler = Database::new(&database_url, 2, process.clone()).unwrap();
        let service = Service::start(shared);
        let app = App::at(format!("http://{}", service.address), database_url);
        App { process, permits, scheduler, _service: Some(Arc::new(service)), ..app }
    }

    /// Two services on one database.
    pub fn two() -> (App, App) {
        let one = App::start();
        let two = one.another();
        (one, two)
    }

    /// The service, whose clock stands still from now on: there are no heartbeats, and no wait is over before something
    /// comes, until a test lets time go by.
    pub fn still(self) -> App {
        self.process.time.hold();
        self
    }

    /// A service that runs already.
    pub fn at(url: String, database_url: String) -> App {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .allow_non_standard_methods(true)
            .timeout_global(Some(PATIENCE));
        let process = Process::new(Limits::default());
        let permits = Data::new(StreamLimiter::new(StreamLimits::default()));
        let scheduler = Database::new(&database_url, 2, process.clone()).unwrap();
        App { url, database_url, process, permits, agent: config.build().new_agent(), scheduler, _service: None }
    }

    /// Lets time go by for the service in this process, while some replica is at work.
    pub fn wait(&self, time: Duration) {
        self.set_heartbeat(self.process.time.now() + time + Duration::from_secs(3600), "greatest(beat_at, $1)");
        self.process.time.advance(time);
    }

    /// Lets time go by while no replica is at work, or none reaches the database.
    pub fn outage(&self, time: Duration) {
        self.set_heartbeat(self.process.time.now(), "$1");
        self.process.time.advance(time);
    }

    fn set_heartbeat(&self, at: Timestamp, to: &str) {
        let set = format!("UPDATE heartbeat SET beat_at = {}", to.replace("$1", &format!("'{at}'::timestamptz")));
        execute(&self.database_url, &set).unwrap();
    }

    /// A store of the service.
    pub fn database(&self) -> Database {
        Database::new(&self.database_url, 1, self.process.clone()).unwrap()
    }

    /// A sender of the notifications of the service, which sends when it is called.
    pub fn sender(&self, policy: Policy) -> Sender {
        let identity = RUNTIME.block_on(PushIdentity::load(&self.database())).unwrap();
        let contact = "mailto:admin@example.org".parse().ok();
        Sender::new(self.database(), policy, identity.with_contact(contact))
    }

    /// Another service on the same database.
    pub fn another(&self) -> App {
        App::on(self.database_url.clone(), Packs::default())
    }

    /// Deletes what is out of date at a time; answers how many accounts of guests.
    pub fn sweep(&self, at: Timestamp) -> usize {
        RUNTIME.block_on(retention::delete_expired(&self.database(), at)).unwrap()
    }

    /// Looks after games until there is nothing to do; answers in how many there was.
    pub fn run_due(&self) -> usize {
        RUNTIME.block_on(async {
            let mut done = 0;
            loop {
                match scheduler::run_due_games(&self.scheduler).await.unwrap() {
                    0 => {
                        standing_orders::carry_out_orders(&self.scheduler).await.unwrap();
                        reconcile::due_games(&self.scheduler).await.unwrap();
                        break done;
                    }
                    taken => done += taken,
                }
            }
        })
    }

    /// Sends a request; any problem that comes back must be documented.
    pub fn send(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Answer {
        let send = || self.send_once(method, path, headers, body);
        let is_given_up = |answer: &Answer| answer.status == 503 && path.contains(".png");
        // Drawing gives way to everything else, and what is drawn after that is remembered.
        iter::repeat_with(send).take(30).find(|answer| !is_given_up(answer)).unwrap()
    }

    fn send_once(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Answer {
        let mut request = Request::builder().method(method).uri(format!("{}{path}", self.url));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(body.to_owned()).unwrap();
        let mut response = self.agent.run(request).unwrap();
        let bytes = response.body_mut().read_to_vec().unwrap();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let answer = Answer { status: response.status().as_u16(), headers: response.headers().clone(), text, bytes };
        crate::openapi::assert_documented(method, path, body, &answer);
        answer
    }

    /// Registers a person.
    pub fn newcomer(&self, name: &str) -> Person {
        let account = json!({"name": name, "password": "a train at noon"}).to_string();
        let answer = self.send("POST", "/v1/accounts", &[("content-type", "application/json")], &account);
        assert_eq!(answer.status, 201, "{}", answer.text);
        self.person(&answer.json())
    }

    /// Makes a new account, whom leaderboards list as if it had met enough people.
    pub fn register(&self, name: &str) -> Person {
        let person = self.newcomer(name);
        let known = format!("UPDATE accounts SET met = 3 WHERE name = '{}'", name.replace('\'', "''"));
        execute(&self.database_url, &known).unwrap();
        person
    }

    /// A guest.
    pub fn guest(&self) -> Person {
        self.person(&self.send("POST", "/v1/accounts/guest", &[], "").ok())
    }

    /// Signs a person in from another device.
    pub fn sign_in(&self, name: &str, device: &str) -> Person {
        let body = json!({"name": name, "password": "a train at noon", "device": device});
        self.person(&self.tell("/v1/sessions", body).ok())
    }

    /// The person of a session.
    pub fn person(&self, session: &Value) -> Person {
        let token = format!("Bearer {}", session["access_token"].as_str().unwrap());
        let refresh = session["refresh_token"].as_str().unwrap().to_owned();
        Person { app: self.clone(), token, refresh }
    }

    /// Posts without a token.
    pub fn tell(&self, path: &str, body: Value) -> Answer {
        self.send("POST", path, &[("content-type", "application/json")], &body.to_string())
    }

    /// Requests the next tokens.
    pub fn refresh(&self, token: &str) -> Answer {
        self.tell("/v1/sessions/refresh", json!({"refresh_token": token}))
    }

    /// Gets without a token.
    pub fn get(&self, path: &str) -> Answer {
        self.send("GET", path, &[], "")
    }

    /// A public game as it is now.
    pub fn view(&self, game: &str) -> Value {
        self.get(&format!("{game}/view")).ok()
    }

    /// The first page of a public game's events after a version.
    pub fn events(&self, game: &str, after: u64) -> Vec<Value> {
        self.get(&format!("{game}/events?after={after}")).ok()["events"].as_array().unwrap().clone()
    }

    /// The number of events of a public game.
    pub fn version(&self, game: &str) -> u64 {
        self.get(game).ok()["version"].as_u64().unwrap()
    }
}

impl Answer {
    /// The body as JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("not JSON: {} {}", self.status, self.text))
    }

    /// The body of a success.
    #[track_caller]
    pub fn ok(&self) -> Value {
        assert!((200..300).contains(&self.status), "{} {}", self.status, self.text);
        self.json()
    }

    /// The items of a page.
    #[track_caller]
    pub fn items(&self) -> Vec<Value> {
        self.ok()["items"].as_array().unwrap().clone()
    }

    /// The problem's code, with its status checked.
    #[track_caller]
    pub fn refused(&self, status: u16, code: &str) -> Value {
        let problem = self.json();
        assert_eq!((self.status, problem["code"].as_str().unwrap_or("")), (status, code), "{}", self.text);
        assert_eq!(problem["status"], status);
        problem
    }

    /// The status and the body, without what differs between any two requests.
    pub fn gist(&self) -> (u16, Value) {
        let mut body = self.json();
        body.as_object_mut().unwrap().remove("request_id");
        (self.status, body)
    }

    /// A header.
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }
}

/// The answers to so many requests that are sent at once.
pub fn at_once<T: Send>(requests: usize, ask: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let ask = &ask;
    thread::scope(|scope| {
        let sent = (0..requests).map(|nth| scope.spawn(move || ask(nth))).collect::<Vec<_>>();
        sent.into_iter().map(|sent| sent.join().unwrap()).collect()
    })
}

/// Sends so many requests, which pass, and one more, which is refused; returns its answer. The clock of the service
/// stands still.
#[track_caller]
pub fn until_refused(limit: usize, mut ask: impl FnMut(usize) -> Answer) -> Answer {
    for sent in 0..limit {
        let answer = ask(sent);
        assert_ne!(answer.status, 429, "{sent} were sent: {}", answer.text);
    }
    let refused = ask(limit);
    refused.refused(429, "too_many_requests");
    refused
}

/// A person with a token.
#[derive(Clone)]
pub struct Person {
    pub app: App,
    pub token: String,
    pub refresh: String,
}

impl AsRef<str> for App {
    fn as_ref(&self) -> &str {
        &self.url
    }
}

impl Person {
    /// The stream of a game after a version.
    pub fn follow(&self, game: &str, after: u64) -> Reader {
        let path = format!("{game}/stream?after={after}");
        let reader = Reader::open(&self.app, &path, &[("authorization", &self.token)]);
        assert_eq!(reader.status, 200, "{}", reader.head);
        reader
    }

    /// The same person talking to another replica.
    pub fn at(&self, app: &App) -> Person {
        Person { app: app.clone(), ..self.clone() }
    }

    pub fn get(&self, path: &str) -> Answer {
        self.app.send("GET", path, &[("authorization", &self.token)], "")
    }

    pub fn put(&self, path: &str) -> Answer {
        self.app.send("PUT", path, &[("authorization", &self.token)], "")
    }

    pub fn delete(&self, path: &str) -> Answer {
        self.app.send("DELETE", path, &[("authorization", &self.token)], "")
    }

    /// Any request with a body.
    pub fn ask(&self, method: &str, path: &str, body: Value) -> Answer {
        let own = [("authorization", self.token.as_str()), ("content-type", "application/json")];
        self.app.send(method, path, &own, &body.to_string())
    }

    pub fn post(&self, path: &str, body: Value) -> Answer {
        self.post_with(path, &[], body)
    }

    pub fn post_with(&self, path: &str, headers: &[(&str, &str)], body: Value) -> Answer {
        let own = [("authorization", self.token.as_str()), ("content-type", "application/json")];
        let body = if body.is_null() { String::new() } else { body.to_string() };
        self.app.send("POST", path, &[&own, headers].concat(), &body)
    }

    pub fn account(&self) -> Value {
        self.get("/v1/accounts/me").ok()
    }

    pub fn delete_account(&self) -> Answer {
        self.ask("DELETE", "/v1/accounts/me", json!({"password": "a train at noon"}))
    }

    /// The items of the inbox.
    pub fn inbox(&self) -> Vec<Value> {
        self.get("/v1/me/inbox?limit=200").items()
    }

    /// Makes something under a path and answers its own.
    pub fn make(&self, under: &str, body: Value) -> String {
        let path = format!("{under}/{}", Uuid::now_v7());
        self.ask("PUT", &path, body).ok();
        path
    }

    /// Opens a game and answers its path. A rated one has a clock of two weeks, unless it says another.
    pub fn open(&self, mut game: Value) -> String {
        if game["rated"] == true && game["clock"].is_null() {
            game["clock"] = json!({"kind": "per_move", "seconds": 1_209_600});
        }
        format!("/v1/games/{}", self.post("/v1/games", game).ok()["id"].as_str().unwrap())
    }

    /// Opens a game of two for somebody.
    pub fn invite(&self, name: &str) -> String {
        self.open(json!({"seats": 2, "invite": [name]}))
    }

    /// Takes a seat.
    pub fn join(&self, game: &str) -> Value {
        self.put(&format!("{game}/players/me")).ok()
    }

    /// Deals.
    pub fn start(&self, game: &str) -> Value {
        self.post(&format!("{game}/start"), Value::Null).ok()
    }

    pub fn view(&self, game: &str) -> Value {
        self.get(&format!("{game}/view")).ok()
    }

    /// The first page of a game's events after a version.
    pub fn events(&self, game: &str, after: u64) -> Vec<Value> {
        self.get(&format!("{game}/events?after={after}")).ok()["events"].as_array().unwrap().clone()
    }

    /// The number of events of a game.
    pub fn version(&self, game: &str) -> u64 {
        self.get(game).ok()["version"].as_u64().unwrap()
    }

    /// The legal moves.
    pub fn moves(&self, game: &str) -> Vec<Value> {
        self.get(&format!("{game}/moves")).ok()["moves"].as_array().unwrap().clone()
    }

    /// Makes a move.
    pub fn play(&self, game: &str, the_move: &Value) -> Answer {
        self.post(&format!("{game}/moves"), the_move.clone())
    }

    /// Draws a card from the deck.
    pub fn draw(&self, game: &str) -> Answer {
        self.play(game, &json!({"type": "draw_card"}))
    }

    /// Makes a turn of two cards.
    pub fn draw_twice(&self, game: &str) {
        (0..2).for_each(|_| drop(self.draw(game).ok()));
    }

    pub fn resign(&self, game: &str) -> Value {
        self.post(&format!("{game}/resign"), Value::Null).ok()
    }

    /// Plays any legal moves, as `pick` of their number says, until the game is over; answers how many.
    pub fn play_to_the_end(&self, game: &str, mut pick: impl FnMut(usize) -> usize) -> usize {
        let look = || self.get(&format!("{game}/view?moves=true")).ok();
        let (mut view, mut played, mut last) = (look(), 0, Instant::now());
        while view["table"]["phase"]["name"] != "finished" {
            let moves = view["moves"].as_array().unwrap();
            if moves.is_empty() {
                // Bots that think for longer move after the answer.
                assert!(last.elapsed() < PATIENCE, "nobody moves");
                thread::sleep(Duration::from_millis(2));
                view = look();
            } else {
                let played_move = &moves[pick(moves.len())];
                view = self.post(&format!("{game}/moves?moves=true"), played_move.clone()).ok()["view"].take();
                (played, last) = (played + 1, Instant::now());
            }
        }
        played
    }
}

/// Choices of legal moves by chance.
pub fn any(seed: u64) -> impl FnMut(usize) -> usize {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    move |count| rng.random_range(0..count)
}

/// The path of a game that is shown.
pub fn path(game: &Value) -> String {
    format!("/v1/games/{}", game["id"].as_str().unwrap())
}

/// The id in the path of a game.
pub fn id(game: &str) -> &str {
    game.rsplit('/').next().unwrap()
}

/// The names of the items of a page.
pub fn names(page: &Value) -> Vec<&str> {
    page["items"].as_array().unwrap().iter().map(|item| item["name"].as_str().unwrap()).collect()
}

/// The names of those who sit at a table, by seat; empty where nobody does.
pub fn player_names(game: &Value) -> Vec<&str> {
    game["players"].as_array().unwrap().iter().map(|player| player["name"].as_str().unwrap_or("")).collect()
}

/// The own turns after which a game that ends early is worth the name.
pub const WORTH_TURNS: usize = 8;

/// A game that is over: these people sat down in this order, and when everyone had moved all but the last resigned. A
/// rated game went on for as long as it takes to be worth the name.
pub fn over(game: Value, people: &[&Person]) -> String {
    let turns = if game["rated"] == true { WORTH_TURNS } else { 1 };
    over_after(turns, game, people)
}

/// The same after so many turns of each.
pub fn over_after(turns: usize, game: Value, people: &[&Person]) -> String {
    let path = begun(game, people);
    play_turns(&path, people, turns - 1);
    for person in &people[..people.len() - 1] {
        person.resign(&path);
    }
    path
}

/// A game of these people, who choose their first tickets.
pub fn dealt(game: Value, people: &[&Person]) -> String {
    let path = people[0].open(game);
    people[1..].iter().for_each(|person| drop(person.join(&path)));
    people[0].start(&path);
    path
}

/// A game of these people in its first turn.
pub fn in_first_turn(game: Value, people: &[&Person]) -> String {
    let path = dealt(game, people);
    people.iter().for_each(|person| drop(person.play(&path, &person.moves(&path)[0]).ok()));
    path
}

/// A game of these people in its second round.
pub fn begun(game: Value, people: &[&Person]) -> String {
    let path = dealt(game, people);
    everyone_moves(&path, people);
    path
}

/// So many turns of everybody, each of whom draws two cards.
pub fn play_turns(game: &str, people: &[&Person], turns: usize) {
    let Some(next) = (turns > 0).then(|| people.iter().position(|person| !person.moves(game).is_empty()).unwrap())
    else {
        return;
    };
    for person in people.iter().cycle().skip(next).take(turns * people.len()) {
        person.draw_twice(game);
    }
}

/// A game of two in its second round, the first to move.
pub fn duel(first: &Person, second: &Person) -> String {
    begun(json!({"seats": 2, "first_seat": 0}), &[first, second])
}

/// Everyone chooses their tickets and finishes a turn: from then on leaving the game is a loss
/// (R10.4). The first player is to move again.
pub fn everyone_moves(game: &str, people: &[&Person]) {
    for person in people {
        while let Some(choice) = person.moves(game).iter().find(|the_move| the_move["type"] == "keep_tickets") {
            person.play(game, choice).ok();
        }
    }
    let began = people.iter().position(|person| !person.moves(game).is_empty()).unwrap();
    for person in people.iter().cycle().skip(began).take(people.len()) {
        let ends_turn = |the_move: &Value| {
            let events = person.play(game, the_move).ok()["events"].clone();
            events.as_array().unwrap().iter().any(|event| event["type"] == "turn_started")
        };
        let draw = json!({"type": "draw_card"});
        assert!(!ends_turn(&draw) && ends_turn(&draw));
    }
}
