//! `railhead verify`: checks an exported game or tournament, offline.

use crate::{
    Verified, VerifyError, check_head,
    tournament::{TournamentError, TournamentTranscript},
    transcript::Transcript,
    verify, verify_whole,
};
use clap::Args;
use railhead_engine::{Event, Phase};
use railhead_localization::{Argument, Language, Message, message, refusal};
use railhead_log::chain::Head;
use railhead_tournament::{Mismatch, Phase as TournamentPhase};
use std::{
    env,
    error::Error,
    fs::File,
    io::{self, BufRead, BufReader, Read, Write},
    path::{Path, PathBuf},
};

/// Options of `verify`.
#[derive(Args, Clone, Debug)]
pub struct Verify {
    /// The exported game
    #[command(flatten)]
    pub record: RecordFile,
    /// A head received from the server during the game (`head`, or the ETag without its quotes);
    /// fails unless the log contains it; may be given several times
    #[arg(long = "head", value_name = "HEAD")]
    pub heads: Vec<Head>,
    /// The exported game of a table of the tournament, whose result is compared; may be given several
    /// times
    #[arg(long = "game", value_name = "FILE")]
    pub games: Vec<PathBuf>,
    /// The language
    #[command(flatten)]
    pub language: OutputLanguage,
}

/// The exported game.
#[derive(Args, Clone, Debug)]
pub struct RecordFile {
    /// The file, as answered by `GET /v1/games/{id}/export`; for `verify`, also a tournament as answered
    /// by `GET /v1/tournaments/{id}/export`, and the unpacked games of `railhead dump`; `-` for standard
    /// input
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
}

impl RecordFile {
    /// Reads the exported game.
    ///
    /// # Errors
    /// If the file cannot be read, or is not an exported game.
    pub fn read(&self) -> Result<Transcript, Box<dyn Error>> {
        self.parse(io::read_to_string(self.open()?).map_err(|error| self.about(&error))?)
    }

    fn open(&self) -> Result<Box<dyn BufRead>, Box<dyn Error>> {
        if self.file == Path::new("-") {
            return Ok(Box::new(io::stdin().lock()));
        }
        let file = File::open(&self.file).map_err(|error| self.about(&error))?;
        Ok(Box::new(BufReader::new(file)))
    }

    fn parse(&self, text: String) -> Result<Transcript, Box<dyn Error>> {
        Ok(Transcript::parse(&text).map_err(|error| self.about(&error))?)
    }

    fn about(&self, error: &(impl std::fmt::Display + ?Sized)) -> String {
        format!("{}: {error}", self.file.display())
    }
}

/// The language of the output.
#[derive(Args, Clone, Copy, Debug)]
pub struct OutputLanguage {
    /// The language of the output: en, fr, de, es or it; by default that of LC_ALL, LC_MESSAGES or LANG
    #[arg(long = "lang", env = "RAILHEAD_LANG", value_name = "CODE")]
    pub language: Option<Language>,
}

impl OutputLanguage {
    /// The requested language, or that of the environment.
    pub fn chosen(self) -> Language {
        let variables = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter();
        let locale = variables.filter_map(|name| env::var(name).ok()).find(|locale| !locale.is_empty());
        // "de_AT.UTF-8" is "de-AT" on the Web.
        let tag = |locale: String| locale.split('.').next().unwrap_or_default().replace('_', "-");
        self.language.unwrap_or_else(|| locale.map(tag).map_or(Language::English, |tag| Language::negotiate(&tag)))
    }
}

