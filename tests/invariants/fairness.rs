//! All chance of a game follows from its secret and what its players add, in one way that anyone can follow.

use hmac::{Hmac, KeyInit, Mac};
use railhead::{
    engine::{Actor, Card, Command, Entropies, Entropy, Event, Game, GameOptions, Seat, SeatChoice, Variant},
    log::rng::Secret,
};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha20Rng;
use serde::Deserialize;
use sha2::Sha256;
use uuid::Uuid;

pub fn entropy(text: &str) -> Option<Entropy> {
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
pub fn seed(secret: [u8; 32], message: &[u8]) -> [u8; 32] {
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
    let page = include_str!("../../docs/FAIRNESS.md");
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
