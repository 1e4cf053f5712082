//! Schemas: two Rust types with one name would be one schema, that of either. A type of an answer is
//! no row of a table, so that a column can change without the answer.

use crate::{doors::root, prose::files};
use std::{collections::BTreeMap, fs, path::PathBuf};
use syn::{Attribute, File, Item, Meta};

/// The tokens of the attributes with this name, also inside `cfg_attr`.
fn tokens(attributes: &[Attribute], name: &str) -> Vec<String> {
    let lists = attributes.iter().filter_map(|attribute| match &attribute.meta {
        Meta::List(list) if list.path.is_ident(name) => Some(list.tokens.to_string()),
        Meta::List(list) if list.path.is_ident("cfg_attr") => {
            let tokens = list.tokens.to_string();
            tokens.contains(&format!("{name} (")).then_some(tokens)
        }
        Meta::List(_) | Meta::Path(_) | Meta::NameValue(_) => None,
    });
    lists.collect()
}

/// The name of a type's schema, if it has one.
fn schema_name(ident: &syn::Ident, attributes: &[Attribute]) -> Option<String> {
    if !tokens(attributes, "derive").iter().any(|derived| derived.contains("ToSchema")) {
        return None;
    }
    let renamed = tokens(attributes, "schema").into_iter().find_map(|schema| {
        let after = schema.split_once("as = ")?.1.to_owned();
        Some(after.chars().take_while(|c| c.is_alphanumeric()).collect::<String>())
    });
    Some(renamed.unwrap_or_else(|| ident.to_string()))
}

/// The derives of diesel that make a type a row.
const ROWS: [&str; 5] = ["Queryable", "QueryableByName", "Selectable", "Insertable", "AsChangeset"];

#[test]
fn types_of_answers_are_not_rows() {
    let mut sources = Vec::new();
    files(&root().join("crates/store/src"), "rs", &mut sources);
    let (mut rows, mut both) = (0, Vec::new());
    for file in sources {
        for item in syn::parse_file(&fs::read_to_string(&file).unwrap()).unwrap().items {
            let Item::Struct(item) = item else { continue };
            let derived = tokens(&item.attrs, "derive").concat();
            let derives = |name: &str| derived.split(|c: char| !c.is_alphanumeric()).any(|derived| derived == name);
            if ROWS.into_iter().any(derives) {
                rows += 1;
                if derives("Serialize") || derives("ToSchema") {
                    both.push(format!("{} of {}", item.ident, file.display()));
                }
            }
        }
    }
    assert!(rows > 50, "{rows}");
    assert!(both.is_empty(), "{both:#?}");
}

#[test]
fn no_two_types_have_the_same_schema_name() {
    let mut sources = Vec::new();
    ["src", "crates"].iter().for_each(|folder| files(&root().join(folder), "rs", &mut sources));
    let mut places = BTreeMap::<String, Vec<PathBuf>>::new();
    for file in sources {
        let parsed: File = syn::parse_file(&fs::read_to_string(&file).unwrap()).unwrap();
        for item in parsed.items {
            let name = match &item {
                Item::Struct(item) => schema_name(&item.ident, &item.attrs),
                Item::Enum(item) => schema_name(&item.ident, &item.attrs),
                _ => None,
            };
            if let Some(name) = name {
                places.entry(name).or_default().push(file.clone());
            }
        }
    }
    assert!(places.len() > 100 && places.contains_key("TrainCard"), "{}", places.len());
    places.retain(|_, files| files.len() > 1);
    assert!(places.is_empty(), "{places:#?}");
}
