//! Some people at a table: they open it, sit down and play until the game is over.

use super::{
    judge::Told,
    phone::{Phone, Seen, assert_stale},
    wire::{Answer, Replica},
};
use railhead::{
    bots::{self, Budget},
    engine::{BotLevel, GameView, Move, OwnSeat, PhaseView, Seat, TableView, Variant},
    log::{chain::Head, logged_event::LoggedEvent},
};
use rand::RngExt;
use serde::Deserialize;
use serde_json::json;
use std::{sync::Arc, time::Duration};
use tokio::{sync::watch, task::JoinSet, time::timeout};

/// The time that a player waits before they look whether it is their turn, without any news.
const PATIENCE: Duration = Duration::from_secs(5);

/// The numbers of players at eight tables after each other: all numbers, the quick ones more often.
const SEATS: [u64; 8] = [2, 3, 2, 4, 2, 3, 2, 5];

/// The answer to a start or a move.
#[derive(Deserialize)]
struct Outcome {
    version: u32,
    head: Head,
    events: Vec<LoggedEvent>,
    view: View,
}

/// The view of a player, and their legal moves.
#[derive(Deserialize)]
struct View {
    version: u32,
    head: Head,
    table: TableView,
    you: OwnSeat,
    moves: Vec<Move>,
}

/// News that people at one table pass to each other: the newest version that one of them saw, and
/// the players that the game then waits for.
pub type Bell = watch::Sender<(u32, PhaseView)>;

/// A player at a table.
pub struct Player {
    pub phone: Phone,
    /// The answers to each of their acts: moves and, of the host, the start.
    pub told: Told,
    game: String,
    bell: Bell,
    /// The head of the last view in which it was to move.
    seen: Option<Head>,
}

/// The bell of a table that is not open yet.
pub fn bell() -> Bell {
    Bell::new((0, PhaseView::Lobby))
}

/// Plays a whole game, with its progress sent to `bell`; returns its path and its players.
pub async fn play(number: u64, replicas: Arc<[Replica; 2]>, bell: Bell) -> (String, Vec<Player>) {
    let (seats, variant) = (SEATS[(number % 8) as usize], Variant::ALL[(number / 8 % 4) as usize]);
    let mut host = Phone::of_a_guest(number * 5, &replicas).await;
    let options = json!({"seats": seats, "variant": variant}).to_string();
    let opened = host.command("POST", "/v1/games", Seen::default(), &options).await;
    assert_eq!(opened.status, 201, "{opened:?}");
    let game = format!("/v1/games/{}", opened.json()["id"].as_str().unwrap());

    let mut joining = JoinSet::new();
    for guest in 1..seats {
        let (replicas, path) = (Arc::clone(&replicas), format!("{game}/players/me"));
        joining.spawn(async move {
            let mut guest = Phone::of_a_guest(number * 5 + guest, &replicas).await;
            let joined = guest.command("PUT", &path, Seen::default(), "").await;
            assert!(joined.is_success(), "{joined:?}");
            guest
        });
    }
    let phones = joining.join_all().await.into_iter().chain([host]);
    let mut players = phones.map(|phone| Player::at(phone, game.clone(), bell.clone())).collect::<Vec<_>>();
    let host = players.last_mut().unwrap();
    let started = host.phone.command("POST", &format!("{game}/start?moves=true"), Seen::default(), "").await;
    host.hear(&started);
    let playing = players.into_iter().map(Player::play_on).collect::<JoinSet<_>>();
    (game, playing.join_all().await)
}

impl Player {
    /// A player who sits at a table with this bell.
    pub fn at(phone: Phone, game: String, bell: Bell) -> Player {
        Player { phone, told: Vec::new(), game, bell, seen: None }
    }

    /// Notes the consequence of an act and notifies the others.
    fn hear(&mut self, answer: &Answer) -> View {
        assert_eq!(answer.status, 200, "{answer:?}");
        let Outcome { version, head, events, view } = answer.says();
        assert_eq!(answer.header("etag"), Some(&*format!("\"{head}\"")));
        assert_eq!((events.last().unwrap().seq, view.version, head.version), (version, version, version));
        assert_eq!(view.head, head);
        self.told.push((view.you.seat, events));
        self.bell.send_if_modified(|known| {
            let is_news = version > known.0;
            if is_news {
                *known = (version, view.table.phase.clone());
            }
            is_news
        });
        view
    }

    /// Plays until the game is over.
    pub async fn play_on(mut self) -> Player {
        let mut known = None;
        loop {
            let view: View = match known.take() {
                Some(view) => view,
                None => self.phone.get(&format!("{}/view?moves=true", self.game)).await.says(),
            };
            if matches!(view.table.phase, PhaseView::Finished { .. } | PhaseView::Voided { .. }) {
                self.phone.repeat().await;
                return self;
            } else if view.you.to_move {
                known = self.make_a_move(view).await.filter(|_| self.phone.bot_rng.random_bool(0.5));
                self.be_a_nuisance().await;
            } else {
                self.wait_for_turn(&view).await;
            }
        }
    }

    async fn wait_for_turn(&self, seen: &View) {
        let mut news = self.bell.subscribe();
        let mine = news.wait_for(|(newest, phase)| *newest > seen.version && concerns(phase, seen.you.seat));
        let _ = timeout(PATIENCE, mine).await;
    }

    /// Makes the move that a bot would make; answers what the game is like then.
    async fn make_a_move(&mut self, View { version, head, table, you, moves }: View) -> Option<View> {
        let is_dealing = matches!(table.phase, PhaseView::Dealing { .. });
        let (view, bot_rng) = (GameView { version, table, you: Some(you) }, &mut self.phone.bot_rng);
        let chosen = bots::choose(BotLevel::Conductor, || view, &moves, Budget::default(), bot_rng);
        let chosen = serde_json::to_string(&chosen.expect("whoever is to move has a legal move")).unwrap();
        let before = self.seen.replace(head).filter(|before| *before != head);
        let seen = Seen { now: bot_rng.random_bool(0.5).then_some(head), before };
        let path = format!("{}/moves?moves=true", self.game);
        let answer = self.phone.command("POST", &path, seen, &chosen).await;
        if answer.is_success() {
            return Some(self.hear(&answer));
        }
        // While all choose tickets, somebody else may have been faster; in a turn, nobody else can move.
        assert!(is_dealing, "{chosen} was refused: {answer:?}");
        assert_stale(&answer, seen.now.expect("moves are not refused for their version if they name none"));
        None
    }

    async fn be_a_nuisance(&mut self) {
        match self.phone.bot_rng.random_range(0..40) {
            0..4 => self.phone.repeat().await,
            4 => self.phone.reuse_a_key().await,
            _ => {}
        }
    }
}

fn concerns(phase: &PhaseView, seat: Seat) -> bool {
    match phase {
        PhaseView::Lobby => false,
        PhaseView::Dealing { waiting } => waiting.contains(&seat),
        PhaseView::Turn { seat: whose, .. } => *whose == seat,
        PhaseView::Finished { .. } | PhaseView::Voided { .. } => true,
    }
}
