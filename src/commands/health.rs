//! `railhead health`: asks a server whether it is ready. For health checks in containers without
//! curl.

use crate::config::Health;
use std::{error::Error, time::Duration};
use ureq::Agent;

/// Asks once, with a timeout of three seconds.
///
/// # Errors
/// If the server cannot be reached or is not ready.
pub fn run(options: &Health) -> Result<(), Box<dyn Error>> {
    let agent: Agent = Agent::config_builder().timeout_global(Some(Duration::from_secs(3))).build().into();
    let url = format!("{}/health/ready", options.url.trim_end_matches('/'));
    agent.get(&url).call().map_err(|error| format!("{url}: {error}"))?;
    Ok(())
}
