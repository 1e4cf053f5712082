//! The modules of each crate as a graph: the needs of a module, by import or by path, without a cycle.
//! A method needs no import: its caller and its module may need each other unseen.

use crate::{
    documents::{items, rows, section},
    doors::{root, text},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
    path::{Path, PathBuf},
};
use syn::{
    ItemUse, UseTree, Visibility,
    visit::{self, Visit},
};

const PAGE: &str = "ARCHITECTURE.md";

/// A module by its path from the crate: `["store", "games", "turns"]`. The crate itself is `[]`.
type Module = Vec<String>;

/// The modules that each module needs.
type Arrows = BTreeMap<Module, BTreeSet<Module>>;

/// One name of a `use` item.
struct Import {
    name: String,
    path: Module,
    is_re_export: bool,
}

/// The names and paths of one file, without its tests.
#[derive(Default)]
struct Source {
    imports: Vec<Import>,
    /// The paths of two words and more in types and expressions: `names::card`.
    paths: Vec<Module>,
}

impl Source {
    fn import(&mut self, tree: &UseTree, prefix: &[String], is_re_export: bool) {
        let with = |name: &syn::Ident| [prefix, &[name.to_string()]].concat();
        let (name, path) = match tree {
            UseTree::Path(path) => return self.import(&path.tree, &with(&path.ident), is_re_export),
            UseTree::Group(group) => {
                return group.items.iter().for_each(|tree| self.import(tree, prefix, is_re_export));
            }
            UseTree::Name(name) if name.ident == "self" => (prefix.last().unwrap().clone(), prefix.to_vec()),
            UseTree::Name(name) => (name.ident.to_string(), with(&name.ident)),
            UseTree::Rename(rename) => (rename.rename.to_string(), with(&rename.ident)),
            UseTree::Glob(_) => ("*".to_owned(), prefix.to_vec()),
        };
        self.imports.push(Import { name, path, is_re_export });
    }
}

impl<'ast> Visit<'ast> for Source {
    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        self.import(&item.tree, &[], !matches!(item.vis, Visibility::Inherited));
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        if path.segments.len() > 1 {
            self.paths.push(path.segments.iter().map(|segment| segment.ident.to_string()).collect());
        }
        visit::visit_path(self, path);
    }

    /// Tokens have no paths yet: words with `::` between them.
    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        let text = call.tokens.to_string().replace(" :: ", "::");
        let words = text.split(|letter: char| !(letter.is_alphanumeric() || "_:".contains(letter)));
        let paths = words.map(|word| word.split("::").map(str::to_owned).collect::<Module>());
        self.paths.extend(paths.filter(|path| path.len() > 1 && path.iter().all(|word| !word.is_empty())));
    }

    /// `pub(in super::super)` needs nothing.
    fn visit_visibility(&mut self, _: &'ast Visibility) {}

    /// Tests may need any module.
    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if item.ident != "tests" {
            visit::visit_item_mod(self, item);
        }
    }
}

/// A crate's modules.
struct Graph {
    files: BTreeMap<Module, Source>,
}

impl Graph {
    /// The graph of a crate by its folder.
    fn of(folder: &str) -> Graph {
        let mut files = BTreeMap::new();
        read(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder).join("src"), &mut Vec::new(), &mut files);
        Graph { files }
    }

    /// The needs of a module from its own crate, as paths from the crate.
    fn needs(&self, module: &Module) -> Vec<Module> {
        let source = &self.files[module];
        let imported = source.imports.iter().filter(|import| !import.is_re_export);
        let imported = imported.filter_map(|import| self.absolute(module, &import.path));
        let paths = source.paths.iter();
        imported.chain(paths.filter_map(|path| self.called(module, path))).collect()
    }

    /// A path in a type or an expression: it begins with an imported name, or as an import does.
    fn called(&self, module: &Module, path: &Module) -> Option<Module> {
        match self.files[module].imports.iter().find(|import| import.name == path[0]) {
            Some(import) => Some([self.absolute(module, &import.path)?, path[1..].to_vec()].concat()),
            None => self.absolute(module, path),
        }
    }

    fn absolute(&self, module: &Module, path: &Module) -> Option<Module> {
        let supers = path.iter().take_while(|word| *word == "super").count();
        match path[0].as_str() {
            "crate" => Some(path[1..].to_vec()),
            "self" => Some([module, &path[1..]].concat()),
            "super" => Some([&module[..module.len() - supers], &path[supers..]].concat()),
            first if self.files.contains_key(&[module.as_slice(), &[first.to_owned()]].concat()) => {
                Some([module, path.as_slice()].concat())
            }
            _ => None,
        }
    }

    /// The module that defines the thing at a path, through re-exports.
    fn defining(&self, path: &Module) -> Module {
        let length = (0..=path.len()).rev().find(|length| self.files.contains_key(&path[..*length])).unwrap();
        let module = path[..length].to_vec();
        let re_exported = self.files[&module].imports.iter().filter(|import| import.is_re_export);
        let same = re_exported.filter(|import| Some(&import.name) == path.get(length));
        let elsewhere = same.filter_map(|import| self.absolute(&module, &import.path)).next();
        elsewhere.map_or(module, |other| self.defining(&other))
    }

    /// The arrows between the modules inside of `folder`.
    fn arrows(&self, folder: &[&str]) -> Arrows {
        let is_inside = |module: &Module| {
            module.len() >= folder.len()
                && module.iter().zip(folder).all(|(own, folder)| own == folder)
                && (folder.is_empty() || module.len() > folder.len())
        };
        let arrows = self.files.keys().filter(|module| is_inside(module)).map(|module| {
            let targets = self.needs(module).iter().map(|path| self.defining(path)).collect::<BTreeSet<_>>();
            (module.clone(), targets.into_iter().filter(|target| target != module && is_inside(target)).collect())
        });
        arrows.collect()
    }
}

