//! Seasons: quarters of rated play. Until a season is over, a job counts its players; then it writes the
//! final places, which nothing changes afterwards.

pub mod close;
pub mod final_places;
