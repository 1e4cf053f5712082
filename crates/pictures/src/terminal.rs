//! The board in a terminal: a space or a city for each character, claimed spaces in the colours of
//! their owners.

use crate::{board::Board, geometry::Geometry, words};
use anstyle::{AnsiColor, Effects, Style};
use railhead_engine::{City, Int, PlayerColor, Route, whole};
use std::fmt::Write;

/// The size, in characters. A character is about twice as high as wide.
const COLUMNS: usize = 100;
const ROWS: usize = 33;

#[derive(Clone, Copy)]
struct Cell {
    sign: char,
    style: Style,
}

/// A grid of characters.
struct Grid(Vec<[Cell; COLUMNS]>);

impl Grid {
    fn put(&mut self, x: f64, y: f64, text: &str, style: Style) {
        let board = Geometry::of_board();
        let column = usize::saturating_from(whole(x / f64::from(board.width) * COLUMNS.to_float()));
        let row = usize::saturating_from(whole(y / f64::from(board.height) * ROWS.to_float())).min(ROWS - 1);
        let Some(cells) = self.0.get_mut(row) else { return };
        let first = column.min(COLUMNS.saturating_sub(text.chars().count()));
        for (cell, sign) in cells.iter_mut().skip(first).zip(text.chars()) {
            *cell = Cell { sign, style };
        }
    }
}

/// The letter of a player: colours are not the only sign of the owner of a route.
fn of_player(color: PlayerColor) -> (char, Style) {
    let (sign, color) = match color {
        PlayerColor::Brown => ('b', AnsiColor::Yellow),
        PlayerColor::Red => ('r', AnsiColor::Red),
        PlayerColor::Purple => ('p', AnsiColor::Magenta),
        PlayerColor::Gray => ('g', AnsiColor::BrightBlack),
        PlayerColor::Blue => ('u', AnsiColor::Blue),
    };
    (sign, Style::new().fg_color(Some(color.into())).effects(Effects::BOLD | Effects::INVERT))
}

impl Board<'_> {
    /// The board as text with ANSI colours, 100 characters wide: free spaces as dots, claimed ones
    /// as letters, stations as `^`, cities with the beginning of their names; below it the players.
    pub fn text(&self) -> String {
        let board = Geometry::of_board();
        let empty = Cell { sign: ' ', style: Style::new() };
        let mut grid = Grid(vec![[empty; COLUMNS]; ROWS]);
        let faint = Style::new().effects(Effects::DIMMED);
        let owner = |route| self.view.table.routes.iter().find(|owned| owned.route == route).map(|owned| owned.seat);
        for route in Route::all() {
            let (sign, style) = owner(route).map_or(('·', faint), |seat| of_player(self.color(seat)));
            for space in &board.route(route).spaces {
                grid.put(space.x, space.y, &sign.to_string(), style);
            }
        }
        for city in City::all() {
            let place = board.city(city);
            let name = self.language.format(&words::city(city)).chars().take(3).collect::<String>();
            grid.put(place.x - 16.0, place.y, &name, Style::new().effects(Effects::BOLD));
        }
        for owned in &self.view.table.stations {
            let place = board.city(owned.city);
            grid.put(place.x - 32.0, place.y, "^", of_player(self.color(owned.seat)).1);
        }
        let mut text = String::new();
        for row in &grid.0 {
            let line = row.iter().fold(String::new(), |mut line, cell| {
                // Writing to a string cannot fail.
                let _ = if cell.style.is_plain() {
                    write!(line, "{}", cell.sign)
                } else {
                    write!(line, "{}{}{}", cell.style.render(), cell.sign, cell.style.render_reset())
                };
                line
            });
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text + &self.players()
    }

    /// The players in one line: whose turn it is, points and trains.
    fn players(&self) -> String {
        let players = self.view.table.seats.iter().map(|seat| {
            let (sign, style) = of_player(self.color(seat.seat));
            let turn = if self.is_marked(seat) { "▶" } else { "" };
            let (name, points) = (self.name(seat.seat), self.points(seat));
            format!("{turn}{}{sign}{} {name} {points} ({})", style.render(), style.render_reset(), seat.trains)
        });
        players.collect::<Vec<_>>().join("   ")
    }
}
