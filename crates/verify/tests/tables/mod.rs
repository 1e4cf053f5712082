//! Tournaments whose tables play real games.

use jiff::{SignedDuration, Timestamp};
use railhead_engine::{
    Actor, BotLevel, Command, Event as GameEvent, Game, GameOptions, SeatChoice, Variant, VoidReason,
};
use railhead_log::{SUBSTITUTE_BOT, codec::StoredEvent, rng::Secret};
use railhead_tournament::{Event, Format, Line, Rules, Tournament};
use railhead_verify::{
    tournament::{TOURNAMENT_SCHEMA, TournamentTranscript, encode, write},
    transcript::Transcript,
};
use std::{fs, path::Path};
use uuid::Uuid;

pub const ID: Uuid = Uuid::from_u128(0x0b0e_6f3c_6c1d_4c3a_9a57_6f0f_4b6f_2a10);

/// A tournament and its log.
pub struct Tables {
    pub secret: Secret,
    pub log: Vec<Event>,
    pub tournament: Tournament,
}

impl Tables {
    /// A tournament of so many players at one table, which has begun.
    pub fn of(players: u8, same_deal: bool) -> Tables {
        let secret = Secret::from_bytes([5; 32]);
        let format = Format::Swiss { rounds: 2 };
        let rules = Rules { format, seats: players, max_players: 16, late_entry: 1, repeat_weight: 20, same_deal };
        let log = vec![Tournament::open(rules, secret.commitment()).unwrap()];
        let mut tables = Tables { secret, tournament: Tournament::replay(&log).unwrap(), log };
        (0..players).for_each(|_| tables.enter(None));
        tables.note(tables.tournament.start().unwrap());
        tables
    }

    pub fn note(&mut self, event: Event) {
        self.tournament.evolve(&event);
        self.log.push(event);
    }

    pub fn enter(&mut self, text: Option<&str>) {
        self.note(self.tournament.enter(1000, text.map(str::to_owned), Vec::new()).unwrap());
    }

    /// Draws a round whose first table plays this game.
    pub fn pair(&mut self, game: Uuid) {
        self.note(self.tournament.paired(self.secret.pairing_seed(ID, &self.tournament), || game));
    }

    /// The players of the table of the last round, in their order.
    pub fn players(&self) -> Vec<usize> {
        self.tournament.rounds.last().unwrap().tables[0].players.clone()
    }

    /// Records a result of the last round: rank and points by seat.
    pub fn finish(&mut self, game: &Transcript, result: &[(u8, i32)]) {
        let players = self.players();
        let line = |(entrant, (rank, score)): (&usize, &(u8, i32))| Line {
            entrant: *entrant,
            rank: *rank,
            score: *score,
            absent: false,
        };
        self.finish_with(game, players.iter().zip(result).map(line).collect(), Vec::new());
    }

    pub fn finish_with(&mut self, game: &Transcript, lines: Vec<Line>, absent: Vec<usize>) {
        let round = self.tournament.rounds.len() - 1;
        let finished = self.tournament.finish_table(round, 0, lines, game.head.to_string(), absent);
        self.note(finished.unwrap().unwrap());
    }

    /// Calls it off, so that it can be exported.
    pub fn end(&mut self) {
        self.note(self.tournament.cancel("over".into()).unwrap());
    }

    pub fn export(&self) -> String {
        let at = Timestamp::from_second(1_795_000_000).unwrap();
        let stored = (0..).zip(&self.log).map(|(seconds, event)| StoredEvent {
            schema: TOURNAMENT_SCHEMA,
            at: at + SignedDuration::from_secs(seconds),
            payload: encode(event).unwrap(),
        });
        write(ID, &self.secret, stored).unwrap()
    }

    pub fn transcript(&self) -> TournamentTranscript {
        TournamentTranscript::parse(&self.export()).unwrap()
    }
}

/// A game of docs/vectors.
pub fn vector(number: u8) -> Transcript {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/vectors");
    Transcript::parse(&fs::read_to_string(folder.join(format!("{number}.jsonl"))).unwrap()).unwrap()
}

/// A game that was called off after the deal; before that, the first seat has run out of time if there are three,
/// and the second has resigned.
pub fn called_off(id: Uuid, seats: u8, deal: Option<Secret>) -> Transcript {
    let secret = Secret::from_bytes([9; 32]);
    let options = GameOptions {
        binding: true,
        deal: deal.map(|secret| secret.deal([])),
        ..GameOptions::new(Variant::Classic, seats)
    };
    let key = deal.zip(options.deal).map(|(secret, deal)| secret.deal_key(&deal));
    let mut events = Game::create(options, Vec::new(), (SeatChoice::ANY, None), [], secret.commitment()).unwrap();
    let mut game = Game::replay(&events);
    let join = (Actor::Newcomer, Command::Join(SeatChoice::ANY, None));
    let [first, second] = [0, 1].map(|seat| railhead_engine::Seat::new(seat).unwrap());
    let start = [(Actor::Seat(first), Command::Start)];
    let leave = [
        (Actor::Operator, Command::RunOut(first, SUBSTITUTE_BOT)),
        (Actor::Seat(second), Command::Resign(BotLevel::Conductor)),
    ];
    let end = [(Actor::Operator, Command::Void(VoidReason::Admin))];
    let joins = std::iter::repeat_n(join, usize::from(seats - 1));
    for (by, command) in joins.chain(start).chain(leave.into_iter().filter(|_| seats > 2)).chain(end) {
        let mut chance = secret.next_decision(key.as_ref(), id, &game);
        game.play_by(by, &command, chance.source(), &mut events).unwrap();
    }
    let events = events.into_iter().map(|event: GameEvent| (Timestamp::UNIX_EPOCH, event)).collect();
    Transcript::new(id, secret, events).unwrap().with_deal(deal)
}
