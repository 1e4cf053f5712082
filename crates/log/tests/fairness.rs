//! All chance of a game follows from its secret and what its players add, in one way that anyone can follow.

#![expect(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

use hmac::{Hmac, KeyInit, Mac};
use jiff::Timestamp;
use railhead_engine::{
    Actor, Card, Command, Deal, Digest, Entropies, Entropy, Event, Game, GameOptions, Keys, Seat, SeatChoice, Variant,
};
use railhead_log::{
    codec,
    rng::{DecisionChance, GameSeed, Secret},
};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha20Rng;
use serde::Deserialize;
use sha2::Sha256;
use uuid::Uuid;

fn entropy(text: &str) -> Option<Entropy> {
    Some(Entropy::try_from(text.to_owned()).unwrap())
}

fn entropies(texts: &[Option<&str>]) -> Entropies {
    let mut entropies = Entropies::default();
    for (seat, text) in Seat::ALL.into_iter().zip(texts) {
        entropies[seat] = text.and_then(entropy);
    }
    entropies
}

/// HMAC-SHA256 without our help.
fn seed(secret: [u8; 32], message: &[u8]) -> [u8; 32] {
    let hmac = <Hmac<Sha256> as KeyInit>::new_from_slice(&secret).unwrap();
    hmac.chain_update(message).finalize().into_bytes().into()
}

/// A decision's chance depends on the secret, the game, the entropy of players and the event
/// number, and on nothing else (core 8).
#[test]
fn the_chance_of_a_decision_can_be_had_again() {
    let (secret, game) = (Secret::from_bytes([7; 32]), Uuid::from_u128(42));
    let draw = |secret: Secret, game: Uuid, texts: &[Option<&str>], seq: u32| {
        secret.decision_rng(game, &entropies(texts), seq).random::<u64>()
    };
    let first = draw(secret, game, &[Some("ab")], 1);
    assert_eq!(draw(secret, game, &[Some("ab")], 1), first);
    assert_ne!(draw(secret, game, &[Some("ab")], 2), first);
    assert_ne!(draw(secret, Uuid::from_u128(43), &[Some("ab")], 1), first);
    assert_ne!(draw(Secret::from_bytes([8; 32]), game, &[Some("ab")], 1), first);
    for others in [&[None, Some("ab")][..], &[Some("a"), Some("b")], &[Some("abb")], &[Some("b")], &[]] {
        assert_ne!(draw(secret, game, others, 1), first, "{others:?}");
    }
    assert_ne!(secret.bot_rng(game, &entropies(&[Some("ab")]), 1).random::<u64>(), first);
    assert_eq!(secret.commitment(), "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0");
    assert!(!format!("{secret:?}").contains('7'), "a secret is not printed");
}

#[test]
fn a_secret_is_read_as_it_is_written() {
    let secret = Secret::from_bytes([0xa7; 32]);
    assert_eq!(Secret::from_hex(&secret.to_hex()), Some(secret));
    for wrong in [String::new(), "a7".repeat(31), "a7".repeat(33), "+7".repeat(32), "g7".repeat(32), "ä".repeat(32)] {
        assert_eq!(Secret::from_hex(&wrong), None, "{wrong}");
    }
}

