//! Has the files that are part of the program looked at again when one is added.

fn main() {
    println!("cargo::rerun-if-changed=docs");
    println!("cargo::rerun-if-changed=src/http/play/dist");
}
