//! Forms of answers: files of folders and of the program, pages of lists, pictures, tables, and what rarely changes.

pub(crate) mod attached;
pub(crate) mod pagination;
pub(crate) mod picture;
pub(crate) mod stored;
pub(crate) mod table;
pub(crate) mod tagged;
