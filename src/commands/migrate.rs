//! `railhead migrate`: prepares the database for a server that does not own the tables.

use crate::{commands::database::Used, config::Migrate, store};
use std::error::Error;

/// Applies the missing migrations, and grants a role what a server needs.
pub async fn run(options: &Migrate) -> Result<(), Box<dyn Error>> {
    let used = Used::existing(&options.database).await?;
    store::migrate(&used.url).await?;
    println!("the {} is up to date", used.place());
    if let Some(role) = &options.serving_role {
        store::database::grants::grant(&used.url, role).await?;
        println!("{role} may serve it, and cannot change the log of a game");
    }
    used.close().await
}
