//! Accounts: sessions, friends, names, deletion.

use super::{join, named};
use crate::{
    oracles::{Verdict, admitted, check, no_fault},
    world::{Answer, Ask, Person, World},
};
use serde_json::{Value, json};
use uuid::Uuid;

scenarios! {
    friends_both_ways,
    a_friend_request_beside_a_block,
    an_acceptance_beside_a_withdrawal,
    a_refresh_token_used_twice,
    refresh_beside_sign_out,
    refresh_beside_all_signed_out,
    one_name_for_two,
    two_upgrades_of_a_guest,
    deletion_beside_a_seat,
    deletion_beside_open_data,
    webhook_rotation_beside_deletion,
    codes_made_twice,
}

fn befriend(one: &Person, other: &Person) -> Ask {
    Ask::new("PUT", named("/v1/me/friends", other)).by(one)
}

/// Whether a list of friends has another person.
fn are_friends(world: &World, person: &Person, other: &Person) -> bool {
    let list = world.ok(Ask::new("GET", "/v1/me/friends").by(person));
    list["items"].as_array().unwrap().iter().any(|friend| friend["name"] == other.name)
}

fn friends_both_ways(world: &World, seed: u64) -> Verdict {
    let [ada, bob] = [world.registered(), world.registered()];
    let answers = world.race(seed, [befriend(&ada, &bob), befriend(&bob, &ada)]);
    admitted(&answers, 2, &[])?;
    if !answers.iter().any(Answer::is_lost) {
        let accepted = answers.iter().filter(|answer| answer.body["state"] == "friends").count();
        check(accepted == 1, || format!("one asks, the other accepts: {answers:?}"))?;
        check(are_friends(world, &ada, &bob) && are_friends(world, &bob, &ada), || {
            format!("both asked, but they are no friends: {answers:?}")
        })?;
    }
    Ok(())
}

fn a_friend_request_beside_a_block(world: &World, seed: u64) -> Verdict {
    let [ada, bob] = [world.registered(), world.registered()];
    let block = Ask::new("PUT", named("/v1/me/blocks", &ada)).by(&bob);
    let answers = world.race(seed, [befriend(&ada, &bob), block]);
    no_fault(&answers)?;
    let open = world.ok(Ask::new("GET", "/v1/me/friends").by(&bob));
    let is_shown = open.to_string().contains(&ada.name);
    check(!(answers[1].is_ok() && is_shown), || format!("a request of somebody blocked: {answers:?} {open}"))
}

fn an_acceptance_beside_a_withdrawal(world: &World, seed: u64) -> Verdict {
    let [ada, bob] = [world.registered(), world.registered()];
    world.ok(befriend(&ada, &bob));
    let withdraw = Ask::new("DELETE", named("/v1/me/friends", &bob)).by(&ada);
    let answers = world.race(seed, [befriend(&bob, &ada), withdraw]);
    no_fault(&answers)?;
    check(are_friends(world, &ada, &bob) == are_friends(world, &bob, &ada), || {
        format!("one is a friend, the other not: {answers:?}")
    })
}

fn a_refresh_token_used_twice(world: &World, seed: u64) -> Verdict {
    let ada = world.guest();
    let answers = world.race(seed, [ada.refreshing(), ada.refreshing()]);
    no_fault(&answers)?;
    let good = answers.iter().filter(|answer| answer.is_ok()).collect::<Vec<_>>();
    check(!good.is_empty() || answers.iter().any(Answer::is_lost), || format!("signed out: {answers:?}"))?;
    let next = |answer: &Answer| answer.body["refresh_token"].clone();
    let all = good.iter().map(|answer| next(answer)).collect::<Vec<Value>>();
    check(all.iter().all(|token| *token == all[0]), || format!("two tokens of one session: {answers:?}"))?;
    // Whatever was lost on the way, the session goes on.
    let again = world.send(2, &ada.refreshing());
    check(again.is_ok(), || format!("signed out afterwards: {answers:?} {again:?}"))
}

fn ended(world: &World, seed: u64, path: &str) -> Verdict {
    let ada = world.guest();
    let sign_out = Ask::new("DELETE", path).by(&ada);
    let answers = world.race(seed, [ada.refreshing(), sign_out]);
    no_fault(&answers)?;
    if answers[1].is_ok() && answers[0].is_ok() {
        let token = answers[0].body["refresh_token"].as_str().unwrap_or_default().to_owned();
        let late = world.send(2, &Person { refresh: token, ..ada }.refreshing());
        check(!late.is_ok(), || format!("a session that was ended goes on: {answers:?} {late:?}"))?;
    }
    Ok(())
}

