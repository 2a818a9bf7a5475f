//! Breaks lines of C and C++ that are too long where clang-format would, and joins what the templates leave apart.

const COLUMNS: usize = 110;

/// Wraps every line, and leaves at most one blank line in a row and none at the end.
pub(super) fn wrap(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + text.len() / 16);
    let mut blank_before = true;
    for line in text.trim_end().lines() {
        let line = line.trim_end();
        if line.is_empty() && blank_before {
            continue;
        }
        blank_before = line.is_empty();
        wrap_line(line, None, &mut out);
    }
    out
}

/// `column` is where the lines before this one went on, if it is not the first of its statement.
fn wrap_line(line: &str, column: Option<usize>, out: &mut String) {
    let indent = line.len() - line.trim_start().len();
    if is_comment(line) {
        return wrap_comment(line, out);
    }
    if line.starts_with("#define ") {
        return wrap_macro(line, out);
    }
    let (first, next, column) = match (short_if(line), break_point(line, column)) {
        _ if line.chars().count() <= COLUMNS => (line, "", 0),
        (Some((condition, body)), _) => (condition, body, indent + 2),
        (None, Some((at, column))) => (&line[..at], &line[at..], column),
        (None, None) => (line, "", 0),
    };
    out.push_str(first.trim_end());
    out.push('\n');
    if !next.is_empty() {
        wrap_line(&format!("{}{}", " ".repeat(column), next.trim_start()), Some(column), out);
    }
}

/// What a long macro stands for goes to a line of its own: the line break has to be escaped.
fn wrap_macro(line: &str, out: &mut String) {
    match line.splitn(3, ' ').collect::<Vec<_>>()[..] {
        [define, name, value] if line.chars().count() > COLUMNS => {
            out.push_str(&format!("{define} {name} \\\n  {value}\n"));
        }
        _ => {
            out.push_str(line);
            out.push('\n');
        }
    }
}

fn is_comment(line: &str) -> bool {
    let text = line.trim_start();
    text.starts_with("/*") || text.starts_with("* ") || text.starts_with("//")
}

/// Breaks between words; the lines that follow begin with the mark of a comment that goes on.
fn wrap_comment(line: &str, out: &mut String) {
    let indent = &line[..line.len() - line.trim_start().len()];
    let mark = match line.trim_start() {
        text if text.starts_with("///") => "/// ",
        text if text.starts_with("//") => "// ",
        text if text.starts_with("/*") => " * ",
        _ => "* ",
    };
    let fits = line.char_indices().nth(COLUMNS).map_or(line.len(), |(at, _)| at);
    let text = indent.len() + 3;
    match line[..fits].rfind(' ').filter(|&at| fits < line.len() && at > text) {
        None => out.push_str(line),
        Some(at) => {
            out.push_str(line[..at].trim_end());
            out.push('\n');
            return wrap_comment(&format!("{indent}{mark}{}", line[at..].trim_start()), out);
        }
    }
    out.push('\n');
}

/// An `if` with its statement on the same line, taken apart.
fn short_if(line: &str) -> Option<(&str, &str)> {
    let text = line.trim_start();
    if !text.starts_with("if (") || text.ends_with('{') {
        return None;
    }
    let mut depth = 0;
    for (i, c) in line.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => {
                depth -= 1;
                if depth == 0 {
                    return Some((&line[..=i], line[i + 1..].trim_start()));
                }
            }
            _ => {}
        }
    }
    None
}

/// Where to break, and at which column the rest goes on: after `=` if what follows fits into one line, else at the
/// last comma or operator of the outermost parentheses that fits, behind their opening one if the arguments fit there.
fn break_point(line: &str, column: Option<usize>) -> Option<(usize, usize)> {
    let indent = line.len() - line.trim_start().len();
    let assignment = line.find(" = ").filter(|&at| column.is_none() && !line[..at].contains('('));
    if let Some(at) = assignment.filter(|at| line.len() - at - 3 + indent + 4 <= COLUMNS) {
        return Some((at + 2, indent + 4));
    }
    let Some(best) = last_separator(line) else {
        return line.find('(').map(|at| (at + 1, indent + 4));
    };
    let behind = best.parenthesis.or(column).unwrap_or(indent + 4);
    if let Some(at) = assignment.filter(|_| behind > COLUMNS) {
        return Some((at + 2, indent + 4));
    }
    let fits_behind = || line[behind..].split(", ").all(|argument| behind + argument.len() < COLUMNS);
    if column.is_none() && best.parenthesis.is_some() && !fits_behind() {
        return Some((behind, indent + 4));
    }
    Some((best.after, behind))
}

/// A comma or operator, and the parentheses it is in.
struct Separator {
    after: usize,
    /// Behind the innermost opening one.
    parenthesis: Option<usize>,
    depth: usize,
}

/// The last one that fits into the line, or the first one if none does; outer parentheses before inner ones.
fn last_separator(line: &str) -> Option<Separator> {
    let mut open: Vec<usize> = Vec::new();
    let mut in_string = false;
    let mut best: Option<Separator> = None;
    for (i, c) in line.char_indices() {
        if i >= COLUMNS && best.is_some() {
            break;
        }
        let is_outer = || best.as_ref().is_none_or(|best| open.len() <= best.depth.max(1));
        match c {
            '"' => in_string = !in_string,
            _ if in_string => {}
            '(' | '{' | '[' => open.push(i + 1),
            ')' | '}' | ']' => drop(open.pop()),
            ',' | '|' if line[i + 1..].starts_with(' ') && is_outer() => {
                best = Some(Separator { after: i + 1, parenthesis: open.last().copied(), depth: open.len() });
            }
            _ => {}
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::wrap;

    #[test]
    fn long_signatures_go_on_behind_their_parenthesis() {
        let line = format!("int f({}const sw_call_t *call);", "const int64_t *argument, ".repeat(4));
        let expected = "int f(const int64_t *argument, const int64_t *argument, const int64_t *argument, \
                        const int64_t *argument,\n      const sw_call_t *call);\n";
        assert_eq!(wrap(&line), expected);
    }

    #[test]
    fn arguments_without_room_behind_the_parenthesis_go_to_the_next_line() {
        let line = format!("int {}(const char *first_argument, int b);", "f".repeat(80));
        let expected = format!("int {}(\n    const char *first_argument, int b);\n", "f".repeat(80));
        assert_eq!(wrap(&line), expected);
    }

    #[test]
    fn the_statement_of_a_long_if_goes_to_the_next_line() {
        let line = format!("  if (p == NULL) return sw_writer_in(w, \"{}\");", "a".repeat(76));
        let expected = format!("  if (p == NULL)\n    return sw_writer_in(w, \"{}\");\n", "a".repeat(76));
        assert_eq!(wrap(&line), expected);
    }

    #[test]
    fn the_line_break_of_a_long_macro_is_escaped() {
        let line = format!("#define {} (UINT64_C(1) << 0)", "A".repeat(95));
        assert_eq!(wrap(&line), format!("#define {} \\\n  (UINT64_C(1) << 0)\n", "A".repeat(95)));
    }

    #[test]
    fn long_comments_break_between_words() {
        let line = format!("/* {}end. */", "some words ".repeat(10));
        let expected = format!("/* {}some\n * words end. */\n", "some words ".repeat(9));
        assert_eq!(wrap(&line), expected);
    }
}