/// Replays the game from its secret and prints whether its events follow from it.
///
/// # Errors
/// If the file cannot be read, or at the first event that differs.
pub fn run(options: &Verify) -> Result<(), Box<dyn Error>> {
    let language = options.language.chosen();
    let mut file = options.record.open()?;
    let mut text = String::new();
    file.read_line(&mut text).map_err(|error| options.record.about(&error))?;
    if Transcript::is_in_one_line(&text) {
        return run_for_dump(options, &text, file, language);
    }
    let is_tournament = TournamentTranscript::is_one(&text);
    file.read_to_string(&mut text).map_err(|error| options.record.about(&error))?;
    if is_tournament {
        return run_for_tournament(options, &text, language);
    }
    let record = options.record.parse(text)?;
    let refuse = |error: VerifyError| language.format(&message_of(error));
    let Verified { decisions, game } = verify(&record).map_err(refuse)?;
    let mut output = io::stdout();
    let mut say = |message: Message| writeln!(output, "{}", language.format(&message));
    let status = match game.phase() {
        Phase::Lobby => message!("status-lobby"),
        Phase::Dealing { .. } | Phase::Turn(_) => message!("status-running"),
        Phase::Finished { .. } => message!("status-finished"),
        Phase::Voided { .. } => message!("status-void"),
    };
    say(message!("verify-follows", game = record.game.to_string(), status, events = game.version(), decisions))?;
    let copied = game.options().copied_events;
    if copied > 0 {
        say(message!("verify-copied", events = copied))?;
    }
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

/// Verifies every game of a dump, one after the other, and prints their number.
fn run_for_dump(options: &Verify, first: &str, others: impl BufRead, language: Language) -> Result<(), Box<dyn Error>> {
    let mut games = 0_usize;
    for text in std::iter::once(Ok(first.to_owned())).chain(others.lines()) {
        games += 1;
        let text = text.map_err(|error| options.record.about(&error))?;
        let record = Transcript::parse_in_one_line(games, &text).map_err(|error| options.record.about(&error))?;
        let refuse = |error| format!("{}: {}", record.game, language.format(&message_of(error)));
        verify_whole(&record).map_err(refuse)?;
    }
    writeln!(io::stdout(), "{}", language.format(&message!("verify-dump", games)))?;
    Ok(())
}

/// Verifies a tournament and the games that were given, and prints the first of the standings.
fn run_for_tournament(options: &Verify, text: &str, language: Language) -> Result<(), Box<dyn Error>> {
    let refuse = |error: TournamentError| options.record.about(&language.format(&message_of_tournament(error)));
    let record = TournamentTranscript::parse(text).map_err(refuse)?;
    let tournament = record.verify().map_err(refuse)?;
    for file in &options.games {
        let game = RecordFile { file: file.clone() }.read()?;
        record.check_game(&tournament, &game).map_err(refuse)?;
    }
    options.heads.iter().try_for_each(|head| record.check_head(*head)).map_err(refuse)?;
    let mut output = io::stdout();
    let mut say = |message: Message| writeln!(output, "{}", language.format(&message));
    let (rounds, games) = (tournament.rounds.len(), options.games.len());
    say(message!("verify-tournament", tournament = record.id.to_string(), events = record.events.len(), rounds))?;
    say(message!("verify-commitment", commitment = record.commitment.as_str()))?;
    say(message!("verify-head", head = record.head.to_string()))?;
    if tournament.phase == TournamentPhase::Finished
        && let Some(first) = tournament.standings().first()
    {
        say(message!("verify-tournament-first", player = first.entrant))?;
    }
    say(message!("verify-tournament-games", games))?;
    Ok(())
}

/// The message about a tournament, for people.
fn message_of_tournament(error: TournamentError) -> Message {
    match error {
        TournamentError::Line { line, why } => message!("verify-tournament-line", line, why),
        TournamentError::Form(form) => message!("verify-tournament-form", form),
        TournamentError::Secret => message!("verify-tournament-secret"),
        TournamentError::Rules(why) => message!("verify-tournament-rules", why = why.to_string()),
        TournamentError::Opening => message!("verify-tournament-opening"),
        TournamentError::Mismatch { seq, mismatch: Mismatch::Impossible } => {
            message!("verify-tournament-impossible", seq)
        }
        TournamentError::Mismatch { seq, mismatch: Mismatch::Seed } => message!("verify-tournament-seed", seq),
        TournamentError::Mismatch { seq, mismatch: Mismatch::Pairing } => message!("verify-tournament-pairing", seq),
        TournamentError::Head { recorded, computed } => {
            message!("verify-error-head", computed = computed.to_string(), recorded = recorded.to_string())
        }
        TournamentError::Unfinished => message!("verify-tournament-unfinished"),
        TournamentError::ForeignGame { game } => message!("verify-tournament-foreign", game = game.to_string()),
        TournamentError::Deal { game } => message!("verify-tournament-deal", game = game.to_string()),
        TournamentError::Result { game } => message!("verify-tournament-result", game = game.to_string()),
        TournamentError::Game { game: _, error } => message_of(error),
    }
}

/// The message for people.
pub fn message_of(error: VerifyError) -> Message {
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
        VerifyError::Copied { seq, recorded } => {
            message!("verify-error-copied", seq, recorded = json(&recorded))
        }
        VerifyError::Continued => message!("verify-error-continued"),
        VerifyError::NoDeal => message!("verify-error-no-deal"),
        VerifyError::Packs => message!("verify-error-packs"),
        VerifyError::Head { recorded, computed } => {
            message!("verify-error-head", computed = computed.to_string(), recorded = recorded.to_string())
        }
        VerifyError::Unfinished { version } => message!("verify-error-unfinished", version),
    }
}
