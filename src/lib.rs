//! Railhead: the server behind a mobile app for the train game of Europe.

pub mod bots;
pub mod engine;
pub mod simulate;
