//! Requests to a game on a device, and their answers.

use crate::table::{DeviceError, DeviceGame};
use railhead_engine::{Move, Seat};
use railhead_log::chain::Head;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json, value::to_raw_value};

/// A request of a seat, named like the operation of the HTTP API that it stands for.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// `GET /v1/games/{game_id}`.
    ShowGame {},
    /// `GET …/view`.
    ShowView {},
    /// `GET …/events`.
    ListEvents {
        /// The version that is known.
        #[serde(default)]
        after: u32,
    },
    /// `GET …/stream`: the events after a version, each with the head after it.
    StreamEvents {
        /// The version that is known.
        #[serde(default)]
        after: u32,
    },
    /// `GET …/moves`.
    ListLegalMoves {},
    /// `POST …/moves`.
    PlayMove {
        /// The move.
        the_move: Move,
        /// The head that its player has seen.
        #[serde(default)]
        expected: Option<String>,
    },
    /// `POST …/moves/preview`.
    PreviewMove {
        /// The move.
        the_move: Move,
    },
    /// `POST …/resign`.
    ResignGame {},
    /// `GET …/plan`.
    PlanTickets {},
    /// `GET …/result`.
    ShowResult {},
    /// `GET …/fairness`.
    ShowFairness {},
    /// `GET …/replay`.
    ReplayGame {
        /// The version.
        #[serde(default)]
        at: Option<u32>,
        /// The seat to view from.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// `GET …/export`: the text as a JSON string.
    ExportGame {},
}

/// An answer as HTTP would give it.
#[derive(Serialize)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The head of the log.
    pub head: Head,
    /// The body.
    pub body: Box<serde_json::value::RawValue>,
}

impl DeviceGame {
    /// Answers a request of a seat.
    ///
    /// # Errors
    /// An answer that cannot be written, which does not happen.
    pub fn answer(&mut self, seat: Seat, request: Request, now: i64) -> Result<Answer, serde_json::Error> {
        let (status, body) = match self.body(seat, request, now) {
            Ok(body) => (200, body?),
            Err(refusal) => {
                let (status, problem) = problem(&refusal);
                (status, to_raw_value(&problem)?)
            }
        };
        Ok(Answer { status, head: self.head, body })
    }

    fn body(
        &mut self,
        seat: Seat,
        request: Request,
        now: i64,
    ) -> Result<Result<Box<serde_json::value::RawValue>, serde_json::Error>, DeviceError> {
        let known = self.head.version;
        Ok(match request {
            Request::ShowGame {} => to_raw_value(&self.summary(seat)),
            Request::ShowView {} => to_raw_value(&self.view(seat)),
            Request::ListEvents { after } => to_raw_value(&self.events(seat, after)),
            Request::StreamEvents { after } => to_raw_value(&self.stream(seat, after)),
            Request::ListLegalMoves {} => to_raw_value(&self.moves(seat)),
            Request::PlayMove { the_move, expected } => {
                self.play(seat, the_move, expected.as_deref(), now)?;
                to_raw_value(&self.result_since(seat, known))
            }
            Request::PreviewMove { the_move } => to_raw_value(&self.preview(seat, &the_move)?),
            Request::ResignGame {} => {
                self.resign(seat, now)?;
                to_raw_value(&self.result_since(seat, known))
            }
            Request::PlanTickets {} => to_raw_value(&self.plan(seat).ok_or(DeviceError::NothingThere)?),
            Request::ShowResult {} => to_raw_value(&self.result().ok_or(DeviceError::NothingThere)?),
            Request::ShowFairness {} => to_raw_value(&self.fairness()),
            Request::ReplayGame { at, seat: from } => {
                let seen = from.is_none_or(|from| from == seat) || self.game.is_over();
                let view = self.replay(from, at).filter(|_| seen);
                to_raw_value(&view.ok_or(DeviceError::NothingThere)?)
            }
            Request::ExportGame {} => {
                let export = self.game.is_over().then(|| self.export()).ok_or(DeviceError::NothingThere)?;
                to_raw_value(&export?)
            }
        })
    }
}

/// The status and the body of a refusal.
fn problem(refusal: &DeviceError) -> (u16, Value) {
    let (status, code) = match refusal {
        DeviceError::Stale => (412, "stale_version"),
        DeviceError::Rejected(_) => (422, "illegal_move"),
        DeviceError::NothingThere => (409, "game_not_over"),
        DeviceError::Secret
        | DeviceError::Host
        | DeviceError::Unreadable(_)
        | DeviceError::OtherRules
        | DeviceError::Clock(_)
        | DeviceError::Codec(_) => (500, "internal"),
    };
    let text = refusal.to_string();
    (status, json!({"type": "about:blank", "title": text, "status": status, "code": code, "detail": text}))
}
