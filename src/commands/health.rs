//! `railhead health`: asks a server whether it can serve; for container health checks, where there is no curl.

use crate::config::Health;
use std::{error::Error, time::Duration};
use ureq::Agent;

/// Asks once, within three seconds.
///
/// # Errors
/// If the server cannot be reached or cannot serve.
pub fn run(options: &Health) -> Result<(), Box<dyn Error>> {
    let agent: Agent = Agent::config_builder().timeout_global(Some(Duration::from_secs(3))).build().into();
    agent.get(format!("{}/health/ready", options.url.trim_end_matches('/'))).call()?;
    Ok(())
}
