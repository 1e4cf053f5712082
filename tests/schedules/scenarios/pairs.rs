//! Any two or three of the acts at one table: what comes of them at once comes of them in some order.
//! Whoever deletes an account does so in several transactions, between which others may act:
//! scenarios of their own look at that.

use super::{draw, join, leave, named, resign};
use crate::{
    oracles::{Verdict, id},
    serial::{self, Bench, Ground},
    world::{Ask, Person, World},
};
use railhead_test_support::service::query;
use serde_json::{Value, json};

scenarios! {
    two_acts_at_an_open_table,
    three_acts_at_an_open_table,
    two_acts_in_a_game,
    three_acts_in_a_game,
    two_acts_after_a_game,
    two_rated_games_that_end_at_once,
}

/// A table of three with a free seat.
const OPEN_TABLE: Bench = Bench {
    name: "an open table",
    prepare: |world| {
        let [host, ada, bob, cleo] = world.guests();
        let game = world.open(&host, json!({"seats": 3}));
        world.join(&ada, &game);
        Ground { games: vec![game], people: vec![host, ada, bob, cleo, world.admin()] }
    },
    acts: &[
        ("Bob joins", |at| join(&at.people[2], &at.games[0])),
        ("Cleo joins", |at| join(&at.people[3], &at.games[0])),
        ("Ada leaves", |at| leave(&at.people[1], &at.games[0])),
        ("the host leaves", |at| leave(&at.people[0], &at.games[0])),
        ("the host starts", |at| Ask::new("POST", format!("{}/start", at.games[0])).by(&at.people[0])),
        ("the host removes Ada", |at| Ask::new("DELETE", format!("{}/players/1", at.games[0])).by(&at.people[0])),
        ("the host blocks Bob", |at| block(&at.people[0], &at.people[2])),
        ("Ada is banned", |at| ban(&at.people[4], &at.people[1])),
        ("Bob is banned", |at| ban(&at.people[4], &at.people[2])),
        ("a bot sits down", |at| {
            let bot = Ask::new("POST", format!("{}/bots", at.games[0])).by(&at.people[0]);
            bot.body(json!({"level": "random"}))
        }),
        ("Ada becomes the host", |at| {
            Ask::new("PUT", format!("{}/host", at.games[0])).by(&at.people[0]).body(json!({"seat": 1}))
        }),
        ("the host calls it off", |at| Ask::new("DELETE", at.games[0].clone()).by(&at.people[0])),
    ],
    end: tables,
};

/// A game of two, of which the first is to move.
const GAME: Bench = Bench {
    name: "a game",
    prepare: |world| {
        let [ada, bob] = world.guests();
        Ground { games: vec![world.duel(&ada, &bob)], people: vec![ada, bob, world.admin()] }
    },
    acts: &[
        ("Ada draws", |at| draw(&at.people[0], &at.games[0])),
        ("Bob draws", |at| draw(&at.people[1], &at.games[0])),
        ("Ada resigns", |at| resign(&at.people[0], &at.games[0])),
        ("Bob resigns", |at| resign(&at.people[1], &at.games[0])),
        ("Ada asks for a rematch", |at| rematch(&at.people[0], &at.games[0])),
        ("Ada blocks Bob", |at| block(&at.people[0], &at.people[1])),
        ("Bob is banned", |at| ban(&at.people[2], &at.people[1])),
        ("it is voided", |at| {
            let void = Ask::new("POST", format!("/v1/admin/games/{}/void", id(&at.games[0])));
            void.by(&at.people[2]).body(json!({"reason": "a test"}))
        }),
    ],
    end: tables,
};

/// A game of two that is over.
const AFTER: Bench = Bench {
    name: "after a game",
    prepare: |world| {
        let ground = (GAME.prepare)(world);
        world.ok(resign(&ground.people[1], &ground.games[0]));
        ground
    },
    acts: &[
        ("Ada asks for a rematch", |at| rematch(&at.people[0], &at.games[0])),
        ("Bob asks for a rematch", |at| rematch(&at.people[1], &at.games[0])),
        ("Ada blocks Bob", |at| block(&at.people[0], &at.people[1])),
        ("Bob is banned", |at| ban(&at.people[2], &at.people[1])),
    ],
    end: tables,
};

