//! The transcript of a tournament that is over, as JSON Lines, and its verification. The first line
//! contains the id, the secret and the last head of the log; each other line is an event as stored.
//!
//! The chain of heads is that of a game. The seed of a round is HMAC-SHA256(secret, "pairing" ‖ id ‖ texts ‖
//! round): the id as its 16 bytes; of each player with a text the number (2 bytes, big endian), the length
//! (1 byte) and the text; the round, from 0, as 4 bytes, big endian. Where all tables of
//! a round play one deal, its secret is made in the same way, with "deal" in place of "pairing".

use crate::{
    Verified, VerifyError,
    chain::{Chain, Head},
    codec::{CodecError, StoredEvent},
    rng::Secret,
    transcript::{Transcript, chained},
    verify,
};
use hmac::Mac;
use jiff::Timestamp;
use railhead_engine::{AwayReason, Deal, Game, Int, Seat};
use railhead_tournament::{Event, Line, Mismatch, RulesError, Seed, Tournament};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use uuid::{Builder, Uuid};

/// The version of the transcript format that is written, and the only one that can be read.
const FORM: u32 = 1;

/// The schema version of new events of tournaments.
pub const TOURNAMENT_SCHEMA: i16 = 1;

/// The transcript of a tournament. It names players by their numbers, never accounts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TournamentTranscript {
    /// The tournament's id.
    pub id: Uuid,
    /// The SHA-256 of its secret, in hexadecimal, as published.
    pub commitment: String,
    /// Its secret.
    pub secret: Secret,
    /// The last head of the log, as stated in the transcript.
    pub head: Head,
    /// Its events, numbered from 1.
    pub events: Vec<Event>,
    /// The head after each event, computed from the lines.
    pub heads: Vec<Head>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FirstLine {
    record: u32,
    tournament: Uuid,
    commitment: String,
    secret: String,
    head: Head,
}

#[derive(Deserialize)]
struct EventLine {
    seq: u32,
    schema: i16,
    #[serde(rename = "at")]
    _at: Timestamp,
    #[serde(flatten)]
    fields: Map<String, Value>,
}

/// The reason for which the transcript of a tournament is not valid.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the message says what each field is")]
pub enum TournamentError {
    #[error("line {line} cannot be read: {why}")]
    Line { line: usize, why: String },
    #[error("it is a record of form {0}; this version of railhead reads form {FORM}")]
    Form(u32),
    #[error("the SHA-256 of the secret is not the commitment")]
    Secret,
    #[error("the rules cannot be: {0}")]
    Rules(#[from] RulesError),
    #[error("it does not begin with its opening")]
    Opening,
    #[error("event {seq} does not follow: {mismatch}")]
    Mismatch { seq: usize, mismatch: Mismatch },
    #[error("the log ends with the head {computed}, and not with {recorded}: it was rewritten")]
    Head { recorded: Head, computed: Head },
    #[error("the tournament is not over")]
    Unfinished,
    #[error("the game {game} is of no table of the tournament")]
    ForeignGame { game: Uuid },
    #[error("the result of the game {game} is another one")]
    Result { game: Uuid },
    #[error("the game {game} does not have the deal of its round")]
    Deal { game: Uuid },
    #[error("the game {game}: {error}")]
    Game { game: Uuid, error: VerifyError },
}

impl Secret {
    /// The seed of a round, from 0, that is drawn next.
    pub fn pairing_seed(&self, id: Uuid, tournament: &Tournament) -> Seed {
        self.of_round(b"pairing", id, tournament, tournament.rounds.len())
    }

    /// The secret of the deal that all tables of a round, from 0, play. Players who enter after the pairing of
    /// the round change it.
    pub fn round_deal(&self, id: Uuid, tournament: &Tournament, round: usize) -> Secret {
        Secret::from_bytes(self.of_round(b"deal", id, tournament, round))
    }

    /// The id of that deal.
    pub fn round_deal_id(&self, id: Uuid, tournament: &Tournament, round: usize) -> Uuid {
        let bytes = self.of_round(b"deal-id", id, tournament, round);
        Builder::from_random_bytes(bytes.first_chunk().copied().unwrap_or_default()).into_uuid()
    }

