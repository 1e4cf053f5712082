//! Whole tournaments in memory: players come and go, tables end in any order with random results.

#![expect(clippy::unwrap_used, clippy::indexing_slicing)]

use railhead_tournament::{
    Entrant, Event, Format, Line, Mismatch, NextStep, Phase, Presence, Refusal, Rules, RulesError, Seed, Tournament,
};
use rand::{RngExt, SeedableRng, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;
use uuid::Uuid;

fn rules(format: Format, seats: u8) -> Rules {
    Rules { format, seats, max_players: 16, late_entry: 0, repeat_weight: 20, same_deal: false }
}

fn seed_of(round: usize) -> Seed {
    [round as u8; 32]
}

/// A tournament and its log.
struct Played {
    tournament: Tournament,
    log: Vec<Event>,
    rng: ChaCha8Rng,
    /// Whether the time of an arena is over.
    is_late: bool,
    /// The players who never make a move.
    absent: Vec<Entrant>,
}

impl Played {
    fn open(rules: Rules, players: usize, seed: u64) -> Played {
        let opened = Tournament::open(rules, "00".repeat(32)).unwrap();
        let tournament = Tournament::replay([&opened]).unwrap();
        let rng = ChaCha8Rng::seed_from_u64(seed);
        let mut played = Played { tournament, log: vec![opened], rng, is_late: false, absent: Vec::new() };
        for _ in 0..players {
            let rating = played.rng.random_range(800..1800);
            played.record(played.tournament.enter(rating, None, Vec::new()).unwrap());
        }
        played
    }

    fn record(&mut self, event: Event) {
        let seed = seed_of(self.tournament.rounds.len());
        assert_eq!(self.tournament.check_follows(&event, seed), Ok(()), "{event:?}");
        self.tournament.evolve(&event);
        self.log.push(event);
    }

    fn start(mut self) -> Played {
        self.record(self.tournament.start().unwrap());
        self
    }

    /// Ends an open table with a random result.
    fn end_table(&mut self) {
        let tables = self.tournament.open_tables().map(|(round, table, state)| (round, table, state.players.clone()));
        let tables = tables.collect::<Vec<_>>();
        let (round, table, players) = tables[self.rng.random_range(0..tables.len())].clone();
        let mut ranks = (1..=players.len() as u8).collect::<Vec<_>>();
        ranks.shuffle(&mut self.rng);
        let line = |(entrant, rank): (&Entrant, u8)| Line {
            entrant: *entrant,
            rank,
            score: 150 - 20 * i32::from(rank),
            absent: false,
        };
        let lines = players.iter().zip(ranks).map(line).collect();
        let absent = players.iter().copied().filter(|player| self.absent.contains(player)).collect();
        self.record(self.tournament.finish_table(round, table, lines, "1-00".into(), absent).unwrap().unwrap());
    }

    /// Takes steps until the end; `each` may change something before each.
    fn play(mut self, mut each: impl FnMut(&mut Played)) -> Played {
        for step in 0.. {
            assert!(step < 10_000, "it never ends");
            each(&mut self);
            match self.tournament.next_step(self.is_late) {
                Some(NextStep::Pair) => {
                    let seed = seed_of(self.tournament.rounds.len());
                    self.record(self.tournament.paired(seed, Uuid::now_v7));
                }
                Some(NextStep::Finish) => {
                    self.record(Event::TournamentFinished {});
                    return self;
                }
                None => self.end_table(),
            }
        }
        self
    }

    /// The number of pairs of players who met more than once.
    fn repeats(&self) -> usize {
        let (history, count) = (self.tournament.history(), self.tournament.entrants.len());
        let pairs = (0..count).flat_map(|one| (0..one).map(move |other| (one, other)));
        pairs.filter(|(one, other)| history.met(*one, *other) > 1).count()
    }
}

#[test]
fn swiss_tournaments_end_after_their_rounds() {
    for seats in 2..=5 {
        let played = Played::open(rules(Format::Swiss { rounds: 3 }, seats), 16, 1).start().play(|_| {});
        let sizes = played.tournament.rounds.iter().map(|round| round.tables.len()).collect::<Vec<_>>();
        assert_eq!((played.tournament.phase, sizes.len(), played.repeats()), (Phase::Finished, 3, 0), "{seats} seats");
        let standings = played.tournament.standings();
        assert_eq!((standings.len(), standings[0].place), (16, 1));
    }
}

#[test]
fn everybody_meets_everybody_if_rounds_suffice() {
    for (players, seats, rounds) in [(10, 2, 9), (9, 3, 4), (16, 4, 5)] {
        let played = Played::open(rules(Format::Swiss { rounds }, seats), players, 2).start().play(|_| {});
        let history = played.tournament.history();
        let met = (0..players).all(|one| (0..one).all(|other| history.met(one, other) == 1));
        assert!(met, "{players} at tables of {seats}");
    }
}

#[test]
fn a_league_opens_all_tables_at_once() {
    let played = Played::open(rules(Format::League {}, 4), 7, 3).start().play(|_| {});
    assert_eq!((played.tournament.rounds.len(), played.tournament.rounds[0].tables.len()), (1, 7));
    let history = played.tournament.history();
    assert!((0..7).all(|one| (0..one).all(|other| history.met(one, other) == 2)));
    let too_many = Played::open(rules(Format::League {}, 4), 8, 3);
    assert_eq!(too_many.tournament.start(), Err(Refusal::PlayerCount));
}

#[test]
fn the_last_table_of_an_elimination_decides() {
    for (seats, advance) in [(2, 1), (3, 1), (4, 2), (4, 3), (5, 4)] {
        for players in 2..=16 {
            let played = Played::open(rules(Format::Elimination { advance }, seats), players, 4).start().play(|_| {});
            let rounds = &played.tournament.rounds;
            let last = &rounds.last().unwrap().tables;
            let first = last[0].result.as_ref().unwrap().lines.iter().find(|line| line.rank == 1).unwrap();
            let champion = played.tournament.standings()[0];
            assert_eq!((last.len(), champion.entrant), (1, first.entrant), "{players} at {seats}, {advance} play on");
        }
    }
}

#[test]
fn a_player_whose_last_opponents_have_left_wins_an_elimination() {
    for seed in 0..10 {
        let rules = rules(Format::Elimination { advance: 1 }, 2);
        let mut leaver = None;
        let played = Played::open(rules, 8, seed).start().play(|played| {
            let tournament = &played.tournament;
            if leaver.is_none() && tournament.waiting().len() == 2 && tournament.open_tables().next().is_none() {
                leaver = tournament.present().next();
                played.record(tournament.leave(leaver.unwrap()).unwrap());
            }
        });
        let standings = played.tournament.standings();
        assert_eq!((standings[0].place, standings[1].place), (1, 2));
        assert_eq!(standings[1].entrant, leaver.unwrap(), "who left is second");
        let last = played.tournament.rounds.last().unwrap();
        assert_eq!((last.tables.len(), &last.byes[..]), (0, &[standings[0].entrant][..]));
    }
}

#[test]
fn an_absent_player_is_not_seated_again_unless_they_come_back() {
    for format in [Format::Swiss { rounds: 4 }, Format::Arena { minutes: 30 }] {
        let mut steps = 0;
        let mut started = Played::open(rules(format, 3), 9, 11).start();
        started.absent = vec![4];
        let played = started.play(|played| {
            steps += 1;
            played.is_late = steps > 40;
        });
        let tables = |entrant: Entrant| {
            let tables = played.tournament.rounds.iter().flat_map(|round| &round.tables);
            tables.filter(|table| table.players.contains(&entrant)).count()
        };
        assert_eq!(tables(4), 1, "{format:?}");
        assert_eq!(played.tournament.entrants[4].presence, Presence::Left);
        assert!(tables(3) > 2);
    }
    let mut returned = Played::open(rules(Format::Swiss { rounds: 4 }, 3), 9, 11).start();
    returned.absent = vec![4];
    let returned = returned.play(|played| {
        if played.tournament.entrants[4].presence == Presence::Left && !played.tournament.entrants[4].has_returned {
            played.record(played.tournament.return_to(4).unwrap());
        }
    });
    let seated = returned.tournament.rounds.iter().flat_map(|round| &round.tables);
    assert_eq!(seated.filter(|table| table.players.contains(&4)).count(), 2, "once more");
}

#[test]
fn a_league_takes_out_who_was_absent_at_every_table() {
    let mut started = Played::open(rules(Format::League {}, 2), 5, 12).start();
    started.absent = vec![2];
    let mut ended = 0;
    let played = started.play(|played| {
        ended += 1;
        // The first of the player's tables had a move.
        let has_begun = played.tournament.rounds.iter().flat_map(|round| &round.tables);
        let own = has_begun.filter(|table| table.players.contains(&2) && table.result.is_some()).count();
        played.absent = if own == 0 { Vec::new() } else { vec![2] };
    });
    assert!(ended > 10);
    assert_eq!(played.tournament.entrants[2].presence, Presence::Here);
    let mut gone = Played::open(rules(Format::League {}, 2), 5, 12).start();
    gone.absent = vec![2];
    assert_eq!(gone.play(|_| {}).tournament.entrants[2].presence, Presence::Left);
}

#[test]
fn an_arena_seats_players_until_its_time_is_over() {
    let mut steps = 0;
    let played = Played::open(rules(Format::Arena { minutes: 30 }, 3), 10, 5).start().play(|played| {
        steps += 1;
        played.is_late = steps > 60;
        if steps == 10 {
            played.record(played.tournament.enter(1000, None, Vec::new()).unwrap());
        }
    });
    let tables = played.tournament.rounds.iter().map(|round| round.tables.len()).sum::<usize>();
    assert!(tables > 20, "{tables} tables");
    assert!(played.tournament.rounds.iter().flat_map(|round| &round.tables).any(|table| table.players.contains(&10)));
}

#[test]
fn players_come_and_go_and_every_table_ends() {
    for seed in 0..40 {
        let seats = 2 + (seed % 4) as u8;
        let rules = Rules { late_entry: 3, max_players: 512, ..rules(Format::Swiss { rounds: 6 }, seats) };
        let played = Played::open(rules, 30, seed).start().play(|played| {
            let entrant = played.rng.random_range(0..played.tournament.entrants.len());
            let event = match played.rng.random_range(0..12) {
                0 => played.tournament.leave(entrant),
                1 => played.tournament.return_to(entrant),
                2 => played.tournament.enter(1000, None, Vec::new()),
                3 => played.tournament.remove(entrant, "asked to".into()),
                _ => return,
            };
            event.into_iter().for_each(|event| played.record(event));
        });
        let history = played.tournament.history();
        assert!((0..played.tournament.entrants.len()).all(|one| history.byes(one) < 2), "a second bye");
        assert_eq!(Tournament::replay(&played.log).unwrap(), played.tournament);
    }
}

#[test]
fn leaving_and_coming_back_wins_no_points() {
    let mut tournament = Played::open(rules(Format::Swiss { rounds: 4 }, 2), 8, 6).start();
    tournament.record(tournament.tournament.leave(0).unwrap());
    let played = tournament.play(|played| {
        if played.tournament.rounds.len() == 2 && played.tournament.entrants[0].presence != Presence::Here {
            played.record(played.tournament.return_to(0).unwrap());
        }
    });
    let results = played.tournament.results();
    let own =
        results.iter().flat_map(|round| &round.tables).flat_map(|table| &table.lines).filter(|line| line.entrant == 0);
    let won = own.clone().filter(|line| line.rank == 1).count() as f64;
    let byes = results.iter().filter(|round| round.byes.contains(&0)).count() as f64;
    assert!(won > 0.0, "a mean that could be counted");
    let points = played.tournament.standings().iter().find(|line| line.entrant == 0).unwrap().points.value();
    assert!(own.count() <= 2 && points <= won + byes, "{points} points for {won} wins");
    let again = Tournament::replay(&played.log[..played.log.len() - 1]).unwrap();
    let mut again = again.clone();
    again.evolve(&again.leave(0).unwrap());
    assert_eq!(again.return_to(0), Err(Refusal::NoReturn));
}

#[test]
fn operators_pause_and_rule_with_reasons() {
    let mut played = Played::open(rules(Format::Swiss { rounds: 2 }, 4), 4, 7).start();
    let seed = seed_of(0);
    played.record(played.tournament.paired(seed, Uuid::now_v7));
    assert_eq!(played.tournament.rule(0, 0, &[1, 1, 2, 4], "".into()), Err(Refusal::Places));
    assert_eq!(played.tournament.rule(0, 1, &[1, 2, 3, 4], "".into()), Err(Refusal::NoSuchTable));
    played.record(played.tournament.rule(0, 0, &[1, 2, 2, 4], "collusion".into()).unwrap());
    played.record(played.tournament.pause("a look at the log".into()).unwrap());
    assert_eq!(played.tournament.next_step(false), None);
    played.record(played.tournament.resume().unwrap());
    assert_eq!(played.tournament.next_step(false), Some(NextStep::Pair));
    let points = played.tournament.points().iter().map(|points| points.units()).sum::<u32>();
    assert_eq!(points, 2 * 720);
}

#[test]
fn an_organiser_ends_no_pause_of_an_operator() {
    let mut played = Played::open(rules(Format::Swiss { rounds: 2 }, 4), 4, 7).start();
    for _ in 0..20 {
        played.record(played.tournament.pause_by_organiser("dinner".into()).unwrap());
        assert_eq!(played.tournament.pause_by_organiser("again".into()), Err(Refusal::Pause));
        played.record(played.tournament.resume_by_organiser().unwrap());
    }
    assert_eq!(played.tournament.pause_by_organiser("again".into()), Err(Refusal::TooOften));
    played.record(played.tournament.pause("a look at the log".into()).unwrap());
    assert_eq!(played.tournament.resume_by_organiser(), Err(Refusal::Pause));
    played.record(played.tournament.resume().unwrap());
    assert_eq!(played.tournament.resume_by_organiser(), Err(Refusal::Pause));
}

#[test]
fn rules_that_cannot_be_are_refused() {
    let swiss = rules(Format::Swiss { rounds: 3 }, 4);
    for (rules, error) in [
        (Rules { seats: 6, ..swiss }, RulesError::Seats),
        (Rules { max_players: 3, ..swiss }, RulesError::Players),
        (Rules { max_players: 513, ..swiss }, RulesError::Players),
        (Rules { format: Format::Swiss { rounds: 0 }, ..swiss }, RulesError::Rounds),
        (Rules { late_entry: 3, ..swiss }, RulesError::LateEntry),
        (Rules { repeat_weight: 51, ..swiss }, RulesError::RepeatWeight),
        (Rules { same_deal: true, format: Format::League {}, ..swiss }, RulesError::SameDeal),
        (rules(Format::Elimination { advance: 4 }, 4), RulesError::Advance),
        (rules(Format::Arena { minutes: 1 }, 4), RulesError::Minutes),
        (Rules { max_players: 17, ..rules(Format::League {}, 2) }, RulesError::League),
    ] {
        assert_eq!(rules.check(), Err(error));
    }
    assert_eq!(swiss.check(), Ok(()));
}

#[test]
fn events_that_do_not_follow_are_found() {
    let played = Played::open(rules(Format::Swiss { rounds: 3 }, 4), 13, 9).start().play(|_| {});
    let mut tournament = Tournament::replay(&played.log[..1]).unwrap();
    for event in &played.log[1..] {
        let seed = seed_of(tournament.rounds.len());
        if let Event::RoundPaired { pairing, games, .. } = event {
            let other_seed = tournament.paired([9; 32], Uuid::now_v7);
            assert_eq!(tournament.check_follows(&other_seed, seed), Err(Mismatch::Seed));
            let mut pairing = pairing.clone();
            let one = pairing.tables[0][0];
            pairing.tables[0][0] = std::mem::replace(&mut pairing.tables[1][0], one);
            let other =
                Event::RoundPaired { seed: format!("{:02x}", seed[0]).repeat(32), pairing, games: games.clone() };
            assert_eq!(tournament.check_follows(&other, seed), Err(Mismatch::Pairing));
            assert_eq!(tournament.check_follows(&Event::TournamentFinished {}, seed), Err(Mismatch::Impossible));
        }
        assert_eq!(tournament.check_follows(event, seed), Ok(()));
        tournament.evolve(event);
    }
    assert_eq!(tournament.check_follows(&Event::PlayerLeft { entrant: 0 }, [0; 32]), Err(Mismatch::Impossible));
}
