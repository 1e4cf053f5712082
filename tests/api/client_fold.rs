//! The reference client fold, through real games: folding events gives exactly what the view says.

#[path = "../../examples/client/fold.rs"]
mod fold;

use crate::app::{App, Person};
use fold::{Known, LookAgain};
use railhead::http::LoggedEvent;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use std::time::Duration;

/// Somebody who looks at a game once and then only at its events.
struct Folder<'a> {
    who: Option<&'a Person>,
    app: &'a App,
    game: String,
    known: Known,
    /// The number of times they had to look again.
    looked_again: u32,
    folded: u32,
}

impl<'a> Folder<'a> {
    fn new(app: &'a App, who: Option<&'a Person>, game: &str) -> Folder<'a> {
        let known = look(app, who, game);
        Folder { who, app, game: game.to_owned(), known, looked_again: 0, folded: 0 }
    }

    /// Folds what happened since, of which they see at most some, and compares with the view.
    fn follow(&mut self) {
        let page = get(self.app, self.who, &format!("{}/events?after={}", self.game, self.known.version));
        let events = serde_json::from_value::<Vec<LoggedEvent>>(page["events"].clone()).unwrap();
        for event in &events {
            match self.known.fold(event) {
                Ok(()) => self.folded += 1,
                Err(LookAgain::OtherEyes) => {
                    self.looked_again += 1;
                    self.known = look(self.app, self.who, &self.game);
                }
                Err(LookAgain::Gap) => panic!("events come without gaps"),
            }
        }
        assert_eq!(self.known, look(self.app, self.who, &self.game), "{:?}", events.last());
    }
}

fn get(app: &App, who: Option<&Person>, path: &str) -> Value {
    who.map_or_else(|| app.get(path), |person| person.get(path)).ok()
}

fn look(app: &App, who: Option<&Person>, game: &str) -> Known {
    serde_json::from_value(get(app, who, &format!("{game}/view"))).unwrap()
}

/// Plays a game by lot from the lobby to its end, followed by everyone at the table and by an onlooker.
fn followed(seed: u64, options: Value, mishaps: bool) -> (u32, u32) {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let app = App::start();
    let people = (0..3).map(|_| app.guest()).collect::<Vec<_>>();
    let game = people[0].open(options);
    let viewers = people.iter().map(Some).chain([None]);
    let mut folders = viewers.map(|who| Folder::new(&app, who, &game)).collect::<Vec<_>>();
    for person in &people[1..] {
        person.join(&game);
        folders.iter_mut().for_each(Folder::follow);
    }
    folders.iter_mut().for_each(|folder| folder.looked_again = 0);
    people[0].start(&game);
    for step in 0.. {
        let looks = people.iter().map(|person| (person, person.get(&format!("{game}/view?moves=true")).ok()));
        let to_move = looks.into_iter().find(|(_, view)| view["you"]["to_move"] == true);
        if mishaps && step == 40 {
            app.wait(Duration::from_secs(3601));
            app.run_due();
        } else if mishaps && step == 60 {
            people[2].post(&format!("{game}/resign"), Value::Null).ok();
        } else if let Some((mover, view)) = to_move {
            let moves = view["moves"].as_array().unwrap();
            app.wait(Duration::from_millis(chance.random_range(0..5000)));
            mover.play(&game, &moves[chance.random_range(0..moves.len())]).ok();
        } else {
            break;
        }
        folders[step % 4].follow();
    }
    folders.iter_mut().for_each(Folder::follow);
    assert_ne!(app.get(&game).ok()["status"], "running");
    (folders.iter().map(|folder| folder.folded).sum(), folders.iter().map(|folder| folder.looked_again).sum())
}

#[test]
fn folded_events_say_at_every_version_what_the_view_says() {
    let clock = json!({"kind": "bank", "seconds": 3600, "increment": 7});
    let (folded, looked_again) = followed(1, json!({"seats": 3, "clock": clock}), false);
    assert!(folded > 1500, "{folded}");
    assert_eq!(looked_again, 0, "everyone knew all of it");
}

/// Somebody goes on vacation, comes back, or sets other sleeping hours.
fn absent(app: &App, people: &[Person], chance: &mut ChaCha8Rng) {
    let person = &people[chance.random_range(0..people.len())];
    match chance.random_range(0..3) {
        0 => drop(person.ask("PUT", "/v1/me/vacation", json!({"days": chance.random_range(1..4)}))),
        1 => drop(person.delete("/v1/me/vacation")),
        _ => {
            let hour = chance.random_range(0..24);
            let (from, to) = (format!("{hour:02}:30:00"), format!("{:02}:15:00", (hour + 9) % 24));
            drop(person.ask("PUT", "/v1/me/sleeping-hours", json!({"from": from, "to": to, "zone": "Europe/Paris"})));
        }
    }
    app.wait(Duration::from_secs(chance.random_range(0..100_000)));
    app.run_due();
}

#[test]
fn a_folding_client_knows_clocks_of_absent_and_sleeping_seats() {
    for clock in [
        json!({"kind": "per_move", "seconds": 1_200_000}),
        json!({"kind": "bank", "seconds": 1_200_000, "increment": 86_400}),
    ] {
        let mut chance = ChaCha8Rng::seed_from_u64(7);
        let app = App::start();
        let people = (0..3).map(|_| app.guest()).collect::<Vec<_>>();
        let game = people[0].open(json!({"seats": 3, "clock": clock}));
        people[1..].iter().for_each(|person| drop(person.join(&game)));
        people[0].start(&game);
        let viewers = people.iter().map(Some).chain([None]);
        let mut folders = viewers.map(|who| Folder::new(&app, who, &game)).collect::<Vec<_>>();
        for step in 0..120 {
            if step % 3 == 0 {
                absent(&app, &people, &mut chance);
            }
            let moving = people.iter().map(|person| (person, person.moves(&game))).find(|(_, moves)| !moves.is_empty());
            if let Some((mover, moves)) = moving {
                mover.play(&game, &moves[chance.random_range(0..moves.len())]).ok();
            }
            folders[step % 4].follow();
        }
        folders.iter_mut().for_each(Folder::follow);
        let types = all_types(&app, &game);
        let kinds = ["vacation_begun", "vacation_ended", "sleeping_hours_set"];
        // There are no sleeping hours in games with a time bank.
        for kind in kinds.into_iter().take(if clock["kind"] == "per_move" { 3 } else { 2 }) {
            assert!(types.iter().filter(|found| *found == kind).count() > 2, "{kind}: {types:?}");
        }
    }
}

fn all_types(app: &App, game: &str) -> Vec<String> {
    let (mut types, mut known) = (Vec::new(), 0);
    loop {
        let page = app.get(&format!("{game}/events?after={known}")).ok();
        let events = page["events"].as_array().unwrap();
        types.extend(events.iter().map(|event| event["type"].as_str().unwrap().to_owned()));
        match events.last() {
            Some(last) => known = last["seq"].as_u64().unwrap(),
            None => return types,
        }
    }
}

#[test]
fn folded_events_say_when_they_are_of_another_viewer() {
    let clock = json!({"kind": "per_move", "seconds": 3600});
    let options = json!({"seats": 4, "variant": "mega", "bots": ["conductor"], "clock": clock});
    let (folded, looked_again) = followed(4, options, true);
    assert!(folded > 1000 && looked_again > 0, "{folded} {looked_again}");
}
