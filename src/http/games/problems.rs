//! Problems of games: refusals of the rules, and of the store.

use crate::{
    engine::Rejection,
    hosting::{hosted_game::TakesNoPlayers, script::ScriptRefusal, status::GameStatus},
    http::problem::{Problem, ProblemCode, public_url::PublicUrl, refused},
    store::GameError,
};
use railhead_localization::{broken_rule, message, refusal};
use serde_json::json;

impl From<&Rejection> for ProblemCode {
    fn from(rejection: &Rejection) -> ProblemCode {
        match rejection {
            Rejection::SeatCount { .. } => ProblemCode::SeatCount,
            Rejection::NoSuchSeat { .. } => ProblemCode::NoSuchSeat,
            Rejection::TableFull {} => ProblemCode::TableFull,
            Rejection::ColorTaken { .. } => ProblemCode::ColorTaken,
            Rejection::SeatsOpen { .. } => ProblemCode::SeatsOpen,
            Rejection::NotHost {} => ProblemCode::NotHost,
            Rejection::KickedHost {} => ProblemCode::KickedHost,
            Rejection::NoPersonThere { .. } => ProblemCode::NoPersonThere,
            Rejection::NoBotThere { .. } => ProblemCode::NoBotThere,
            Rejection::RatedGame {} => ProblemCode::RatedGame,
            Rejection::RatedStandIns {} => ProblemCode::RatedGame,
            Rejection::NoStandIns {} => ProblemCode::NoStandIns,
            Rejection::SeatNotAway { .. } => ProblemCode::SeatNotAway,
            Rejection::HadSeat {} => ProblemCode::HadSeat,
            Rejection::ClockRange { .. } => ProblemCode::ClockRange,
            Rejection::SeatGivenUp {} => ProblemCode::SeatGivenUp,
            Rejection::NotSeated {} => ProblemCode::NotSeated,
            Rejection::AlreadySeated {} => ProblemCode::AlreadySeated,
            Rejection::NotStarted {} => ProblemCode::GameNotStarted,
            Rejection::AlreadyStarted {} => ProblemCode::GameStarted,
            Rejection::GameOver {} => ProblemCode::GameOver,
            Rejection::OnVacation {} => ProblemCode::OnVacation,
            Rejection::NotYourTurn { .. } | Rejection::NotWaitedFor { .. } => ProblemCode::NotYourTurn,
            Rejection::AlreadyChosen {} => ProblemCode::TicketsChosen,
            Rejection::MustKeepTickets {} => ProblemCode::MustKeepTickets,
            Rejection::NoTicketsOffered {} => ProblemCode::NoTicketsOffered,
            Rejection::MustDrawSecondCard {} => ProblemCode::MustDrawSecondCard,
            Rejection::MustSettleTunnel {} => ProblemCode::MustSettleTunnel,
            Rejection::NoTunnelPending {} => ProblemCode::NoTunnelPending,
            Rejection::DeckEmpty {} => ProblemCode::DeckEmpty,
            Rejection::SlotEmpty { .. } => ProblemCode::SlotEmpty,
            Rejection::LocomotiveSecond { .. } => ProblemCode::LocomotiveSecond,
            Rejection::RouteTaken { .. } => ProblemCode::RouteTaken,
            Rejection::BothTracks { .. } => ProblemCode::BothTracks,
            Rejection::TrackClosed { .. } => ProblemCode::TrackClosed,
            Rejection::TrainsShort { .. } => ProblemCode::TrainsShort,
            Rejection::WrongPayment { .. } => ProblemCode::WrongPayment,
            Rejection::CardsShort { .. } => ProblemCode::CardsShort,
            Rejection::NoTicketsLeft {} => ProblemCode::NoTicketsLeft,
            Rejection::TicketNotOffered { .. } => ProblemCode::TicketNotOffered,
            Rejection::KeepCount { .. } => ProblemCode::KeepCount,
            Rejection::StationTaken { .. } => ProblemCode::StationTaken,
            Rejection::NoStationsLeft {} => ProblemCode::NoStationsLeft,
            Rejection::MovePossible {} => ProblemCode::MovePossible,
        }
    }
}

impl From<Rejection> for Problem {
    fn from(rejection: Rejection) -> Problem {
        refused(ProblemCode::from(&rejection), refusal(&rejection), broken_rule(&rejection), &rejection)
    }
}