/// An example of docs/FAIRNESS.md.
#[derive(Deserialize)]
struct Example {
    secret: String,
    commitment: String,
    game: Uuid,
    entropies: Vec<Option<String>>,
    seq: u32,
    message: String,
    seed: String,
    numbers: Vec<String>,
    first: Seat,
    cards: Vec<Vec<Card>>,
    row: Vec<Card>,
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[test]
fn the_examples_told_to_players_are_true() {
    let page = include_str!("../../../docs/FAIRNESS.md");
    let json = page.split("```json").nth(1).unwrap().split("```").next().unwrap();
    let examples: Vec<Example> = serde_json::from_str(json).unwrap();
    assert_eq!(examples.len(), 2);
    for example in examples {
        let secret = Secret::from_hex(&example.secret).unwrap();
        assert_eq!(secret.commitment(), example.commitment);
        let texts = example.entropies.iter().map(Option::as_deref).collect::<Vec<_>>();
        let message = message(example.game, &texts, example.seq);
        assert_eq!(hex(&message), example.message);
        let seed = seed(*secret.as_bytes(), &message);
        assert_eq!(hex(&seed), example.seed);
        let mut streams =
            [ChaCha20Rng::from_seed(seed), secret.decision_rng(example.game, &entropies(&texts), example.seq)];
        for number in &example.numbers {
            streams.iter_mut().for_each(|stream| assert_eq!(format!("{:016x}", stream.next_u64()), *number));
        }
        assert_deals(&example, secret);
    }
}

fn message(game: Uuid, texts: &[Option<&str>], seq: u32) -> Vec<u8> {
    let mut message = game.as_bytes().to_vec();
    for (seat, text) in (0..).zip(texts) {
        if let Some(text) = text {
            message.extend([seat, text.len() as u8]);
            message.extend(text.bytes());
        }
    }
    message.extend(seq.to_be_bytes());
    message
}

fn assert_deals(example: &Example, secret: Secret) {
    let given = |seat: usize| example.entropies[seat].as_deref().and_then(entropy);
    let options = GameOptions::new(Variant::Classic, 2);
    let mut events = Game::create(options, Vec::new(), (SeatChoice::ANY, given(0)), [], secret.commitment()).unwrap();
    let mut game = Game::replay(&events);
    for (by, command) in
        [(Actor::Newcomer, Command::Join(SeatChoice::ANY, given(1))), (Actor::Seat(Seat::ALL[0]), Command::Start)]
    {
        let mut chance = secret.next_decision_rng(example.game, &game);
        game.play(by, &command, &mut chance, &mut events).unwrap();
    }
    assert_eq!(events[example.seq as usize - 1], Event::GameStarted { first: example.first });
    let dealt = |event: &Event| match event {
        Event::CardsDealt { cards, .. } => Some(cards.to_vec()),
        _ => None,
    };
    assert_eq!(events.iter().filter_map(dealt).collect::<Vec<_>>(), example.cards);
    assert_eq!(game.row().iter().flatten().copied().collect::<Vec<_>>(), example.row);
}

/// Games that ran before players could add anything keep their chance.
#[test]
fn without_entropy_the_seed_is_of_id_and_number_alone() {
    let game = Uuid::from_u128(42);
    let message = [&game.as_bytes()[..], &17_u32.to_be_bytes()].concat();
    let mut expected = ChaCha20Rng::from_seed(seed([7; 32], &message));
    let mut chance = Secret::from_bytes([7; 32]).decision_rng(game, &Entropies::default(), 17);
    assert_eq!(chance.next_u64(), expected.next_u64());
}

/// The entropy of the last one counts for the cards they are dealt because they came.
#[test]
fn a_last_player_has_a_share_in_the_deal() {
    let options = GameOptions { auto_start: true, ..GameOptions::new(Variant::Classic, 2) };
    let (secret, id) = (Secret::from_bytes([7; 32]), Uuid::from_u128(42));
    let deal = |host: &str, guest: &str| {
        let mut events =
            Game::create(options, Vec::new(), (SeatChoice::ANY, entropy(host)), [], secret.commitment()).unwrap();
        let mut game = Game::replay(&events);
        let join = (Actor::Newcomer, Command::Join(SeatChoice::ANY, entropy(guest)));
        for (by, command) in [join, (Actor::Seat(Seat::ALL[0]), Command::Start)] {
            let mut rng = secret.next_decision_rng(id, &game);
            game.play(by, &command, &mut rng, &mut events).unwrap();
        }
        let cards = |event: Event| match event {
            Event::CardsDealt { cards, .. } => cards.to_vec(),
            _ => Vec::new(),
        };
        events.into_iter().flat_map(cards).collect::<Vec<_>>()
    };
    assert_eq!(deal("a", "b"), deal("a", "b"));
    assert_ne!(deal("a", "b"), deal("a", "c"));
    assert_ne!(deal("a", "b"), deal("c", "b"));
}

const GAME: Uuid = Uuid::from_u128(0x0190_a5f0_7b5c_7c3e_8d2f_1a2b_3c4d_5e6f);

/// The first two numbers of a stream, as the page writes them. Those that are expected were computed in Python.
fn numbers(mut stream: impl Rng) -> [String; 2] {
    [(); 2].map(|()| format!("{:016x}", stream.next_u64()))
}

/// A table of two at which everybody sits, with the texts of the examples.
fn table(sandbox: bool) -> Game {
    let options = GameOptions { sandbox, ..GameOptions::new(Variant::Classic, 2) };
    let host = (SeatChoice::ANY, entropy("ada"));
    let mut events = Game::create(options, Vec::new(), host, [], "0".repeat(64)).unwrap();
    let join = Command::Join(SeatChoice::ANY, entropy("noon-7391"));
    let mut game = Game::replay(&events);
    game.play(Actor::Newcomer, &join, &mut ChaCha20Rng::from_seed([0; 32]), &mut events).unwrap();
    game
}

#[test]
fn a_bot_has_a_stream_of_its_own() {
    let secret = Secret::from_bytes([7; 32]);
    let alone = secret.bot_rng(GAME, &Entropies::default(), 4);
    assert_eq!(numbers(alone), ["994b96058618b99d", "8033fba7962611eb"]);
    let game = table(false);
    assert_eq!(game.version(), 3);
    assert_eq!(numbers(secret.next_bot_rng(GAME, &game)), ["9823a69dfcc0cb06", "f7c88d3cece3c509"]);
    assert_eq!(numbers(secret.next_decision_rng(GAME, &game)), ["9b9141c206d629e5", "84cf1025746fe86b"]);
}

#[test]
fn games_of_a_sandbox_have_the_same_chance_whatever_their_ids() {
    let (secret, game) = (Secret::from_bytes([7; 32]), table(true));
    for id in [GAME, Uuid::from_u128(42)] {
        assert_eq!(numbers(secret.next_decision_rng(id, &game)), numbers(secret.next_decision_rng(Uuid::nil(), &game)));
        assert_eq!(numbers(secret.next_bot_rng(id, &game)), numbers(secret.next_bot_rng(Uuid::nil(), &game)));
    }
    let nil = secret.decision_rng(Uuid::nil(), game.entropies(), 4);
    assert_eq!(numbers(secret.next_decision_rng(GAME, &game)), numbers(nil));
}

#[test]
fn a_deal_follows_from_its_secret_and_the_texts_of_players() {
    let secret = Secret::from_bytes([7; 32]);
    let deal = secret.deal(["ada", "noon-7391"]);
    assert_eq!(hex(&deal.commitment.0), secret.commitment());
    assert_eq!(hex(&deal.entropy.0), "0a55da5fae86c55f008939ef374103d953ed5f881013ba7f8f8b8484c27b66c8");
    assert_ne!(deal, secret.deal(["adan", "oon-7391"]));
    let key = secret.deal_key(&deal);
    assert_eq!(key.to_hex(), "8c97ea05341cca95e4a18ac201c01aab62f6debe6201a8b6941405a126e82800");
    let drawn = key.keys().key("blind/2/17/red");
    assert_eq!(hex(&drawn), "2e94826f5d8c0eab757a9f02c73500b4d4db6d8f2e7a89b7f496790ffcef554f");
}

/// The fourth game of docs/vectors, up to an event, and the key of its deal.
fn dealt(version: usize) -> (Game, Secret) {
    let text = include_str!("../../../docs/vectors/4.jsonl");
    let event = |line: &str| codec::decode(codec::SCHEMA, line).unwrap();
    let events = text.lines().skip(1).take(version).map(event).collect::<Vec<_>>();
    let game = Game::replay(&events);
    let deal = Deal { commitment: Digest([0; 32]), entropy: Digest([0x18; 32]) };
    (game, Secret::from_bytes([0x4d; 32]).deal_key(&deal))
}

#[test]
fn bots_of_a_deal_are_alike_in_the_same_position() {
    for (version, seat, first) in [
        (3, 1, "161a23c4fec6d2fc"),
        (13, 0, "88a6193e3de160d6"),
        (18, 0, "a0ad7c56c2a2da0b"),
        (20, 0, "8132e4add7fe2e39"),
        (345, 0, "f0ec03c9e98d0a15"),
        (357, 0, "9537f915eeb4dba6"),
        (484, 1, "29c6072ca56dc394"),
        (514, 0, "17a8b3226f135ae3"),
    ] {
        let (game, key) = dealt(version);
        let [number, _] = numbers(key.bot_rng_of_deal(&game, Seat::ALL[seat]));
        assert_eq!(number, first, "after event {version}");
    }
}

#[test]
fn a_decision_draws_by_keys_where_the_game_has_a_deal() {
    let secret = Secret::from_bytes([7; 32]);
    let ((game, key), other) = (dealt(3), table(false));
    let is_keyed =
        |deal: Option<&Secret>, game: &Game| matches!(secret.next_decision(deal, GAME, game), DecisionChance::Keyed(_));
    assert!(is_keyed(Some(&key), &game));
    assert!(!is_keyed(None, &game) && !is_keyed(Some(&key), &other));
    let DecisionChance::Keyed(keys) = secret.next_decision(Some(&key), GAME, &game) else { panic!("no keys") };
    assert_eq!(keys.key("first"), key.keys().key("first"));
    let DecisionChance::Stream(stream) = secret.next_decision(None, GAME, &other) else { panic!("no stream") };
    assert_eq!(numbers(stream), numbers(secret.next_decision_rng(GAME, &other)));
}

#[test]
fn a_new_game_has_a_secret_and_an_id_that_tells_its_time() {
    let before = Timestamp::now().as_millisecond();
    let (one, other) = (GameSeed::draw(), GameSeed::draw());
    assert!(one.id != other.id && one.secret != other.secret);
    let seconds = one.id.get_timestamp().unwrap().to_unix().0;
    assert!(seconds.cast_signed() >= before / 1000, "{seconds}");
    assert_eq!(format!("{one:?}"), format!("GameSeed {{ id: {}, secret: Secret(..) }}", one.id));
}
