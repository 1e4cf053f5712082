//! `railhead demo`: one game of bots over HTTP, played and told as any client could.

mod client;
mod tell;

use crate::{
    bots::{self, Budget},
    config::Demo,
    engine::{BotLevel, GameView, PhaseView, Seat},
};
use client::{Client, Outcome, Player};
use comfy_table::{CellAlignment, Table, presets};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::error::Error;

/// Plays and tells one game.
///
/// # Errors
/// If the server cannot be reached or refuses a move.
pub fn run(options: &Demo) -> Result<(), Box<dyn Error>> {
    let mut whims = ChaCha8Rng::seed_from_u64(options.seed);
    let (game, players, mut view) = open(options)?;
    let names = players.iter().map(|player| player.name.as_str()).collect::<Vec<_>>();
    println!("Game {game} of {} on {}", names.join(", "), options.url);
    let mut moves = 0_u32;
    while let Some(seat) = waited_for(&view) {
        let player = players.get(usize::from(seat.number())).ok_or("a seat without a player")?;
        let own = player.view(&game)?;
        let legal = player.moves(&game)?;
        let chosen = bots::choose(BotLevel::Conductor, || own.clone(), &legal, Budget::default(), &mut whims);
        let chosen = chosen.ok_or("no legal move")?;
        let Outcome { events, view: next, .. } = player.play(&game, own.version, &chosen)?;
        events.iter().filter_map(|event| tell::told(&event.event, &names)).for_each(|line| println!("{line}"));
        view = next;
        moves += 1;
    }
    println!("\nAfter {moves} moves:");
    print_scores(&view, &names);
    Ok(())
}

/// Makes guests of the players, opens the game, seats everyone and starts it.
fn open(options: &Demo) -> Result<(String, Vec<Player>, GameView), Box<dyn Error>> {
    let client = Client::new(&options.url);
    let players = (0..options.seats).map(|_| client.guest()).collect::<Result<Vec<_>, _>>()?;
    let (host, guests) = players.split_first().ok_or("no players")?;
    let game = host.open_game(options.seats)?;
    for guest in guests {
        guest.join(&game)?;
    }
    let view = host.start(&game)?.view;
    Ok((game, players, view))
}

/// The first seat the game waits for.
fn waited_for(view: &GameView) -> Option<Seat> {
    match &view.table.phase {
        PhaseView::Lobby | PhaseView::Finished { .. } | PhaseView::Voided { .. } => None,
        PhaseView::Dealing { waiting } => waiting.first().copied(),
        PhaseView::Turn { seat, .. } => Some(*seat),
    }
}

fn print_scores(view: &GameView, names: &[&str]) {
    let PhaseView::Finished { scores } = &view.table.phase else { return };
    let mut scores = scores.iter().collect::<Vec<_>>();
    scores.sort_by_key(|score| score.rank);
    let mut table = Table::new();
    table.load_style(presets::UTF8_HORIZONTAL_ONLY);
    table.set_header(["rank", "player", "routes", "tickets", "stations", "express", "total", "completed", "longest"]);
    for score in scores {
        let name = names.get(usize::from(score.seat.number())).copied().unwrap_or("?");
        let kept = score.completed.len() + score.failed.len();
        table.add_row([
            score.rank.to_string(),
            name.to_owned(),
            score.routes.to_string(),
            score.tickets.to_string(),
            score.stations.to_string(),
            score.express.to_string(),
            score.total.to_string(),
            format!("{} of {kept}", score.completed.len()),
            score.longest_path.to_string(),
        ]);
    }
    table.column_iter_mut().skip(2).for_each(|column| column.set_cell_alignment(CellAlignment::Right));
    println!("{table}");
}