fn refresh_beside_sign_out(world: &World, seed: u64) -> Verdict {
    ended(world, seed, "/v1/sessions/current")
}

fn refresh_beside_all_signed_out(world: &World, seed: u64) -> Verdict {
    ended(world, seed, "/v1/sessions")
}

fn one_name_for_two(world: &World, seed: u64) -> Verdict {
    let name = format!("Name {}", &Uuid::new_v4().simple().to_string()[20..]);
    let ask = || Ask::new("POST", "/v1/accounts").body(json!({"name": name, "password": "a train at noon"}));
    let answers = world.race(seed, [ask(), ask()]);
    admitted(&answers, 1, &["name_taken"])
}

fn two_upgrades_of_a_guest(world: &World, seed: u64) -> Verdict {
    let ada = world.guest();
    let ask = |nth: u32| {
        let name = format!("Up{nth} {}", &Uuid::new_v4().simple().to_string()[20..]);
        let body = json!({"name": name, "password": "a train at noon"});
        Ask::new("POST", "/v1/accounts/me/upgrade").by(&ada).body(body)
    };
    let answers = world.race(seed, [ask(0), ask(1)]);
    admitted(&answers, 1, &["not_guest"])
}

fn deletion_beside_a_seat(world: &World, seed: u64) -> Verdict {
    let [host, ada] = world.guests();
    let game = world.open(&host, json!({"seats": 3}));
    let delete = Ask::new("DELETE", "/v1/accounts/me").by(&ada).body(json!({}));
    let answers = world.race(seed, [join(&ada, &game), delete]);
    no_fault(&answers)?;
    let seats = world.count(&format!("SELECT count(*) FROM game_seats WHERE account_id = '{}'", ada.id));
    check(!answers[1].is_ok() || seats == 0, || format!("a deleted account sits at an open table: {answers:?}"))
}

fn deletion_beside_open_data(world: &World, seed: u64) -> Verdict {
    let ada = world.registered();
    let choose = Ask::new("PUT", "/v1/me/open-data").by(&ada).body(json!({"games": "none"}));
    let delete = Ask::new("DELETE", "/v1/accounts/me").by(&ada).body(json!({}));
    let answers = world.race(seed, [choose, delete]);
    no_fault(&answers)
}

fn webhook_rotation_beside_deletion(world: &World, seed: u64) -> Verdict {
    let ada = world.registered();
    let url = "https://app.example.org/hook";
    let made = world.ok(Ask::new("POST", "/v1/me/webhooks").by(&ada).body(json!({"url": url, "kinds": ["your_turn"]})));
    let path = format!("/v1/me/webhooks/{}", made["id"].as_str().unwrap());
    let rotate = || Ask::new("POST", format!("{path}/rotate-secret")).by(&ada);
    let answers = world.race(seed, [rotate(), rotate(), Ask::new("DELETE", path.clone()).by(&ada)]);
    no_fault(&answers)?;
    let left = world.ok(Ask::new("GET", "/v1/me/webhooks").by(&ada));
    let is_there = left.to_string().contains(made["id"].as_str().unwrap());
    check(!(answers[2].is_ok() && is_there), || format!("a deleted webhook is there: {answers:?}"))
}

fn codes_made_twice(world: &World, seed: u64) -> Verdict {
    let name = format!("Codes {}", &Uuid::new_v4().simple().to_string()[20..]);
    let body = json!({"name": name, "password": "a train at noon"});
    let made = world.ok(Ask::new("POST", "/v1/accounts").body(body));
    let ada = world.signed_in(&made);
    let ask =
        || Ask::new("POST", "/v1/accounts/me/recovery-codes").by(&ada).body(json!({"password": "a train at noon"}));
    let answers = world.race(seed, [ask(), ask()]);
    no_fault(&answers)?;
    let valid = world.count(&format!("SELECT count(*) FROM recovery_codes WHERE account_id = '{}'", ada.id));
    let one = answers.iter().find(|answer| answer.is_ok()).map(|answer| answer.body["codes"].as_array().unwrap().len());
    check(one.is_none_or(|one| one as u64 == valid), || format!("{valid} codes are valid: {answers:?}"))
}
