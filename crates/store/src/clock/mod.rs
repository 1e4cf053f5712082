//! The clock of the service, and under it that of the machine.

pub mod system_clock;
pub mod time;
