//! `railhead verify`: checks an exported game, offline.

use crate::{
    commands::record_file,
    config::Verify,
    engine::Event,
    fairness::verify::{Verified, VerifyError, check_head, verify},
    game::status::GameStatus,
};
use railhead_localization::{Argument, Message, message, refusal};
use std::{
    error::Error,
    io::{self, Write},
};

/// Replays the game from its secret and prints whether its events follow from it.
///
/// # Errors
/// If the file cannot be read, or at the first event that differs.
pub fn run(options: &Verify) -> Result<(), Box<dyn Error>> {
    let language = options.language.chosen();
    let record = record_file::read(&options.record.file)?;
    let refuse = |error: VerifyError| language.format(&message_of(error));
    let Verified { decisions, game } = verify(&record).map_err(refuse)?;
    let mut output = io::stdout();
    let mut say = |message: Message| writeln!(output, "{}", language.format(&message));
    let status = match GameStatus::of(&game) {
        GameStatus::Lobby => message!("status-lobby"),
        GameStatus::Running => message!("status-running"),
        GameStatus::Finished => message!("status-finished"),
        GameStatus::Void => message!("status-void"),
    };
    say(message!("verify-follows", game = record.game.to_string(), status, events = game.version(), decisions))?;
    say(message!("verify-commitment", commitment = record.commitment.as_str()))?;
    say(message!("verify-head", head = record.head.to_string()))?;
    for head in &options.heads {
        check_head(&record, *head).map_err(refuse)?;
        say(message!("verify-head-noted", head = head.to_string()))?;
    }
    for (seat, entropy) in game.entropies().iter() {
        if let Some(entropy) = entropy {
            say(message!("verify-entropy", seat, entropy = entropy.to_string()))?;
        }
    }
    say(message!("verify-compare"))?;
    Ok(())
}

fn message_of(error: VerifyError) -> Message {
    let json = |event: &Event| serde_json::to_string(event).unwrap_or_default();
    match error {
        VerifyError::Secret { hash, commitment } => message!("verify-error-secret", hash, commitment),
        VerifyError::Differs { seq, recorded, expected } => {
            let nothing = || message!("verify-nothing").into();
            let recorded = recorded.map_or_else(nothing, |event| Argument::from(json(&event)));
            message!("verify-error-differs", seq, recorded, expected = json(&expected))
        }
        VerifyError::BeginsNothing { seq, recorded } => {
            message!("verify-error-begins-nothing", seq, recorded = json(&recorded))
        }
        VerifyError::Refused { seq, recorded, rejection } => {
            message!("verify-error-refused", seq, recorded = json(&recorded), rejection = refusal(&rejection))
        }
        VerifyError::Packs => message!("verify-error-packs"),
        VerifyError::Head { recorded, computed } => {
            message!("verify-error-head", computed = computed.to_string(), recorded = recorded.to_string())
        }
        VerifyError::Unfinished { version } => message!("verify-error-unfinished", version),
    }
}
