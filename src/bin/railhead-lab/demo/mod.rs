//! `railhead-lab demo`: plays one game between bots over HTTP, as any client could, prints it in
//! words and draws the board.

mod client;

use crate::options::Demo;
use client::{Client, DemoPlayer, Outcome};
use indicatif::{ProgressBar, ProgressStyle};
use railhead::{
    bots::{self, Budget},
    commands::narration,
    engine::{BotLevel, GameView, PhaseView, Seat},
};
use railhead_localization::{Language, message};
use railhead_pictures::{Board, Theme};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::{error::Error, io::Write};

/// Plays one game, prints it in words and draws the board: in place while the game runs, if the
/// output is a terminal, and once at the end.
pub fn run(options: &Demo) -> Result<(), Box<dyn Error>> {
    let mut bot_rng = ChaCha8Rng::seed_from_u64(options.seed);
    let language = options.language.chosen();
    let (game, players, mut view) = open(options)?;
    let names = players.iter().map(|player| player.name.clone()).collect::<Vec<_>>();
    let mut output = anstream::stdout();
    let list = narration::players(&names);
    let heading = message!("demo-heading", game = game.as_str(), players = list, url = options.url.as_str());
    writeln!(output, "{}", language.format(&heading))?;
    let screen = ProgressBar::new_spinner().with_style(ProgressStyle::with_template("{msg}")?);
    let mut moves = 0_u32;
    while let Some(seat) = waited_for(&view) {
        let player = players.get(usize::from(seat.number())).ok_or("a seat without a player")?;
        let own = player.view(&game)?;
        let legal = player.moves(&game)?;
        let chosen = bots::choose(BotLevel::Conductor, || own.game.clone(), &legal, Budget::default(), &mut bot_rng);
        let chosen = chosen.ok_or("no legal move")?;
        let Outcome { events, view: next, .. } = player.play(&game, own.head, &chosen)?;
        let lines = events.iter().filter_map(|event| narration::narrate(&event.event, &names, language));
        let lines = lines.collect::<Vec<_>>();
        screen.suspend(|| lines.iter().try_for_each(|line| writeln!(output, "{line}")))?;
        screen.set_message(board(&next.game, &names, language));
        view = next.game;
        moves += 1;
    }
    screen.finish_and_clear();
    writeln!(output, "\n{}", board(&view, &names, language))?;
    writeln!(output, "\n{}", language.format(&message!("demo-after", moves)))?;
    if let PhaseView::Finished { scores } = &view.table.phase {
        writeln!(output, "{}", narration::scores(scores, &names, language))?;
    }
    Ok(())
}

fn board(view: &GameView, names: &[String], language: Language) -> String {
    Board { view, names, built: None, theme: Theme::Light, language }.text()
}

/// Creates guest accounts for the players, opens the game, seats all players and starts it.
fn open(options: &Demo) -> Result<(String, Vec<DemoPlayer>, GameView), Box<dyn Error>> {
    let client = Client::new(&options.url);
    let players = (0..options.seats).map(|_| client.guest()).collect::<Result<Vec<_>, _>>()?;
    let (host, guests) = players.split_first().ok_or("no players")?;
    let game = host.open_game(options.seats)?;
    for guest in guests {
        guest.join(&game)?;
    }
    let view = host.start(&game)?.view.game;
    Ok((game, players, view))
}

/// The first seat the game is waiting for.
fn waited_for(view: &GameView) -> Option<Seat> {
    match &view.table.phase {
        PhaseView::Lobby | PhaseView::Finished { .. } | PhaseView::Voided { .. } => None,
        PhaseView::Dealing { waiting } => waiting.first().copied(),
        PhaseView::Turn { seat, .. } => Some(*seat),
    }
}
