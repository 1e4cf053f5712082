//! Games, logs and texts out of arbitrary bytes: nothing panics and no invariant is broken. The
//! fuzzer (`tests/fuzz`) looks for bytes that do; the tests here try some thousands.

use railhead::{
    engine::{
        Actor, AwayReason, BotLevel, Card, City, Clock, Color, Command, Deal, Digest, Entropy, Event, Game,
        GameOptions, Move, Payment, Phase, PlayerColor, Route, RulesRevision, Seat, SeatChoice, SleepingHours,
        StandIns, Ticket, TicketId, TicketKind, TicketPack, TieBreak, Variant, VoidReason, invariants,
    },
    log::{codec, packs::Packs},
    verify::{transcript::Transcript, verify},
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Reads choices out of bytes; zeros when they are used up.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn byte(&mut self) -> u8 {
        let (first, rest) = self.0.split_first().map_or((0, self.0), |(first, rest)| (*first, rest));
        self.0 = rest;
        first
    }

    /// A number below `count`.
    fn below(&mut self, count: usize) -> usize {
        let number =
            if count > 256 { usize::from(self.byte()) << 8 | usize::from(self.byte()) } else { self.byte().into() };
        number % count.max(1)
    }

    fn one_of<T>(&mut self, all: impl IntoIterator<Item = T, IntoIter: Clone>) -> T {
        let all = all.into_iter();
        let at = self.below(all.clone().count());
        all.clone().nth(at).unwrap()
    }

    fn many<T>(&mut self, most: usize, mut one: impl FnMut(&mut Self) -> T) -> Vec<T> {
        (0..self.below(most + 1)).map(|_| one(self)).collect()
    }

    fn seat(&mut self) -> Seat {
        self.one_of(Seat::ALL)
    }

    fn card(&mut self) -> Card {
        self.one_of(Card::ALL)
    }

    fn route(&mut self) -> Route {
        self.one_of(Route::all())
    }

    fn city(&mut self) -> City {
        self.one_of(City::all())
    }

    fn payment(&mut self) -> Payment {
        let color = self.one_of(Color::ALL.map(Some).into_iter().chain([None]));
        Payment { color, locomotives: self.byte() % 10 }
    }

    fn ticket(&mut self) -> Ticket {
        let kind = self.one_of([TicketKind::Long, TicketKind::Standard]);
        let printed = Variant::Mega.tickets(kind, &[]).collect::<Vec<_>>();
        match self.byte() % 4 {
            0 => Ticket { id: TicketId { from: self.city(), to: self.city() }, points: self.byte(), kind },
            _ => self.one_of(printed),
        }
    }

    fn options(&mut self) -> GameOptions {
        let variant = self.one_of(Variant::ALL);
        let tie_break = self.one_of([TieBreak::Standard, TieBreak::German]);
        let seat = self.seat();
        let first_seat = self.one_of([None, Some(seat)]);
        let (rated, auto_start, clock) = (self.byte() < 128, self.byte() < 128, self.clock());
        let (seats, stand_ins) = (self.byte() % 8, self.one_of(StandIns::ALL));
        let deal = Deal { commitment: Digest([self.byte(); 32]), entropy: Digest([self.byte(); 32]) };
        let deal = self.one_of([None, Some(deal)]);
        GameOptions {
            variant,
            seats,
            tie_break,
            first_seat,
            rated,
            auto_start,
            clock,
            sandbox: false,
            stand_ins,
            copied_events: 0,
            binding: false,
            deal,
        }
    }

    fn clock(&mut self) -> Option<Clock> {
        let seconds = u32::from(self.byte()) * 100;
        let increment = self.byte().into();
        self.one_of([None, Some(Clock::PerMove { seconds }), Some(Clock::Bank { seconds, increment })])
    }

    fn packs(&mut self) -> Vec<TicketPack> {
        let chosen = self.byte();
        (0..).zip(TicketPack::built_in()).filter(|(at, _)| chosen >> at & 1 == 1).map(|(_, pack)| pack).collect()
    }

    /// Any move, legal or not.
    fn a_move(&mut self) -> Move {
        match self.byte() % 9 {
            0 => Move::DrawCard {},
            1 => Move::TakeFaceUp { slot: self.byte() },
            2 => Move::ClaimRoute { route: self.route(), payment: self.payment() },
            3 => Move::PayTunnel { locomotives: self.byte() },
            4 => Move::AbandonTunnel {},
            5 => Move::DrawTickets {},
            6 => Move::KeepTickets { tickets: self.many(5, |bytes| bytes.ticket().id).into_iter().collect() },
            7 => Move::BuildStation { city: self.city(), payment: self.payment() },
            _ => Move::Pass {},
        }
    }

    /// A command to a table before the game, and its author.
    fn lobby_command(&mut self) -> (Actor, Command) {
        let (by, other, level) = (self.seat(), self.seat(), self.one_of(BotLevel::ALL));
        match self.byte() % 16 {
            0..4 => (Actor::Newcomer, Command::Join(SeatChoice::ANY, None)),
            4..6 => (Actor::Newcomer, Command::Join(self.seat_choice(other), self.entropy())),
            6..8 => (Actor::Seat(by), Command::AddBot(self.seat_choice(other), level)),
            8..10 => (Actor::Seat(by), Command::RemoveBot(other)),
            10 | 11 => (Actor::Seat(by), Command::Kick(other)),
            12 => (Actor::Seat(by), Command::MakeHost(other)),
            13 => (Actor::Seat(by), Command::Leave),
            14 => (Actor::Seat(by), Command::Resign(level)),
            _ => (Actor::Seat(by), self.one_of([Command::Start, Command::Cancel, Command::TakeBack])),
        }
    }

    /// A command to a game that runs, mostly a move that is legal.
    fn command(&mut self, game: &Game) -> (Actor, Command) {
        let seat = game.forced_seat().or(game.waits_for().next()).expect("it waits for somebody");
        match self.byte() {
            0 => (Actor::Seat(self.seat()), Command::Resign(self.one_of(BotLevel::ALL))),
            1..10 => (Actor::Operator, Command::RunOut(seat, BotLevel::Random)),
            10 => (Actor::Operator, Command::RunOut(self.seat(), BotLevel::Random)),
            11 => (Actor::Operator, Command::GrantTime(self.byte().into())),
            12 => (Actor::Operator, Command::BeginVacation(self.seat())),
            13 => (Actor::Operator, Command::EndVacation(self.seat())),
            14 => (Actor::Operator, Command::SetSleepingHours(self.seat(), SleepingHours::new(0, 60).map(Into::into))),
            15..18 => (Actor::Seat(self.seat()), Command::TakeBack),
            18 | 19 => (Actor::Newcomer, Command::StandIn(self.seat())),
            20..40 => (Actor::Seat(self.seat()), Command::Play(self.a_move())),
            _ => {
                let moves = game.moves(seat);
                let forced = game.forced_move(seat).filter(|_| game.forced_seat() == Some(seat));
                let legal = forced.or_else(|| moves.nth(self.below(moves.len()))).expect("there is a move");
                (Actor::Seat(seat), Command::Play(legal))
            }
        }
    }

    fn seat_choice(&mut self, seat: Seat) -> SeatChoice {
        let colors = [None].into_iter().chain(PlayerColor::ALL.map(Some)).collect::<Vec<_>>();
        let (seat, at) = (Some(seat).filter(|_| self.byte().is_multiple_of(2)), self.below(colors.len()));
        SeatChoice { seat, color: colors[at] }
    }

    fn entropy(&mut self) -> Option<Entropy> {
        let text = self.many(65, |bytes| char::from(bytes.byte()));
        Entropy::try_from(text.into_iter().collect::<String>()).ok()
    }

    fn event(&mut self) -> Event {
        let seat = self.seat();
        match self.byte() % 37 {
            0 => Event::GameCreated {
                rules: RulesRevision::LATEST,
                options: Box::new(self.options()),
                packs: self.packs().into(),
                commitment: "".into(),
            },
            1 => Event::PlayerJoined { seat, color: self.one_of(PlayerColor::ALL), entropy: self.entropy() },
            2 => Event::PlayerLeft { seat },
            3 => Event::BotAdded { seat, color: self.one_of(PlayerColor::ALL), level: self.one_of(BotLevel::ALL) },
            4 => Event::GameStarted { first: seat },
            5 => Event::CardsDealt { seat, cards: self.many(4, Bytes::card).into_iter().collect() },
            6 | 7 => {
                let (tickets, keep_min, keep_max) =
                    (self.many(5, Bytes::ticket).into_iter().collect(), self.byte(), self.byte());
                match self.byte() % 2 {
                    0 => Event::TicketsDealt { seat, tickets, keep_min, keep_max },
                    _ => Event::TicketsDrawn { seat, tickets, keep_min, keep_max },
                }
            }
            8 => Event::TicketsKept { seat, tickets: self.many(5, |bytes| bytes.ticket().id).into_iter().collect() },
            9 => Event::TicketsBoxed { seat, tickets: self.many(5, |bytes| bytes.ticket().id).into_iter().collect() },
            10 => Event::TicketsReturned { tickets: self.many(16, |bytes| bytes.ticket().id).into_iter().collect() },
            11 => Event::CardTurnedUp { slot: self.byte(), card: self.card() },
            12 => Event::RowDiscarded,
            13 => Event::DeckReshuffled,
            14 => Event::TurnStarted { seat },
            15 => Event::CardDrawn { seat, card: self.card() },
            16 => Event::CardTaken { seat, slot: self.byte(), card: self.card() },
            17 => Event::RouteClaimed { seat, route: self.route(), payment: self.payment(), points: self.byte() },
            18 => Event::TunnelLaid { seat, route: self.route(), payment: self.payment() },
            19 => Event::TunnelCardRevealed { card: self.card() },
            20 => Event::TunnelSurchargeAsked { seat, surcharge: self.byte() },
            21 => Event::TunnelSurchargePaid { seat, surcharge: self.byte(), payment: self.payment() },
            22 => Event::TunnelAbandoned { seat },
            23 => Event::StationBuilt { seat, city: self.city(), payment: self.payment() },
            24 => Event::Passed { seat },
            25 => {
                let (level, reason) =
                    (self.one_of(BotLevel::ALL), self.one_of([AwayReason::Resigned, AwayReason::OutOfTime]));
                Event::SeatHandedOver { seat, level, reason }
            }
            26 => Event::GameVoided { reason: self.one_of([VoidReason::Admin, VoidReason::LeftEarly]) },
            27 => Event::BotRemoved { seat },
            28 => Event::PlayerKicked { seat },
            29 => Event::HostChanged { seat },
            30 => Event::TimeRanOut { seat },
            31 => Event::TimeGranted { seconds: self.byte().into() },
            32 => Event::SeatTakenBack { seat },
            33 => Event::VacationBegun { seat },
            34 => Event::VacationEnded { seat },
            35 => Event::StandInSeated { seat },
            _ => match self.byte() % 3 {
                0 => Event::LastRoundBegun { seat },
                1 => Event::RowReplaced {
                    times: self.byte().into(),
                    row: self.many(5, Bytes::card).into_iter().collect(),
                    discards: self.many(20, Bytes::card).into_iter().collect(),
                },
                _ => Event::GameFinished { scores: [].into() },
            },
        }
    }
}

