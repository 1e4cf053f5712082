//! Files with ticket packs (R2.4).

#![expect(clippy::unwrap_used, clippy::indexing_slicing)]

use railhead_engine::{Provenance, TicketKind, TicketPack};
use railhead_log::packs::{PackFault, Packs, UnavailablePack, could_be_offered};
use serde_json::{Value, json};
use std::{
    fs,
    path::PathBuf,
    sync::atomic::{AtomicU32, Ordering},
};

/// A file of tickets, which no other test writes.
fn file(name: &str, text: &str) -> PathBuf {
    static FILES: AtomicU32 = AtomicU32::new(0);
    let number = FILES.fetch_add(1, Ordering::Relaxed);
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{number}-{name}.json", std::process::id()));
    fs::write(&path, text).unwrap();
    path
}

/// A ticket from Cádiz to Moscow, with changes.
fn ticket(changes: Value) -> Value {
    let mut ticket = json!({"from": "cadiz", "to": "moskva", "points": 25, "set": "far"});
    changes.as_object().unwrap().iter().for_each(|(key, value)| ticket[key] = value.clone());
    ticket
}

fn read(tickets: Value) -> Vec<TicketPack> {
    Packs::read(tickets.to_string().as_bytes()).unwrap()
}

/// The reason for which a file cannot be used.
fn fault(tickets: &Value) -> String {
    let path = file("fault", &tickets.to_string());
    let refused = Packs::with_files(std::slice::from_ref(&path)).unwrap_err();
    assert_eq!(refused.file, path);
    refused.fault.to_string()
}

fn names(packs: &Packs) -> Vec<&str> {
    packs.iter().map(|pack| pack.name.as_str()).collect()
}

#[test]
fn a_set_is_a_pack_of_the_operator() {
    let packs = read(json!([
        ticket(json!({"id": "cadiz-moskva", "kind": "standard", "big_city": true})),
        {"from": "Paris", "to": "Bucharest", "points": 1, "set": "near_2"},
        ticket(json!({"from": "riga", "to": "Zürich", "points": 100, "big_city": false})),
    ]));
    let told = packs.iter().map(|pack| (pack.name.as_str(), pack.tickets.len())).collect::<Vec<_>>();
    assert_eq!(told, [("far", 2), ("near_2", 1)]);
    assert!(packs.iter().all(|pack| pack.provenance == Provenance::Operator));
    let tickets = packs.iter().flat_map(|pack| &pack.tickets);
    let tickets = tickets.map(|ticket| (ticket.id.to_string(), ticket.points, ticket.kind)).collect::<Vec<_>>();
    let standard = |id: &str, points: u8| (id.to_owned(), points, TicketKind::Standard);
    assert_eq!(tickets, [standard("cadiz-moskva", 25), standard("riga-zurich", 100), standard("paris-bucuresti", 1)]);
}

#[test]
fn a_ticket_that_cannot_be_is_refused_with_the_reason() {
    let name = "a".repeat(33);
    let cases = [
        (json!({"to": "atlantis"}), "there is no city \"atlantis\""),
        (json!({"to": "Mosvka"}), "there is no city \"Mosvka\", nearest moskva"),
        (json!({"to": "cadiz"}), "both cities are the same"),
        (json!({"points": 0}), "points must be 1 to 100, not 0"),
        (json!({"points": -3}), "points must be 1 to 100, not -3"),
        (json!({"points": 101}), "points must be 1 to 100, not 101"),
        (json!({"points": 300}), "points must be 1 to 100, not 300"),
        (json!({"kind": "long"}), "kind must be \"standard\": packs have no long tickets (R2.4)"),
        (json!({"id": "moskva-cadiz"}), "id must be \"cadiz-moskva\", not \"moskva-cadiz\""),
        (json!({"big_city": false}), "big_city must be true: it follows from the cities (R1.5)"),
        (json!({"set": "europe"}), "cannot be a main set; not \"europe\""),
        (json!({"set": "europa_1912"}), "cannot be a main set; not \"europa_1912\""),
        (json!({"set": "Far Away"}), "set must have 1 to 32 of a-z, 0-9 and _"),
        (json!({"set": ""}), "set must have 1 to 32 of a-z, 0-9 and _"),
        (json!({"set": name}), "set must have 1 to 32 of a-z, 0-9 and _"),
    ];
    for (changes, reason) in cases {
        let wrong = ticket(changes.clone());
        let right = json!({"from": "riga", "to": "roma", "points": 9, "set": "far"});
        let told = Packs::read(json!([right, wrong]).to_string().as_bytes()).unwrap_err().to_string();
        let whose = format!("ticket 2 (cadiz-{}): ", wrong["to"].as_str().unwrap());
        assert!(told.starts_with(&whose) && told.contains(reason), "{changes}: {told}");
    }
    assert_eq!(read(json!([ticket(json!({"set": "0_".repeat(16)}))]))[0].name.len(), 32);
}