fn read(folder: &Path, module: &mut Module, files: &mut BTreeMap<Module, Source>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path: PathBuf = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        if path.is_dir() {
            module.push(name);
            read(&path, module, files);
            module.pop();
        } else if path.extension().is_some_and(|extension| extension == "rs") && name != "main" {
            let own =
                if name == "mod" || name == "lib" { module.clone() } else { [module.as_slice(), &[name]].concat() };
            let mut source = Source::default();
            source.visit_file(&syn::parse_file(&fs::read_to_string(&path).unwrap()).unwrap());
            files.insert(own, source);
        }
    }
}

/// A way from a module back to itself.
fn cycle(arrows: &Arrows) -> Option<Vec<String>> {
    fn search(at: &Module, arrows: &Arrows, way: &mut Vec<Module>, done: &mut BTreeSet<Module>) -> Option<Vec<String>> {
        if let Some(begin) = way.iter().position(|module| module == at) {
            return Some(way[begin..].iter().map(|module| module.join("::")).collect());
        }
        if !done.insert(at.clone()) {
            return None;
        }
        way.push(at.clone());
        let found = arrows.get(at).into_iter().flatten().find_map(|next| search(next, arrows, way, done));
        way.pop();
        found
    }
    let mut done = BTreeSet::new();
    arrows.keys().find_map(|module| search(module, arrows, &mut Vec::new(), &mut done))
}

/// The same between folders, each one node: modules whose paths begin with the same `depth` words.
fn at_depth(depth: usize, arrows: &Arrows) -> Arrows {
    let cut = |module: &Module| module[..depth.min(module.len())].to_vec();
    let mut folders = Arrows::new();
    for (module, targets) in arrows {
        let folder = cut(module);
        let others = targets.iter().map(cut).filter(|other| *other != folder);
        folders.entry(folder.clone()).or_default().extend(others);
    }
    folders
}

/// The arrows between the parts of `src`. Left out are its root, which has what all share, and the
/// programs beside the server, crates of their own.
fn parts() -> Arrows {
    let mut arrows = at_depth(1, &Graph::of("").arrows(&[]));
    let top = Module::new();
    arrows.remove(&top);
    arrows.remove(&vec!["bin".to_owned()]);
    arrows.values_mut().for_each(|targets| targets.retain(|target| *target != top));
    arrows
}

/// The arrows between the crates of this repository.
fn crates() -> Arrows {
    let folders =
        fs::read_dir(root().join("crates")).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let manifests = folders.map(|name| (format!("crates/{name}/Cargo.toml"), name));
    let arrows = manifests.chain([("Cargo.toml".to_owned(), "railhead".to_owned())]).map(|(manifest, name)| {
        let manifest = text(&manifest);
        let dependencies = manifest.split("\n[dependencies]\n").nth(1).unwrap_or_default().split("\n[").next().unwrap();
        let own = dependencies.lines().filter_map(|line| line.strip_prefix("railhead-"));
        (vec![name], own.map(|line| vec![line.split([' ', '=']).next().unwrap().to_owned()]).collect())
    });
    arrows.collect()
}

/// The arrows that do not go to a later name of the order.
fn arrows_up(order: &[&str], arrows: &Arrows) -> Vec<String> {
    let position = |module: &Module| order.iter().position(|name| module.last().is_some_and(|own| own == name));
    let all = arrows.iter().flat_map(|(module, targets)| targets.iter().map(move |target| (module, target)));
    let up = all.filter(|(module, target)| match (position(module), position(target)) {
        (Some(from), Some(to)) => from >= to,
        _ => true,
    });
    up.map(|(module, target)| format!("{} -> {}", module.join("::"), target.join("::"))).collect()
}

/// Whether a way leads from a module to another.
fn leads(from: &Module, to: &Module, arrows: &Arrows) -> bool {
    arrows.get(from).is_some_and(|targets| targets.contains(to) || targets.iter().any(|next| leads(next, to, arrows)))
}

/// The lines of a diagram: the arrows without those that others imply, and the modules without an
/// arrow.
fn diagram(arrows: &Arrows) -> String {
    let mut lines = String::new();
    let mut shown = BTreeSet::new();
    for (module, targets) in arrows {
        for target in targets.iter().filter(|target| !targets.iter().any(|other| leads(other, target, arrows))) {
            lines += &format!("    {} --> {}\n", module.join("::"), target.join("::"));
            shown.extend([module, target]);
        }
    }
    let alone = arrows.keys().filter(|module| !shown.contains(module));
    lines + &alone.map(|module| format!("    {}\n", module.join("::"))).collect::<String>()
}

