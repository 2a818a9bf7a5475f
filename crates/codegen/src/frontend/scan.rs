//! Reads what has to be known of a `.proto` file before it is compiled: whether it uses editions, its package, its imports.

use std::iter::Peekable;
use std::str::CharIndices;

/// What a file says about itself outside of its types. Made from any text; a file with syntax errors gives what can be read.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Header {
    /// The first statement is `edition = "..."`.
    pub(super) edition: bool,
    /// Such as `calculator.v1`; empty if there is none.
    pub(super) package: String,
    /// Names of imported files, in order.
    pub(super) imports: Vec<String>,
    /// Where brackets first nest deeper than [`MAX_NESTING`].
    pub(super) too_deep: Option<usize>,
}

/// How deep brackets may nest. A compiler that reads the values of options by recursion would exhaust its stack on more;
/// messages nest 32 deep at most anyway.
pub(super) const MAX_NESTING: usize = 200;

impl Header {
    pub(super) fn of(text: &str) -> Self {
        let mut header = Self::default();
        let mut statement: Vec<Token<'_>> = Vec::new();
        let (mut depth, mut brackets) = (0_usize, 0_usize);
        let mut tokens = Tokens(text, text.char_indices().peekable());
        for index in 0.. {
            let Some(token) = tokens.next() else { break };
            match token {
                Token::Mark('{' | '[' | '<') => brackets += 1,
                Token::Mark('}' | ']' | '>') => brackets = brackets.saturating_sub(1),
                _ => {}
            }
            if brackets > MAX_NESTING && header.too_deep.is_none() {
                header.too_deep = Some(tokens.position() - 1);
            }
            match token {
                Token::Mark('{') => depth += 1,
                Token::Mark('}') => {
                    depth = depth.saturating_sub(1);
                    statement.clear();
                }
                Token::Mark(';') if depth == 0 => {
                    header.read(&statement);
                    statement.clear();
                }
                Token::Mark('=') if index == 1 => header.edition = statement == [Token::Word("edition")],
                _ if depth == 0 => statement.push(token),
                _ => {}
            }
        }
        header
    }

    fn read(&mut self, statement: &[Token<'_>]) {
        match *statement {
            [Token::Word("package"), Token::Word(name)] => name.clone_into(&mut self.package),
            [Token::Word("import"), Token::Text(name)]
            | [Token::Word("import"), Token::Word(_), Token::Text(name)] => {
                self.imports.push(name.to_owned());
            }
            _ => {}
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Token<'a> {
    Word(&'a str),
    Text(&'a str),
    Mark(char),
}

struct Tokens<'a>(&'a str, Peekable<CharIndices<'a>>);

impl<'a> Iterator for Tokens<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        loop {
            let (start, c) = self.1.next()?;
            match c {
                '/' if self.0[start..].starts_with("//") => self.skip_past(start, "\n"),
                '/' if self.0[start..].starts_with("/*") => self.skip_past(start + 2, "*/"),
                '"' | '\'' => return Some(Token::Text(self.text(start + 1, c))),
                c if is_word(c) => {
                    while self.1.next_if(|&(_, c)| is_word(c)).is_some() {}
                    return Some(Token::Word(&self.0[start..self.position()]));
                }
                c if !c.is_whitespace() => return Some(Token::Mark(c)),
                _ => {}
            }
        }
    }
}

impl<'a> Tokens<'a> {
    fn skip_past(&mut self, from: usize, end: &str) {
        let to = self.0[from..].find(end).map_or(self.0.len(), |at| from + at + end.len());
        while self.1.next_if(|&(at, _)| at < to).is_some() {}
    }

    /// The text of a string up to its closing quote, escapes left as they are.
    fn text(&mut self, start: usize, quote: char) -> &'a str {
        while let Some((at, c)) = self.1.next() {
            match c {
                '\\' => drop(self.1.next()),
                c if c == quote => return &self.0[start..at],
                _ => {}
            }
        }
        &self.0[start..]
    }

    fn position(&mut self) -> usize {
        self.1.peek().map_or(self.0.len(), |&(at, _)| at)
    }
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '.'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_package_and_imports_and_nothing_else() {
        let header = Header::of(
            r#"// import "comment.proto";
            syntax = "proto3"; /* import "block.proto"; */
            package calculator.v1;
            import "a.proto";
            import public 'b.proto';
            option java_package = "x; import \"string.proto\";";
            message M { string import = 1; } import weak "c.proto";"#,
        );
        assert_eq!(header.package, "calculator.v1");
        assert_eq!(header.imports, ["a.proto", "b.proto", "c.proto"]);
        assert!(!header.edition);
    }

    #[test]
    fn an_edition_is_seen_only_as_the_first_statement() {
        assert!(Header::of("// licence\nedition = \"2023\";\npackage a;").edition);
        assert!(!Header::of("syntax = \"proto3\"; message M { int32 edition = 1; }").edition);
        assert!(!Header::of("option edition = 1;").edition);
    }

    #[test]
    fn nesting_that_no_compiler_should_see_is_found() {
        let nested =
            |levels| format!("option (o) = {}{};", "{ o: [".repeat(levels / 2), "]}".repeat(levels / 2));
        assert_eq!(Header::of(&nested(MAX_NESTING)).too_deep, None);
        let text = nested(MAX_NESTING + 2);
        let at = Header::of(&text).too_deep.expect("too deep");
        assert_eq!((&text[at..=at], text[..at].matches(['{', '[']).count()), ("{", MAX_NESTING));
        assert_eq!(Header::of(&"message M { }".repeat(1000)).too_deep, None);
    }

    #[test]
    fn broken_text_gives_what_can_be_read() {
        assert_eq!(Header::of("package a; import \"unclosed").package, "a");
        assert_eq!(Header::of("}}}{ /*"), Header::default());
        assert_eq!(Header::of(""), Header::default());
        assert_eq!(Header::of("\"\\"), Header::default());
    }
}
