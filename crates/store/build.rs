//! Has the migrations looked at again when one is added.

fn main() {
    println!("cargo::rerun-if-changed=../../migrations");
}
