//! The interface for web pages: games as objects of JavaScript, requests and answers as texts of JSON.

use crate::{DeviceError, DeviceGame, LegalMoves, Request, Seen, TicketsPlan};
use railhead_engine::Seat;
use std::time::Duration;
use wasm_bindgen::{JsError, prelude::wasm_bindgen};

/// The legal moves of a player in a game elsewhere, or the plan for their tickets.
#[wasm_bindgen]
pub fn told_of(seen: &str, is_plan: bool) -> Result<String, JsError> {
    let view = serde_json::from_str::<Seen>(seen)?.view().ok_or(DeviceError::NothingThere)?;
    Ok(if is_plan {
        serde_json::to_string(&TicketsPlan::of(&view))
    } else {
        serde_json::to_string(&LegalMoves::of(&view))
    }?)
}

/// A game on this device.
#[wasm_bindgen]
pub struct Table(DeviceGame);

#[wasm_bindgen]
impl Table {
    /// Opens a game with these settings at a moment in milliseconds since 1970.
    pub fn open(settings: &str, now: i64) -> Result<Table, JsError> {
        Ok(Table(DeviceGame::open(serde_json::from_str(settings)?, now)?))
    }

    /// Reads a game that was kept; none if it was begun with other rules.
    pub fn load(saved: &str) -> Result<Option<Table>, JsError> {
        match DeviceGame::load(saved) {
            Ok(game) => Ok(Some(Table(game))),
            Err(DeviceError::OtherRules) => Ok(None),
            Err(broken) => Err(broken.into()),
        }
    }

    /// The game, to be kept.
    pub fn save(&self) -> Result<String, JsError> {
        Ok(self.0.save()?)
    }

    /// Answers a request of a seat.
    pub fn answer(&mut self, seat: u8, request: &str, now: i64) -> Result<String, JsError> {
        let seat = Seat::new(seat).ok_or(DeviceError::NothingThere)?;
        let request = serde_json::from_str::<Request>(request)?;
        Ok(serde_json::to_string(&self.0.answer(seat, request, now)?)?)
    }

    /// Lets the bot move for which the game waits, within so many milliseconds. Whether there was one.
    pub fn bot(&mut self, think: u32, now: i64) -> Result<bool, JsError> {
        Ok(self.0.let_bot_move(Duration::from_millis(think.into()), now)?)
    }

    /// The numbers of the seats of people for whom the game waits.
    pub fn asked(&self) -> Vec<u8> {
        self.0.asked().map(Seat::number).collect()
    }

    /// The number of the last event.
    pub fn version(&self) -> u32 {
        self.0.version()
    }
}
