//! Codes that lead to tournaments and leagues, as those of tables lead to games. They are longer than these,
//! so none is both, and a code leads to nothing else later.

use crate::{Connection, Database, DatabaseError, GameError, database::fetch::Fetch, schema::invitation_codes};
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use uuid::Uuid;

/// The tournament or the league to which a code leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CodeTarget {
    Tournament(Uuid),
    League(Uuid),
}

impl CodeTarget {
    fn ids(self) -> (Option<Uuid>, Option<Uuid>) {
        match self {
            CodeTarget::Tournament(id) => (Some(id), None),
            CodeTarget::League(id) => (None, Some(id)),
        }
    }
}

/// The number of times that a code is drawn before giving up because it is in use.
const DRAWS: usize = 8;

/// Gives a code to a tournament or a league that has none.
///
/// # Errors
/// `Contended` if all that were drawn are in use.
pub(crate) async fn draw(db: &Database, connection: &mut Connection, to: CodeTarget) -> Result<String, GameError> {
    let (tournament, league) = to.ids();
    for _ in 0..DRAWS {
        let code = db.process.randomness.long_code();
        let row = (
            invitation_codes::code.eq(&code),
            invitation_codes::tournament_id.eq(tournament),
            invitation_codes::league_id.eq(league),
        );
        let inserted = diesel::insert_into(invitation_codes::table).values(row).on_conflict_do_nothing();
        if inserted.execute(connection).await? > 0 {
            return Ok(code);
        }
    }
    Err(GameError::Contended)
}

/// The code of a tournament; none if it was opened without one.
pub(super) async fn of_tournament(connection: &mut Connection, id: Uuid) -> Result<Option<String>, DatabaseError> {
    let code = invitation_codes::table.filter(invitation_codes::tournament_id.eq(id)).select(invitation_codes::code);
    Ok(code.fetch_optional(connection).await?)
}

/// The target of a code, whoever may see it.
pub async fn target(db: &Database, code: &str) -> Result<Option<CodeTarget>, DatabaseError> {
    let ids = invitation_codes::table.find(code).select((invitation_codes::tournament_id, invitation_codes::league_id));
    let mut connection = db.connection("target_of_code").await?;
    let ids = ids.fetch_optional::<(Option<Uuid>, Option<Uuid>)>(&mut connection).await?;
    Ok(ids.and_then(|(tournament, league)| tournament.map(CodeTarget::Tournament).or(league.map(CodeTarget::League))))
}
