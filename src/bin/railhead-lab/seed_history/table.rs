//! The games of a generated history. Bots play each game to its end in the seats of players, and
//! its log is folded like that of a served game.

use crate::seed_history::{people::People, write::Seeded};
use jiff::{SignedDuration, Timestamp};
use railhead::{
    bots::{self, Budget},
    engine::{Actor, BotLevel, Command, Event, Game, GameOptions, Rejection, Seat, SeatChoice, Variant},
    hosting::projection::finished,
    log::rng::Secret,
    simulate::Fault,
};
use railhead_ladder::Stuck;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use uuid::{Builder, Uuid};

/// The number of a hundred games that use each variant.
const VARIANTS: [(Variant, u8); 4] =
    [(Variant::Classic, 60), (Variant::Europa1912, 15), (Variant::Mega, 15), (Variant::BigCities, 10)];
/// The number of a hundred games that have each number of seats.
const SEATS: [(u8, u8); 4] = [(2, 60), (3, 20), (4, 15), (5, 5)];
/// The number of a hundred games that have a bot in the last seat.
const WITH_BOT: u8 = 5;
/// The number of a hundred games without bots that are rated.
const RATED: u8 = 60;
/// The thinking time for a move, in milliseconds.
const THINKING: std::ops::Range<i64> = 500..12_000;

pub struct Tables {
    pub seed: u64,
    /// The end of the first game.
    pub from: Timestamp,
    /// The time between the ends of two games.
    pub apart: SignedDuration,
    /// The percentage of games played by `conductor`; in the others `random` plays.
    pub conductors: u8,
    pub people: People,
}

struct Table {
    id: Uuid,
    secret: Secret,
    game: Game,
    events: Vec<Event>,
    /// Pairs of a number of events and the time elapsed by then, in milliseconds.
    moments: Vec<(usize, i64)>,
}

impl Tables {
    pub fn play(&self, number: u32) -> Result<Seeded, Fault> {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        rng.set_stream(number.into());
        let percent = |rng: &mut ChaCha8Rng| rng.random_range(0..100);
        let (with_bot, seats) = (percent(&mut rng) < WITH_BOT, one_of(SEATS, percent(&mut rng)));
        let rated = percent(&mut rng) < RATED && !with_bot;
        let options = GameOptions { rated, ..GameOptions::new(one_of(VARIANTS, percent(&mut rng)), seats) };
        let level = if percent(&mut rng) < self.conductors { BotLevel::Conductor } else { BotLevel::Random };
        let ends_at = self.from + self.apart * i32::try_from(number).unwrap_or(i32::MAX);
        let stuck = |reason: Stuck| Fault { game: number, reason: reason.into() };
        let refused = |rejection| stuck(Stuck::Refused { by: Seat::ALL[0], rejection });
        let mut table = Table::open(options, with_bot.then_some(level), ends_at, &mut rng).map_err(refused)?;
        while !table.game.is_finished() {
            let seat = table.game.waits_for().next().ok_or_else(|| stuck(Stuck::Endless))?;
            let chosen = bots::choose_in(&table.game, seat, level, Budget::default(), &mut rng);
            let command = Command::Play(chosen.ok_or_else(|| stuck(Stuck::Endless))?);
            table.act(Actor::Seat(seat), &command, rng.random_range(THINKING)).map_err(refused)?;
        }
        let log = table.log(ends_at);
        let finished = finished(&log).ok_or_else(|| stuck(Stuck::Endless))?;
        let people = usize::from(seats - u8::from(with_bot));
        let players = self.people.seat(&mut rng, table.game.scores(), people);
        Ok(Seeded { id: table.id, secret: table.secret, log, finished, players, level })
    }
}

impl Table {
    /// Opens the game, seats all players and deals.
    fn open(
        options: GameOptions,
        bot: Option<BotLevel>,
        ends_at: Timestamp,
        rng: &mut impl Rng,
    ) -> Result<Table, Rejection> {
        let secret = Secret::from_bytes(rng.random());
        let id =
            Builder::from_unix_timestamp_millis(ends_at.as_millisecond().cast_unsigned(), &rng.random()).into_uuid();
        let events = Game::create(
            options,
            Vec::new(),
            (SeatChoice::ANY, None),
            bot.map(BotLevel::anywhere),
            secret.commitment(),
        )?;
        let mut table = Table { id, secret, game: Game::replay(&events), moments: vec![(events.len(), 0)], events };
        while table.game.open_seats().next().is_some() {
            table.act(Actor::Newcomer, &Command::Join(SeatChoice::ANY, None), 1000)?;
        }
        table.act(Actor::Seat(table.game.host()), &Command::Start, 1000)?;
        Ok(table)
    }

    /// Runs a command this many milliseconds after the previous one, with the same randomness as a
    /// served game.
    fn act(&mut self, by: Actor, command: &Command, after: i64) -> Result<(), Rejection> {
        let mut rng = self.secret.next_decision_rng(self.id, &self.game);
        self.game.play(by, command, &mut rng, &mut self.events)?;
        let last = self.moments.last().map_or(0, |(_, late)| *late);
        self.moments.push((self.events.len(), last + after));
        Ok(())
    }

    /// The events with their times, for a game that ended at this time.
    fn log(&mut self, ends_at: Timestamp) -> Vec<(Timestamp, Event)> {
        let length = self.moments.last().map_or(0, |(_, late)| *late);
        let mut moments = self.moments.iter().peekable();
        let dated = |(nth, event)| {
            while moments.next_if(|(until, _)| *until <= nth).is_some() {}
            let late = moments.peek().map_or(length, |(_, late)| *late);
            (ends_at - SignedDuration::from_millis(length - late), event)
        };
        std::mem::take(&mut self.events).into_iter().enumerate().map(dated).collect()
    }
}

/// The entry that a number below 100 selects.
fn one_of<T: Copy>(shares: [(T, u8); 4], percent: u8) -> T {
    let mut below = 0;
    let chosen = shares.iter().find(|(_, share)| {
        below += share;
        percent < below
    });
    chosen.unwrap_or(&shares[0]).0
}
