//! Messages, in no language.

use railhead_engine::Seat;
use std::borrow::Cow;

/// A text to be written: its id and its arguments. Made by [`message!`](crate::message).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    pub(crate) id: Cow<'static, str>,
    pub(crate) arguments: Vec<(&'static str, Argument)>,
}

/// The value of a variable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// A number, written as the language does; texts may depend on its plural.
    Number(i64),
    /// A text that is the same in every language, such as the name of a player. Texts may select by
    /// it.
    Verbatim(String),
    /// A message of its own, such as the name of a city.
    Message(Message),
    /// Several, joined by commas.
    List(Vec<Argument>),
}

impl Message {
    /// The message with this id.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Message {
        Message { id: id.into(), arguments: Vec::new() }
    }

    /// The id of the text.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Sets a variable.
    #[must_use]
    pub fn with(mut self, variable: &'static str, value: impl Into<Argument>) -> Message {
        self.arguments.push((variable, value.into()));
        self
    }
}

/// A message by its id, then its variables: `message!("game-at-version", version, city = name)`. A
/// variable alone is a local variable of the same name.
#[macro_export]
macro_rules! message {
    (@value $name:ident) => { $name };
    (@value $name:ident, $value:expr) => { $value };
    ($id:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::Message::new($id)$(.with(stringify!($name), $crate::message!(@value $name $(, $value)?)))*
    };
}

macro_rules! numbers {
    ($($Number:ty)*) => {$(
        impl From<$Number> for Argument {
            fn from(number: $Number) -> Argument {
                Argument::Number(number.into())
            }
        }
    )*};
}

numbers!(u8 u16 u32 i16 i32 i64);

macro_rules! saturating_numbers {
    ($($Number:ty)*) => {$(
        impl From<$Number> for Argument {
            fn from(number: $Number) -> Argument {
                Argument::Number(number.try_into().unwrap_or(i64::MAX))
            }
        }
    )*};
}

saturating_numbers!(u64 usize);

impl From<Seat> for Argument {
    fn from(seat: Seat) -> Argument {
        seat.number().into()
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Argument {
        Argument::Verbatim(text.to_owned())
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Argument {
        Argument::Verbatim(text)
    }
}

impl From<Message> for Argument {
    fn from(message: Message) -> Argument {
        Argument::Message(message)
    }
}
