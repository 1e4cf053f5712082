//! Has the migrations, which are part of the program, looked at again when one is added.

fn main() {
    println!("cargo::rerun-if-changed=migrations");
}
