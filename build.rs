//! Packs what the program contains: the files of the app, and the OpenAPI document with its samples.

use flate2::{Compression, write::GzEncoder};
use std::{
    env,
    error::Error,
    fs,
    io::{self, Write},
    path::PathBuf,
};

const APP: &str = "src/http/play/dist";

fn main() -> Result<(), Box<dyn Error>> {
    // Files that are added are looked at, too.
    println!("cargo::rerun-if-changed=docs");
    println!("cargo::rerun-if-changed={APP}");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    for name in ["railhead", "samples"] {
        let path = format!("openapi/{name}.json");
        println!("cargo::rerun-if-changed={path}");
        let document = serde_json::from_slice::<serde_json::Value>(&fs::read(path)?)?;
        fs::write(out.join(format!("{name}.json.gz")), packed(&serde_json::to_vec(&document)?)?)?;
    }
    fs::create_dir_all(out.join("app"))?;
    let mut list = String::from("[\n");
    let mut names = fs::read_dir(APP)?.map(|entry| Ok(entry?.file_name())).collect::<io::Result<Vec<_>>>()?;
    names.sort_unstable();
    for name in names {
        let plain = fs::read(PathBuf::from(APP).join(&name))?;
        let packed = packed(&plain)?;
        let is_packed = packed.len() < plain.len() * 9 / 10;
        let path = out.join("app").join(&name);
        fs::write(&path, if is_packed { packed } else { plain })?;
        list += &format!("    ({:?}, include_bytes!({path:?}), {is_packed}),\n", name.to_string_lossy());
    }
    fs::write(out.join("app.rs"), list + "]\n")?;
    Ok(())
}

fn packed(plain: &[u8]) -> io::Result<Vec<u8>> {
    let mut writer = GzEncoder::new(Vec::new(), Compression::best());
    writer.write_all(plain)?;
    writer.finish()
}
