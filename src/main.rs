//! The commands.
use railhead::{engine::*, simulate::*};
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let games: u32 = a[1].parse().unwrap();
    let seats: u8 = a[2].parse().unwrap();
    let bots = a[3].split(',').map(|b| if b == "random" { BotLevel::Random } else { BotLevel::Conductor }).collect();
    let plan = Plan { games, seats, variant: Variant::Classic, bots, seed: 1 };
    let t = std::time::Instant::now();
    let mut s = Summary::default();
    for n in 0..games {
        match plan.play(n) {
            Ok(p) => s.add(&p),
            Err(e) => {
                println!("{e}");
                return;
            }
        }
    }
    println!(
        "{} {:.0} games/s {:.0} moves/s",
        serde_json::to_string_pretty(&s).unwrap(),
        games as f64 / t.elapsed().as_secs_f64(),
        s.moves as f64 / t.elapsed().as_secs_f64()
    );
}
