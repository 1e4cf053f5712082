//! The texts of notifications, in the language of their recipient.

use crate::{
    notifications::Notification, projection::RatingBoard, reports::ReportOutcome, standing_order::OrderOutcome,
};
use railhead_engine::{BotLevel, Variant};
use railhead_localization::{Argument, Language, Message, message, names};

/// The end of the name of a bot among [`About::opponents`].
const BOT: &str = " (bot)";

/// The content of a notification besides its kind.
#[derive(Clone, Copy, Debug)]
pub struct About<'a> {
    /// The player who sent an invitation, or is meant otherwise, if there still is one.
    pub by: Option<&'a str>,
    /// The name of a device of the account, if it is still signed in.
    pub device: Option<&'a str>,
    /// The others in the game: names, "conductor (bot)", or nothing for a deleted account.
    pub opponents: &'a [String],
    /// The variant of the game.
    pub variant: Variant,
    /// The reason that a moderator gave.
    pub reason: Option<&'a str>,
    /// The operator's contact for objections.
    pub contact: Option<&'a str>,
}

/// A title, and what stands below it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotificationText {
    /// One line.
    pub title: String,
    /// Sentences.
    pub body: String,
}

impl About<'_> {
    fn player(&self) -> Argument {
        self.by.map_or_else(|| Argument::from(message!("notification-some-player")), Argument::from)
    }

    fn device(&self) -> Argument {
        let some = || Argument::from(message!("notification-some-device"));
        self.device.filter(|name| !name.is_empty()).map_or_else(some, Argument::from)
    }

    /// The others in the game, and its variant.
    fn table(&self) -> Message {
        let variant = names::variant(self.variant);
        match names::list(self.opponents.iter().filter_map(|opponent| named(opponent)).collect()) {
            Some(opponents) => message!("notification-table", opponents, variant),
            None => variant,
        }
    }
}

/// The name of an opponent. Names of people have no parentheses.
fn named(opponent: &str) -> Option<Argument> {
    let bot = opponent.strip_suffix(BOT).and_then(|name| name.parse::<BotLevel>().ok());
    match bot {
        Some(level) => Some(names::bot(level).into()),
        None => Some(opponent).filter(|name| !name.is_empty()).map(Argument::from),
    }
}

/// The text of a notification.
pub fn text(language: Language, notification: Notification, about: &About<'_>) -> NotificationText {
    let (title, body) = (title(notification, about), body(notification, about));
    NotificationText { title: language.format(&title), body: language.format(&body) }
}

fn title(notification: Notification, about: &About<'_>) -> Message {
    match notification {
        Notification::YourTurn => message!("notification-your-turn-title"),
        Notification::DeadlineNear { .. } => message!("notification-deadline-near-title"),
        Notification::Invited => match about.by {
            Some(player) => message!("notification-invited-title", player),
            None => message!("notification-invited-by-nobody-title"),
        },
        Notification::Rematch => match about.by {
            Some(player) => message!("notification-rematch-title", player),
            None => message!("notification-rematch-by-nobody-title"),
        },
        Notification::KeptSeatOpened => message!("notification-kept-seat-opened-title"),
        Notification::Started => message!("notification-started-title"),
        Notification::Finished { .. } => message!("notification-finished-title"),
        Notification::Voided { .. } => message!("notification-voided-title"),
        Notification::SeatHandedOver => message!("notification-seat-handed-over-title"),
        Notification::StandInSeated => message!("notification-stand-in-seated-title"),
        Notification::StandingOrder { .. } => message!("notification-standing-order-title"),
        Notification::TableOpened => match about.by {
            Some(player) => message!("notification-table-opened-title", player),
            None => message!("notification-table-opened-by-nobody-title"),
        },
        Notification::TokenRepeated { .. } => message!("notification-token-repeated-title"),
        Notification::TokenReused => message!("notification-token-reused-title"),
        Notification::RecoveryCodeUsed { .. } => message!("notification-recovery-code-used-title"),
        Notification::IdentityLinked { .. } => message!("notification-identity-linked-title"),
        Notification::ApiKeyMade { .. } => message!("notification-api-key-made-title"),
        Notification::FriendRequest => message!("notification-friend-request-title", player = about.player()),
        Notification::FriendAccepted => message!("notification-friend-accepted-title", player = about.player()),
        Notification::TournamentSoon { .. } => message!("notification-tournament-soon-title"),
        Notification::TournamentFinished { .. } => message!("notification-tournament-finished-title"),
        Notification::TournamentCancelled { .. } => message!("notification-tournament-cancelled-title"),
        Notification::TournamentWithdrawn { .. } => message!("notification-tournament-withdrawn-title"),
        Notification::TournamentRemoved { .. } => message!("notification-tournament-removed-title"),
        Notification::TableRuled { .. } => message!("notification-table-ruled-title"),
        Notification::LeagueEnds { .. } => message!("notification-league-ends-title"),
        Notification::LeagueLeft { .. } => message!("notification-league-left-title"),
        Notification::LeagueRemoved { .. } => message!("notification-league-removed-title"),
        Notification::LeagueSeason { .. } => message!("notification-league-season-title"),
        Notification::SeasonFinished { season, .. } => {
            message!("notification-season-finished-title", season = season.to_string())
        }
        Notification::ReportClosed { .. } => message!("notification-report-closed-title"),
        Notification::Renamed { .. } => match about.by {
            Some(player) => message!("notification-bot-renamed-title", player),
            None => message!("notification-renamed-title"),
        },
        Notification::WebhookPaused { .. } => message!("notification-webhook-paused-title"),
        Notification::Test => message!("notification-test-title"),
    }
}

