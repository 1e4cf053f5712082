//! Environment variables: one that no option has is a mistake, and names the nearest that an option has.

use clap::Command;
use std::{collections::BTreeSet, env, fmt};

const PREFIX: &str = "RAILHEAD_";

/// The prefix of the variables of Railhead's own tests, which the servers that they start inherit.
const OF_TESTS: &str = "RAILHEAD_TEST_";

/// A variable that no option has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownVariable {
    name: String,
    nearest: String,
}

impl fmt::Display for UnknownVariable {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        let UnknownVariable { name, nearest } = self;
        write!(out, "no option has the environment variable {name}; the nearest is {nearest}")
    }
}

/// Checks the variables of this process.
///
/// # Errors
/// The first, in the order of names, that no option of a command has.
pub fn check(definition: &Command) -> Result<(), UnknownVariable> {
    let set = env::vars_os().map(|(name, value)| (name.to_string_lossy().into(), value.to_string_lossy().into()));
    match first_unknown(definition, set) {
        Some(unknown) => Err(unknown),
        None => Ok(()),
    }
}

fn first_unknown(definition: &Command, set: impl Iterator<Item = (String, String)>) -> Option<UnknownVariable> {
    let known = known(definition);
    let is_mistake = |(name, value): &(String, String)| {
        name.starts_with(PREFIX)
            && !name.starts_with(OF_TESTS)
            && !known.contains(name)
            && !is_of_kubernetes(name, value)
    };
    let (name, _) = set.filter(is_mistake).min()?;
    let likeness = |known: &String| strsim::jaro_winkler(bare(known), bare(&name));
    let nearest = known.iter().max_by(|one, other| likeness(one).total_cmp(&likeness(other)))?.clone();
    Some(UnknownVariable { name, nearest })
}

/// The name without what all names begin with, so that its own beginning counts.
fn bare(name: &str) -> &str {
    name.strip_prefix(PREFIX).unwrap_or(name)
}

fn known(definition: &Command) -> BTreeSet<String> {
    let own = definition.get_arguments().filter_map(|argument| argument.get_env());
    let own = own.map(|name| name.to_string_lossy().into_owned());
    own.chain(definition.get_subcommands().flat_map(known)).collect()
}

/// Whether Kubernetes set the variable, for a service whose name begins with `railhead`.
fn is_of_kubernetes(name: &str, value: &str) -> bool {
    name.contains("_SERVICE_") || name.contains("_PORT_") || name.ends_with("_PORT") && value.contains("://")
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::config::Cli;

    fn first(set: &[(&str, &str)]) -> Option<String> {
        let set = set.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        first_unknown(&Cli::definition(), set).map(|unknown| unknown.to_string())
    }

    #[test]
    fn a_mistyped_variable_names_the_nearest() {
        assert_eq!(
            first(&[("RAILHEAD_LISTEN", "127.0.0.1:0"), ("RAILHEAD_PUBLIC_ULR", "https://trains.example.org")])
                .unwrap(),
            "no option has the environment variable RAILHEAD_PUBLIC_ULR; the nearest is RAILHEAD_PUBLIC_URL"
        );
        assert!(first(&[("RAILHEAD_BOTS", "2")]).unwrap().contains("the nearest is RAILHEAD_BOT_"));
        assert!(first(&[("RAILHEAD_PORT", "8080")]).unwrap().contains("RAILHEAD_PORT"));
    }

    #[test]
    fn variables_of_others_are_none_of_ours() {
        let others = [
            ("PATH", "/bin"),
            ("RAILHEAD_PORT", "tcp://10.96.0.12:80"),
            ("RAILHEAD_PORT_80_TCP_PROTO", "tcp"),
            ("RAILHEAD_SERVICE_HOST", "10.96.0.12"),
            ("RAILHEAD_TEST_APP", "dist"),
        ];
        assert_eq!(first(&others), None);
    }
}
