//! Statements in SQL whose text names its values.

use diesel::{
    pg::Pg,
    query_builder::{BoxedSqlQuery, SqlQuery},
    serialize::ToSql,
    sql_query,
    sql_types::HasSqlType,
};
use std::mem;

/// A statement in SQL with its values.
pub type Statement<'v> = BoxedSqlQuery<'v, Pg, SqlQuery>;

/// The values of a statement. Each is bound before the text is written, which has its placeholder,
/// so no value can take the place of another. Whatever else is in the text is constant: a
/// connection tells statements apart by their texts.
pub struct Parameters<'v> {
    bound: Statement<'v>,
    count: usize,
}

impl Default for Parameters<'_> {
    fn default() -> Self {
        Parameters { bound: nothing(), count: 0 }
    }
}

impl<'v> Parameters<'v> {
    /// Binds a value. Returns its placeholder: `$1` for the first.
    pub fn bind<Type, Value>(&mut self, value: Value) -> String
    where
        Pg: HasSqlType<Type>,
        Type: Send + 'v,
        Value: ToSql<Type, Pg> + Send + 'v,
    {
        self.bound = mem::replace(&mut self.bound, nothing()).bind::<Type, _>(value);
        self.count += 1;
        format!("${}", self.count)
    }

    /// The statement with a text that has the placeholders.
    pub fn statement(self, text: impl AsRef<str>) -> Statement<'v> {
        self.bound.sql(text)
    }
}

fn nothing<'v>() -> Statement<'v> {
    sql_query("").into_boxed()
}
