//! Reading enums from text columns. Writing needs no more than their name.

use crate::{
    game::{invitation::InvitationState, seat_offer::OfferedTo, status::GameStatus, visibility::Visibility},
    store::{AdminActionKind, Role},
};
use diesel::{
    deserialize::{FromSql, Queryable, Result},
    pg::{Pg, PgValue},
    sql_types::Text,
};

macro_rules! read_by_name {
    ($($Enum:ident),*) => {$(
        impl FromSql<Text, Pg> for $Enum {
            fn from_sql(value: PgValue<'_>) -> Result<$Enum> {
                let name = <String as FromSql<Text, Pg>>::from_sql(value)?;
                let found = $Enum::ALL.iter().find(|one| one.name() == name);
                found.copied().ok_or_else(|| format!("no {} is named {name}", stringify!($Enum)).into())
            }
        }

        impl Queryable<Text, Pg> for $Enum {
            type Row = $Enum;

            fn build(row: $Enum) -> Result<$Enum> {
                Ok(row)
            }
        }
    )*};
}

read_by_name!(AdminActionKind, GameStatus, InvitationState, OfferedTo, Role, Visibility);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::projection::RatingBoard;

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