fn body(notification: Notification, about: &About<'_>) -> Message {
    let (table, device) = (about.table(), about.device());
    match notification {
        Notification::YourTurn | Notification::Invited | Notification::Started | Notification::TableOpened => table,
        Notification::DeadlineNear { seconds } => {
            message!("notification-deadline-near-body", time = names::duration(seconds), table)
        }
        Notification::Rematch => message!("notification-rematch-body", table),
        Notification::KeptSeatOpened => message!("notification-kept-seat-opened-body", table),
        Notification::Finished { rank } => message!("notification-finished-body", rank, table),
        Notification::Voided { reason } => names::void_reason(reason),
        Notification::SeatHandedOver => message!("notification-seat-handed-over-body", table),
        Notification::StandInSeated => message!("notification-stand-in-seated-body", table),
        Notification::StandingOrder { outcome } => order_outcome(outcome),
        Notification::TokenRepeated { .. } => message!("notification-token-repeated-body", device),
        Notification::TokenReused => message!("notification-token-reused-body"),
        Notification::RecoveryCodeUsed { .. } => message!("notification-recovery-code-used-body", device),
        Notification::IdentityLinked { .. } => message!("notification-identity-linked-body", device),
        Notification::ApiKeyMade { .. } => message!("notification-api-key-made-body"),
        Notification::FriendRequest => message!("notification-friend-request-body"),
        Notification::FriendAccepted => message!("notification-friend-accepted-body"),
        Notification::TournamentSoon { .. } => message!("notification-tournament-soon-body"),
        Notification::TournamentFinished { place, .. } => message!("notification-tournament-finished-body", place),
        Notification::TournamentCancelled { .. } => message!("notification-tournament-cancelled-body"),
        Notification::TournamentWithdrawn { may_return: true, .. } => {
            message!("notification-tournament-withdrawn-return-body")
        }
        Notification::TournamentWithdrawn { .. } => message!("notification-tournament-withdrawn-body"),
        Notification::TournamentRemoved { .. } => message!("notification-tournament-removed-body"),
        Notification::TableRuled { .. } => message!("notification-table-ruled-body"),
        Notification::LeagueEnds { .. } => message!("notification-league-ends-body"),
        Notification::LeagueLeft { .. } => message!("notification-league-left-body"),
        Notification::LeagueRemoved { .. } => message!("notification-league-removed-body"),
        Notification::LeagueSeason { division, .. } => message!("notification-league-season-body", division),
        Notification::SeasonFinished { board, place, .. } => match board {
            RatingBoard::Duel => message!("notification-season-finished-duel-body", place),
            RatingBoard::Table => message!("notification-season-finished-table-body", place),
        },
        Notification::ReportClosed { outcome, .. } => report_outcome(outcome),
        Notification::Renamed { .. } => renamed(about),
        Notification::WebhookPaused { .. } => message!("notification-webhook-paused-body"),
        Notification::Test => message!("notification-test-body"),
    }
}

