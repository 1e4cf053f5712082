//! Draws a game between random bots, to look at: `cargo run -p railhead-pictures --example draw --
//! DIR LOG`.
#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "an example")]

#[path = "../tests/full_board/mod.rs"]
mod full_board;

use railhead_engine::{Event, Game, Seat};
use railhead_localization::{Language, message};
use railhead_pictures::{Board, Built, Chart, Line, Replay, Theme, preview};
use std::{fs, path::PathBuf, time::Instant};

fn main() {
    let dir = PathBuf::from(std::env::args().nth(1).unwrap());
    let log = std::env::args().nth(2).unwrap();
    let log = fs::read_to_string(log).unwrap();
    let events = log.lines().map(|line| serde_json::from_str::<Event>(line).unwrap()).collect::<Vec<_>>();
    let names = full_board::names();
    let drawn = |part, count: usize, seat| {
        (part, Game::replay(&events[..count]).view_for(seat), Built::last(events[..count].iter()))
    };
    let (half, end) = (drawn("half", events.len() * 6 / 10, Seat::new(0)), drawn("end", events.len(), None));
    for (part, view, built) in [half, end, ("full", full_board::full_board(), None)] {
        for theme in [Theme::Light, Theme::Dark] {
            let board = Board { view: &view, names: &names, built, theme, language: Language::English };
            if theme == Theme::Light {
                println!("{}", board.text());
            }
            board.svg();
            preview(&board.preview_pieces(), theme, Language::English).unwrap();
            let began = Instant::now();
            let svg = board.svg();
            let took = began.elapsed();
            let began = Instant::now();
            let picture = preview(&board.preview_pieces(), theme, Language::English).unwrap();
            let name = format!("{part}-{}", if theme == Theme::Light { "light" } else { "dark" });
            println!(
                "{name}: svg {} bytes in {took:?}, png {} bytes in {:?}",
                svg.len(),
                picture.len(),
                began.elapsed()
            );
            fs::write(dir.join(format!("{name}.svg")), svg).unwrap();
            fs::write(dir.join(format!("{name}.png")), picture).unwrap();
        }
    }
    let (theme, language) = (Theme::Light, Language::German);
    let began = Instant::now();
    let replay = Replay { events: &events, names: &names, theme, language }.svg();
    println!("replay: {} bytes in {:?}", replay.len(), began.elapsed());
    fs::write(dir.join("replay.svg"), replay).unwrap();
    let end = Game::replay(&events);
    let mut game = Game::replay(&events[..1]);
    let mut lines = end
        .seats()
        .map(|seat| Line {
            name: names[usize::from(seat.number())].clone(),
            color: end.colors()[seat],
            points: vec![(0.0, 0.0)],
        })
        .collect::<Vec<_>>();
    let mut moves = 0.0;
    for event in &events[1..] {
        game.evolve(event);
        if let Event::TurnStarted { .. } = event {
            moves += 1.0;
            for (seat, line) in end.seats().zip(&mut lines) {
                line.points.push((moves, game.players()[seat].points.into()));
            }
        }
    }
    for theme in [Theme::Light, Theme::Dark] {
        let chart = Chart {
            title: message!("chart-points-title"),
            description: Vec::new(),
            horizontal: message!("chart-axis-moves"),
            vertical: message!("chart-axis-points"),
            lines: lines.clone(),
            theme,
            language,
        };
        fs::write(dir.join(format!("chart-{theme:?}.svg")), chart.svg()).unwrap();
    }
}
