//! demo
use std::error::Error;
/// d
/// # Errors
/// e
pub fn run(_o: &crate::config::Demo) -> Result<(), Box<dyn Error>> {
    Ok(())
}