/// A game that is played, and its log.
struct Table {
    game: Game,
    events: Vec<Event>,
    rng: ChaCha8Rng,
}

impl Table {
    /// Gives a command, allowed or not. A refusal changes nothing; the invariants hold after every event.
    fn give(&mut self, by: Actor, command: &Command) {
        let before = self.game.clone();
        let recorded = self.events.len();
        let answer = self.game.play(by, command, &mut self.rng, &mut self.events);
        if let (Actor::Seat(by), Command::Play(the_move)) = (by, command) {
            // Tickets may be named in any order.
            let may_differ = matches!(the_move, Move::KeepTickets { .. }) && answer.is_ok();
            let listed = before.legal_moves(by).contains(the_move);
            assert!(may_differ || listed == answer.is_ok(), "{the_move:?}, listed: {listed}: {answer:?}");
        }
        assert!(answer.is_ok() || self.game == before && self.events.len() == recorded, "a refusal changed the game");
        let mut replayed = before;
        for event in &self.events[recorded..] {
            replayed.evolve(event);
            invariants::conserved(&replayed).unwrap();
        }
        assert!(replayed == self.game, "the events lead elsewhere");
        invariants::settled(&self.game).unwrap();
    }

    fn has_open_seats(&self) -> bool {
        *self.game.phase() == Phase::Lobby && self.game.open_seats().next().is_some()
    }
}

