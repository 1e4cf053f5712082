//! The people at a table.

use crate::{
    Database, DatabaseError,
    engine::Seat,
    schema::{accounts, bots, game_seats},
};
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use uuid::Uuid;

diesel::alias!(accounts as owners: Owners);

#[derive(Debug)]
pub struct Seated {
    pub seat: Seat,
    pub account: Uuid,
    pub name: String,
    /// The owner of the bot; none for a person.
    pub bot_of: Option<String>,
}

/// The people at a table, in seat order, including those a bot plays for.
pub async fn of(db: &Database, id: Uuid) -> Result<Vec<Seated>, DatabaseError> {
    let seated = game_seats::table
        .inner_join(accounts::table)
        .left_join(bots::table.on(bots::account_id.eq(accounts::id)))
        .left_join(owners.on(owners.field(accounts::id).eq(bots::owner_id)))
        .filter(game_seats::game_id.eq(id))
        .order(game_seats::seat)
        .select((game_seats::seat, accounts::id, accounts::name, owners.field(accounts::name).nullable()))
        .load::<(i16, Uuid, String, Option<String>)>(&mut db.connection("read_seats").await?)
        .await?;
    let person = |(seat, account, name, bot_of)| {
        Some(Seated { seat: Seat::new(u8::try_from(seat).ok()?)?, account, name, bot_of })
    };
    Ok(seated.into_iter().filter_map(person).collect())
}
