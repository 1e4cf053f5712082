//! Pictures of a game: the board for a viewer, a preview for links, the replay, the points.

use crate::{
    engine::{Event, Game, GameView, Occupant, PlayerScore, Seat},
    hosting::hosted_game::HostedGame,
    http::{
        answers::picture::{self, Drawn, PreviewDrawer},
        games::{
            replay::{self, ReplayQuery},
            summary,
        },
        guards::{
            extract::{IfNoneMatch, Viewer},
            parameters::Query,
        },
        operations::{IGNORED, RateClass},
        problem::{Problem, ProblemCode, language},
    },
    identity::ApiScope,
    log::codec::LogPosition,
    store::{
        Database,
        events::history,
        games::{seated, visible},
    },
};
use actix_web::{HttpResponse, get, web};
use railhead_localization::{Language, message, names};
use railhead_pictures::{Board, Built, Chart, Line, Replay, Theme};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::IntoParams;
use uuid::Uuid;

/// The number of events back in which the last route or station is looked for: a round or two.
const RECENT: u32 = 40;

/// The picture to draw.
#[derive(Clone, Copy, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct BoardQuery {
    /// The version, from 1. Default: the last one.
    #[param(format = Int64, minimum = 1, maximum = 4_294_967_295u32, example = 41)]
    pub at: Option<u32>,
    /// The seat to view from. While the game runs, only your own; once it is over, any. Without it,
    /// your own seat while the game runs, and the view of spectators afterwards.
    #[serde(rename = "as")]
    pub seat: Option<Seat>,
    /// The colours. Default: `light`.
    #[param(inline = false, example = "dark")]
    pub theme: Option<Theme>,
}

/// The look of the picture.
#[derive(Clone, Copy, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ThemeQuery {
    /// The colours. Default: `light`.
    #[param(inline = false, example = "dark")]
    pub theme: Option<Theme>,
}

pub struct BoardToDraw {
    view: GameView,
    names: Vec<String>,
    built: Option<Built>,
    theme: Theme,
    language: Language,
}

impl BoardToDraw {
    async fn of(db: &Database, id: Uuid, viewer: Option<Uuid>, query: BoardQuery) -> Result<BoardToDraw, Problem> {
        let BoardQuery { at, seat, theme } = query;
        let hosted = visible::game_for(db, id, viewer).await?;
        let view = replay::view(db, &hosted, viewer, ReplayQuery { at, seat }).await?;
        BoardToDraw::new(db, &hosted, view, theme.unwrap_or_default()).await
    }

    /// The board of a game as spectators see it.
    pub async fn for_everybody(db: &Database, hosted: &HostedGame) -> Result<BoardToDraw, Problem> {
        BoardToDraw::new(db, hosted, hosted.game.view_for(None), Theme::Light).await
    }

    async fn new(db: &Database, hosted: &HostedGame, view: GameView, theme: Theme) -> Result<BoardToDraw, Problem> {
        let after = LogPosition::Version(view.version.saturating_sub(RECENT));
        let events = history::events(db, hosted.id, after, view.version).await?;
        let built = Built::last(events.iter().map(|recorded| &recorded.event));
        let language = language::current();
        Ok(BoardToDraw { view, names: player_names(db, hosted, language).await?, built, theme, language })
    }

    fn board(&self) -> Board<'_> {
        let BoardToDraw { view, names, built, theme, language } = self;
        Board { view, names, built: *built, theme: *theme, language: *language }
    }

    /// The preview, drawn on a thread for such work.
    pub async fn preview(self, drawer: &PreviewDrawer, known: &IfNoneMatch) -> Result<Drawn, Problem> {
        let pieces = self.board().preview_pieces();
        drawer.draw(pieces, (self.theme, self.language), known).await
    }
}

