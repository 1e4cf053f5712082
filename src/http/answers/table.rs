//! Tables, as JSON or, for `Accept: text/csv`, as CSV (RFC 4180).

use crate::http::problem::Problem;
use actix_web::{
    FromRequest, HttpRequest, HttpResponse, Responder, ResponseError,
    body::BoxBody,
    dev::Payload,
    http::header::{Accept, Header, LINK, Quality, VARY},
};
use csv::{Terminator, WriterBuilder};
use serde::Serialize;
use std::{
    convert::Infallible,
    fmt::Display,
    future::{Ready, ready},
};

const CSV: &str = "text/csv";

/// The characters with which spreadsheets begin a formula, and those that they skip before one.
const FORMULAS: [char; 6] = ['=', '+', '-', '@', '\t', '\r'];

/// The media type in which a client wants a table: JSON, unless it prefers CSV by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableFormat {
    Json,
    Csv,
}

/// A value in a row: a number, or a text that is no formula.
pub struct Cell(String);

/// An answer that is a table.
pub trait Table: Serialize {
    const COLUMNS: &'static [&'static str];

    /// The rows, each with a cell for every column.
    fn rows(&self) -> Vec<Vec<Cell>>;

    /// The cursor of the next page.
    fn next(&self) -> Option<String> {
        None
    }
}

/// An answer in the format that the client wants.
pub struct Tabular<T>(pub TableFormat, pub T);

impl TableFormat {
    fn of(accept: &Accept) -> TableFormat {
        let quality = |kind: &str| {
            let named = accept.0.iter().filter(|wanted| wanted.item.essence_str() == kind);
            named.map(|wanted| wanted.quality).max().unwrap_or(Quality::ZERO)
        };
        let csv = quality(CSV);
        if csv > Quality::ZERO && csv >= quality("application/json") { TableFormat::Csv } else { TableFormat::Json }
    }
}

impl FromRequest for TableFormat {
    type Error = Infallible;
    type Future = Ready<Result<TableFormat, Infallible>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(Ok(Accept::parse(request).map_or(TableFormat::Json, |accept| TableFormat::of(&accept))))
    }
}

impl Cell {
    /// A text. One that a spreadsheet would take for a formula gets an apostrophe.
    pub fn text(text: impl Display) -> Cell {
        let text = text.to_string();
        Cell(if text.starts_with(FORMULAS) { format!("'{text}") } else { text })
    }

    pub fn number(number: impl Display) -> Cell {
        Cell(number.to_string())
    }

    /// A number; empty if there is none.
    pub fn optional(number: Option<impl Display>) -> Cell {
        Cell(number.map(|number| number.to_string()).unwrap_or_default())
    }
}

fn written(table: &impl Table) -> Result<Vec<u8>, Problem> {
    fn write<T: Table>(table: &T) -> Result<Vec<u8>, csv::Error> {
        let mut writer = WriterBuilder::new().terminator(Terminator::CRLF).from_writer(Vec::new());
        writer.write_record(T::COLUMNS)?;
        for row in table.rows() {
            writer.write_record(row.iter().map(|cell| &cell.0))?;
        }
        writer.into_inner().map_err(|failed| failed.into_error().into())
    }
    write(table).map_err(|_| Problem::internal("a table cannot be written as CSV"))
}

/// The address of the next page (RFC 8288).
fn link(request: &HttpRequest, cursor: &str) -> String {
    let others = request.query_string().split('&').filter(|pair| !pair.is_empty() && !pair.starts_with("cursor="));
    let query = others.map(|pair| pair.replace('>', "%3E")).chain([format!("cursor={cursor}")]).collect::<Vec<_>>();
    format!("<{}?{}>; rel=\"next\"", request.path(), query.join("&"))
}

impl<T: Table> Responder for Tabular<T> {
    type Body = BoxBody;

    fn respond_to(self, request: &HttpRequest) -> HttpResponse {
        let Tabular(format, table) = self;
        let mut response = HttpResponse::Ok();
        response.insert_header((VARY, "accept"));
        if format == TableFormat::Json {
            return response.json(table);
        }
        if let Some(next) = table.next() {
            response.insert_header((LINK, link(request, &next)));
        }
        match written(&table) {
            Ok(rows) => response.content_type("text/csv; charset=utf-8; header=present").body(rows),
            Err(problem) => problem.error_response(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Names(Vec<&'static str>);

    impl Serialize for Names {
        fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            self.0.serialize(serializer)
        }
    }

    impl Table for Names {
        const COLUMNS: &'static [&'static str] = &["name", "luck"];

        fn rows(&self) -> Vec<Vec<Cell>> {
            self.0.iter().map(|name| vec![Cell::text(name), Cell::number(-1.5)]).collect()
        }
    }

    fn csv(names: &[&'static str]) -> String {
        String::from_utf8(written(&Names(names.to_vec())).unwrap_or_default()).unwrap_or_default()
    }

    #[test]
    fn cells_are_quoted_and_no_text_is_a_formula() {
        assert_eq!(csv(&[]), "name,luck\r\n");
        assert_eq!(csv(&["a,b", "c\"d"]), "name,luck\r\n\"a,b\",-1.5\r\n\"c\"\"d\",-1.5\r\n");
        for text in ["=1+1", "+1", "-1", "@sum", "\t=1", "\r=1"] {
            assert!(Cell::text(text).0.starts_with('\''), "{text:?}");
        }
        assert_eq!(Cell::text("Ada").0, "Ada");
    }

    #[test]
    fn csv_is_sent_only_if_it_is_preferred_by_name() {
        let format = |accept: &str| {
            let request = actix_web::test::TestRequest::default().insert_header(("accept", accept)).to_http_request();
            Accept::parse(&request).map_or(TableFormat::Json, |accept| TableFormat::of(&accept))
        };
        for accept in ["", "*/*", "text/*", "application/json", "text/csv;q=0", "text/csv;q=0.5, application/json", "x"]
        {
            assert_eq!(format(accept), TableFormat::Json, "{accept}");
        }
        for accept in ["text/csv", "text/csv, */*;q=0.1", "text/csv;charset=utf-8", "application/json;q=0.5, text/csv"]
        {
            assert_eq!(format(accept), TableFormat::Csv, "{accept}");
        }
    }
}
