//! Games such as a server writes them, for the vectors: moments, clocks and ids are those of a
//! server, and the actions of the clock follow at once.

use jiff::{SignedDuration, Timestamp};
use railhead::{
    bots::{self, Budget},
    engine::{
        Actor, BotLevel, Card, Clock, Command, Deal, Event, Game, GameOptions, Move, Occupant, Phase, Seat, SeatChoice,
        TicketPack, Variant,
    },
    log::{SUBSTITUTE_BOT, rng::Secret},
    verify::transcript::Transcript,
};
use railhead_test_support::tables::{deal_of, entropy};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use uuid::{Builder, Uuid};

/// The time for each move.
const CLOCK: u32 = 86_400;

struct Server {
    id: Uuid,
    secret: Secret,
    deal_secret: Option<Secret>,
    game: Game,
    now: Timestamp,
    events: Vec<(Timestamp, Event)>,
}

impl Server {
    fn open(options: GameOptions, deal_secret: Option<Secret>, rng: &mut ChaCha8Rng) -> Server {
        let now: Timestamp = "2026-11-25T09:00:00Z".parse().unwrap();
        let secret = Secret::from_bytes(rng.random());
        let id = Builder::from_unix_timestamp_millis(now.as_millisecond() as u64, &rng.random()).into_uuid();
        let packs = TicketPack::built_in().filter(|_| rng.random_range(0..3) == 0).collect();
        let host = (SeatChoice::ANY, entropy("dice-4-2-6").filter(|_| rng.random()));
        let bots = (rng.random_range(0..3) == 0).then(|| BotLevel::Random.anywhere());
        let opened = Game::create(options, packs, host, bots, secret.commitment()).unwrap();
        let game = Game::replay(&opened);
        Server { id, secret, deal_secret, game, now, events: opened.into_iter().map(|event| (now, event)).collect() }
    }

    fn pass_time(&mut self, seconds: i64) {
        self.now += SignedDuration::from_secs(seconds);
    }

    fn give(&mut self, by: Actor, command: Command) -> bool {
        let allowed = self.decide(by, &command);
        if self.game.must_start() {
            self.decide(Actor::Seat(self.game.host()), &Command::Start);
        }
        while let Some(seat) = self.game.forced_seat() {
            let the_move = self.game.forced_move(seat).unwrap_or_else(|| self.choice(seat, SUBSTITUTE_BOT));
            assert!(self.decide(Actor::Seat(seat), &Command::Play(the_move)));
        }
        while let Some((seat, level)) = self.next_bot() {
            let the_move = self.choice(seat, level);
            assert!(self.decide(Actor::Seat(seat), &Command::Play(the_move)));
        }
        allowed
    }

    fn decide(&mut self, by: Actor, command: &Command) -> bool {
        let mut decided = Vec::new();
        let mut chance = self.secret.next_decision(self.deal_key().as_ref(), self.id, &self.game);
        let allowed = self.game.play_by(by, command, chance.source(), &mut decided).is_ok();
        self.events.extend(decided.into_iter().map(|event| (self.now, event)));
        allowed
    }

    fn deal_key(&self) -> Option<Secret> {
        self.deal_secret.zip(self.game.options().deal).map(|(secret, deal)| secret.deal_key(&deal))
    }

    fn choice(&self, seat: Seat, level: BotLevel) -> Move {
        let mut rng = match self.deal_key() {
            Some(key) => key.bot_rng_of_deal(&self.game, seat),
            None => self.secret.next_bot_rng(self.id, &self.game),
        };
        bots::choose_in(&self.game, seat, level, Budget::default(), &mut rng).unwrap()
    }

    fn next_bot(&self) -> Option<(Seat, BotLevel)> {
        self.game.waits_for().find_map(|seat| match self.game.occupants()[seat] {
            Occupant::Bot { level } => Some((seat, level)),
            Occupant::Person | Occupant::Nobody => None,
        })
    }

    /// A move of a person, or now and then something that happens beside the moves.
    fn go_on(&mut self, hoards: bool, rng: &mut impl Rng) {
        self.pass_time(rng.random_range(2..4000));
        let (has_begun, has_clock) = (matches!(self.game.phase(), Phase::Turn(_)), self.game.options().clock.is_some());
        let seat = self.game.waits_for().next().unwrap();
        let people = self.game.people().count();
        match rng.random_range(0..300) {
            0..3 if has_begun && has_clock => {
                self.pass_time(i64::from(CLOCK) + 2);
                assert!(self.give(Actor::Operator, Command::RunOut(seat, SUBSTITUTE_BOT)));
            }
            3 if has_clock => drop(self.give(Actor::Operator, Command::GrantTime(300))),
            4 if people > 2 && self.game.has_everyone_moved() => {
                let leaver = self.game.people().last().unwrap();
                assert!(self.give(Actor::Seat(leaver), Command::Resign(SUBSTITUTE_BOT)));
            }
            _ => {
                let the_move = self.hoarded(seat).filter(|_| hoards).unwrap_or_else(|| {
                    bots::choose_in(&self.game, seat, BotLevel::Random, Budget::default(), rng).unwrap()
                });
                assert!(self.give(Actor::Seat(seat), Command::Play(the_move)));
            }
        }
    }