/// The names of the players by seat; empty for an open seat. A player who has deleted their account
/// goes by the colour of their trains.
pub async fn player_names(db: &Database, hosted: &HostedGame, language: Language) -> Result<Vec<String>, Problem> {
    let players = summary::players(hosted, &seated::of(db, hosted.id).await?, &[]);
    let name = |player: summary::GamePlayer| match (player.occupant, player.name, player.color) {
        (Occupant::Bot { level }, ..) => language.format(&names::bot(level)),
        (_, Some(name), _) => name,
        (_, None, Some(color)) if player.deleted => language.format(&names::player(color)),
        (_, None, _) => String::new(),
    };
    Ok(players.into_iter().map(name).collect())
}

/// Draw the board
///
/// The board as you may see it, as SVG for every size from 390 pixels on: routes and stations of
/// the players, points, the remaining cards, trains and stations, the turn, the last thing built
/// and, from a seat, its tickets as dashed lines. Colours have marks beside them, and everything
/// has a title for screen readers. Send the `ETag` back as `If-None-Match` to get an empty 304
/// while nothing has changed.
#[utoipa::path(tag = "pictures", operation_id = "draw_board", params(("game_id" = Uuid, Path), BoardQuery),
    security((), ("bearer" = [])),
    responses((status = 200, description = "The picture", content_type = "image/svg+xml", body = String),
        (status = 304, description = "Not changed")),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-rate-class" = json!(RateClass::Computations)), ("x-other-parameters" = json!(IGNORED)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::NotYourSeat, ProblemCode::NoSuchSeat,
            ProblemCode::NoSuchVersion]))))]
#[get("/v1/games/{game_id}/board.svg")]
pub async fn show_board(
    db: web::Data<Database>,
    Viewer(account): Viewer,
    query: Query<BoardQuery>,
    id: web::Path<Uuid>,
    known: IfNoneMatch,
) -> Result<HttpResponse, Problem> {
    let drawn = BoardToDraw::of(&db, *id, account, query.into_inner()).await?;
    Ok(picture::respond(&known, Drawn::svg(drawn.board().svg())))
}

/// Draw a preview
///
/// The board with the players beside it, as PNG of 1200 to 630 pixels: for previews of links and for
/// notifications. Pages that name it in `og:image` show it when a link is shared.
#[utoipa::path(tag = "pictures", operation_id = "draw_preview", params(("game_id" = Uuid, Path), BoardQuery),
    security((), ("bearer" = [])),
    responses((status = 200, description = "The picture", content_type = "image/png", body = String),
        (status = 304, description = "Not changed")),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-rate-class" = json!(RateClass::Computations)), ("x-other-parameters" = json!(IGNORED)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::NotYourSeat, ProblemCode::NoSuchSeat,
            ProblemCode::NoSuchVersion]))))]
#[get("/v1/games/{game_id}/board.png")]
pub async fn show_preview(
    db: web::Data<Database>,
    drawer: web::Data<PreviewDrawer>,
    Viewer(account): Viewer,
    query: Query<BoardQuery>,
    id: web::Path<Uuid>,
    known: IfNoneMatch,
) -> Result<HttpResponse, Problem> {
    let board = BoardToDraw::of(&db, *id, account, query.into_inner()).await?;
    Ok(picture::respond(&known, board.preview(&drawer, &known).await?))
}

/// The whole log of a game that is over.
async fn finished(db: &Database, id: Uuid, account: Option<Uuid>) -> Result<(Arc<HostedGame>, Vec<Event>), Problem> {
    let hosted = visible::game_for(db, id, account).await?;
    if !hosted.is_disclosed() {
        return Err(Problem::new(ProblemCode::GameNotOver, message!("detail-not-over")));
    }
    if !hosted.game.is_finished() {
        return Err(Problem::new(ProblemCode::GameVoid, message!("detail-no-result")));
    }
    let log = history::events(db, id, LogPosition::default(), hosted.game.version()).await?;
    Ok((hosted, log.into_iter().map(|recorded| recorded.event).collect()))
}

