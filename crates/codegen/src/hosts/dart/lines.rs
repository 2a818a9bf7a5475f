//! Breaks lines that are too long, as the formatter of Dart 3.2 leaves code whose arguments end with a comma.

const COLUMNS: usize = 80;

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
        wrap_line(line, &mut out);
    }
    out
}

fn wrap_line(line: &str, out: &mut String) {
    let text = line.trim_start();
    let indent = &line[..line.len() - text.len()];
    let pieces = match () {
        () if line.chars().count() <= COLUMNS || text.starts_with("//") => None,
        () => at_arrow(indent, text)
            .or_else(|| at_condition(indent, text))
            .or_else(|| at_choice(indent, text))
            .or_else(|| at_sum(indent, text))
            .or_else(|| at_brackets(indent, text))
            .or_else(|| at_assignment(indent, text)),
    };
    match pieces {
        Some(pieces) => pieces.iter().for_each(|piece| wrap_line(piece, out)),
        None => {
            out.push_str(line);
            out.push('\n');
        }
    }
}

/// The body of a function goes to the next line.
fn at_arrow(indent: &str, text: &str) -> Option<Vec<String>> {
    let arrow = outside(text, " => ")?;
    let is_function =
        text[..arrow].ends_with(')') || text[..arrow].ends_with("async") || text.contains(" get ");
    let is_wrapped = text.ends_with(';');
    (is_function && is_wrapped && !text.starts_with("return")).then(|| {
        vec![format!("{indent}{} =>", &text[..arrow]), format!("{indent}    {}", &text[arrow + 4..])]
    })
}

/// The statement of an `if` goes between braces.
fn at_condition(indent: &str, text: &str) -> Option<Vec<String>> {
    if !text.starts_with("if (") || text.ends_with('{') {
        return None;
    }
    let close = closing(text, 3)?;
    Some(vec![
        format!("{indent}{} {{", &text[..=close]),
        format!("{indent}  {}", text[close + 1..].trim_start()),
        format!("{indent}}}"),
    ])
}

/// What depends on a condition goes to lines of its own, below what it is assigned to.
fn at_choice(indent: &str, text: &str) -> Option<Vec<String>> {
    let (first, second) = (outside(text, " ? ")?, outside(text, " : ")?);
    let assignment = at_assignment(indent, text);
    assignment.or_else(|| {
        Some(vec![
            format!("{indent}{}", &text[..first]),
            format!("{indent}    {}", &text[first + 1..second]),
            format!("{indent}    {}", &text[second + 1..]),
        ])
    })
}

/// What is added goes to the next line.
fn at_sum(indent: &str, text: &str) -> Option<Vec<String>> {
    let plus = outside(text, " + ").filter(|_| text.starts_with('('))?;
    Some(vec![format!("{indent}{}", &text[..plus + 2]), format!("{indent}    {}", &text[plus + 3..])])
}

/// The contents of the last outermost brackets go to lines of their own, each with a comma.
fn at_brackets(indent: &str, text: &str) -> Option<Vec<String>> {
    let (open, close) = last_brackets(text)?;
    let (mut start, mut end) = (open + 1, close);
    // Named parameters have brackets of their own, which stay with the outer ones.
    if text[start..end].starts_with('{') && text[start..end].ends_with('}') {
        (start, end) = (start + 1, end - 1);
    }
    let mut parts = split(&text[start..end]);
    let mut head = text[..start].to_owned();
    let mut tail = text[end..].to_owned();
    if let Some(named) = parts.last().filter(|last| parts.len() > 1 && is_named(last)) {
        // Positional parameters before named ones.
        let inner = named[1..named.len() - 1].to_owned();
        let first = parts.len() - 1;
        let mut lines = vec![head];
        lines.extend(parts[..first - 1].iter().map(|part| format!("{indent}  {part},")));
        lines.push(format!("{indent}  {}, {{", parts[first - 1]));
        lines.extend(split(&inner).iter().map(|part| format!("{indent}  {part},")));
        lines.push(format!("{indent}}}{tail}"));
        lines[0] = format!("{indent}{}", lines[0]);
        return Some(lines);
    }
    if parts.len() == 1 && (parts[0].starts_with("for (") || parts[0].ends_with('}')) {
        let part = parts.remove(0);
        head = format!("{indent}{head}");
        tail = format!("{indent}{tail}");
        return Some(vec![
            head,
            format!("{indent}  {part}{}", if part.starts_with("for (") { "," } else { "" }),
            tail,
        ]);
    }
    let mut lines = vec![format!("{indent}{head}")];
    lines.extend(parts.iter().map(|part| format!("{indent}  {part},")));
    lines.push(format!("{indent}{tail}"));
    Some(lines)
}

