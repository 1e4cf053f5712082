//! Games as the server plays them, with the chance of a secret: plain ones, and ones in which everything happens.

use jiff::Timestamp;
use railhead::{
    bots::{self, Budget},
    engine::{
        Actor, BotLevel, Card, Clock, Command, Deal, Digest, Entropy, Event, Game, GameOptions, Move, Phase, Seat,
        SeatChoice, SleepingHours, StandIns, TicketPack, Variant, VoidReason,
    },
    log::{SUBSTITUTE_BOT, rng::Secret},
    verify::transcript::Transcript,
};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use uuid::Uuid;

/// A game as the server plays it.
pub struct Table {
    id: Uuid,
    secret: Secret,
    deal_secret: Option<Secret>,
    pub game: Game,
    pub events: Vec<Event>,
}

impl Table {
    /// A table of packs, a secret and a host that the seed decides.
    pub fn open(seed: u64, options: GameOptions, bots: &[BotLevel]) -> Table {
        let secret = Secret::from_bytes([seed as u8; 32]);
        let deal_secret = options.deal.map(|_| deal_of(seed).0);
        let packs = TicketPack::built_in().filter(|_| seed % 3 == 1).collect();
        let host = entropy("host").filter(|_| seed.is_multiple_of(2));
        let bots = bots.iter().map(|level| level.anywhere());
        let events = Game::create(options, packs, (SeatChoice::ANY, host), bots, secret.commitment()).unwrap();
        let mut table =
            Table { id: Uuid::from_u128(seed.into()), secret, deal_secret, game: Game::replay(&events), events };
        table.start_if_full();
        table
    }

    /// Whether the rules allowed it.
    pub fn give(&mut self, by: Actor, command: Command) -> bool {
        let allowed = self.decide(by, &command);
        self.start_if_full();
        allowed
    }

    fn decide(&mut self, by: Actor, command: &Command) -> bool {
        let key = self.deal_secret.zip(self.game.options().deal).map(|(secret, deal)| secret.deal_key(&deal));
        let mut chance = self.secret.next_decision(key.as_ref(), self.id, &self.game);
        self.game.play_by(by, command, chance.source(), &mut self.events).is_ok()
    }

    fn start_if_full(&mut self) {
        if self.game.must_start() {
            assert!(self.decide(Actor::Seat(self.game.host()), &Command::Start));
        }
    }

    /// Its record.
    pub fn record(self) -> Transcript {
        let at = |event| (Timestamp::UNIX_EPOCH, event);
        let events = self.events.into_iter().map(at).collect();
        Transcript::new(self.id, self.secret, events).unwrap().with_deal(self.deal_secret)
    }

    /// A player sends a command to the table.
    fn stir(&mut self, rng: &mut impl Rng) {
        let (by, other) = (Seat::ALL[rng.random_range(0..5)], Seat::ALL[rng.random_range(0..5)]);
        let (by, command) = match rng.random_range(0..10) {
            0..3 => (Actor::Newcomer, Command::Join(SeatChoice::seat(other), entropy("guest"))),
            3 => (Actor::Newcomer, Command::Join(SeatChoice::seat(other), None)),
            4 => (Actor::Seat(by), Command::AddBot(SeatChoice::ANY, BotLevel::Random)),
            5 => (Actor::Seat(by), Command::RemoveBot(other)),
            6 => (Actor::Seat(by), Command::Kick(other)),
            7 => (Actor::Seat(by), Command::MakeHost(other)),
            8 => (Actor::Seat(by), Command::Leave),
            _ => (Actor::Operator, Command::GrantTime(60)),
        };
        // Tables are called off, too, but not as often.
        let is_last = command == Command::Leave && self.game.people().count() == 1;
        if !is_last || rng.random_range(0..8) == 0 {
            self.give(by, command);
        }
    }

    fn fill(&mut self) {
        while *self.game.phase() == Phase::Lobby {
            let open = self.game.open_seats().next();
            let done = match open {
                Some(seat) => self.give(Actor::Newcomer, Command::Join(SeatChoice::seat(seat), entropy("last"))),
                None => self.give(Actor::Seat(self.game.host()), Command::Start),
            };
            assert!(done);
        }
    }

