//! Limits of an account: the last place for two or three.

use super::{join, named};
use crate::{
    oracles::{self, Verdict, admitted},
    world::{Ask, Person, SEATS, World},
};
use serde_json::json;
use uuid::Uuid;

scenarios! {
    seats_of_an_account,
    open_games_of_an_account,
    bots_of_an_account,
    alerts_of_an_account,
    mutes_of_an_account,
    blocks_of_an_account,
    keys_of_an_account,
    webhooks_of_an_account,
    tournaments_of_an_account,
}

fn seats_of_an_account(world: &World, seed: u64) -> Verdict {
    let [host, ada] = world.guests();
    let (one, other) = (world.open(&host, json!({"seats": 3})), world.open(&host, json!({"seats": 3})));
    let many = world.guest();
    for _ in 1..SEATS {
        world.join(&ada, &world.open(&many, json!({"seats": 3})));
    }
    let answers = world.race(seed, [join(&ada, &one), join(&ada, &other)]);
    admitted(&answers, 1, &["too_many_games"])?;
    oracles::limits(world, &ada)
}

/// Lets three requests race for the last place. `fill` takes all places but one.
fn limited(
    world: &World,
    seed: u64,
    (limit, code): (&str, &str),
    fill: impl Fn(&Person, usize),
    ask: impl Fn(usize) -> Ask,
) -> Verdict {
    let ada = world.registered();
    let limits = world.ok(Ask::new("GET", "/v1/me/limits").by(&ada));
    let own = limits["items"].as_array().unwrap().iter().find(|item| item["limit"] == limit).unwrap();
    fill(&ada, own["most"].as_u64().unwrap() as usize - 1);
    let answers = world.race(seed, [ask(0).by(&ada), ask(1).by(&ada), ask(2).by(&ada)]);
    admitted(&answers, 1, &[code])?;
    oracles::limits(world, &ada)
}

fn times(count: usize, ask: impl Fn() -> Ask, world: &World, person: &Person) {
    (0..count).for_each(|_| drop(world.ok(ask().by(person))));
}

fn open_games_of_an_account(world: &World, seed: u64) -> Verdict {
    let ask = || Ask::new("POST", "/v1/games").body(json!({"seats": 3}));
    limited(world, seed, ("open_games", "too_many_open_games"), |ada, count| times(count, ask, world, ada), |_| ask())
}

/// A name that no account has.
fn new_name() -> String {
    format!("N{}", &Uuid::new_v4().simple().to_string()[16..])
}

fn bots_of_an_account(world: &World, seed: u64) -> Verdict {
    let ask = || Ask::new("POST", "/v1/me/bots").body(json!({"name": new_name()}));
    limited(world, seed, ("bots", "too_many_bots"), |ada, count| times(count, ask, world, ada), |_| ask())
}

fn alerts_of_an_account(world: &World, seed: u64) -> Verdict {
    let ask = || Ask::new("PUT", format!("/v1/me/alerts/{}", Uuid::now_v7())).body(json!({}));
    limited(world, seed, ("alerts", "too_many_alerts"), |ada, count| times(count, ask, world, ada), |_| ask())
}

/// Fills a list of other accounts by rows.
fn fill_with_others(world: &World, table: &str, columns: &str, person: &Person, count: usize) {
    world.execute(&format!(
        "WITH others AS (INSERT INTO accounts (id, name) SELECT gen_random_uuid(), gen_random_uuid()::text \
            FROM generate_series(1, {count}) RETURNING id) \
        INSERT INTO {table} ({columns}) SELECT '{}', id, now() FROM others",
        person.id
    ));
}

fn mutes_of_an_account(world: &World, seed: u64) -> Verdict {
    let others = world.guests::<3>();
    let fill = |ada: &Person, count| fill_with_others(world, "mutes", "account_id, muted_id, muted_at", ada, count);
    let ask = |nth: usize| Ask::new("PUT", named("/v1/me/mutes", &others[nth]));
    limited(world, seed, ("mutes", "too_many_mutes"), fill, ask)
}

fn blocks_of_an_account(world: &World, seed: u64) -> Verdict {
    let others = world.guests::<3>();
    let fill =
        |ada: &Person, count| fill_with_others(world, "blocks", "account_id, blocked_id, blocked_at", ada, count);
    let ask = |nth: usize| Ask::new("PUT", named("/v1/me/blocks", &others[nth]));
    limited(world, seed, ("blocks", "too_many_blocks"), fill, ask)
}

fn keys_of_an_account(world: &World, seed: u64) -> Verdict {
    let ask = || Ask::new("POST", "/v1/me/keys").body(json!({"label": "list", "scopes": ["read"]}));
    limited(world, seed, ("api_keys", "too_many_api_keys"), |ada, count| times(count, ask, world, ada), |_| ask())
}

fn webhooks_of_an_account(world: &World, seed: u64) -> Verdict {
    let ask = || {
        let url = format!("https://app.example.org/{}", Uuid::new_v4());
        Ask::new("POST", "/v1/me/webhooks").body(json!({"url": url, "kinds": ["your_turn"]}))
    };
    limited(world, seed, ("webhooks", "too_many_webhooks"), |ada, count| times(count, ask, world, ada), |_| ask())
}

fn tournaments_of_an_account(world: &World, seed: u64) -> Verdict {
    let ask = |_| super::tournaments::opening(&format!("/v1/tournaments/{}", Uuid::now_v7()));
    limited(
        world,
        seed,
        ("open_tournaments", "too_many_tournaments"),
        |ada, count| times(count, || ask(0), world, ada),
        ask,
    )
}
