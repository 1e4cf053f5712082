//! Enums in text columns, by the names that strum derives.

use crate::{
    invitation::InvitationState,
    notifications::NotificationKind,
    phrases::Phrase,
    projection::RatingBoard,
    reports::{ReportOutcome, ReportReason},
    seat_offer::OfferedTo,
    status::GameStatus,
    tournament::TournamentVisibility,
    visibility::Visibility,
};

/// Reads and writes enums in text columns.
#[macro_export]
macro_rules! stored_by_name {
    ($($Enum:ident),*) => {$(
        impl diesel::deserialize::FromSql<diesel::sql_types::Text, diesel::pg::Pg> for $Enum {
            fn from_sql(value: diesel::pg::PgValue<'_>) -> diesel::deserialize::Result<$Enum> {
                let name = std::str::from_utf8(value.as_bytes())?;
                name.parse().map_err(|_| format!("no {} is named {name}", stringify!($Enum)).into())
            }
        }

        impl diesel::deserialize::Queryable<diesel::sql_types::Text, diesel::pg::Pg> for $Enum {
            type Row = $Enum;

            fn build(row: $Enum) -> diesel::deserialize::Result<$Enum> {
                Ok(row)
            }
        }

        impl diesel::serialize::ToSql<diesel::sql_types::Text, diesel::pg::Pg> for $Enum {
            fn to_sql<'b>(
                &'b self,
                out: &mut diesel::serialize::Output<'b, '_, diesel::pg::Pg>,
            ) -> diesel::serialize::Result {
                let name: &'static str = self.into();
                diesel::serialize::ToSql::<diesel::sql_types::Text, diesel::pg::Pg>::to_sql(name, out)
            }
        }

        impl diesel::expression::AsExpression<diesel::sql_types::Text> for $Enum {
            type Expression = diesel::dsl::AsExprOf<&'static str, diesel::sql_types::Text>;

            fn as_expression(self) -> Self::Expression {
                let name: &'static str = self.into();
                diesel::expression::AsExpression::<diesel::sql_types::Text>::as_expression(name)
            }
        }
    )*};
}

stored_by_name!(
    GameStatus,
    InvitationState,
    NotificationKind,
    OfferedTo,
    Phrase,
    RatingBoard,
    ReportOutcome,
    ReportReason,
    TournamentVisibility,
    Visibility
);