#[test]
fn a_file_that_is_no_list_of_tickets_is_refused() {
    assert_eq!(fault(&json!([])), "it has no tickets");
    assert!(fault(&json!({"tickets": []})).starts_with("it is not a JSON array of tickets"));
    assert!(fault(&json!([ticket(json!({"colour": "red"}))])).contains("unknown field `colour`"));
    assert!(matches!(Packs::read(b"[{"), Err(PackFault::NotTickets(_))));
    let missing = Packs::with_files(&["/nowhere/tickets.json".into()]).unwrap_err().to_string();
    assert!(missing.starts_with("ticket pack /nowhere/tickets.json: it cannot be read"), "{missing}");
}

#[test]
fn no_two_tickets_join_the_same_cities() {
    let cases = [
        (json!([ticket(json!({"to": "stockholm"}))]), "\"europe\" already has a ticket between cadiz and stockholm"),
        (
            json!([{"from": "stockholm", "to": "cadiz", "points": 9, "set": "far"}]),
            "\"europe\" already has a ticket between stockholm and cadiz",
        ),
        (
            json!([{"from": "london", "to": "kobenhavn", "points": 9, "set": "far"}]),
            "\"with_max\" already has a ticket between london and kobenhavn",
        ),
        (
            json!([ticket(json!({})), {"from": "moskva", "to": "cadiz", "points": 25, "set": "other"}]),
            "\"far\" already has a ticket between moskva and cadiz",
        ),
    ];
    for (tickets, reason) in cases {
        assert_eq!(fault(&tickets), reason);
    }
    // One city in common is allowed.
    let path = file("common", &json!([ticket(json!({})), ticket(json!({"to": "riga"}))]).to_string());
    assert!(Packs::with_files(&[path]).is_ok());
}

/// Tickets between cities of which no other ticket joins two.
fn many(count: usize) -> Value {
    let known = Packs::default().known_tickets();
    let cities = railhead_engine::City::all().collect::<Vec<_>>();
    let pairs = cities.iter().enumerate().flat_map(|(at, from)| cities[..at].iter().map(move |to| (*from, *to)));
    let is_free = |(from, to): &(_, _)| {
        !known
            .iter()
            .any(|ticket| [(ticket.id.from, ticket.id.to), (ticket.id.to, ticket.id.from)].contains(&(*from, *to)))
    };
    let ticket = |(from, to): (railhead_engine::City, railhead_engine::City)| json!({"from": from.to_string(), "to": to.to_string(), "points": 9, "set": "many"});
    pairs.filter(is_free).take(count).map(ticket).collect()
}

#[test]
fn all_packs_together_have_200_tickets_at_most() {
    // Seven come with the game.
    let most = Packs::with_files(&[file("most", &many(193).to_string())]).unwrap();
    assert_eq!(most.iter().map(|pack| pack.tickets.len()).sum::<usize>(), 200);
    assert_eq!(fault(&many(194)), "the packs have 201 tickets in total; at most 200 are allowed");
}

#[test]
fn a_pack_replaces_the_one_of_its_name() {
    let built_in = Packs::default();
    assert_eq!(names(&built_in), ["orient_express", "with_max"]);
    let own = json!([{"from": "paris", "to": "bucuresti", "points": 9, "set": "orient_express"}, ticket(json!({}))]);
    let packs = Packs::with_files(&[file("own", &own.to_string())]).unwrap();
    assert_eq!(names(&packs), ["with_max", "orient_express", "far"]);
    let tickets = |packs: &Packs| packs.known_tickets().len();
    assert_eq!(tickets(&built_in) + 1 + 1 - 6, tickets(&packs));
    assert!(packs.known_tickets().iter().any(|ticket| ticket.id.to_string() == "cadiz-moskva"));
    assert!(packs.known_tickets().iter().any(|ticket| ticket.id.to_string() == "cadiz-stockholm"));
}

#[test]
fn packs_are_chosen_by_their_names() {
    let packs = Packs::default();
    let named = |names: &[&str]| packs.named(&names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>());
    let chosen = named(&["with_max", "orient_express"]).unwrap();
    assert_eq!(chosen.iter().map(|pack| pack.tickets.len()).collect::<Vec<_>>(), [1, 6]);
    assert_eq!(named(&["with_max", "with_max"]), Err(UnavailablePack::Twice { pack: "with_max".into() }));
    let unknown = named(&["with_max", &"x".repeat(65)]).unwrap_err().to_string();
    let expected = format!("there is no ticket pack \"{}\"; available: orient_express, with_max", "x".repeat(64));
    assert_eq!(unknown, expected);
}

#[test]
fn packs_of_a_record_are_such_as_somebody_could_offer() {
    let pack = |change: fn(&mut TicketPack)| {
        let mut packs = read(json!([ticket(json!({})), ticket(json!({"to": "riga"}))]));
        change(&mut packs[0]);
        could_be_offered(&packs)
    };
    assert!(could_be_offered(&[]) && pack(|_| {}));
    assert!(pack(|pack| pack.tickets[1].points = 100));
    assert!(!pack(|pack| pack.tickets[1].points = 101));
    assert!(!pack(|pack| pack.tickets[1].points = 0));
    assert!(!pack(|pack| pack.tickets[1].kind = TicketKind::Long));
    assert!(!pack(|pack| pack.tickets[1] = pack.tickets[0]));
}
