//! Chromium without a window, told what to do through two pipes: its DevTools protocol, a JSON document after another,
//! each ended by a zero.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

/// What Debian and others call it.
const NAMES: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// The browser of this machine, if it has one.
pub(crate) fn installed() -> Option<&'static str> {
    let answers = |name: &&str| {
        let mut version = Command::new(name);
        version.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
        version.status().is_ok_and(|status| status.success())
    };
    NAMES.into_iter().find(answers)
}

/// A browser with one page. Ends when dropped.
pub(crate) struct Browser {
    process: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
    profile: PathBuf,
    session: Option<String>,
    asked: u64,
    /// Everything that went wrong in the page, and every request of it.
    pub(crate) complaints: Vec<String>,
    pub(crate) requests: Vec<String>,
}

impl Browser {
    pub(crate) fn start(program: &str, profile: PathBuf) -> Self {
        let _ = fs::remove_dir_all(&profile);
        // The browser reads its third file and writes its fourth; a shell puts our pipes there.
        let mut process = Command::new("sh")
            .args(["-c", "exec \"$0\" \"$@\" 3<&0 4>&1 0</dev/null 1>/dev/null 2>/dev/null", program])
            .args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"])
            .args(["--disable-background-networking", "--disable-component-update", "--disable-sync"])
            .args(["--disable-dev-shm-usage", "--hide-scrollbars", "--remote-debugging-pipe"])
            .arg(format!("--user-data-dir={}", profile.display()))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell");
        let input = process.stdin.take();
        let output = BufReader::new(process.stdout.take().expect("it was asked for"));
        let (complaints, requests) = (Vec::new(), Vec::new());
        let mut browser =
            Self { process, input, output, profile, session: None, asked: 0, complaints, requests };
        let target = browser.ask("Target.createTarget", json!({ "url": "about:blank" }));
        let attach = json!({ "targetId": target["targetId"], "flatten": true });
        let session = browser.ask("Target.attachToTarget", attach);
        browser.session = session["sessionId"].as_str().map(str::to_owned);
        for domain in ["Page", "Runtime", "Log", "Network"] {
            browser.ask(&format!("{domain}.enable"), json!({}));
        }
        browser
    }

    /// Asks for something and waits for the answer; what happens meanwhile is noted.
    pub(crate) fn ask(&mut self, method: &str, parameters: Value) -> Value {
        self.asked += 1;
        let mut message = json!({ "id": self.asked, "method": method, "params": parameters });
        if let Some(session) = &self.session {
            message["sessionId"] = json!(session);
        }
        let input = self.input.as_mut().expect("it is open until the end");
        input.write_all(format!("{message}\0").as_bytes()).expect("the browser listens");
        input.flush().expect("the browser listens");
        loop {
            let answer = self.hear();
            if answer["id"] == self.asked {
                assert!(answer.get("error").is_none(), "{method}: {}", answer["error"]);
                return answer["result"].clone();
            }
            self.note(&answer);
        }
    }

    /// What an expression of JavaScript comes to; a promise is waited for.
    pub(crate) fn evaluate(&mut self, expression: &str) -> Value {
        let parameters = json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let answer = self.ask("Runtime.evaluate", parameters);
        assert!(answer.get("exceptionDetails").is_none(), "{expression}: {}", answer["exceptionDetails"]);
        answer["result"]["value"].clone()
    }

    /// Opens a file and waits until all of its charts were drawn.
    pub(crate) fn open(&mut self, page: &Path) {
        self.complaints.clear();
        self.requests.clear();
        self.ask("Page.navigate", json!({ "url": format!("file://{}", page.display()) }));
        let drawn = self.evaluate(
            "new Promise((resolve) => {
               let looks = 0;
               const look = () => {
                 const drawn = document.documentElement?.dataset.charts === 'drawn';
                 if (drawn || ++looks === 3000) resolve(drawn); else setTimeout(look, 20);
               };
               look();
             })",
        );
        assert_eq!(drawn, true, "the charts were never drawn: {:?}", self.complaints);
    }

    fn hear(&mut self) -> Value {
        let mut message = Vec::new();
        let count = self.output.read_until(0, &mut message).expect("the browser speaks");
        assert!(count > 0, "the browser ended");
        message.pop();
        serde_json::from_slice(&message).expect("JSON")
    }

    fn note(&mut self, event: &Value) {
        let parameters = &event["params"];
        match event["method"].as_str().unwrap_or_default() {
            "Runtime.exceptionThrown" => self.complaints.push(parameters["exceptionDetails"].to_string()),
            "Log.entryAdded" => self.complaints.push(parameters["entry"].to_string()),
            "Runtime.consoleAPICalled" => self.complaints.push(parameters["args"].to_string()),
            "Network.requestWillBeSent" => {
                self.requests.extend(parameters["request"]["url"].as_str().map(str::to_owned));
            }
            _ => {}
        }
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // Without anyone to listen to, it ends.
        self.input = None;
        let _ = self.process.wait();
        let _ = fs::remove_dir_all(&self.profile);
    }
}
