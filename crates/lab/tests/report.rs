//! What people read is what the result says, and no more.

mod common;

use common::{FIXTURES, assert_golden, fixture};
use shortwire_lab::report::{Selection, html, markdown, terminal, with_template};

#[test]
fn markdown_is_as_it_was() {
    for name in FIXTURES {
        assert_golden(&format!("{name}.md"), &markdown(&fixture(name)).expect("it renders"));
    }
}

#[test]
fn the_terminal_is_as_it_was() {
    for name in FIXTURES {
        assert_golden(&format!("{name}.txt"), &terminal(&fixture(name), &Selection::default(), false));
    }
}

#[test]
fn terminals_have_a_hundred_columns() {
    for name in FIXTURES {
        for line in terminal(&fixture(name), &Selection::default(), false).lines() {
            assert!(line.chars().count() <= 100, "{name}: {line}");
        }
    }
}

#[test]
fn colours_are_there_only_if_wanted() {
    let result = fixture("everything");
    assert!(terminal(&result, &Selection::default(), true).contains('\x1b'));
    assert!(!terminal(&result, &Selection::default(), false).contains('\x1b'));
}

/// The fixture holds verdicts although it is not certified: what prints has to know better.
#[test]
fn without_a_certificate_there_is_no_verdict() {
    let result = fixture("not-certified");
    assert!(result.pairs.iter().any(|pair| pair.verdict.is_some()));
    let texts = [
        terminal(&result, &Selection::default(), false),
        markdown(&result).expect("it renders"),
        page_text(&html(&result).expect("it renders")),
    ];
    for text in texts {
        assert!(text.to_lowercase().contains("not certified"));
        for verdict in ["faster", "slower", "equivalent", "inconclusive"] {
            assert!(!text.contains(verdict), "{verdict} in\n{text}");
        }
    }
}

#[test]
fn arms_without_a_number_are_told_with_their_reasons() {
    let result = fixture("everything");
    for text in [markdown(&result).expect("it renders"), page_text(&html(&result).expect("it renders"))] {
        for left_out in &result.left_out {
            assert!(text.contains(&left_out.arm), "{} is missing", left_out.arm);
            assert!(text.contains(&left_out.reason), "{} is missing", left_out.reason);
        }
    }
}

#[test]
fn rates_in_bytes_are_told_only_where_bytes_were_declared() {
    let mut result = fixture("everything");
    result.arms.retain(|arm| arm.bytes.is_none());
    result.pairs.retain(|pair| result.arms.iter().any(|arm| arm.id == pair.other));
    for text in [markdown(&result).expect("it renders"), terminal(&result, &Selection::default(), false)] {
        assert!(!text.contains("B/s"), "{text}");
    }
}

#[test]
fn what_outruns_copying_is_flagged() {
    let flag = "more than copying the same bytes reaches";
    let mut result = fixture("everything");
    assert!(terminal(&result, &Selection::default(), false).contains(flag));
    result.arms.retain(|arm| arm.by != "copy");
    assert!(!terminal(&result, &Selection::default(), false).contains(flag));
}

#[test]
fn percentiles_take_ten_calls_beyond_them() {
    let text = markdown(&fixture("everything")).expect("it renders");
    // 50,000 calls: five beyond p99.99, none beyond p99.999.
    assert!(text.contains("p99.9 ") && !text.contains("p99.99"), "{text}");
}

#[test]
fn a_page_holds_all_it_needs() {
    let page = html(&fixture("everything")).expect("it renders");
    for outside in ["<link rel=\"stylesheet\"", "<script src", "@import", "url(", "<img"] {
        assert!(!before_scripts(&page).contains(outside), "{outside}");
    }
    assert!(page.contains(&fixture("everything").command.replace('<', "&lt;")));
}

/// What names hold cannot end a script, or begin an element.
#[test]
fn names_are_text() {
    let mut result = fixture("everything");
    result.table.title = "</script><script>alert(1)</script>".to_owned();
    result.arms[0].title.clone_from(&result.table.title);
    result.arms[0].what.clone_from(&result.table.title);
    let page = html(&result).expect("it renders");
    assert!(!page.contains("<script>alert"));
}

#[test]
fn a_template_has_numbers_and_what_the_page_shows() {
    let mut result = fixture("everything");
    result.table.title = "<A & B>".to_owned();
    let source =
        "{{ title }}: {{ result.arms|length }} arms, {{ result.arms[0].ns.value }}, {{ tables[0].name }}";
    let text = with_template(&result, "own.txt", source).expect("it renders");
    let (arms, ns) = (result.arms.len(), result.arms[0].ns.value);
    assert!(text.starts_with(&format!("<A & B>: {arms} arms, {ns}")) && text.ends_with(", Go"), "{text}");
    let page = with_template(&result, "own.html.jinja", source).expect("it renders");
    assert!(page.starts_with("&lt;A &amp; B&gt;"), "{page}");
    let error = with_template(&result, "own.txt", "{{ nothing }}").expect_err("no such name");
    assert!(error.to_string().contains("undefined"), "{error}");
}

fn before_scripts(page: &str) -> &str {
    page.split("<script").next().expect("a beginning")
}

/// The page without style sheet, scripts and marks.
fn page_text(page: &str) -> String {
    let body = before_scripts(page).split("<body>").nth(1).expect("a body");
    let text: String =
        body.split('<').skip(1).map(|element| element.split_once('>').map_or("", |(_, text)| text)).collect();
    text.replace("&#x2f;", "/")
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&amp;", "&")
}
