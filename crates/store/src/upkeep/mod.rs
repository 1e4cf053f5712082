//! Rows that are out of date, figures of the whole service, what fails, and what an operator has checked before a
//! start.

pub mod preflight;
pub mod retention;
pub mod service_figures;
pub mod trouble;
