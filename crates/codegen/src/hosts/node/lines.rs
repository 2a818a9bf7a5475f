//! Lays out code as the formatter would: on one line if it fits, else broken where the formatter breaks it.

const COLUMNS: usize = 120;

/// Breaks all lines that are too long.
pub(super) fn wrap(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + text.len() / 16);
    for line in text.lines() {
        wrap_line(line, &mut out);
    }
    out
}

fn wrap_line(line: &str, out: &mut String) {
    let indent = &line[..line.len() - line.trim_start().len()];
    if line.chars().count() <= COLUMNS || line.trim_start().starts_with(['/', '*']) {
        out.push_str(line);
        out.push('\n');
    } else if let Some((head, union, tail)) = union(line) {
        wrap_line(head, out);
        let joined = format!("{indent}  {}{tail}", union.join(" | "));
        if head.ends_with('=') && joined.chars().count() <= COLUMNS {
            return wrap_line(&joined, out);
        }
        for (i, member) in union.iter().enumerate() {
            let end = if i + 1 == union.len() { tail } else { "" };
            wrap_line(&format!("{indent}  | {member}{end}"), out);
        }
    } else if let Some((condition, statement)) = short_if(line) {
        wrap_line(condition, out);
        wrap_line(&format!("{indent}  {statement}"), out);
    } else if let Some((test, yes, no)) = choice(line) {
        wrap_line(test, out);
        wrap_line(&format!("{indent}    ? {yes}"), out);
        wrap_line(&format!("{indent}    : {no}"), out);
    } else if let Some((head, arguments, tail)) = call(line) {
        wrap_line(head, out);
        for argument in arguments {
            wrap_line(&format!("{indent}  {argument},"), out);
        }
        wrap_line(&format!("{indent}{tail}"), out);
    } else if let Some((name, value)) = line.split_once(" = ") {
        wrap_line(&format!("{name} ="), out);
        wrap_line(&format!("{indent}  {value}"), out);
    } else {
        out.push_str(line);
        out.push('\n');
    }
}

/// `export type Name = A | B;` or the end of a signature, `): A | B {`.
fn union(line: &str) -> Option<(&str, Vec<&str>, &str)> {
    let (start, tail) = match line.trim_start() {
        text if text.starts_with("export type ") => (line.find(" = ")? + 2, ";"),
        text if text.starts_with("):") => (line.find("):")? + 2, " {"),
        _ => return None,
    };
    let members = line[start..].trim().trim_end_matches(tail.trim()).trim_end();
    Some((&line[..start], members.split(" | ").collect(), tail))
}

/// An `if` or loop with its statement on the same line, taken apart.
fn short_if(line: &str) -> Option<(&str, &str)> {
    let starts = ["if (", "while (", "for (", "else if ("];
    if !starts.iter().any(|start| line.trim_start().starts_with(start)) || line.ends_with('{') {
        return None;
    }
    let close = closing(line, line.find('(')?)?;
    Some((&line[..=close], line[close + 1..].trim_start()))
}

/// `x = test ? yes : no;`
fn choice(line: &str) -> Option<(&str, &str, &str)> {
    let (test, rest) = line.split_once(" ? ")?;
    let (yes, no) = rest.split_once(" : ")?;
    Some((test, yes, no))
}

/// `head(a, b) tail`, taken apart at the first parenthesis that holds arguments.
fn call(line: &str) -> Option<(&str, Vec<&str>, &str)> {
    let open = line.match_indices('(').map(|(at, _)| at).find(|&at| !line[at + 1..].starts_with(')'))?;
    let close = closing(line, open)?;
    Some((&line[..=open], split(&line[open + 1..close]), &line[close..]))
}

/// Where the parenthesis at `open` closes.
fn closing(line: &str, open: usize) -> Option<usize> {
    let mut depth = 0;
    for (at, c) in line.char_indices().skip_while(|&(at, _)| at < open) {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(at);
        }
    }
    None
}

/// Splits at the commas that are in no brackets.
fn split(arguments: &str) -> Vec<&str> {
    let (mut depth, mut start, mut out) = (0, 0, Vec::new());
    for (at, c) in arguments.char_indices() {
        match c {
            '(' | '<' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            '>' if !arguments[..at].ends_with('=') => depth -= 1,
            ',' if depth == 0 => {
                out.push(arguments[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    out.push(arguments[start..].trim());
    out
}

/// An object literal, indented and with a comma behind: on one line if it fits.
pub(super) fn object(indent: &str, members: &[String]) -> Vec<String> {
    let one = format!("{indent}{{ {} }},", members.join(", "));
    if one.chars().count() <= COLUMNS {
        return vec![one];
    }
    let mut out = vec![format!("{indent}{{")];
    out.extend(members.iter().map(|member| format!("{indent}  {member},")));
    out.push(format!("{indent}}},"));
    out
}

/// A comment of the schema as a documentation comment.
pub(super) fn doc(text: &str, deprecated: bool, indent: &str) -> Vec<String> {
    let text = text.replace("*/", "* /");
    let mut lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    if deprecated {
        if !lines.is_empty() {
            lines.push("");
        }
        lines.push("@deprecated");
    }
    match lines.as_slice() {
        [] => Vec::new(),
        [only] => vec![format!("{indent}/** {only} */")],
        several => {
            let mut out = vec![format!("{indent}/**")];
            out.extend(several.iter().map(|line| format!("{indent} * {line}").trim_end().to_owned()));
            out.push(format!("{indent} */"));
            out
        }
    }
}

/// A string literal as the formatter quotes it.
pub(super) fn literal(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

#[cfg(test)]
mod tests {
    use super::wrap;

    #[test]
    fn long_signatures_have_a_parameter_a_line() {
        let name = "n".repeat(60);
        let line = format!(
            "  {name}(request: Map<A, B>, options?: {{ a: number, b: {} }}): void {{",
            "t".repeat(40)
        );
        let expected = format!(
            "  {name}(\n    request: Map<A, B>,\n    options?: {{ a: number, b: {} }},\n  ): void {{\n",
            "t".repeat(40)
        );
        assert_eq!(wrap(&line), expected);
    }

    #[test]
    fn the_statement_of_a_long_if_goes_to_the_next_line() {
        let line = format!("  if (a === 1) fail(\"{}\");", "x".repeat(100));
        assert_eq!(wrap(&line), format!("  if (a === 1)\n    fail(\"{}\");\n", "x".repeat(100)));
    }
}
