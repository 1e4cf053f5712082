//! The refusals of tournaments as problems.

use crate::{
    http::problem::{Problem, ProblemCode},
    store::TournamentError,
};
use railhead_localization::{Message, message};
use railhead_tournament::{Refusal, RulesError};

/// A round that has not begun, or never will.
pub fn no_such_round() -> Problem {
    Problem::new(ProblemCode::NotFound, message!("detail-no-round"))
}

/// Rules that cannot be; `reason` names the part.
pub fn refused_rules(reason: &str, detail: Message) -> Problem {
    Problem::new(ProblemCode::TournamentRules, detail).with("reason", reason)
}

fn rules(error: RulesError) -> Problem {
    match error {
        RulesError::Seats => refused_rules("seats", message!("tournament-rules-seats")),
        RulesError::Players => refused_rules("max_players", message!("tournament-rules-max_players")),
        RulesError::Rounds => refused_rules("rounds", message!("tournament-rules-rounds")),
        RulesError::Advance => refused_rules("advance", message!("tournament-rules-advance")),
        RulesError::Minutes => refused_rules("minutes", message!("tournament-rules-minutes")),
        RulesError::RepeatWeight => refused_rules("repeat_weight", message!("tournament-rules-repeat_weight")),
        RulesError::LateEntry => refused_rules("late_entry", message!("tournament-rules-late_entry")),
        RulesError::SameDeal => refused_rules("same_deal", message!("tournament-rules-same_deal")),
        RulesError::League => refused_rules("league", message!("tournament-rules-league")),
    }
}

fn refused(refusal: Refusal) -> Problem {
    let text = match refusal {
        Refusal::EntryClosed => message!("tournament-refused-entry_closed"),
        Refusal::Full => message!("tournament-refused-full"),
        Refusal::AlreadyEntered => message!("tournament-refused-already_entered"),
        Refusal::NotEntered => message!("tournament-refused-not_entered"),
        Refusal::NoReturn => message!("tournament-refused-no_return"),
        Refusal::HasBegun => message!("tournament-refused-has_begun"),
        Refusal::NotRunning => message!("tournament-refused-not_running"),
        Refusal::IsOver => message!("tournament-refused-is_over"),
        Refusal::PlayerCount => message!("tournament-refused-player_count"),
        Refusal::NoSuchTable => message!("tournament-refused-no_such_table"),
        Refusal::Places => message!("tournament-refused-places"),
        Refusal::Pause => message!("tournament-refused-pause"),
        Refusal::Rated => message!("tournament-refused-rated"),
        Refusal::TooOften => message!("tournament-refused-too_often"),
        Refusal::Arena => message!("tournament-refused-arena"),
    };
    let reason = serde_json::to_value(refusal).unwrap_or_default();
    Problem::new(ProblemCode::TournamentRefused, text).with("reason", reason)
}

impl From<TournamentError> for Problem {
    fn from(error: TournamentError) -> Problem {
        match error {
            TournamentError::NoSuchTournament => Problem::new(ProblemCode::NotFound, message!("detail-no-tournament")),
            TournamentError::IdTaken => Problem::new(ProblemCode::IdTaken, message!("detail-id-taken")),
            TournamentError::TooMany { most } | TournamentError::TooManyEntered { most } => {
                let detail = message!("detail-too-many-tournaments", most);
                Problem::new(ProblemCode::TooManyTournaments, detail).with("most", most)
            }
            TournamentError::NotOrganiser => Problem::new(ProblemCode::NotOrganiser, message!("detail-not-organiser")),
            TournamentError::Guest => Problem::new(ProblemCode::GuestAccount, message!("detail-guest-tournament")),
            TournamentError::Bot => Problem::new(ProblemCode::NotForBots, message!("detail-bot-tournament")),
            TournamentError::Rating { rating, least, most } => {
                let problem = Problem::new(ProblemCode::RatingLimit, message!("detail-rating-limit", rating));
                let bounds =
                    [("minimum", least), ("maximum", most)].into_iter().filter_map(|(name, at)| Some((name, at?)));
                bounds.fold(problem.with("rating", rating), |problem, (name, at)| problem.with(name, at))
            }
            TournamentError::NotOver => {
                Problem::new(ProblemCode::TournamentNotOver, message!("detail-tournament-not-over"))
            }
            TournamentError::Panicked => Problem::internal("a pairing panicked"),
            TournamentError::Rules(error) => rules(error),
            TournamentError::Refused(refusal) => refused(refusal),
            TournamentError::Deal(error) => Problem::fault(ProblemCode::Internal, &error),
            TournamentError::Game(error) => error.into(),
            TournamentError::Database(error) => error.into(),
        }
    }
}
