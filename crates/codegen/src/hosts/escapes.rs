//! Escapes: those in which descriptors write the defaults of bytes fields, and those of literals in C and C++.

/// Bytes for a literal of C or C++: each that could mean something else there in octal, which always ends after three
/// digits.
pub(super) fn octal(bytes: &[u8]) -> String {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b" _-.,:/".contains(&byte);
    bytes
        .iter()
        .map(|&byte| if is_plain(byte) { char::from(byte).to_string() } else { format!("\\{byte:03o}") })
        .collect()
}

/// Undoes the C escapes in which descriptors write the defaults of bytes fields.
pub(super) fn unescaped(text: &str) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&byte, tail)) = rest.split_first() {
        rest = tail;
        if byte != b'\\' {
            out.push(byte);
            continue;
        }
        let Some((&escape, tail)) = rest.split_first() else { break };
        let (digits, radix): (usize, u32) = match escape {
            b'0'..=b'7' => (rest.iter().take(3).take_while(|b| (b'0'..=b'7').contains(b)).count(), 8),
            b'x' => (tail.iter().take(2).take_while(|b| b.is_ascii_hexdigit()).count(), 16),
            _ => (0, 0),
        };
        if radix == 0 {
            out.push(match escape {
                b'n' => b'\n',
                b'r' => b'\r',
                b't' => b'\t',
                b'a' => 7,
                b'b' => 8,
                b'f' => 12,
                b'v' => 11,
                other => other,
            });
            rest = tail;
            continue;
        }
        let from = if radix == 16 { tail } else { rest };
        out.push(from[..digits].iter().fold(0, |value: u8, &digit| {
            value.wrapping_mul(radix as u8).wrapping_add(char::from(digit).to_digit(radix).unwrap_or(0) as u8)
        }));
        rest = &from[digits..];
    }
    out
}
