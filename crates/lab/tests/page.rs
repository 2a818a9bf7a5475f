//! The page in a real browser: every chart is drawn, nothing goes wrong, nothing is asked of the network, and it fits a phone.
//!
//! Without Chromium the test says that it was left out; with `ALL_HOSTS_REQUIRED=1`, as in CI, that is a failure.
//! `SHORTWIRE_SCREENSHOTS=FOLDER` keeps what the pages look like.

#[path = "common/browser.rs"]
mod browser;
mod common;

use std::fs;
use std::path::{Path, PathBuf};

use browser::Browser;
use common::{FIXTURES, fixture};
use serde_json::{Value, json};
use shortwire_lab::report::html;

/// Charts without anything drawn: a chart is an image with marks that have an extent.
const EMPTY_CHARTS: &str = "
  [...document.querySelectorAll('figure')].filter((figure) => {
    const marks = figure.querySelectorAll('svg .mark-symbol path, svg .mark-rect path, svg .mark-rule line');
    return figure.classList.contains('failed') || ![...marks].some((mark) => {
      const box = mark.getBoundingClientRect();
      return box.width + box.height > 0;
    });
  }).map((figure) => figure.id)";

/// What is wider than the page; a table that is too wide for it scrolls by itself.
const TOO_WIDE: &str = "
  [...document.querySelectorAll('body *')].filter((element) =>
    !element.closest('.wide, .vg-tooltip') && !element.closest('svg *') &&
    element.getBoundingClientRect().right > document.documentElement.clientWidth + 1
  ).map((element) => `${element.tagName}.${element.className} ${element.textContent.slice(0, 40)}`)";

/// Text of charts that is cut off at the edge of its chart.
const CUT_OFF: &str = "
  [...document.querySelectorAll('svg text')].filter((text) => {
    const [box, chart] = [text.getBoundingClientRect(), text.closest('svg').getBoundingClientRect()];
    return box.width > 0 && (box.left < chart.left - 1 || box.right > chart.right + 1);
  }).map((text) => text.textContent)";

struct Look {
    name: &'static str,
    width: u32,
    scheme: &'static str,
    media: &'static str,
}

const LOOKS: [Look; 4] = [
    Look { name: "light", width: 1200, scheme: "light", media: "screen" },
    Look { name: "dark", width: 1200, scheme: "dark", media: "screen" },
    Look { name: "phone", width: 380, scheme: "dark", media: "screen" },
    Look { name: "paper", width: 760, scheme: "dark", media: "print" },
];

#[test]
fn pages_work_in_a_browser() {
    let Some(program) = browser::installed() else {
        let required = std::env::var_os("ALL_HOSTS_REQUIRED").is_some_and(|value| value == "1");
        assert!(!required, "chromium is missing: scripts/debian-packages");
        eprintln!("left out: chromium is missing; to have it: scripts/debian-packages");
        return;
    };
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("page-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder for the pages");
    let mut browser = Browser::start(program, folder.join("profile"));
    for name in FIXTURES {
        let page = folder.join(format!("{name}.html"));
        fs::write(&page, html(&fixture(name)).expect("it renders")).expect("a page");
        for look in &LOOKS {
            look_at(&mut browser, &page, name, look);
        }
    }
    drop(browser);
    fs::remove_dir_all(&folder).expect("its own folder");
}

fn look_at(browser: &mut Browser, page: &Path, name: &str, look: &Look) {
    let at = format!("{name}, {}", look.name);
    let size = json!({ "width": look.width, "height": 900, "deviceScaleFactor": 1, "mobile": false });
    browser.ask("Emulation.setDeviceMetricsOverride", size);
    let scheme = json!([{ "name": "prefers-color-scheme", "value": look.scheme }]);
    browser.ask("Emulation.setEmulatedMedia", json!({ "media": look.media, "features": scheme }));
    browser.open(page);
    browser.evaluate("for (const details of document.querySelectorAll('details')) details.open = true");

    let none: Vec<Value> = Vec::new();
    assert_eq!(browser.complaints, Vec::<String>::new(), "{at}");
    let outside = |url: &&String| !url.starts_with("file:") && !url.starts_with("data:");
    assert_eq!(browser.requests.iter().filter(outside).count(), 0, "{at}: {:?}", browser.requests);
    assert_ne!(browser.evaluate("document.querySelectorAll('figure').length"), 0, "{at}");
    assert_eq!(browser.evaluate(EMPTY_CHARTS), json!(none), "{at}: charts without marks");
    assert_eq!(browser.evaluate(TOO_WIDE), json!(none), "{at}: wider than the page");
    assert_eq!(browser.evaluate(CUT_OFF), json!(none), "{at}: cut off");
    assert_eq!(is_dark(browser), look.scheme == "dark" && look.media == "screen", "{at}: background");
    keep_screenshot(browser, &format!("{name}-{}", look.name), look.width);
}

/// Whether text is brighter than what it stands on, in the page and in its charts.
fn is_dark(browser: &mut Browser) -> bool {
    let brightness = "
      (() => {
        const sum = (colour) => colour.match(/\\d+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
        const page = sum(getComputedStyle(document.documentElement).backgroundColor);
        // What has an outline only keeps lines away from the text above it.
        const plain = (text) => getComputedStyle(text).stroke === 'none';
        const texts = [document.body, ...[...document.querySelectorAll('svg text')].filter(plain)];
        const brighter = texts.filter((text) => {
          const style = getComputedStyle(text);
          return sum(text === document.body ? style.color : style.fill) > page;
        });
        if (brighter.length !== 0 && brighter.length !== texts.length) throw new Error('some text is dark, some is not');
        return brighter.length > 0;
      })()";
    browser.evaluate(brightness) == true
}

fn keep_screenshot(browser: &mut Browser, name: &str, width: u32) {
    let Some(folder) = std::env::var_os("SHORTWIRE_SCREENSHOTS") else { return };
    let height = browser.evaluate("document.documentElement.scrollHeight");
    let clip = json!({ "x": 0, "y": 0, "width": width, "height": height, "scale": 1 });
    let shot = browser.ask("Page.captureScreenshot", json!({ "clip": clip, "captureBeyondViewport": true }));
    let folder = PathBuf::from(folder);
    fs::create_dir_all(&folder).expect("a folder for screenshots");
    // As the browser tells it; `base64 --decode` is everywhere.
    let path = folder.join(format!("{name}.png.base64"));
    fs::write(path, shot["data"].as_str().expect("a screenshot")).expect("a screenshot");
}