    /// A card that has a colour and lies face up, if one can be taken.
    fn hoarded(&self, seat: Seat) -> Option<Move> {
        let is_colored = |slot: u8| self.game.row()[usize::from(slot)].is_some_and(|card| card != Card::Locomotive);
        let takes = |the_move: &Move| matches!(the_move, Move::TakeFaceUp { slot } if is_colored(*slot));
        self.game.legal_moves(seat).into_iter().find(takes)
    }

    fn has_summed_up(&self) -> bool {
        self.events.iter().any(|(_, event)| matches!(event, Event::RowReplaced { .. }))
    }
}

/// A whole game. In every fourth the players hoard until rows are summed up.
pub fn served_game(seed: u64) -> Transcript {
    served(seed, None)
}

/// A whole game with a deal that it could share with others.
pub fn game_of_deal(seed: u64) -> Transcript {
    served(seed, Some(deal_of(seed)))
}

fn served(seed: u64, deal: Option<(Secret, Deal)>) -> Transcript {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let hoards = seed.is_multiple_of(4);
    let clock = (!hoards && rng.random()).then_some(Clock::PerMove { seconds: CLOCK });
    let seats = if hoards { 2 } else { rng.random_range(3..=4) };
    let auto_start = rng.random();
    let variant = Variant::ALL[rng.random_range(0..4)];
    let (deal_secret, deal) = deal.unzip();
    let options = GameOptions { auto_start, clock, deal, ..GameOptions::new(variant, seats) };
    let mut server = Server::open(options, deal_secret, &mut rng);
    while *server.game.phase() == Phase::Lobby {
        let Some(seat) = server.game.open_seats().next() else { break };
        server.pass_time(rng.random_range(1..600));
        let text = entropy(&format!("noon-{}", rng.random_range(1000..9999))).filter(|_| rng.random());
        assert!(server.give(Actor::Newcomer, Command::Join(SeatChoice::seat(seat), text)));
    }
    if *server.game.phase() == Phase::Lobby {
        server.pass_time(30);
        assert!(server.give(Actor::Seat(server.game.host()), Command::Start));
    }
    while !server.game.is_over() {
        let hoards = hoards && !server.has_summed_up();
        server.go_on(hoards, &mut rng);
    }
    Transcript::new(server.id, server.secret, server.events).unwrap().with_deal(server.deal_secret)
}

/// The reason for which no server writes this game, if that can be seen.
pub fn unservable(record: &Transcript) -> Option<String> {
    let mut game = Game::default();
    let mut last = Timestamp::UNIX_EPOCH + SignedDuration::from_hours(24 * 365);
    let mut forced = None::<(Seat, Timestamp)>;
    if record.game.get_version_num() != 7 {
        return Some("its id is none that a server draws".to_owned());
    }
    for (seq, (at, event)) in (1..).zip(&record.events) {
        let clock = game.options().clock.map_or(0, |_| i64::from(CLOCK));
        let why = match event {
            // Without a clock, a person has 30 days, also after an outage.
            Event::TimeRanOut { .. } if clock == 0 && at.duration_since(last).as_secs() < 30 * 86_400 => {
                Some("there is no clock, and no month has passed")
            }
            Event::TimeRanOut { .. } if at.duration_since(last).as_secs() < clock => Some("there is time left"),
            Event::SeatHandedOver { level, .. } if *level != SUBSTITUTE_BOT => Some("another bot takes over"),
            Event::TurnStarted { .. } => {
                forced = None;
                None
            }
            _ if forced.is_some_and(|(_, when)| *at != when) => Some("the player moves after their time"),
            _ if *at < last => Some("it is earlier than the event before"),
            _ => None,
        };
        if let Some(why) = why {
            return Some(format!("event {seq}: {why}"));
        }
        if let Event::TimeRanOut { seat } = event {
            forced = Some((*seat, *at));
        }
        last = *at;
        game.evolve(event);
    }
    None
}