impl From<GameError> for Problem {
    fn from(error: GameError) -> Problem {
        match error {
            GameError::Rejected(rejection) => rejection.into(),
            GameError::Script(refusal) => script_refused(&refusal),
            GameError::NoSuchGame => Problem::new(ProblemCode::NotFound, message!("detail-no-game")),
            GameError::TakesNoPlayers(refusal) => takes_no_players(refusal),
            GameError::Stale { head } => {
                Problem::new(ProblemCode::StaleVersion, message!("detail-stale", version = head.version))
                    .with("version", head.version)
                    .with("head", head.to_string())
            }
            GameError::HistoryChanged => Problem::new(ProblemCode::HistoryChanged, message!("detail-history-changed")),
            GameError::RatedWithoutClock => Problem::new(ProblemCode::ClockRequired, message!("detail-rated-clock")),
            GameError::RatedGuest => Problem::new(ProblemCode::GuestAccount, message!("detail-guest-rated")),
            GameError::TooManyOpenGames { most } => {
                Problem::new(ProblemCode::TooManyOpenGames, message!("detail-too-many-open-games", most))
                    .with("most", most)
            }
            GameError::TooManyGames { most } => {
                Problem::new(ProblemCode::TooManyGames, message!("detail-too-many-games", most)).with("most", most)
            }
            GameError::TooManyInvitations { most } => {
                Problem::new(ProblemCode::TooManyInvitations, message!("detail-too-many-invitations", most))
                    .with("most", most)
            }
            GameError::IsAdmin => Problem::new(ProblemCode::IsAdmin, message!("detail-is-admin")),
            GameError::Declined => Problem::new(ProblemCode::InvitationDeclined, message!("detail-declined")),
            GameError::NotOver => Problem::new(ProblemCode::GameNotOver, message!("detail-not-over")),
            GameError::BotUninvited => Problem::new(ProblemCode::NotForBots, message!("detail-bot-uninvited")),
            GameError::Barred => Problem::new(ProblemCode::Kicked, message!("detail-kicked")),
            GameError::NotYourSeat { seat } => {
                Problem::new(ProblemCode::NotYourSeat, message!("detail-not-your-seat-to-offer", seat))
                    .with("seat", seat.number())
            }
            GameError::SeatNotOffered { seat } => {
                Problem::new(ProblemCode::SeatNotOffered, message!("detail-seat-not-offered", seat))
                    .with("seat", seat.number())
            }
            GameError::TooManyStandIns { most } => {
                Problem::new(ProblemCode::TooManyStandIns, message!("detail-too-many-stand-ins", most))
                    .with("most", most)
            }
            GameError::NoSuchPlayer { ref name } => {
                let name = name.as_str();
                Problem::new(ProblemCode::UnknownPlayer, message!("detail-no-player-named", name)).with("name", name)
            }
            GameError::KeyReused => Problem::new(ProblemCode::IdempotencyKeyReused, message!("detail-key-reused")),
            GameError::Panicked => Problem::fault(ProblemCode::Internal, &error),
            GameError::Contended => Problem::new(ProblemCode::Contended, message!("detail-contended")),
            GameError::Throttled(error) => error.into(),
            GameError::Database(error) => error.into(),
        }
    }
}

fn script_refused(script: &ScriptRefusal) -> Problem {
    let problem = |detail, rule, members| refused(ProblemCode::ScriptRefused, detail, rule, &members);
    match script {
        ScriptRefusal::Secret => problem(message!("detail-secret-hex"), None, json!({})),
        ScriptRefusal::Table(rejection) => problem(refusal(rejection), broken_rule(rejection), json!({})),
        ScriptRefusal::Move { number, rejection } => {
            let reason = refusal(rejection);
            let detail = message!("detail-script-move", number = *number, reason);
            problem(detail, broken_rule(rejection), json!({ "move_number": number }))
        }
        ScriptRefusal::NothingToDecide { version } => {
            problem(message!("detail-nothing-to-decide", version = *version), None, json!({}))
        }
        ScriptRefusal::Over { number } => {
            problem(message!("detail-script-over", number = *number), None, json!({ "move_number": number }))
        }
    }
}

/// The refusal of a code whose game takes no players any more, with the way to watch it if there is
/// anything to watch.
fn takes_no_players(TakesNoPlayers { game, status }: TakesNoPlayers) -> Problem {
    let (code, detail) = match status {
        GameStatus::Lobby | GameStatus::Running => (ProblemCode::GameStarted, message!("detail-code-started")),
        GameStatus::Finished => (ProblemCode::GameOver, message!("detail-code-over")),
        GameStatus::Void => (ProblemCode::CalledOff, message!("detail-code-called-off")),
    };
    let problem = Problem::new(code, detail).with("game", game.to_string());
    match status {
        GameStatus::Void => problem,
        GameStatus::Lobby | GameStatus::Running | GameStatus::Finished => {
            problem.with("watch", PublicUrl::of_current(&format!("/play/games/{game}")))
        }
    }
}