/// Draw a replay
///
/// A finished game as an animation in one SVG file, which begins again when it ends. Programs that do
/// not move pictures show the end of the game.
#[utoipa::path(tag = "pictures", operation_id = "draw_replay", params(("game_id" = Uuid, Path), ThemeQuery),
    security((), ("bearer" = [])),
    responses((status = 200, description = "The picture", content_type = "image/svg+xml", body = String),
        (status = 304, description = "Not changed")),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-rate-class" = json!(RateClass::Computations)), ("x-other-parameters" = json!(IGNORED)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::GameNotOver, ProblemCode::GameVoid]))))]
#[get("/v1/games/{game_id}/replay.svg")]
pub async fn show_replay(
    db: web::Data<Database>,
    Viewer(account): Viewer,
    query: Query<ThemeQuery>,
    id: web::Path<Uuid>,
    known: IfNoneMatch,
) -> Result<HttpResponse, Problem> {
    let (hosted, events) = finished(&db, *id, account).await?;
    let language = language::current();
    let names = player_names(&db, &hosted, language).await?;
    let theme = query.theme.unwrap_or_default();
    Ok(picture::respond(&known, Drawn::svg(Replay { events: &events, names: &names, theme, language }.svg())))
}

/// Draw the points
///
/// The points of routes during a finished game, one line a player, and at the end the final scores.
#[utoipa::path(tag = "pictures", operation_id = "draw_points", params(("game_id" = Uuid, Path), ThemeQuery),
    security((), ("bearer" = [])),
    responses((status = 200, description = "The chart", content_type = "image/svg+xml", body = String),
        (status = 304, description = "Not changed")),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-rate-class" = json!(RateClass::Computations)), ("x-other-parameters" = json!(IGNORED)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::GameNotOver, ProblemCode::GameVoid]))))]
#[get("/v1/games/{game_id}/points.svg")]
pub async fn show_points(
    db: web::Data<Database>,
    Viewer(account): Viewer,
    query: Query<ThemeQuery>,
    id: web::Path<Uuid>,
    known: IfNoneMatch,
) -> Result<HttpResponse, Problem> {
    let (hosted, events) = finished(&db, *id, account).await?;
    let language = language::current();
    let names = player_names(&db, &hosted, language).await?;
    let (theme, game) = (query.theme.unwrap_or_default(), &hosted.game);
    let at_end = |(name, score): (&String, &PlayerScore)| {
        let points = message!("points", count = i64::from(score.total));
        message!("chart-points-player", player = name.as_str(), points)
    };
    let chart = Chart {
        title: message!("chart-points-title"),
        description: names.iter().zip(game.scores()).map(at_end).collect(),
        horizontal: message!("chart-axis-moves"),
        vertical: message!("chart-axis-points"),
        lines: lines(game, &events, names),
        theme,
        language,
    };
    Ok(picture::respond(&known, Drawn::svg(chart.svg())))
}

/// The points of each player after every turn, and at the end those of tickets and stations as well.
fn lines(game: &Game, events: &[Event], names: Vec<String>) -> Vec<Line> {
    let line = |(seat, name): (Seat, String)| Line { name, color: game.colors()[seat], points: vec![(0.0, 0.0)] };
    let mut lines = game.seats().zip(names).map(line).collect::<Vec<_>>();
    let mut points = vec![0_u16; lines.len()];
    let mut turns = 0.0;
    for event in events {
        match event {
            Event::RouteClaimed { seat, points: gained, .. } => {
                if let Some(own) = points.get_mut(usize::from(seat.number())) {
                    *own += u16::from(*gained);
                }
            }
            Event::TurnStarted { .. } | Event::GameFinished { .. } => {
                lines.iter_mut().zip(&points).for_each(|(line, own)| line.points.push((turns, (*own).into())));
                turns += 1.0;
            }
            _ => {}
        }
    }
    lines.iter_mut().zip(game.scores()).for_each(|(line, score)| line.points.push((turns, score.total.into())));
    lines
}