fn is_named(part: &str) -> bool {
    part.starts_with('{') && part.ends_with('}') && part.len() > 2
}

/// What is assigned goes to the next line.
fn at_assignment(indent: &str, text: &str) -> Option<Vec<String>> {
    let at = outside(text, " = ")?;
    Some(vec![format!("{indent}{} =", &text[..at]), format!("{indent}    {}", &text[at + 3..])])
}

/// The place of `wanted` outside all brackets and strings.
fn outside(text: &str, wanted: &str) -> Option<usize> {
    walk(text).find(|&(at, depth)| depth == 0 && text[at..].starts_with(wanted)).map(|(at, _)| at)
}

/// Every place outside strings, and how many brackets are open there.
fn walk(text: &str) -> impl Iterator<Item = (usize, usize)> + '_ {
    let (mut depth, mut in_string, mut before) = (0usize, false, ' ');
    text.char_indices().filter_map(move |(at, c)| {
        let here = match c {
            '\'' => {
                in_string = !in_string;
                None
            }
            _ if in_string => None,
            '(' | '[' | '{' => {
                depth += 1;
                Some((at, depth - 1))
            }
            '<' if before.is_alphanumeric() => {
                depth += 1;
                Some((at, depth - 1))
            }
            ')' | ']' | '}' => {
                depth = depth.saturating_sub(1);
                Some((at, depth))
            }
            '>' if before != '=' && before != ' ' && before != '>' || c == '>' && before == '>' => {
                depth = depth.saturating_sub(1);
                Some((at, depth))
            }
            _ => Some((at, depth)),
        };
        before = c;
        here
    })
}

/// The bracket that closes the one at `open`.
fn closing(text: &str, open: usize) -> Option<usize> {
    let depth = walk(text).find(|&(at, _)| at == open)?.1;
    walk(text)
        .find(|&(at, d)| at > open && d == depth && text[at..].starts_with([')', ']', '}']))
        .map(|(at, _)| at)
}

/// The last list that is in no other brackets and holds something.
fn last_brackets(text: &str) -> Option<(usize, usize)> {
    walk(text)
        .filter(|&(at, depth)| depth == 0 && opens_list(text, at))
        .filter_map(|(open, _)| Some((open, closing(text, open)?)))
        .filter(|(open, close)| close - open > 1)
        .last()
}

/// Arguments, parameters, the fields of a record, or the elements of a list; no index and no expression.
fn opens_list(text: &str, at: usize) -> bool {
    let before = text[..at].chars().next_back().unwrap_or(' ');
    match text[at..].chars().next() {
        Some('(') => at == 0 || before.is_alphanumeric() || before == '>' || text[at..].starts_with("({"),
        Some('[') => !before.is_alphanumeric() && !matches!(before, ')' | ']' | '_'),
        _ => false,
    }
}

/// The parts between commas that are in no brackets.
fn split(text: &str) -> Vec<String> {
    let mut parts = Vec::new();
    let mut start = 0;
    for (at, depth) in walk(text) {
        if depth == 0 && text[at..].starts_with(", ") {
            parts.push(text[start..at].to_owned());
            start = at + 2;
        }
    }
    parts.push(text[start..].to_owned());
    parts
}

#[cfg(test)]
mod tests {
    use super::wrap;

    #[test]
    fn arguments_that_do_not_fit_get_lines_of_their_own() {
        let line = format!("  Value make({{{}}}) {{", ["int argument = 0"; 5].join(", "));
        let expected = format!("  Value make({{\n{}  }}) {{\n", "    int argument = 0,\n".repeat(5));
        assert_eq!(wrap(&line), expected);
    }

    #[test]
    fn bodies_go_below_their_arrow() {
        let line = format!("  Future<Value> {}(int a) => made(a);", "f".repeat(50));
        assert_eq!(wrap(&line), format!("  Future<Value> {}(int a) =>\n      made(a);\n", "f".repeat(50)));
    }

    #[test]
    fn statements_of_conditions_get_braces() {
        let line = format!("    if ({} == null) fail();", "x".repeat(70));
        assert_eq!(wrap(&line), format!("    if ({} == null) {{\n      fail();\n    }}\n", "x".repeat(70)));
    }
}
