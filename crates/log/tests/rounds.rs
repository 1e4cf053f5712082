//! The randomness of the rounds of a tournament. What is expected was computed in Python, as
//! docs/tournaments.md says.

#![expect(clippy::unwrap_used)]

use railhead_log::rng::Secret;
use railhead_tournament::{Format, Rules, Tournament};
use uuid::Uuid;

const ID: Uuid = Uuid::from_u128(0x0b0e_6f3c_6c1d_4c3a_9a57_6f0f_4b6f_2a10);

/// A tournament of three players, of whom the first and the last have added a text.
fn tournament(secret: &Secret) -> Tournament {
    let format = Format::Swiss { rounds: 3 };
    let rules = Rules { format, seats: 2, max_players: 16, late_entry: 0, repeat_weight: 20, same_deal: true };
    let mut tournament = Tournament::replay(&[Tournament::open(rules, secret.commitment()).unwrap()]).unwrap();
    for text in [Some("ada"), None, Some("noon-7391")] {
        let entered = tournament.enter(1000, text.map(str::to_owned), Vec::new()).unwrap();
        tournament.evolve(&entered);
    }
    tournament
}

#[test]
fn a_seed_follows_from_the_texts_of_players_and_the_round() {
    let secret = Secret::from_bytes([7; 32]);
    let mut tournament = tournament(&secret);
    let seed = |tournament: &Tournament| Secret::from_bytes(secret.pairing_seed(ID, tournament)).to_hex();
    assert_eq!(seed(&tournament), "b2960b3f813758965fee966b6a4259bd553680038a91ad373e16f69ee27fe5b5");
    let started = tournament.start().unwrap();
    tournament.evolve(&started);
    let paired = tournament.paired(secret.pairing_seed(ID, &tournament), Uuid::now_v7);
    tournament.evolve(&paired);
    assert_eq!(seed(&tournament), "cc60322542013dc2a5a4b8e215e3b0d95e3cc5b74b378694c935de5022b0f6c6");
}

#[test]
fn a_round_has_a_deal_of_its_own() {
    let secret = Secret::from_bytes([7; 32]);
    let tournament = tournament(&secret);
    let deal = |round: usize| secret.round_deal(ID, &tournament, round).to_hex();
    assert_eq!(deal(0), "d352bb71d7f4ea45433ad338533649443c3d9a41f848f64a76c06e1846fb12bf");
    assert_eq!(deal(258), "089a955e2fef31eab02ceb44adaaed92c21ea94897fcf0178b56af707bfc5ce2");
    let id = |round: usize| secret.round_deal_id(ID, &tournament, round);
    assert_eq!(id(0).to_string(), "d481cd79-d2eb-4b8b-ac9f-e30d32cded72");
    assert_eq!(id(1).to_string(), "a50e5d5c-09a2-43da-8e9f-6c7ad6c5c86a");
}
