//! Positions and their consequences: `given(position).when(seat, move).then(events)`.
//!
//! Each test is played in many worlds that differ in their chance only; its assertions must hold in
//! all of them.

use super::words::{HOST, card, cards, city, joined, route, seat, ticket};
use railhead_engine::{
    Actor, Command, Event, EventKind, Game, GameOptions, Move, Occupant, Phase, Rejection, RulesRevision, Step, Turn,
    Variant,
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

const WORLDS: u64 = 24;

pub fn options(seats: u8) -> GameOptions {
    GameOptions::new(Variant::Classic, seats)
}

/// A game in which everything is as the test says.
#[derive(Clone)]
pub struct Position {
    pub game: Game,
}

/// A running game, seat 0 to move: empty hands, five colours face up, a deck of black cards, no
/// tickets kept.
pub fn table(seats: u8) -> Position {
    let mut events = vec![Event::GameCreated {
        rules: RulesRevision::LATEST,
        options: Box::new(options(seats)),
        packs: Box::default(),
        commitment: "c0ffee".into(),
    }];
    events.extend((0..seats).map(joined));
    events.extend([Event::GameStarted { first: seat(0) }, Event::TurnStarted { seat: seat(0) }]);
    let position = Position { game: Game::replay(&events) };
    let position = position.row("pink blue orange white green").deck("20 black").discards("");
    (0..seats).fold(position, |position, number| position.has_moved(number, true))
}

/// A running game without a card or a ticket to draw.
pub fn bare_table(seats: u8) -> Position {
    table(seats).row("- - - - -").deck("").ticket_deck(&[], &[])
}

impl Position {
    fn with(mut self, change: impl FnOnce(&mut Game)) -> Position {
        change(&mut self.game);
        self
    }

    pub fn hand(self, of: u8, bag: &str) -> Position {
        self.with(|game| game.parts().players[seat(of)].hand = cards(bag))
    }

    /// Five cards, `-` for an empty slot.
    pub fn row(self, names: &str) -> Position {
        let slots = names.split_whitespace().map(|name| (name != "-").then(|| card(name))).collect::<Vec<_>>();
        self.with(|game| game.lay_row(slots.try_into().unwrap()))
    }

    pub fn deck(self, bag: &str) -> Position {
        self.with(|game| *game.parts().deck = cards(bag))
    }

    pub fn discards(self, bag: &str) -> Position {
        self.with(|game| *game.parts().discards = cards(bag))
    }

    pub fn trains(self, of: u8, left: u8) -> Position {
        self.with(|game| game.parts().players[seat(of)].trains = left)
    }

    pub fn stations(self, of: u8, left: u8) -> Position {
        self.with(|game| game.parts().players[seat(of)].stations = left)
    }

    pub fn owner(self, of: &str, owner: u8) -> Position {
        let seats = self.game.options().seats;
        self.with(|game| game.parts().owners.give(route(of), seat(owner), seats))
    }

    pub fn station_in(self, name: &str, owner: u8) -> Position {
        self.with(|game| game.parts().stations.build(city(name), seat(owner)))
    }

    pub fn tickets(self, of: u8, names: &[&str]) -> Position {
        self.with(|game| game.parts().players[seat(of)].tickets = names.iter().map(|name| ticket(name)).collect())
    }

    /// The tickets never drawn, and those put back, the first to be drawn in front.
    pub fn ticket_deck(self, fresh: &[&str], returned: &[&str]) -> Position {
        self.with(|game| {
            game.parts().tickets.fresh = fresh.iter().map(|name| ticket(name)).collect();
            game.parts().tickets.returned = returned.iter().map(|name| ticket(name)).collect();
        })
    }

    /// Whether a player has finished a turn of his own; at a [`table`] everyone has.
    pub fn has_moved(self, who: u8, has_moved: bool) -> Position {
        self.with(|game| game.parts().presence[seat(who)].has_moved = has_moved)
    }

    pub fn turn(self, of: u8) -> Position {
        let turn = Turn { seat: seat(of), step: Step::Choose, turns_left: None, passes: 0 };
        self.with(|game| *game.parts().phase = Phase::Turn(turn))
    }

    pub fn gone(self, who: u8) -> Position {
        self.with(|game| game.parts().occupants[seat(who)] = Occupant::Nobody)
    }
}

/// One course of events.
pub struct World {
    pub before: Game,
    pub game: Game,
    pub decision: Result<Vec<Event>, Rejection>,
    rng: ChaCha8Rng,
}

pub struct Given(pub Vec<World>);

pub fn given(position: Position) -> Given {
    worlds(WORLDS, &position.game)
}

pub fn worlds(count: u64, game: &Game) -> Given {
    let world = |seed| World {
        before: game.clone(),
        game: game.clone(),
        decision: Ok(Vec::new()),
        rng: ChaCha8Rng::seed_from_u64(seed),
    };
    Given((0..count).map(world).collect())
}

impl Given {
    pub fn when(self, by: u8, the_move: Move) -> Given {
        self.command(Actor::Seat(seat(by)), Command::Play(the_move))
    }

    pub fn command(self, by: Actor, command: Command) -> Given {
        self.each(|_| (by, command.clone()))
    }

    /// Each world with its own command.
    pub fn each(mut self, command: impl Fn(&Game) -> (Actor, Command)) -> Given {
        for world in &mut self.0 {
            let (by, command) = command(&world.game);
            world.give(by, &command);
        }
        self
    }

    /// A move that may come to anything but a refusal.
    pub fn after(self, by: u8, the_move: Move) -> Given {
        self.when(by, the_move).then_events(|_| ())
    }

    pub fn then(self, expected: &[Event]) -> Given {
        self.then_events(|events| assert_eq!(events, expected))
    }

    pub fn then_first(self, expected: &[Event]) -> Given {
        self.then_events(|events| assert_eq!(&events[..expected.len().min(events.len())], expected))
    }

    pub fn then_events(self, check: impl Fn(&[Event])) -> Given {
        self.0.iter().for_each(|world| check(world.decision.as_ref().expect("it is allowed")));
        self
    }

    pub fn then_state(self, check: impl Fn(&Game)) -> Given {
        self.0.iter().for_each(|world| check(&world.game));
        self
    }

    /// Checks the deck and the discards.
    pub fn then_piles(self, deck: &str, discards: &str) -> Given {
        self.then_state(|game| assert_eq!((game.deck(), game.discards()), (cards(deck), cards(discards))))
    }

    pub fn rejected(self, why: Rejection) -> Given {
        self.0.iter().for_each(|world| assert_eq!(world.decision, Err(why.clone())));
        self
    }
}

impl World {
    /// Decides and applies. Refusals change nothing; no card is lost; the events lead where the
    /// game went.
    fn give(&mut self, by: Actor, command: &Command) {
        self.before = self.game.clone();
        let mut events = Vec::new();
        let answer = self.game.play(by, command, &mut self.rng, &mut events);
        let mut replayed = self.before.clone();
        events.iter().for_each(|event| replayed.evolve(event));
        assert_eq!(replayed, self.game, "the events lead elsewhere");
        assert!(answer.is_ok() || events.is_empty(), "refused, but something happened: {events:?}");
        if let Some(first) = events.first() {
            assert_ne!(first.kind(), EventKind::Consequence, "nothing caused {first:?}");
            let mover = match (by, command) {
                (Actor::Seat(seat), Command::Play(_)) => Some(seat),
                _ => None,
            };
            let begun = mover.is_some_and(|seat| first.kind() == EventKind::Move(seat));
            let is_move = matches!(first.kind(), EventKind::Move(_));
            assert!(begun || mover.is_none() && !is_move, "{by:?} {command:?} begins with {first:?}");
        }
        let dealt = events.iter().any(|event| matches!(event, Event::GameStarted { .. }));
        assert!(dealt || all_cards(&self.before) == all_cards(&self.game), "a card was lost or made");
        self.decision = answer.map(|()| events);
    }
}

fn all_cards(game: &Game) -> railhead_engine::Cards {
    let mut all = game.deck();
    all += game.discards();
    all += game.row().iter().flatten().copied().collect();
    game.seats().for_each(|seat| all += game.players()[seat].hand);
    if let Phase::Turn(Turn { step: Step::Tunnel { revealed, .. }, .. }) = game.phase() {
        all += *revealed;
    }
    all
}

pub fn turn(game: &Game) -> &Turn {
    match game.phase() {
        Phase::Turn(turn) => turn,
        phase => panic!("no turn but {phase:?}"),
    }
}

/// A fresh game of people, all seats taken.
pub fn full_lobby(seats: u8) -> Game {
    let mut events = Game::create(options(seats), Vec::new(), HOST, [], "c0ffee".into()).unwrap();
    events.extend((1..seats).map(joined));
    Game::replay(&events)
}
