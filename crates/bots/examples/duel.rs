#![expect(clippy::pedantic, clippy::unwrap_used, clippy::disallowed_types, clippy::indexing_slicing, missing_docs)]
// usage: duel SEATS DEALS FIRST A B   (A sits in 1 seat, B in all the others; every rotation)
use railhead_bots::{Budget, Policy};
use railhead_engine::*;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::time::Instant;
fn contender(s: &str) -> (Policy, Budget) {
    let (n, b) = s.split_once(':').unwrap_or((s, "400"));
    let budget = match b.strip_suffix("ms") {
        Some(ms) => Budget::Time(std::time::Duration::from_micros((ms.parse::<f64>().unwrap() * 1000.0) as u64)),
        None => Budget::Rollouts(b.parse().unwrap()),
    };
    (n.parse().unwrap(), budget)
}
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let seats: u8 = args[1].parse().unwrap();
    let deals: u64 = args[2].parse().unwrap();
    let first: u64 = args[3].parse().unwrap();
    let bots = [contender(&args[4]), contender(&args[5])];
    let (mut wins, mut ww, mut margin, mut mm, mut n) = (0.0, 0.0, 0.0, 0.0, 0.0);
    let mut time = [0.0f64; 2];
    let mut count = [0u32; 2];
    let mut max = [0.0f64; 2];
    let mut pts = [0.0f64; 2];
    for deal in first..first + deals {
        let mut w = 0.0;
        let mut m = 0.0;
        for rot in 0..seats {
            let host = Seat::ALL[0];
            let options = GameOptions { first_seat: Some(host), ..GameOptions::new(Variant::Classic, seats) };
            let others = vec![BotLevel::Conductor.anywhere(); usize::from(seats) - 1];
            let mut events = Game::create(options, Vec::new(), (SeatChoice::ANY, None), others, String::new()).unwrap();
            let mut game = Game::replay(&events);
            let mut chance = ChaCha8Rng::seed_from_u64(deal);
            let mut rngs: Vec<_> = (0..seats)
                .map(|s| {
                    let mut r = ChaCha8Rng::seed_from_u64(deal);
                    r.set_stream(1 + u64::from(s));
                    r
                })
                .collect();
            game.play(Actor::Seat(host), &Command::Start, &mut chance, &mut events).unwrap();
            let who = |seat: Seat| usize::from(seat.number() != rot);
            while !game.is_finished() {
                let seat = game.waits_for().next().unwrap();
                let b = who(seat);
                let t = Instant::now();
                let made = bots[b].0.choose_in(&game, seat, bots[b].1, &mut rngs[usize::from(seat.number())]).unwrap();
                let el = t.elapsed().as_secs_f64();
                time[b] += el;
                count[b] += 1;
                if el > max[b] {
                    max[b] = el
                }
                game.play(Actor::Seat(seat), &Command::Play(made), &mut chance, &mut events).unwrap();
                events.clear();
            }
            let scores = game.scores();
            let winners = scores.iter().filter(|s| s.rank == 1).count() as f64;
            let mine = scores.iter().find(|s| s.seat.number() == rot).unwrap();
            if mine.rank == 1 {
                w += 1.0 / winners;
            }
            let best = scores.iter().filter(|s| s.seat.number() != rot).map(|s| s.total).max().unwrap();
            m += f64::from(mine.total - best);
            pts[0] += f64::from(mine.total);
            pts[1] += scores.iter().filter(|s| s.seat.number() != rot).map(|s| f64::from(s.total)).sum::<f64>()
                / f64::from(seats - 1);
        }
        let s = f64::from(seats);
        w /= s;
        m /= s;
        wins += w;
        ww += w * w;
        margin += m;
        mm += m * m;
        n += 1.0;
    }
    let (p, q) = (wins / n, margin / n);
    let se = |s2: f64, mean: f64| ((s2 / n - mean * mean).max(0.0) / (n - 1.0)).sqrt();
    println!(
        "{} vs {} seats {seats}: win {:.1}% ±{:.1}  margin {:.1} ±{:.1}  pts {:.0}/{:.0}  ms {:.3}/{:.3} max {:.0}/{:.0}  n={}",
        args[4],
        args[5],
        100.0 * p,
        196.0 * se(ww, p),
        q,
        1.96 * se(mm, q),
        pts[0] / n / f64::from(seats),
        pts[1] / n / f64::from(seats),
        1e3 * time[0] / f64::from(count[0]),
        1e3 * time[1] / f64::from(count[1]),
        1e3 * max[0],
        1e3 * max[1],
        n
    );
}