/// A whole game: commands before it, then moves, legal or not, and the fates of its players.
pub fn play(data: &[u8]) {
    let mut bytes = Bytes(data);
    let seats = 2 + bytes.byte() % 4;
    let bots = bytes.many(usize::from(seats), |bytes| bytes.one_of(BotLevel::ALL));
    let options = bytes.options();
    let options =
        GameOptions { seats, rated: options.rated && bots.is_empty() && options.stand_ins.is_none(), ..options };
    let rng = ChaCha8Rng::seed_from_u64(bytes.byte().into());
    let Ok(events) = Game::create(
        options,
        bytes.packs(),
        (SeatChoice::ANY, None),
        bots.into_iter().map(BotLevel::anywhere),
        String::new(),
    ) else {
        return;
    };
    let mut table = Table { game: Game::replay(&events), events, rng };
    for (by, command) in bytes.many(12, Bytes::lobby_command) {
        table.give(by, &command);
    }
    while table.has_open_seats() {
        table.give(Actor::Newcomer, &Command::Join(SeatChoice::ANY, None));
    }
    table.give(Actor::Seat(table.game.host()), &Command::Start);
    while !bytes.0.is_empty() && !table.game.is_over() {
        let (by, command) = bytes.command(&table.game);
        table.give(by, &command);
    }
    look_at(&table.game);
}

