//! Enums in text columns, by the names that strum derives.

use crate::{AdminActionKind, ImportKind, NotificationKind, OpenGames, PausedBy, Recipient, Role};

stored_by_name!(AdminActionKind, ImportKind, NotificationKind, OpenGames, PausedBy, Recipient, Role);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ClockKind;
    use crate::hosting::{
        invitation::InvitationState, projection::RatingBoard, status::GameStatus, tournament::TournamentVisibility,
        visibility::Visibility,
    };
    use strum::VariantArray;

    fn names<T: VariantArray>() -> Vec<&'static str>
    where
        &'static str: From<&'static T>,
    {
        T::VARIANTS.iter().map(Into::into).collect()
    }

    #[test]
    fn the_checks_of_the_columns_list_the_same_names() {
        let schema = include_str!("../../../migrations/2026-11-22-000001_initial/up.sql");
        let check = |column: &str, names: Vec<&str>| {
            let check = format!("CHECK ({column} IN ('{}'))", names.join("', '"));
            assert!(schema.contains(&check), "{check}");
        };
        check("role", names::<Role>());
        check("status", names::<GameStatus>());
        check("visibility", names::<Visibility>());
        check("state", names::<InvitationState>());
        check("action", names::<AdminActionKind>());
        check("board", names::<RatingBoard>());
    }

    #[test]
    fn pauses_have_the_names_that_the_database_checks() {
        let schema = include_str!("../../../migrations/2026-11-27-000041_webhook_log/up.sql");
        let listed = format!("CHECK (paused_by IN ('{}'))", names::<PausedBy>().join("', '"));
        assert!(schema.contains(&listed), "{listed}");
    }

    #[test]
    fn open_games_have_the_names_that_the_database_checks() {
        let schema = include_str!("../../../migrations/2026-11-26-000031_open_games/up.sql");
        let listed = format!("CHECK (open_games IN ('{}'))", names::<OpenGames>().join("', '"));
        assert!(schema.contains(&listed), "{listed}");
    }

    #[test]
    fn kinds_of_imports_have_the_names_that_the_database_checks() {
        let schema = include_str!("../../../migrations/2026-11-26-000033_imported_games/up.sql");
        let listed = format!("CHECK (kind IN ('{}'))", names::<ImportKind>().join("', '"));
        assert!(schema.contains(&listed), "{listed}");
    }

    #[test]
    fn kinds_of_clocks_have_the_names_that_the_database_checks() {
        let schema = include_str!("../../../migrations/2026-11-26-000038_alerts/up.sql");
        let listed = format!("CHECK (clock IN ('any', '{}'))", names::<ClockKind>().join("', '"));
        assert!(schema.contains(&listed), "{listed}");
    }

    #[test]
    fn tournaments_have_the_names_that_the_database_checks() {
        let schema = include_str!("../../../migrations/2026-11-26-000034_tournaments/up.sql");
        let check = |column: &str, names: Vec<&str>| {
            let check = format!("CHECK ({column} IN ('{}'))", names.join("', '"));
            assert!(schema.contains(&check), "{check}");
        };
        check("visibility", names::<TournamentVisibility>());
        check("phase", names::<railhead_tournament::Phase>());
    }

    #[test]
    fn leagues_have_the_phases_that_the_database_checks() {
        let schema = include_str!("../../../migrations/2026-11-26-000039_leagues/up.sql");
        let listed = format!("CHECK (phase IN ('{}'))", names::<crate::LeaguePhase>().join("', '"));
        assert!(schema.contains(&listed), "{listed}");
    }

    #[test]
    fn recipients_have_the_names_that_the_database_computes() {
        let schema = include_str!("../../../migrations/2026-11-25-000028_recipients/up.sql");
        let computed = schema.split("THEN '").skip(1).filter_map(|rest| rest.split('\'').next());
        assert_eq!(computed.collect::<std::collections::BTreeSet<_>>(), names::<Recipient>().into_iter().collect());
    }
}
