//! What a testee answers, and whether that is what was expected.

use std::fmt;

use shortwire::Code;

use crate::vectors::{Expected, Failure, bytes, from_hex, to_hex};

/// A line from a testee.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It worked: the words after `ok`.
    Ok(Vec<String>),
    /// A call failed.
    Error(Reported),
    /// Another exception of the host.
    Raised(String),
    /// The host does not have that.
    Skip,
    /// No line of the protocol, or none at all.
    Broken(String),
}

/// A failure as a testee tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reported {
    code: Code,
    message: String,
    /// The bytes of the `FailDetail`, if there was one.
    detail: Option<Vec<u8>>,
}

impl Answer {
    /// Reads a line.
    pub fn parse(line: &str) -> Self {
        let broken = || Self::Broken(format!("{line:?} is no line of the protocol"));
        let (kind, rest) = line.split_once(' ').unwrap_or((line, ""));
        match kind {
            "ok" => Self::Ok(rest.split_whitespace().map(str::to_owned).collect()),
            "error" => Reported::parse(rest.split(' ')).map_or_else(broken, Self::Error),
            "raised" => Self::Raised(rest.to_owned()),
            "skip" => Self::Skip,
            _ => broken(),
        }
    }

    /// The items of a batch: each is a reply or a failure.
    pub fn items(&self) -> Vec<Self> {
        let Self::Ok(words) = self else { return vec![self.clone()] };
        let item = |word: &String| match word.contains(':') {
            true => Reported::parse(word.split(':'))
                .map_or_else(|| Self::Broken(format!("{word:?} is no item")), Self::Error),
            false => Self::Ok(vec![word.clone()]),
        };
        words.iter().map(item).collect()
    }
}

impl Reported {
    fn parse<'a>(mut words: impl Iterator<Item = &'a str>) -> Option<Self> {
        let code = Code::from_number(words.next()?.parse().ok()?);
        let of = |word: &str| if word == "-" { Some(Vec::new()) } else { from_hex(word) };
        let message = String::from_utf8(of(words.next()?)?).ok()?;
        let detail = match words.next()? {
            "none" => None,
            digits => Some(of(digits)?),
        };
        words.next().is_none().then_some(Self { code, message, detail })
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ok(words) => write!(f, "ok {}", shorten(&words.join(" "))),
            Self::Error(Reported { code, message, detail }) => {
                write!(f, "{} {message:?}", code.name())?;
                detail.as_ref().map_or(Ok(()), |detail| write!(f, " with {}", to_hex(detail)))
            }
            Self::Raised(name) => write!(f, "the host raised {name}"),
            Self::Skip => write!(f, "skipped"),
            Self::Broken(why) => write!(f, "{why}"),
        }
    }
}

impl Expected {
    /// Success with the bytes that the vectors' notation stands for.
    ///
    /// # Errors
    ///
    /// Which part of the notation is wrong.
    pub fn reply(notation: &str) -> Result<Self, String> {
        Ok(Self::Ok(to_hex(&bytes(notation)?)))
    }

    /// Whether that answer is right.
    pub fn allows(&self, answer: &Answer) -> bool {
        match (self, answer) {
            (Self::Ok(expected), Answer::Ok(words)) => *expected == words.join(" "),
            (Self::OkSays(part), Answer::Ok(words)) => {
                let text = words.first().and_then(|word| from_hex(word)).unwrap_or_default();
                String::from_utf8_lossy(&text).contains(part)
            }
            (Self::Error(failure), Answer::Error(reported)) => failure.allows(reported),
            (Self::Raised(names), Answer::Raised(name)) => names.contains(name),
            _ => false,
        }
    }
}

impl Failure {
    fn allows(&self, reported: &Reported) -> bool {
        self.code == reported.code.name()
            && self.message.as_ref().is_none_or(|message| *message == reported.message)
            && self.says.iter().all(|part| reported.message.contains(part))
            && self.detail.as_ref().is_none_or(|detail| bytes(detail).ok() == reported.detail)
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ok(words) => write!(f, "ok {}", shorten(words)),
            Self::OkSays(part) => write!(f, "ok with {part:?}"),
            Self::Error(Failure { code, message, says, detail }) => {
                write!(f, "{code}")?;
                message.as_ref().map_or(Ok(()), |message| write!(f, " {message:?}"))?;
                says.iter().try_for_each(|part| write!(f, " saying {part:?}"))?;
                detail.as_ref().map_or(Ok(()), |detail| write!(f, " with {detail}"))
            }
            Self::Raised(names) => write!(f, "the host raises {}", names.join(" or ")),
        }
    }
}

/// So much of a line as people read.
fn shorten(text: &str) -> String {
    const MOST: usize = 200;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}... ({} characters)", &text[..end], text.len()),
        None => text.to_owned(),
    }
}
