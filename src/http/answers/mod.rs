//! Forms of answers: files, pages of lists, pictures, tables, and what rarely changes.

pub(crate) mod attached;
pub(crate) mod pagination;
pub(crate) mod picture;
pub(crate) mod table;
pub(crate) mod tagged;
