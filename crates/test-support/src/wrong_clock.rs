//! Processes whose clock is wrong, by libfaketime. Their steady clock stays as it is.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// Runs a command with a clock that differs from that of the system by so many seconds.
pub fn skew(command: &mut Command, seconds: f32) -> &mut Command {
    preload(command).env("FAKETIME", format!("{seconds:+}"))
}

/// A clock that is set while processes look at it.
pub struct SetClock {
    file: PathBuf,
}

impl SetClock {
    /// A clock that is right at first, kept in a file of this folder.
    pub fn new(folder: &Path) -> SetClock {
        let clock = SetClock { file: folder.join("clock") };
        clock.set(0);
        clock
    }

    /// Sets the clock: it differs from that of the system by so many seconds.
    pub fn set(&self, seconds: i64) {
        let new = self.file.with_extension("new");
        fs::write(&new, format!("{seconds:+}")).unwrap();
        fs::rename(new, &self.file).unwrap();
    }

    /// Runs a command that looks at this clock.
    pub fn shown_to<'command>(&self, command: &'command mut Command) -> &'command mut Command {
        preload(command).env("FAKETIME_TIMESTAMP_FILE", &self.file).env("FAKETIME_NO_CACHE", "1")
    }
}

fn preload(command: &mut Command) -> &mut Command {
    let libraries = fs::read_dir("/usr/lib").unwrap().flatten();
    let mut found = libraries.map(|entry| entry.path().join("faketime/libfaketimeMT.so.1"));
    let library = found.find(|library| library.exists()).expect("faketime is installed");
    command.env("LD_PRELOAD", library).env("FAKETIME_DONT_FAKE_MONOTONIC", "1")
}
