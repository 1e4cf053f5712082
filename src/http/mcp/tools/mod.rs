//! The eight tools, each in a file: what it says of itself to a model, and what it does.

mod analyze_game;
mod declaration;
mod find_games;
mod legal_moves;
mod plan_routes;
mod play_move;
mod read_rules;
mod shapes;
mod view_game;
mod wait_for_turn;

use crate::http::mcp::{door::Api, message::Params, refusal::Refusal};
use declaration::Declaration;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use strum::VariantArray;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "snake_case")]
pub enum Tool {
    FindGames,
    ViewGame,
    LegalMoves,
    PlanRoutes,
    PlayMove,
    WaitForTurn,
    AnalyzeGame,
    ReadRules,
}

impl Tool {
    fn declaration(self) -> Declaration {
        match self {
            Tool::FindGames => find_games::declaration(),
            Tool::ViewGame => view_game::declaration(),
            Tool::LegalMoves => legal_moves::declaration(),
            Tool::PlanRoutes => plan_routes::declaration(),
            Tool::PlayMove => play_move::declaration(),
            Tool::WaitForTurn => wait_for_turn::declaration(),
            Tool::AnalyzeGame => analyze_game::declaration(),
            Tool::ReadRules => read_rules::declaration(),
        }
    }
}

/// All tools, as clients list them.
pub fn all() -> Vec<Value> {
    Tool::VARIANTS.iter().map(|tool| tool.declaration().listed(*tool)).collect()
}

/// Calls a tool.
///
/// # Errors
/// The refusal of the API, or that of the arguments.
pub async fn call(api: &Api, tool: Tool, arguments: Params) -> Result<Value, Refusal> {
    match tool {
        Tool::FindGames => find_games::call(api, read(arguments)?).await,
        Tool::ViewGame => view_game::call(api, read(arguments)?).await,
        Tool::LegalMoves => legal_moves::call(api, read(arguments)?).await,
        Tool::PlanRoutes => plan_routes::call(api, read(arguments)?).await,
        Tool::PlayMove => play_move::call(api, read(arguments)?).await,
        Tool::WaitForTurn => wait_for_turn::call(api, read(arguments)?).await,
        Tool::AnalyzeGame => analyze_game::call(api, read(arguments)?).await,
        Tool::ReadRules => read_rules::call(api, read(arguments)?).await,
    }
}

fn read<T: DeserializeOwned>(arguments: Params) -> Result<T, Refusal> {
    serde_path_to_error::deserialize(Value::from(arguments)).map_err(|error| Refusal::of_arguments(error.to_string()))
}
