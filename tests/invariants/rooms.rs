//! The modules of `src/store` as a graph of imports, without a cycle.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};
use syn::{Item, UseTree, Visibility};

/// A module by its path from the crate: `["store", "games", "turns"]`.
type Module = Vec<String>;

/// A crate's modules: their files, and the imports of each.
struct Graph {
    files: BTreeMap<Module, syn::File>,
}

/// Every path that an item imports, in full.
fn imports(tree: &UseTree, prefix: &[String], paths: &mut Vec<Module>) {
    let with = |name: &syn::Ident| [prefix, &[name.to_string()]].concat();
    match tree {
        UseTree::Path(path) => imports(&path.tree, &with(&path.ident), paths),
        UseTree::Name(name) => paths.push(with(&name.ident)),
        UseTree::Rename(rename) => paths.push(with(&rename.ident)),
        UseTree::Glob(_) => paths.push(prefix.to_vec()),
        UseTree::Group(group) => group.items.iter().for_each(|tree| imports(tree, prefix, paths)),
    }
}

impl Graph {
    fn of(source: &Path) -> Graph {
        let mut files = BTreeMap::new();
        read(source, &mut Vec::new(), &mut files);
        Graph { files }
    }

    /// The paths that a module imports, or re-exports, from its own crate, as paths from the crate.
    fn paths(&self, module: &Module, re_exported: bool) -> Vec<Module> {
        let mut found = Vec::new();
        for item in &self.files[module].items {
            let Item::Use(item) = item else { continue };
            if matches!(item.vis, Visibility::Inherited) != re_exported {
                imports(&item.tree, &[], &mut found);
            }
        }
        found.into_iter().filter_map(|path| self.absolute(module, &path)).collect()
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

    /// The module in which what a path names is defined, through re-exports.
    fn defining(&self, path: &Module) -> Module {
        let length = (0..=path.len()).rev().find(|length| self.files.contains_key(&path[..*length])).unwrap();
        let module = path[..length].to_vec();
        let re_exported = self.paths(&module, true);
        let same = re_exported.iter().find(|other| path.get(length).is_some() && other.last() == path.get(length));
        same.map_or(module, |other| self.defining(other))
    }

    fn arrows(&self, room: &str) -> BTreeMap<Module, BTreeSet<Module>> {
        let is_inside = |module: &&Module| module[0] == room && module.len() > 1;
        let inside = self.files.keys().filter(|module| !module.is_empty()).filter(is_inside);
        let arrows = inside.map(|module| {
            let targets = self.paths(module, false).iter().map(|path| self.defining(path)).collect::<BTreeSet<_>>();
            let own = targets.into_iter().filter(|target| target != module && target.len() > 1 && target[0] == room);
            (module.clone(), own.collect())
        });
        arrows.collect()
    }
}

fn read(folder: &Path, module: &mut Module, files: &mut BTreeMap<Module, syn::File>) {
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
            files.insert(own, syn::parse_file(&fs::read_to_string(&path).unwrap()).unwrap());
        }
    }
}

/// A way from a module back to itself.
fn cycle(arrows: &BTreeMap<Module, BTreeSet<Module>>) -> Option<Vec<String>> {
    fn search(
        at: &Module,
        arrows: &BTreeMap<Module, BTreeSet<Module>>,
        way: &mut Vec<Module>,
        done: &mut BTreeSet<Module>,
    ) -> Option<Vec<String>> {
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

/// The same between rooms: the folders and files directly in `store`.
fn by_room(arrows: &BTreeMap<Module, BTreeSet<Module>>) -> BTreeMap<Module, BTreeSet<Module>> {
    let mut rooms = BTreeMap::<Module, BTreeSet<Module>>::new();
    for (module, targets) in arrows {
        let room = module[..2].to_vec();
        let others = targets.iter().map(|target| target[..2].to_vec()).filter(|other| *other != room);
        rooms.entry(room.clone()).or_default().extend(others);
    }
    rooms
}

#[test]
fn modules_of_the_store_do_not_import_each_other_in_a_circle() {
    let graph = Graph::of(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let arrows = graph.arrows("store");
    assert!(arrows.len() > 30 && arrows.values().map(BTreeSet::len).sum::<usize>() > 60, "the graph is read");
    assert_eq!(cycle(&arrows), None);
    assert_eq!(cycle(&by_room(&arrows)), None);
}

#[test]
fn the_hosted_game_knows_no_database_and_no_http() {
    let graph = Graph::of(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    for module in graph.files.keys().filter(|module| module.first().is_some_and(|room| room == "game")) {
        for path in graph.paths(module, false) {
            assert!(!["store", "http", "jobs", "commands"].contains(&path[0].as_str()), "{module:?} imports {path:?}");
        }
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