    /// A number of 32 bytes for a round: the purpose, the id, the texts of the players and the round.
    fn of_round(&self, purpose: &[u8], id: Uuid, tournament: &Tournament, round: usize) -> [u8; 32] {
        let mut hmac = self.hmac().chain_update(purpose).chain_update(id.as_bytes());
        for (number, player) in (0_u16..).zip(&tournament.entrants) {
            let Some(text) = player.entropy.as_deref() else { continue };
            // A text has at most 64 characters, so the length fits a byte.
            hmac = hmac
                .chain_update(number.to_be_bytes())
                .chain_update([u8::saturating_from(text.len())])
                .chain_update(text);
        }
        hmac.chain_update(u32::saturating_from(round).to_be_bytes()).finalize().into_bytes().into()
    }
}

/// Encodes an event of a tournament for storage.
///
/// # Errors
/// Never; the serializer's error is passed on.
pub fn encode(event: &Event) -> Result<String, CodecError> {
    serde_json::to_string(event).map_err(CodecError::Encode)
}

/// Decodes a stored event of a tournament.
///
/// # Errors
/// `CodecError::Newer` if the schema is that of a newer release; `CodecError::Decode` if it is unknown, or the
/// payload does not fit it.
pub fn decode(schema: i16, payload: &str) -> Result<Event, CodecError> {
    if schema > TOURNAMENT_SCHEMA {
        return Err(CodecError::Newer(schema));
    }
    if schema != TOURNAMENT_SCHEMA {
        let unknown = format!("events of schema {schema} are unknown to this version of railhead");
        return Err(CodecError::Decode(serde::de::Error::custom(unknown)));
    }
    serde_json::from_str(payload).map_err(CodecError::Decode)
}

/// Writes the transcript of a tournament from its stored events.
///
/// # Errors
/// Never in practice; the serializer's error is passed on.
pub fn write(
    id: Uuid,
    secret: &Secret,
    events: impl IntoIterator<Item = StoredEvent>,
) -> Result<String, serde_json::Error> {
    let (head, lines) = chained(id, secret, events);
    let (commitment, secret) = (secret.commitment(), secret.to_hex());
    let first = serde_json::to_string(&FirstLine { record: FORM, tournament: id, commitment, secret, head })?;
    Ok(first + "\n" + &lines.join("\n") + "\n")
}

impl TournamentTranscript {
    /// Whether a file with this first line is the transcript of a tournament.
    pub fn is_one(first: &str) -> bool {
        serde_json::from_str::<FirstLine>(first).is_ok()
    }

    /// Parses a transcript.
    ///
    /// # Errors
    /// The line that cannot be read.
    pub fn parse(text: &str) -> Result<TournamentTranscript, TournamentError> {
        let mut lines = (1..).zip(text.lines());
        let unreadable = |line: usize, why: String| TournamentError::Line { line, why };
        let (line, first) = lines.next().unwrap_or((1, ""));
        let FirstLine { record, tournament: id, commitment, secret, head } =
            serde_json::from_str(first).map_err(|why| unreadable(line, why.to_string()))?;
        if record != FORM {
            return Err(TournamentError::Form(record));
        }
        let secret = Secret::from_hex(&secret).ok_or(TournamentError::Secret)?;
        let (mut chain, mut events, mut heads) = (Chain::of_game(&secret, id), Vec::new(), Vec::new());
        for (line, text) in lines {
            let EventLine { seq, schema, _at, fields } =
                serde_json::from_str(text).map_err(|why| unreadable(line, why.to_string()))?;
            if seq != chain.head().version + 1 {
                return Err(unreadable(line, format!("it has event {seq}")));
            }
            let event = decode(schema, &Value::Object(fields).to_string());
            events.push(event.map_err(|why| unreadable(line, why.to_string()))?);
            heads.push(chain.link(text));
        }
        Ok(TournamentTranscript { id, commitment, secret, head, events, heads })
    }

    /// Verifies the transcript: every pairing follows from the results and the secret, and every event was
    /// possible. Results are taken as given; [`TournamentTranscript::check_game`] compares them.
    ///
    /// # Errors
    /// The first thing that does not follow.
    pub fn verify(&self) -> Result<Tournament, TournamentError> {
        let mut tournament = Tournament::replay(self.events.first()).ok_or(TournamentError::Opening)?;
        tournament.rules.check()?;
        if self.secret.commitment() != self.commitment || tournament.commitment != self.commitment {
            return Err(TournamentError::Secret);
        }
        for (seq, event) in (2..).zip(self.events.iter().skip(1)) {
            let seed = self.secret.pairing_seed(self.id, &tournament);
            tournament.check_follows(event, seed).map_err(|mismatch| TournamentError::Mismatch { seq, mismatch })?;
            tournament.evolve(event);
        }
        self.check_head(self.head)?;
        if tournament.is_over() { Ok(tournament) } else { Err(TournamentError::Unfinished) }
    }

