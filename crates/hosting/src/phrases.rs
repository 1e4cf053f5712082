//! Phrases and reactions that players can say to a table, instead of a chat.

use jiff::{SignedDuration, Timestamp};
use railhead_engine::Seat;
use railhead_localization::Message;
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr, VariantArray};
use utoipa::ToSchema;

/// The number of phrases of a game that are kept. The oldest go.
pub const KEPT: u32 = 200;

/// The time after the end of a game in which players can say something.
pub const AFTERWARDS: SignedDuration = SignedDuration::from_hours(24);

/// The number of phrases that a seat can say at once, and the time after which it can say one more.
const AT_ONCE: i32 = 5;
const EVERY: SignedDuration = SignedDuration::from_secs(10);

/// Something to say. Their texts are in `GET /v1/reference/phrases`; more may be added.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[derive(Display, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Phrase {
    /// A greeting.
    Hello,
    /// Good luck to all.
    GoodLuck,
    /// A wish for an enjoyable game.
    HaveFun,
    /// The journey begins.
    AllAboard,
    /// Praise for a route.
    NiceRoute,
    /// Praise for a move.
    GoodMove,
    /// Praise for a game.
    WellPlayed,
    /// It nearly went another way.
    CloseOne,
    /// Thanks.
    Thanks,
    /// The answer to thanks.
    YouAreWelcome,
    /// An apology.
    Sorry,
    /// The answer to an apology.
    NoWorries,
    /// A mistake of one's own.
    Oops,
    /// A friendly reminder.
    Hurry,
    /// There is no hurry.
    TakeYourTime,
    /// A moment to think.
    Thinking,
    /// Somebody comes back soon.
    BackSoon,
    /// Congratulations.
    Congratulations,
    /// A wish for another game.
    AnotherGame,
    /// A farewell.
    Goodbye,
    /// A smile.
    Smile,
    /// Laughter.
    Laugh,
    /// Applause.
    Applause,
    /// Agreement.
    ThumbsUp,
    /// Affection.
    Heart,
    /// Surprise.
    Surprise,
    /// A wave of the hand.
    Wave,
    /// Hope.
    FingersCrossed,
    /// Sadness about one's own game.
    Sad,
    /// Celebration.
    Party,
    /// A train.
    Train,
}

/// A phrase in words, or a reaction with an emoji.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PhraseKind {
    /// Shown as its text.
    Phrase,
    /// Shown as its emoji; the text names it.
    Reaction,
}

impl Phrase {
    /// The emoji of a reaction.
    pub fn emoji(self) -> Option<&'static str> {
        match self {
            Phrase::Hello
            | Phrase::GoodLuck
            | Phrase::HaveFun
            | Phrase::AllAboard
            | Phrase::NiceRoute
            | Phrase::GoodMove
            | Phrase::WellPlayed
            | Phrase::CloseOne
            | Phrase::Thanks
            | Phrase::YouAreWelcome
            | Phrase::Sorry
            | Phrase::NoWorries
            | Phrase::Oops
            | Phrase::Hurry
            | Phrase::TakeYourTime
            | Phrase::Thinking
            | Phrase::BackSoon
            | Phrase::Congratulations
            | Phrase::AnotherGame
            | Phrase::Goodbye => None,
            Phrase::Smile => Some("🙂"),
            Phrase::Laugh => Some("😄"),
            Phrase::Applause => Some("👏"),
            Phrase::ThumbsUp => Some("👍"),
            Phrase::Heart => Some("❤️"),
            Phrase::Surprise => Some("😮"),
            Phrase::Wave => Some("👋"),
            Phrase::FingersCrossed => Some("🤞"),
            Phrase::Sad => Some("😢"),
            Phrase::Party => Some("🎉"),
            Phrase::Train => Some("🚂"),
        }
    }

    /// The kind by which clients display it.
    pub fn kind(self) -> PhraseKind {
        if self.emoji().is_some() { PhraseKind::Reaction } else { PhraseKind::Phrase }
    }

    /// The phrase in words.
    pub fn text(self) -> Message {
        Message::new(format!("phrase-{self}"))
    }
}

/// A phrase that a player said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct SaidPhrase {
    /// Its number in the game, from 1.
    #[schema(example = 3)]
    pub number: u32,
    /// The seat of the player who said it.
    pub seat: Seat,
    /// The name of the player. Null if they have deleted their account.
    #[schema(example = "Ada")]
    pub name: Option<String>,
    /// The phrase.
    pub phrase: Phrase,
    /// The version of the game at which it was said.
    #[schema(example = 41)]
    pub version: u32,
    /// The moment at which it was said.
    pub said_at: Timestamp,
}

/// Takes one phrase from the allowance of a seat, which is whole again at `spent_until`. Returns when
/// it is whole again afterwards.
///
/// # Errors
/// The time to wait, if nothing is left.
pub fn spend(spent_until: Option<Timestamp>, now: Timestamp) -> Result<Timestamp, SignedDuration> {
    // The clock of the replica that wrote it may have been ahead: nobody waits longer than for one.
    let whole = EVERY * AT_ONCE;
    let spent_until = spent_until.map_or(now, |until| until.clamp(now, now + whole)) + EVERY;
    let excess = spent_until.duration_since(now + whole);
    if excess.is_positive() { Err(excess) } else { Ok(spent_until) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use railhead_localization::Language;
    use std::collections::BTreeSet;

    fn at(seconds: i64) -> Timestamp {
        Timestamp::UNIX_EPOCH + SignedDuration::from_secs(seconds)
    }

    #[test]
    fn a_seat_says_five_at_once_and_one_more_every_ten_seconds() {
        let mut spent = None;
        for said in 1..=5 {
            spent = spend(spent, at(0)).ok();
            assert_eq!(spent, Some(at(said * 10)));
        }
        assert_eq!(spend(spent, at(0)), Err(SignedDuration::from_secs(10)));
        assert_eq!(spend(spent, at(9)), Err(SignedDuration::from_secs(1)));
        let spent = spend(spent, at(10)).ok();
        assert_eq!(spent, Some(at(60)));
        assert_eq!(spend(spent, at(10)), Err(SignedDuration::from_secs(10)));
        assert_eq!(spend(spent, at(1000)), Ok(at(1010)), "an allowance does not grow for ever");
    }

    #[test]
    fn a_clock_that_was_ahead_keeps_nobody_waiting() {
        assert_eq!(spend(Some(at(86_400)), at(0)), Err(EVERY));
    }

    #[test]
    fn every_phrase_has_a_text_of_its_own_in_every_language() {
        for language in Language::ALL {
            let texts = Phrase::VARIANTS.iter().map(|phrase| language.format(&phrase.text())).collect::<BTreeSet<_>>();
            assert_eq!(texts.len(), Phrase::VARIANTS.len(), "{language}: {texts:?}");
            assert!(!texts.iter().any(|text| text.starts_with("phrase-")), "{language}: {texts:?}");
        }
    }

    #[test]
    fn a_phrase_is_found_by_its_name() {
        assert!(Phrase::VARIANTS.iter().all(|phrase| phrase.to_string().parse() == Ok(*phrase)));
        assert!("you_fool".parse::<Phrase>().is_err());
    }
}
