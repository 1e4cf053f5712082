//! Bots that answer over HTTP: `POST {"view": …, "moves": […]}` is answered with `{"move": …}`.

use railhead_engine::{Game, GameView, Move, Seat};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr, sync::LazyLock, time::Duration};
use ureq::{Agent, http::Uri};

/// The beginning of the URL of a bot where bots are named.
pub(crate) const PREFIX: &str = "url:";

/// The time that a bot may think about one move.
const TIMEOUT: Duration = Duration::from_secs(10);

/// The largest answer that is read, in bytes.
const LONGEST: u64 = 16 * 1024;

/// The client of all bots; connections stay open from move to move.
static AGENT: LazyLock<Agent> = LazyLock::new(|| {
    let config = Agent::config_builder().http_status_as_error(false).max_redirects(0).proxy(None);
    config.timeout_global(Some(TIMEOUT)).build().new_agent()
});

/// A bot at a URL.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct RemoteBot {
    url: String,
}

/// A text is not `url:` and a URL.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a bot at a URL is named url:http://HOST:PORT/")]
pub struct NotAUrl;

/// The request to a bot: the view and the moves as `GET …/view` and `GET …/moves` have them, but
/// without a head and clocks.
#[derive(Serialize)]
struct Question<'a> {
    view: &'a GameView,
    moves: &'a [Move],
}

#[derive(Deserialize)]
struct Choice {
    #[serde(rename = "move")]
    chosen: Move,
}

impl RemoteBot {
    /// Asks for the move of a seat whose turn it is.
    ///
    /// # Errors
    /// The reason for which there is no answer, or none that names a move.
    pub fn choose(&self, game: &Game, seat: Seat) -> Result<Move, String> {
        let question = Question { view: &game.view_for(Some(seat)), moves: &game.legal_moves(seat) };
        let mut answer = AGENT.post(&self.url).send_json(&question).map_err(|error| error.to_string())?;
        if !answer.status().is_success() {
            return Err(format!("answered {}", answer.status().as_u16()));
        }
        let choice = answer.body_mut().with_config().limit(LONGEST).read_json::<Choice>();
        Ok(choice.map_err(|error| format!("the answer is not {{\"move\": …}}: {error}"))?.chosen)
    }
}

impl FromStr for RemoteBot {
    type Err = NotAUrl;

    fn from_str(name: &str) -> Result<RemoteBot, NotAUrl> {
        let url = name.strip_prefix(PREFIX).ok_or(NotAUrl)?;
        let read = url.parse::<Uri>().map_err(|_| NotAUrl)?;
        let is_web = matches!(read.scheme_str(), Some("http" | "https")) && read.host().is_some();
        is_web.then(|| RemoteBot { url: url.to_owned() }).ok_or(NotAUrl)
    }
}

impl fmt::Display for RemoteBot {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{PREFIX}{}", self.url)
    }
}
