//! Case conversion, the same for every host.

/// `EchoUint32` and `echoUint32` to `echo_uint32`; `HTTPServer` to `http_server`.
pub fn snake(name: &str) -> String {
    let chars: Vec<char> = name.chars().collect();
    let mut out = String::with_capacity(name.len() + 4);
    for (i, &c) in chars.iter().enumerate() {
        if c.is_uppercase() {
            let after_lower = i > 0 && (chars[i - 1].is_lowercase() || chars[i - 1].is_ascii_digit());
            let starts_word =
                i > 0 && chars[i - 1].is_uppercase() && chars.get(i + 1).is_some_and(|n| n.is_lowercase());
            if after_lower || starts_word {
                out.push('_');
            }
            out.extend(c.to_lowercase());
        } else {
            out.push(c);
        }
    }
    out
}

/// `add_all` to `AddAll`.
pub fn pascal(name: &str) -> String {
    name.split('_').filter(|part| !part.is_empty()).map(capitalise).collect()
}

/// `add_all` and `AddAll` to `addAll`.
pub fn camel(name: &str) -> String {
    let pascal = pascal(name);
    let mut chars = pascal.chars();
    chars.next().map(|first| first.to_lowercase().chain(chars).collect()).unwrap_or_default()
}

/// `echo_uint32` to `ECHO_UINT32`.
pub fn screaming(name: &str) -> String {
    snake(name).to_uppercase()
}

/// `calculator.v1` to `calculator_v1`: the stem of the files generated for a package. For files that name none it is
/// `default_package` here, `messages` in C and `schema` in Python.
pub fn stem(package: &str) -> String {
    if package.is_empty() { "default_package".to_owned() } else { package.replace('.', "_") }
}

fn capitalise(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().map(|first| first.to_uppercase().chain(chars).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_split_where_case_changes() {
        assert_eq!(snake("EchoUint32"), "echo_uint32");
        assert_eq!(snake("HTTPServer"), "http_server");
        assert_eq!(snake("NestedInnerKind"), "nested_inner_kind");
        assert_eq!(snake("AddAll"), "add_all");
        assert_eq!(snake("already_snake"), "already_snake");
        assert_eq!(pascal("add_all"), "AddAll");
        assert_eq!(camel("add_all"), "addAll");
        assert_eq!(screaming("NestedInner"), "NESTED_INNER");
        assert_eq!(stem("shortwire.test.v1"), "shortwire_test_v1");
    }
}