/// A log of any events at all: it is folded without a panic.
pub fn fold(data: &[u8]) {
    let mut bytes = Bytes(data);
    let mut game = Game::default();
    while !bytes.0.is_empty() {
        game.evolve(&bytes.event());
    }
    look_at(&game);
}

fn look_at(game: &Game) {
    for viewer in Seat::ALL.into_iter().map(Some).chain([None]) {
        let _ = game.view_for(viewer);
    }
    for seat in Seat::ALL {
        let moves = game.moves(seat);
        assert_eq!(moves.len(), moves.iter().count());
        let _ = moves.iter().take(20).map(|the_move| game.cost(seat, &the_move)).collect::<Vec<_>>();
        let _ = (game.forced_seat(), game.forced_move(seat), game.has_everyone_moved());
    }
}

/// Text from outside: events, moves, tickets. Texts that are read can be written and read again.
pub fn read(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if let Ok(event) = codec::decode(codec::SCHEMA, text) {
        assert_eq!(codec::decode(codec::SCHEMA, &codec::encode(&event).unwrap()).unwrap(), event);
        let mut game = Game::default();
        game.evolve(&event);
        look_at(&game);
    }
    if let Ok(the_move) = serde_json::from_str::<Move>(text) {
        let json = serde_json::to_string(&the_move).unwrap();
        assert_eq!(serde_json::from_str::<Move>(&json).unwrap(), the_move);
    }
    let _ = Packs::read(data);
    let _ = record(data);
}

/// An exported game, if it is one: it is verified without a panic.
pub fn record(data: &[u8]) -> Option<Transcript> {
    let record = Transcript::parse(std::str::from_utf8(data).ok()?).ok()?;
    let again = Transcript::parse(&record.write().unwrap()).unwrap();
    assert_eq!((again.game, again.secret, &again.events), (record.game, record.secret, &record.events));
    let _ = verify(&record);
    Some(record)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::RngExt;

    fn try_many(count: u64, longest: usize, try_one: fn(&[u8])) {
        for seed in 0..count {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let length = rng.random_range(0..longest);
            try_one(&(0..length).map(|_| rng.random()).collect::<Vec<u8>>());
        }
    }

    #[test]
    fn games_out_of_any_bytes_keep_the_invariants() {
        try_many(600, 800, play);
    }

    #[test]
    fn logs_out_of_any_bytes_are_folded_without_a_panic() {
        try_many(2000, 600, fold);
    }

    /// Every event that was ever written, with one byte changed.
    #[test]
    fn texts_that_are_nearly_right_are_read_or_refused() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        for line in include_str!("../events/v1.jsonl").lines() {
            read(line.as_bytes());
            let mut changed = line.as_bytes().to_vec();
            let at = rng.random_range(0..changed.len());
            changed[at] = rng.random_range(32..127);
            read(&changed);
        }
    }
}
