//! Reading enums from text columns. Writing needs no more than their name.

use crate::store::{AdminActionKind, Role};

read_by_name!(AdminActionKind, Role);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hosting::{
        invitation::InvitationState, projection::RatingBoard, status::GameStatus, visibility::Visibility,
    };

    #[test]
    fn the_checks_of_the_columns_list_the_same_names() {
        let schema = include_str!("../../migrations/2026-11-22-000001_initial/up.sql");
        let check = |column: &str, names: Vec<&str>| {
            let check = format!("CHECK ({column} IN ('{}'))", names.join("', '"));
            assert!(schema.contains(&check), "{check}");
        };
        check("role", Role::ALL.iter().map(|one| one.name()).collect());
        check("status", GameStatus::ALL.iter().map(|one| one.name()).collect());
        check("visibility", Visibility::ALL.iter().map(|one| one.name()).collect());
        check("state", InvitationState::ALL.iter().map(|one| one.name()).collect());
        check("action", AdminActionKind::ALL.iter().map(|one| one.name()).collect());
        check("board", RatingBoard::ALL.iter().map(|one| one.name()).collect());
    }
}
