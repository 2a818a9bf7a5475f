//! Breaks lines that are too long where google-java-format would.

const COLUMNS: usize = 100;
const CONTINUED: usize = 4;

/// Wraps every line, and leaves at most one blank line in a row, none before a closing brace and none at the end.
pub(super) fn wrap(text: &str) -> String {
    let mut out: Vec<String> = Vec::new();
    for line in text.trim_end().lines().map(str::trim_end) {
        let after_blank = out.last().is_some_and(String::is_empty);
        if line.is_empty() && after_blank {
            continue;
        }
        if line.trim_start().starts_with('}') && after_blank {
            out.pop();
        }
        wrap_line(line, &mut out);
    }
    out.push(String::new());
    out.join("\n")
}

fn wrap_line(line: &str, out: &mut Vec<String>) {
    let text = line.trim_start();
    let indent = line.len() - text.len();
    if line.chars().count() <= COLUMNS || text.starts_with("//") || text.starts_with('*') {
        out.push(line.to_owned());
        return;
    }
    if text.starts_with("/** ") {
        return out.extend(wrap_comment(text, indent));
    }
    if let Some((head, body)) = short_if(text) {
        wrap_line(&indented(indent, head), out);
        return wrap_line(&indented(indent + 2, body), out);
    }
    if let Some((head, rest)) = after_operator(text) {
        out.push(indented(indent, head));
        return wrap_line(&indented(indent + CONTINUED, rest), out);
    }
    if let Some((condition, values)) = text.split_once(" ? ")
        && let Some((this, other)) = values.split_once(" : ")
        && condition.matches('(').count() == condition.matches(')').count()
    {
        let branch = |mark: &str, value: &str| indented(indent + CONTINUED, &format!("{mark} {value}"));
        return out.extend([indented(indent, condition), branch("?", this), branch(":", other)]);
    }
    if let [first, others @ ..] = alternatives(text).as_slice()
        && !others.is_empty()
    {
        out.push(indented(indent, first));
        return out.extend(others.iter().map(|other| indented(indent + CONTINUED, &format!("| {other}"))));
    }
    let Some((head, arguments, tail)) = first_group(text) else {
        out.push(line.to_owned());
        return;
    };
    if let Some(implements) = tail.strip_prefix(") implements") {
        wrap_line(&indented(indent, &format!("{head}{arguments})")), out);
        return out.push(indented(indent + CONTINUED, &format!("implements{implements}")));
    }
    out.push(indented(indent, head));
    let joined = indented(indent + CONTINUED, &format!("{arguments}{tail}"));
    if joined.chars().count() <= COLUMNS {
        out.push(joined);
        return;
    }
    let arguments = top_level(arguments);
    let last = arguments.len() - 1;
    for (i, argument) in arguments.into_iter().enumerate() {
        let end = if i == last { tail } else { "," };
        wrap_line(&indented(indent + CONTINUED, &format!("{argument}{end}")), out);
    }
}

/// A comment of one line on several.
fn wrap_comment(text: &str, indent: usize) -> Vec<String> {
    let words = text.trim_start_matches("/** ").trim_end_matches(" */").split(' ');
    let margin = format!("{} *", " ".repeat(indent));
    let mut out = vec![indented(indent, "/**")];
    let mut line = margin.clone();
    for word in words {
        if line.chars().count() + 1 + word.chars().count() > COLUMNS {
            out.push(std::mem::replace(&mut line, margin.clone()));
        }
        line.push(' ');
        line.push_str(word);
    }
    out.push(line);
    out.push(format!("{margin}/"));
    out
}

fn indented(indent: usize, text: &str) -> String {
    format!("{}{}", " ".repeat(indent), text.trim_start())
}

/// An `if` with its statement on the same line, taken apart.
fn short_if(text: &str) -> Option<(&str, &str)> {
    if !text.starts_with("if (") || text.ends_with('{') {
        return None;
    }
    let (mut depth, mut in_string) = (0, false);
    for (at, c) in text.char_indices() {
        match c {
            '"' => in_string = !in_string,
            '(' if !in_string => depth += 1,
            ')' if !in_string => {
                depth -= 1;
                if depth == 0 {
                    return Some((&text[..=at], &text[at + 1..]));
                }
            }
            _ => {}
        }
    }
    None
}

/// Up to an assignment or an arrow, and what follows it.
fn after_operator(text: &str) -> Option<(&str, &str)> {
    let (mut depth, mut in_string) = (0, false);
    for (at, c) in text.char_indices() {
        match c {
            '"' => in_string = !in_string,
            '(' if !in_string => depth += 1,
            ')' if !in_string => depth -= 1,
            '=' | '>' if !in_string && depth == 0 => {
                let is_assignment = c == '=' && text[..at].ends_with(' ') && text[at + 1..].starts_with(' ');
                let is_arrow = c == '>' && text[..at].ends_with('-');
                if is_assignment || is_arrow {
                    return Some((&text[..=at], &text[at + 1..]));
                }
            }
            _ => {}
        }
    }
    None
}

/// The first group of parentheses at the outermost level: up to its opening one, what is in it, and the rest.
fn first_group(text: &str) -> Option<(&str, &str, &str)> {
    let (mut depth, mut in_string, mut open) = (0, false, None);
    for (at, c) in text.char_indices() {
        match c {
            '"' => in_string = !in_string,
            '(' if !in_string => {
                if depth == 0 {
                    open = Some(at);
                }
                depth += 1;
            }
            ')' if !in_string => {
                depth -= 1;
                if let (0, Some(start)) = (depth, open)
                    && at > start + 1
                {
                    return Some((&text[..=start], &text[start + 1..at], &text[at..]));
                }
            }
            _ => {}
        }
    }
    None
}

/// The operands of `|` at the outermost level.
fn alternatives(text: &str) -> Vec<&str> {
    let (mut depth, mut start) = (0, 0);
    let mut out = Vec::new();
    for (at, c) in text.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            '|' if depth == 0 => {
                out.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    out.push(text[start..].trim());
    out
}

/// The arguments of a list, apart at the commas between them.
fn top_level(arguments: &str) -> Vec<&str> {
    let (mut depth, mut in_string, mut start) = (0, false, 0);
    let mut out = Vec::new();
    for (at, c) in arguments.char_indices() {
        match c {
            '"' => in_string = !in_string,
            '(' | '<' if !in_string => depth += 1,
            '>' if arguments[..at].ends_with('-') => {}
            ')' | '>' if !in_string => depth -= 1,
            ',' if !in_string && depth == 0 => {
                out.push(arguments[start..at].trim_start());
                start = at + 1;
            }
            _ => {}
        }
    }
    out.push(arguments[start..].trim_start());
    out
}
