//! Breaks lines that are too long where clang-format would, and joins what the templates leave apart.

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

fn is_comment(line: &str) -> bool {
    let text = line.trim_start();
    text.starts_with("/*") || text.starts_with("* ")
}

/// Breaks between words; the lines that follow begin with the mark of a comment that goes on.
fn wrap_comment(line: &str, out: &mut String) {
    let indent = &line[..line.len() - line.trim_start().len()];
    let mark = if line.trim_start().starts_with("/*") { " * " } else { "* " };
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

/// Where to break, and at which column the rest goes on: after `=` if what follows fits into one line, else at the last
/// comma or operator of the outermost parentheses that fits, behind their opening one.
fn break_point(line: &str, column: Option<usize>) -> Option<(usize, usize)> {
    let indent = line.len() - line.trim_start().len();
    if let Some(at) = line.find(" = ").filter(|&at| !line[..at].contains('(') && column.is_none())
        && line.len() - at - 3 + indent + 4 <= COLUMNS
    {
        return Some((at + 2, indent + 4));
    }
    let mut open: Vec<usize> = Vec::new();
    let mut in_string = false;
    let mut best: Option<(usize, usize, usize)> = None;
    for (i, c) in line.char_indices() {
        if i >= COLUMNS && best.is_some() {
            break;
        }
        match c {
            '"' => in_string = !in_string,
            _ if in_string => {}
            '(' | '{' | '[' => open.push(i + 1),
            ')' | '}' | ']' => drop(open.pop()),
            ',' | '|'
                if line[i + 1..].starts_with(' ')
                    && best.is_none_or(|(_, _, depth)| open.len() <= depth.max(1)) =>
            {
                best = Some((i + 1, open.last().copied().or(column).unwrap_or(indent + 4), open.len()));
            }
            _ => {}
        }
    }
    let too_deep = |deep: usize| line[deep..].split(", ").any(|argument| deep + argument.len() >= COLUMNS);
    if let Some((_, deep, _)) = best.filter(|&(_, deep, _)| column.is_none() && too_deep(deep)) {
        return Some((deep, indent + 4));
    }
    let first_parenthesis = || line.find('(').map(|at| (at + 1, indent + 4));
    best.map(|(at, column, _)| (at, column)).or_else(first_parenthesis)
}

#[cfg(test)]
mod tests {
    use super::wrap;

    #[test]
    fn long_signatures_go_on_behind_their_parenthesis() {
        let line = format!(
            "sw_code_e f({}, const sw_call_t *call);",
            "const int64_t *argument, ".repeat(4).trim_end_matches(", ")
        );
        let expected = "sw_code_e f(const int64_t *argument, const int64_t *argument, const int64_t *argument, const int64_t *argument,\n            const sw_call_t *call);\n";
        assert_eq!(wrap(&line), expected);
    }

    #[test]
    fn the_statement_of_a_long_if_goes_to_the_next_line() {
        let line = format!("  if (p == NULL) return sw_writer_in(w, \"{}\");", "a".repeat(80));
        assert_eq!(
            wrap(&line),
            format!("  if (p == NULL)\n    return sw_writer_in(w, \"{}\");\n", "a".repeat(80))
        );
    }
}