/// Compares a diagram of the page with the code, or writes it.
fn check_diagram(title: &str, arrows: &Arrows) {
    let page = text(PAGE);
    let head = format!("```mermaid\n%% {title}\nflowchart TD\n");
    let (above, rest) = page.split_once(&head).unwrap();
    let (lines, below) = rest.split_once("```\n").unwrap();
    let expected = diagram(arrows);
    if env::var("RAILHEAD_TEST_RECORD").is_ok_and(|file| file == PAGE) {
        fs::write(root().join(PAGE), format!("{above}{head}{expected}```\n{below}")).unwrap();
    } else {
        assert_eq!(lines, expected, "`RAILHEAD_TEST_RECORD={PAGE} cargo test --test invariants diagrams` writes it");
    }
}

#[test]
fn no_modules_and_no_folders_of_the_store_need_each_other() {
    let arrows = Graph::of("crates/store").arrows(&[]);
    assert!(arrows.len() > 30 && arrows.values().map(BTreeSet::len).sum::<usize>() > 60, "the graph is read");
    assert_eq!(cycle(&arrows), None);
    assert_eq!(cycle(&at_depth(1, &arrows)), None);
}

#[test]
fn no_part_of_src_needs_one_above_it() {
    let listed = rows(section(&text(PAGE), "Modules"));
    let order = listed.iter().filter_map(|name| name.strip_prefix("src/")).collect::<Vec<_>>();
    assert_eq!(arrows_up(&order, &parts()), Vec::<String>::new());
}

#[test]
fn no_module_of_http_needs_one_above_it() {
    let arrows = Graph::of("").arrows(&["http"]);
    assert!(arrows.len() > 100 && arrows.values().map(BTreeSet::len).sum::<usize>() > 400, "the graph is read");
    let listed = items(section(&text(PAGE), "HTTP"));
    let order = listed.iter().map(String::as_str).collect::<Vec<_>>();
    assert_eq!(arrows_up(&order, &at_depth(2, &arrows)), Vec::<String>::new());
}

#[test]
fn diagrams_show_the_arrows_of_the_code() {
    assert_eq!(cycle(&parts()), None);
    check_diagram("Parts of src", &parts());
    check_diagram("Crates", &crates());
}

/// The rules in `decide` are one node: an action ends a turn, and the end of a turn draws cards.
#[test]
fn no_modules_of_the_engine_need_each_other() {
    let arrows = Graph::of("crates/engine").arrows(&[]);
    assert!(arrows.len() > 30 && arrows.values().map(BTreeSet::len).sum::<usize>() > 60, "the graph is read");
    assert_eq!(cycle(&at_depth(1, &arrows)), None);
}

/// Bots that think ahead need each other: each considers the moves of the others. The root of a crate, which has
/// what its modules share, is left out.
#[test]
fn no_modules_of_other_crates_need_each_other() {
    let crates = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("crates")).unwrap();
    let names = crates.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    for name in names.filter(|name| !["store", "engine"].contains(&name.as_str())) {
        let mut arrows = Graph::of(&format!("crates/{name}")).arrows(&[]);
        arrows.remove(&Module::new());
        assert!(arrows.len() > 2, "the graph of {name} is read");
        let arrows = if name == "bots" { at_depth(1, &arrows) } else { arrows };
        assert_eq!(cycle(&arrows), None, "{name}");
    }
}

#[test]
fn a_circle_is_found() {
    let module = |name: &str| vec!["store".to_owned(), name.to_owned()];
    let arrow = |from: &str, to: &[&str]| (module(from), to.iter().map(|to| module(to)).collect());
    let line = BTreeMap::from([arrow("a", &["b", "c"]), arrow("b", &["c"]), arrow("c", &[])]);
    assert_eq!(cycle(&line), None);
    let circle = BTreeMap::from([arrow("a", &["b"]), arrow("b", &["c"]), arrow("c", &["b"])]);
    assert_eq!(cycle(&circle).unwrap(), ["store::b", "store::c"]);
}

#[test]
fn arrows_up_and_arrows_implied_are_found() {
    let module = |name: &str| vec![name.to_owned()];
    let arrow = |from: &str, to: &[&str]| (module(from), to.iter().map(|to| module(to)).collect());
    let arrows = BTreeMap::from([arrow("a", &["b", "c"]), arrow("b", &["c"]), arrow("c", &[]), arrow("d", &[])]);
    assert!(arrows_up(&["a", "b", "c"], &arrows).is_empty());
    assert_eq!(arrows_up(&["b", "a", "c"], &arrows), ["a -> b"]);
    assert_eq!(arrows_up(&["a", "b"], &arrows), ["a -> c", "b -> c"], "a name is missing");
    assert_eq!(diagram(&arrows), "    a --> b\n    b --> c\n    d\n");
}
