//! Plays each deal at two tables: `cargo run --release -p railhead-hosting --example duplicate -- DEALS SEATS
//! X Y [OTHERS [LAPSES]]`. X and Y sit in seat 0 against bots of the level OTHERS (default: conductor); LAPSES
//! is the share, in percent, of their moves that are made at random. Prints the share of blind draws that
//! are equal at both tables, and the variance of the difference of X and Y on one deal over that on two.

#![expect(clippy::unwrap_used, clippy::indexing_slicing, clippy::print_stdout)]

use railhead_bots::{Budget, choose_in};
use railhead_engine::*;
use railhead_log::rng::Secret;
use rand::{Rng, RngExt as _, SeedableRng as _};

struct Played {
    points: f64,
    blind: [Vec<Card>; 5],
}

fn play(deal: u64, seats: u8, levels: &[BotLevel], who: u64, lapses: u32) -> Played {
    let mut lapse = rand_chacha::ChaCha8Rng::seed_from_u64(2 * deal + who);
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&deal.to_be_bytes());
    let secret = Secret::from_bytes(bytes);
    let commitment = Digest::try_from(secret.commitment()).unwrap();
    let shared = Deal { commitment, entropy: Digest([0; 32]) };
    let key = secret.deal_key(&shared);
    let options = GameOptions { deal: Some(shared), ..GameOptions::new(Variant::Classic, seats) };
    let others = vec![BotLevel::Conductor.anywhere(); usize::from(seats) - 1];
    let mut events = Game::create(options, Vec::new(), (SeatChoice::ANY, None), others, String::new()).unwrap();
    let mut game = Game::replay(&events);
    let keys = key.keys();
    game.play_by(Actor::Seat(Seat::ALL[0]), &Command::Start, Chance::Keyed(&keys), &mut events).unwrap();
    let mut blind: [Vec<Card>; 5] = Default::default();
    while !game.is_over() {
        let seat = game.waits_for().next().unwrap();
        let mut rng = key.bot_rng_of_deal(&game, seat);
        if seat.number() == 0 {
            // Two people who play alike do not think alike.
            for _ in 0..who {
                let _ = rng.random::<u64>();
            }
            let _ = rng.next_u32();
        }
        let level = levels[usize::from(seat.number())];
        let level = if seat.number() == 0 && lapse.random_ratio(lapses, 100) { BotLevel::Random } else { level };
        let made = choose_in(&game, seat, level, Budget::Rollouts(50), &mut rng).unwrap();
        events.clear();
        game.play_by(Actor::Seat(seat), &Command::Play(made), Chance::Keyed(&keys), &mut events).unwrap();
        for event in &events {
            if let Event::CardDrawn { seat, card } = event {
                blind[usize::from(seat.number())].push(*card);
            }
        }
    }
    Played { points: f64::from(game.scores()[0].total), blind }
}

fn variance(values: &[f64]) -> f64 {
    let mean = values.iter().sum::<f64>() / values.len() as f64;
    values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (values.len() - 1) as f64
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let (deals, seats): (u64, u8) = (args[1].parse().unwrap(), args[2].parse().unwrap());
    let level = |name: &str| BotLevel::ALL.into_iter().find(|level| level.name() == name).unwrap();
    let (x, y) = (level(&args[3]), level(&args[4]));
    let other = args.get(5).map_or(BotLevel::Conductor, |name| level(name));
    let lapses = args.get(6).map_or(0, |share| share.parse().unwrap());
    let table = |first| std::iter::once(first).chain(std::iter::repeat_n(other, usize::from(seats) - 1));
    let (of_x, of_y) = (table(x).collect::<Vec<_>>(), table(y).collect::<Vec<_>>());
    let (mut xs, mut ys, mut same, mut all) = (Vec::new(), Vec::new(), 0, 0);
    for deal in 0..deals {
        let (one, two) = (play(deal, seats, &of_x, 0, lapses), play(deal, seats, &of_y, 1, lapses));
        for (one, two) in one.blind.iter().zip(&two.blind) {
            all += one.len().min(two.len());
            same += one.iter().zip(two).filter(|(one, two)| one == two).count();
        }
        xs.push(one.points);
        ys.push(two.points);
    }
    let paired = xs.iter().zip(&ys).map(|(x, y)| x - y).collect::<Vec<_>>();
    let apart = xs.iter().zip(ys.iter().cycle().skip(1)).map(|(x, y)| x - y).collect::<Vec<_>>();
    let (paired, apart) = (variance(&paired), variance(&apart));
    println!(
        "{} and {} among {} of {seats}: equal blind draws {:.0} %, variance {:.0} on one deal, {:.0} on two: {:.2}, n = {deals}",
        args[3],
        args[4],
        other.name(),
        100.0 * f64::from(same as u32) / f64::from(all as u32),
        paired,
        apart,
        paired / apart
    );
}
