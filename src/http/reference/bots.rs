//! The bots of the server: how hard they are to beat, their strength, and the time they take.

use super::unchanging;
use crate::{
    bots::{Policy, Strength, strength},
    engine::BotLevel,
    http::{
        guards::extract::IfNoneMatch,
        problem::{Problem, language},
    },
};
use actix_web::{HttpResponse, get};
use railhead_localization::names;
use serde::Serialize;
use utoipa::ToSchema;

/// The bots of the server.
#[derive(Serialize, ToSchema)]
pub struct BotBook {
    /// The bots, the weakest first.
    pub bots: Vec<BotFacts>,
}

/// A bot of the server.
#[derive(Serialize, ToSchema)]
pub struct BotFacts {
    /// The level, as `bots` of a new game takes it.
    pub level: BotLevel,
    /// The difficulty for people. Null for `random`, which is for tests.
    pub difficulty: Option<Difficulty>,
    /// The name in the language of the request.
    #[schema(example = "Stationmaster")]
    pub display_name: String,
    /// The behaviour in the language of the request.
    #[schema(example = "Plays strongly: tries promising moves in its head.")]
    pub description: String,
    /// The time that it thinks about a move, less on a busy server. 0 if it moves at once.
    #[schema(example = 20)]
    pub thinking_milliseconds: u16,
    /// The strength at tables of two, three, four and five. Empty while it has not been measured.
    #[schema(value_type = Vec<Strength>)]
    pub strength: &'static [Strength],
}

/// The difficulty of a bot for people.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    Easy,
    Medium,
    Hard,
    Best,
}

impl Difficulty {
    fn of(level: BotLevel) -> Option<Difficulty> {
        match level {
            BotLevel::Random => None,
            BotLevel::Porter => Some(Difficulty::Easy),
            BotLevel::Conductor => Some(Difficulty::Medium),
            BotLevel::Stationmaster => Some(Difficulty::Hard),
            BotLevel::Director => Some(Difficulty::Best),
        }
    }
}

/// List the bots of the server
///
/// The levels of `bots` in `POST /v1/games`, with names in the language of the request, the
/// difficulty for people, ratings among each other, and the time for a move. It changes only with
/// the version of the server: keep it, and send `If-None-Match`.
#[utoipa::path(tag = "reference", operation_id = "show_bots",
    responses((status = 200, description = "The bots", body = BotBook,
        headers(("Content-Language" = String))), (status = 304, description = "Not changed")))]
#[get("/v1/reference/bots")]
pub async fn bots(known: IfNoneMatch) -> Result<HttpResponse, Problem> {
    unchanging(&known, &BotBook { bots: BotLevel::ALL.map(facts).into() })
}

fn facts(level: BotLevel) -> BotFacts {
    let language = language::current();
    let thinking = Policy::from(level).thinking().unwrap_or_default();
    BotFacts {
        level,
        difficulty: Difficulty::of(level),
        display_name: language.format(&names::bot(level)),
        description: language.format(&names::bot_description(level)),
        thinking_milliseconds: u16::try_from(thinking.as_millis()).unwrap_or(u16::MAX),
        strength: strength(level),
    }
}