    /// A move, or now and then something that happens beside the moves.
    fn go_on(&mut self, rng: &mut impl Rng) {
        let seat = self.game.forced_seat().or(self.game.waits_for().next()).unwrap();
        let other = Seat::ALL[rng.random_range(0..usize::from(self.game.options().seats))];
        match rng.random_range(0..400) {
            0..6 => drop(self.give(Actor::Operator, Command::RunOut(seat, SUBSTITUTE_BOT))),
            6 if self.game.people().count() > 2 || !self.game.has_everyone_moved() => {
                self.give(Actor::Seat(other), Command::Resign(BotLevel::Random));
            }
            7..20 => drop(self.give(Actor::Seat(other), Command::TakeBack)),
            20 | 21 => drop(self.give(Actor::Operator, Command::GrantTime(300))),
            22..30 if !self.game.options().stand_ins.is_none() => {
                self.give(Actor::Newcomer, Command::StandIn(other));
            }
            30..33 => drop(self.give(Actor::Operator, Command::BeginVacation(other))),
            33 => drop(self.give(
                Actor::Operator,
                Command::SetSleepingHours(other, SleepingHours::new(1380, 300).map(Into::into)),
            )),
            _ if self.game.presence()[seat].on_vacation => {
                assert!(self.give(Actor::Operator, Command::EndVacation(seat)))
            }
            _ => {
                let forced = self.game.forced_move(seat).filter(|_| self.game.forced_seat() == Some(seat));
                let level = if self.game.options().seats == 3 { BotLevel::Conductor } else { BotLevel::Random };
                let chosen = || bots::choose_in(&self.game, seat, level, Budget::default(), rng);
                let the_move = forced.or_else(chosen).unwrap();
                assert!(self.give(Actor::Seat(seat), Command::Play(the_move)));
            }
        }
    }
}

/// A text that a player contributes.
pub fn entropy(text: &str) -> Option<Entropy> {
    Entropy::try_from(text.to_owned()).ok()
}

/// A deal that many games of a seed could share, and its secret.
pub fn deal_of(seed: u64) -> (Secret, Deal) {
    let secret = Secret::from_bytes([seed as u8 ^ 0x55; 32]);
    let commitment = Digest::try_from(secret.commitment()).unwrap();
    (secret, Deal { commitment, entropy: Digest([seed as u8; 32]) })
}

/// Any game at all: people come and go, run out of time, leave, come back; some games are ended.
pub fn any_game(seed: u64) -> Transcript {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let seats = 2 + (seed % 4) as u8;
    let auto_start = rng.random_range(0..3) == 0;
    let stand_ins = if seed % 5 == 2 { StandIns::StandIn } else { StandIns::None };
    let variant = Variant::ALL[(seed / 4 % 4) as usize];
    let clock = seed.is_multiple_of(3).then_some(Clock::PerMove { seconds: 86_400 });
    let deal = (seed % 5 == 3).then(|| deal_of(seed).1);
    let options = GameOptions { auto_start, stand_ins, clock, deal, ..GameOptions::new(variant, seats) };
    let bots = (0..rng.random_range(0..seats)).map(|_| BotLevel::Random).collect::<Vec<_>>();
    let mut table = Table::open(seed, options, &bots);
    for _ in 0..rng.random_range(0..20) {
        if *table.game.phase() == Phase::Lobby {
            table.stir(&mut rng);
        }
    }
    table.fill();
    while !table.game.is_over() {
        table.go_on(&mut rng);
        if rng.random_range(0..5000) == 0 {
            table.give(Actor::Operator, Command::Void(VoidReason::Admin));
        }
    }
    table.record()
}

/// A game of people who take what has a colour and lies face up, until hardly anything but locomotives is left.
pub fn hoarders_game(seed: u64) -> Transcript {
    let deal = (seed % 3 == 1).then(|| deal_of(seed).1);
    let options = GameOptions { deal, ..GameOptions::new(Variant::Classic, 2 + (seed % 2) as u8) };
    let mut table = Table::open(seed, options, &[]);
    table.fill();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    while !table.game.is_over() {
        let seat = table.game.waits_for().next().unwrap();
        let is_colored = |slot: u8| table.game.row()[usize::from(slot)].is_some_and(|card| card != Card::Locomotive);
        let takes = |the_move: &Move| matches!(the_move, Move::TakeFaceUp { slot } if is_colored(*slot));
        let hoards = !table.events.iter().any(|event| matches!(event, Event::RowReplaced { .. }));
        let taken = table.game.legal_moves(seat).into_iter().find(takes).filter(|_| hoards);
        let random = || bots::choose_in(&table.game, seat, BotLevel::Random, Budget::default(), &mut rng);
        let the_move = taken.or_else(random).unwrap();
        assert!(table.give(Actor::Seat(seat), Command::Play(the_move)));
    }
    table.record()
}

/// A game of two people who both added something, from its first card to its last.
pub fn plain_game(seed: u64) -> Transcript {
    let mut table = Table::open(2 * seed, GameOptions::new(Variant::Classic, 2), &[]);
    table.fill();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    while !table.game.is_over() {
        let seat = table.game.waits_for().next().unwrap();
        let chosen = bots::choose_in(&table.game, seat, BotLevel::Random, Budget::default(), &mut rng).unwrap();
        assert!(table.give(Actor::Seat(seat), Command::Play(chosen)));
    }
    table.record()
}
