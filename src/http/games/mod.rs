//! Games: the lobby, moves, views, events, and after the end.

pub(crate) mod analysis;
pub(crate) mod command_result;
pub(crate) mod embeds;
pub(crate) mod event_view;
pub(crate) mod events;
pub(crate) mod fairness;
pub(crate) mod home;
pub(crate) mod invitations;
pub(crate) mod invites;
pub(crate) mod lifecycle;
pub(crate) mod list;
pub(crate) mod matchmaking;
pub(crate) mod move_summary;
pub(crate) mod moves;
pub(crate) mod phrases;
pub(crate) mod pictures;
pub(crate) mod plan;
pub(crate) mod prepared;
mod problems;
pub(crate) mod replay;
pub(crate) mod results;
pub(crate) mod seats;
pub(crate) mod spectators;
pub(crate) mod stand_ins;
pub(crate) mod standing_orders;
pub(crate) mod summary;
pub(crate) mod views;