/// Two rated games of the same two people.
const RATED: Bench = Bench {
    name: "two rated games",
    prepare: |world| {
        let [ada, bob] = world.many();
        let people = vec![ada, bob];
        let begun = |()| {
            let clock = json!({"kind": "per_move", "seconds": 86400});
            let game = world.duel_with(&people[0], &people[1], json!({"rated": true, "clock": clock}));
            // Whoever leaves in the first round calls the game off.
            for player in [&people[0], &people[0], &people[1], &people[1]] {
                world.ok(draw(player, &game));
            }
            game
        };
        Ground { games: [(); 2].map(begun).to_vec(), people }
    },
    acts: &[
        ("Ada resigns the first", |at| resign(&at.people[0], &at.games[0])),
        ("Ada resigns the second", |at| resign(&at.people[0], &at.games[1])),
        ("Bob resigns the first", |at| resign(&at.people[1], &at.games[0])),
        ("Bob resigns the second", |at| resign(&at.people[1], &at.games[1])),
    ],
    end: records,
};

fn rematch(person: &Person, game: &str) -> Ask {
    Ask::new("POST", format!("{game}/rematch")).by(person)
}

fn block(person: &Person, other: &Person) -> Ask {
    Ask::new("PUT", named("/v1/me/blocks", other)).by(person)
}

fn ban(admin: &Person, person: &Person) -> Ask {
    let ban = Ask::new("PUT", format!("{}/ban", named("/v1/admin/accounts", person)));
    ban.by(admin).body(json!({"reason": "a test"}))
}

fn two_acts_at_an_open_table(world: &World, seed: u64) -> Verdict {
    serial::race::<2>(world, seed, &OPEN_TABLE)
}

fn three_acts_at_an_open_table(world: &World, seed: u64) -> Verdict {
    serial::race::<3>(world, seed, &OPEN_TABLE)
}

fn two_acts_in_a_game(world: &World, seed: u64) -> Verdict {
    serial::race::<2>(world, seed, &GAME)
}

fn three_acts_in_a_game(world: &World, seed: u64) -> Verdict {
    serial::race::<3>(world, seed, &GAME)
}

fn two_acts_after_a_game(world: &World, seed: u64) -> Verdict {
    serial::race::<2>(world, seed, &AFTER)
}

fn two_rated_games_that_end_at_once(world: &World, seed: u64) -> Verdict {
    serial::race::<2>(world, seed, &RATED)
}

/// A list of the ids of people in SQL.
fn ids(ground: &Ground) -> String {
    let ids = ground.people.iter().map(|person| format!("'{}'", person.id)).collect::<Vec<_>>();
    format!("ARRAY[{}]::uuid[]", ids.join(", "))
}

fn texts(world: &World, sql: &str) -> String {
    let rows = query(&world.database_url, sql);
    rows.iter().map(Value::to_string).collect::<Vec<_>>().join(" ")
}

/// The game and its rematches: status, who sits where and whose seat is over, who is barred, and the cards
/// drawn in the game. What else is in its log depends on the cards.
fn tables(world: &World, ground: &Ground) -> String {
    let (game, people) = (id(&ground.games[0]), ids(ground));
    let seats = format!(
        "SELECT string_agg(concat(array_position({people}, account_id), bot, CASE WHEN s.game_over THEN ' over' END), \
            ', ' ORDER BY seat) FROM game_seats s WHERE s.game_id = g.id"
    );
    let barred = "SELECT count(*) FROM game_invitations i WHERE i.game_id = g.id AND i.state = 'barred'";
    let drawn = "SELECT count(*) FROM game_events e WHERE e.game_id = g.id AND payload ->> 'type' = 'card_drawn'";
    texts(
        world,
        &format!(
            "SELECT g.status, ({drawn}) AS drawn, ({seats}) AS seats, ({barred}) AS barred FROM games g \
                WHERE g.id = '{game}' OR rematch_of = '{game}' ORDER BY g.created_at"
        ),
    )
}

/// Ratings and totals of people, and what they have against each other.
fn records(world: &World, ground: &Ground) -> String {
    let people = ids(ground);
    let ratings = format!(
        "SELECT array_position({people}, player) AS nth, round(mu::numeric, 6)::text AS mu, \
            round(sigma::numeric, 6)::text AS sigma, games FROM ratings WHERE player = ANY ({people}) ORDER BY nth, board"
    );
    let totals = format!(
        "SELECT array_position({people}, player) AS nth, sums->>'games' AS games, sums->>'wins' AS wins FROM totals \
            WHERE player = ANY ({people}) ORDER BY nth, rated"
    );
    let met = format!(
        "SELECT array_position({people}, player) AS nth, string_agg(outcome::text, ' ' ORDER BY ended_seq) AS outcomes \
            FROM head_to_head WHERE player = ANY ({people}) GROUP BY 1 ORDER BY 1"
    );
    [ratings, totals, met].map(|sql| texts(world, &sql)).join("\n")
}