    /// Checks that the log has this head, which was noted during the tournament.
    ///
    /// # Errors
    /// `Head` if it has another head at that version, or ended before it.
    pub fn check_head(&self, recorded: Head) -> Result<(), TournamentError> {
        let at = usize::try_from(recorded.version).unwrap_or(usize::MAX).checked_sub(1);
        let computed = at.and_then(|at| self.heads.get(at)).or(self.heads.last()).copied();
        let computed = computed.unwrap_or(Chain::of_game(&self.secret, self.id).head());
        if computed == recorded { Ok(()) } else { Err(TournamentError::Head { recorded, computed }) }
    }

    /// The deal of the games of a round; none if they have deals of their own.
    fn deal_of(&self, round: usize) -> Option<Deal> {
        let mut tournament = Tournament::replay(self.events.first()).filter(|opened| opened.rules.same_deal)?;
        // The texts of players who entered after the pairing are no part of it.
        for event in self.events.iter().skip(1) {
            if tournament.rounds.len() > round {
                break;
            }
            tournament.evolve(event);
        }
        Some(self.secret.round_deal(self.id, &tournament, round).deal([]))
    }

    /// Verifies the exported game of a table, and that its result is the recorded one.
    ///
    /// # Errors
    /// `ForeignGame`, `Game`, `Deal`, `Result`.
    pub fn check_game(&self, tournament: &Tournament, record: &Transcript) -> Result<(), TournamentError> {
        let game = record.game;
        let tables = tournament.rounds.iter().enumerate().flat_map(|(round, state)| {
            state.tables.iter().enumerate().map(move |(number, table)| (round, number, table))
        });
        let mut tables = tables.filter(|(_, _, table)| table.game == game);
        let (round, number, table) = tables.next().ok_or(TournamentError::ForeignGame { game })?;
        let Verified { game: played, .. } = verify(record).map_err(|error| TournamentError::Game { game, error })?;
        if played.options().deal != self.deal_of(round) {
            return Err(TournamentError::Deal { game });
        }
        let recorded = self.events.iter().find_map(|event| match event {
            Event::TableFinished { round: of, table, lines, head, absent } if (*of, *table) == (round, number) => {
                Some((lines, head, absent))
            }
            _ => None,
        });
        let lines = result_lines(&table.players, &played);
        let missing = absent(&table.players, &played);
        match recorded {
            Some((recorded, head, absent))
                if *recorded == lines && *head == record.head.to_string() && *absent == missing =>
            {
                Ok(())
            }
            // A ruling came before the game was over.
            None if table.is_ruled => Ok(()),
            Some(_) | None => Err(TournamentError::Result { game }),
        }
    }
}

/// The result of a table by its game. Without scores, for a game that was called off, all tie but those who
/// were absent.
pub fn result_lines(players: &[usize], game: &Game) -> Vec<Line> {
    let line = |(seat, entrant): (Seat, &usize)| {
        let absent = game.is_absent(seat);
        match game.scores().iter().find(|score| score.seat == seat) {
            Some(score) => Line { entrant: *entrant, rank: score.rank, score: score.total.into(), absent },
            None => Line { entrant: *entrant, rank: 1, score: 0, absent },
        }
    };
    Seat::ALL.into_iter().zip(players).map(line).collect()
}

/// The players of a table who ran out of time in its game and finished no turn of their own.
pub fn absent(players: &[usize], game: &Game) -> Vec<usize> {
    let has_resigned = |seat: Seat| game.presence()[seat].away == Some(AwayReason::Resigned);
    let was_absent = |seat: Seat| game.is_absent(seat) && !has_resigned(seat);
    let seated = Seat::ALL.into_iter().zip(players);
    seated.filter(|(seat, _)| was_absent(*seat)).map(|(_, entrant)| *entrant).collect()
}
