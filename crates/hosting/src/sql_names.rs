//! Reading enums from text columns. Writing needs no more than their name.

use crate::{invitation::InvitationState, seat_offer::OfferedTo, status::GameStatus, visibility::Visibility};

/// Reads enums of `named_enum!` from text columns.
#[macro_export]
macro_rules! read_by_name {
    ($($Enum:ident),*) => {$(
        impl diesel::deserialize::FromSql<diesel::sql_types::Text, diesel::pg::Pg> for $Enum {
            fn from_sql(value: diesel::pg::PgValue<'_>) -> diesel::deserialize::Result<$Enum> {
                let name = std::str::from_utf8(value.as_bytes())?;
                let found = $Enum::ALL.iter().find(|one| one.name() == name);
                found.copied().ok_or_else(|| format!("no {} is named {name}", stringify!($Enum)).into())
            }
        }

        impl diesel::deserialize::Queryable<diesel::sql_types::Text, diesel::pg::Pg> for $Enum {
            type Row = $Enum;

            fn build(row: $Enum) -> diesel::deserialize::Result<$Enum> {
                Ok(row)
            }
        }
    )*};
}

read_by_name!(GameStatus, InvitationState, OfferedTo, Visibility);
