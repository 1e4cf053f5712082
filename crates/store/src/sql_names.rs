//! Enums in text columns, by the names that strum derives.

use crate::{
    Role,
    accounts::{imported_games::ImportKind, open_data::OpenGames, reports::ReportedThing},
    admin_log::AdminActionKind,
    notifications::webhooks::{PausedBy, Recipient},
    puzzles::PuzzleOutcome,
};

stored_by_name!(AdminActionKind, ImportKind, OpenGames, PausedBy, PuzzleOutcome, Recipient, ReportedThing, Role);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hosting::{
        invitation::InvitationState,
        projection::RatingBoard,
        reports::{ReportOutcome, ReportReason},
        status::GameStatus,
        tournament::TournamentVisibility,
        visibility::Visibility,
    };
    use crate::{alerts::keep::ClockKind, leagues::league::LeaguePhase};
    use std::collections::BTreeSet;
    use strum::VariantArray;

    const SCHEMA: &str = concat!(
        include_str!("../../../migrations/2026-11-28-000001_initial/up.sql"),
        include_str!("../../../migrations/2026-11-29-000003_moderators/up.sql"),
        include_str!("../../../migrations/2026-11-29-000004_reports/up.sql"),
        include_str!("../../../migrations/2026-11-29-000005_desk/up.sql"),
        include_str!("../../../migrations/2026-11-30-000002_puzzles/up.sql"),
        include_str!("../../../migrations/2026-11-30-000003_gifts/up.sql"),
    );

    fn names<T: VariantArray>() -> Vec<&'static str>
    where
        &'static str: From<&'static T>,
    {
        T::VARIANTS.iter().map(Into::into).collect()
    }

    #[test]
    fn the_checks_of_the_columns_list_the_same_names() {
        let schema = SCHEMA.split_whitespace().collect::<Vec<_>>().join(" ");
        let check = |column: &str, names: Vec<&str>| {
            let check = format!("CHECK ({column} IN ('{}'))", names.join("', '"));
            assert!(schema.contains(&check), "{check}");
        };
        check("role", names::<Role>());
        check("open_games", names::<OpenGames>());
        check("kind", names::<ImportKind>());
        check("status", names::<GameStatus>());
        check("visibility", names::<Visibility>());
        check("action", names::<AdminActionKind>());
        check("paused_by", names::<PausedBy>());
        check("board", names::<RatingBoard>());
        check("state", names::<InvitationState>());
        check("clock", [vec!["any"], names::<ClockKind>()].concat());
        check("visibility", names::<TournamentVisibility>());
        check("phase", names::<railhead_tournament::Phase>());
        check("phase", names::<LeaguePhase>());
        check("about", names::<ReportedThing>());
        check("reason", names::<ReportReason>());
        check("outcome", names::<ReportOutcome>());
        check("outcome", names::<PuzzleOutcome>());
        let themes = names::<railhead_analysis::Theme>();
        assert!(schema.contains(&format!("CHECK (themes <@ ARRAY['{}'])", themes.join("', '"))), "{themes:?}");
    }

    #[test]
    fn recipients_have_the_names_that_the_database_computes() {
        let computed = SCHEMA.split("THEN '").skip(1).filter_map(|rest| rest.split('\'').next());
        assert_eq!(computed.collect::<BTreeSet<_>>(), names::<Recipient>().into_iter().collect());
    }
}