/// The reason for another name, and the contact for objections.
fn renamed(about: &About<'_>) -> Message {
    let reason = about.reason.unwrap_or_default();
    match about.contact {
        Some(contact) => message!("notification-renamed-contact-body", reason, contact),
        None => message!("notification-renamed-body", reason),
    }
}

fn report_outcome(outcome: ReportOutcome) -> Message {
    match outcome {
        ReportOutcome::NoAction => message!("notification-report-no-action-body"),
        ReportOutcome::Warned => message!("notification-report-warned-body"),
        ReportOutcome::Renamed => message!("notification-report-renamed-body"),
        ReportOutcome::Muted => message!("notification-report-muted-body"),
        ReportOutcome::Banned => message!("notification-report-banned-body"),
        ReportOutcome::GameVoided => message!("notification-report-game-voided-body"),
    }
}

fn order_outcome(outcome: OrderOutcome) -> Message {
    match outcome {
        OrderOutcome::RouteClaimed => message!("order-route-claimed"),
        OrderOutcome::CardsDrawn => message!("order-cards-drawn"),
        OrderOutcome::RouteClosed => message!("order-route-closed"),
        OrderOutcome::RowReplaced => message!("order-row-replaced"),
        OrderOutcome::LastRound => message!("order-last-round"),
        OrderOutcome::TunnelAsked => message!("order-tunnel-asked"),
        OrderOutcome::DeckEmpty => message!("order-deck-empty"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use railhead_engine::VoidReason;
    use uuid::Uuid;

    #[test]
    fn every_kind_is_told_in_every_language() {
        let opponents = ["Bob".to_owned(), String::new(), "stationmaster (bot)".to_owned()];
        let table = About {
            by: Some("Bob"),
            device: None,
            opponents: &opponents,
            variant: Variant::BigCities,
            reason: Some("insults"),
            contact: Some("mailto:desk@example.org"),
        };
        for notification in [
            Notification::YourTurn,
            Notification::DeadlineNear { seconds: 3600 },
            Notification::Invited,
            Notification::Rematch,
            Notification::KeptSeatOpened,
            Notification::Started,
            Notification::Finished { rank: 1 },
            Notification::Finished { rank: 3 },
            Notification::Voided { reason: VoidReason::LeftEarly },
            Notification::SeatHandedOver,
            Notification::StandInSeated,
            Notification::StandingOrder { outcome: OrderOutcome::RowReplaced },
            Notification::TableOpened,
            Notification::Renamed { action: Uuid::nil() },
            Notification::Test,
        ] {
            for of in [table, About { by: None, opponents: &[], contact: None, ..table }] {
                let told = Language::ALL.map(|language| text(language, notification, &of));
                for (at, one) in told.iter().enumerate() {
                    assert!(told.iter().skip(at + 1).all(|other| other.title != one.title), "{told:#?}");
                    assert!(!one.body.is_empty());
                }
            }
        }
    }

    #[test]
    fn opponents_are_named_bots_too_and_deleted_accounts_are_not() {
        let opponents = ["Bob".to_owned(), String::new(), "stationmaster (bot)".to_owned()];
        let table = About {
            by: None,
            device: None,
            opponents: &opponents,
            variant: Variant::Mega,
            reason: None,
            contact: None,
        };
        let of = |language| text(language, Notification::YourTurn, &table);
        let french = NotificationText {
            title: "À toi de jouer".to_owned(),
            body: "Avec Bob et Chef de gare · Méga Europe".to_owned(),
        };
        assert_eq!(of(Language::French), french);
        assert_eq!(of(Language::English).body, "With Bob and Stationmaster · Mega Europe");
        let reminder = text(Language::German, Notification::DeadlineNear { seconds: 86_400 }, &table);
        assert!(reminder.body.starts_with("Übrige Zeit: etwa 1 Tag. Mit Bob und "), "{reminder:?}");
    }
}
