//! The program that is running.

use base16ct::lower::encode_string;
use sha2::{Digest, Sha256};
use std::{
    env,
    fs::File,
    io::{self, BufRead, BufReader},
};

/// The size of what is read at once, in bytes.
const BUFFER: usize = 64 * 1024;

/// The SHA-256 of the running program, in hexadecimal.
///
/// # Errors
/// If its file cannot be read.
pub fn sha256() -> io::Result<String> {
    // The file that runs, even if another has taken its place since.
    let file = File::open("/proc/self/exe").or_else(|_| File::open(env::current_exe()?))?;
    let mut file = BufReader::with_capacity(BUFFER, file);
    let mut hash = Sha256::new();
    loop {
        let bytes = file.fill_buf()?;
        let length = bytes.len();
        if length == 0 {
            return Ok(encode_string(&hash.finalize()));
        }
        hash.update(bytes);
        file.consume(length);
    }
}
