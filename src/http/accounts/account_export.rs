//! The export of an account as it is sent: read page by page, as fast as the client takes it.

use crate::{
    http::{
        guards::exports::{RunningExport, RunningExports},
        problem::Problem,
    },
    store::{
        Database, DatabaseError,
        accounts::export::{self, EXPORT_SECTIONS},
    },
};
use actix_web::web::Bytes;
use futures_util::{Stream, stream};
use std::mem;
use uuid::Uuid;

/// An export, and how far it has been sent.
struct AccountExport {
    db: Database,
    running: RunningExport,
    /// The account itself, until it has been sent.
    beginning: String,
    section: usize,
    /// The last key of the section that has been sent.
    after: String,
    has_ended: bool,
}

/// The export of an account as JSON; none if there is no such account.
pub async fn export(
    db: &Database,
    exports: &RunningExports,
    account: Uuid,
) -> Result<Option<impl Stream<Item = Result<Bytes, DatabaseError>> + use<>>, Problem> {
    let running = exports.begin(account)?;
    let Some(row) = export::account(db, account).await? else { return Ok(None) };
    let beginning = format!("{{\"account\":{row}");
    let db = db.clone();
    let export = AccountExport { db, running, beginning, section: 0, after: String::new(), has_ended: false };
    Ok(Some(stream::try_unfold(export, async |mut export| Ok(export.next().await?.map(|piece| (piece, export))))))
}

impl AccountExport {
    async fn next(&mut self) -> Result<Option<Bytes>, DatabaseError> {
        let mut text = mem::take(&mut self.beginning);
        let Some(section) = EXPORT_SECTIONS.get(self.section) else {
            return Ok((!mem::replace(&mut self.has_ended, true)).then(|| Bytes::from_static(b"}")));
        };
        let is_first = self.after.is_empty();
        if is_first {
            text.push_str(&format!(",\"{}\":[", section.name));
        }
        let page = export::page(&self.db, self.running.account, section, &self.after).await?;
        if !is_first && !page.rows.is_empty() {
            text.push(',');
        }
        text.push_str(&page.rows.join(","));
        match page.next {
            Some(next) => self.after = next,
            None => {
                text.push(']');
                self.section += 1;
                self.after.clear();
            }
        }
        Ok(Some(Bytes::from(text)))
    }
}
