//! What happens in a session: written down, shown, and ended early if somebody wants that.

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use shortwire_lab::session::raw::RawWriter;
use shortwire_lab::session::{Event, Observer};

use crate::console::Console;
use crate::failure::Failure;

/// Observes a session.
pub(super) struct Watch {
    raw: Option<RawWriter>,
    bar: ProgressBar,
    interrupted: Arc<AtomicBool>,
    pub(super) events: Vec<Event>,
    /// What could not be written.
    trouble: Option<io::Error>,
}

impl Watch {
    /// Shows progress on a terminal, and writes to a folder, if there is one.
    pub(super) fn new(
        folder: Option<&Path>,
        interrupted: Arc<AtomicBool>,
        console: &Console,
    ) -> Result<Self, Failure> {
        let raw = folder.map(RawWriter::open).transpose().map_err(|error| unwritable(&error))?;
        let target = if console.shows_progress() {
            ProgressDrawTarget::stderr()
        } else {
            ProgressDrawTarget::hidden()
        };
        let style = ProgressStyle::with_template("{bar:30} {percent:>3} %, {eta} left: {msg}");
        let bar = ProgressBar::with_draw_target(Some(1), target);
        if let Ok(style) = style {
            bar.set_style(style);
        }
        Ok(Self { raw, bar, interrupted, events: Vec::new(), trouble: None })
    }

    /// Compresses what was written.
    pub(super) fn finish(self) -> Result<Vec<Event>, Failure> {
        self.bar.finish_and_clear();
        if let Some(error) = self.trouble {
            return Err(unwritable(&error));
        }
        if let Some(raw) = self.raw {
            raw.finish().map_err(|error| unwritable(&error))?;
        }
        Ok(self.events)
    }

    /// Leaves what was written as it is, to be gone on with.
    pub(super) fn leave(self) -> Vec<Event> {
        self.bar.finish_and_clear();
        self.events
    }

    pub(super) fn was_interrupted(&self) -> bool {
        self.interrupted.load(Ordering::Relaxed)
    }
}

impl Observer for Watch {
    fn event(&mut self, event: &Event) {
        if let Event::Refused { arm, reason } = event {
            self.bar.suspend(|| eprintln!("REFUSED {arm}: {reason}"));
        }
        self.events.push(event.clone());
        if let Some(raw) = &mut self.raw
            && let Err(error) = raw.write(event)
        {
            self.trouble.get_or_insert(error);
        }
    }

    fn progress(&mut self, done: u64, of: u64, what: &str) {
        self.bar.set_length(of);
        self.bar.set_position(done);
        self.bar.set_message(what.to_owned());
    }

    fn stops(&self) -> bool {
        self.trouble.is_some() || self.was_interrupted()
    }
}

/// Becomes true when somebody presses Ctrl-C.
pub(super) fn interruption() -> Arc<AtomicBool> {
    let interrupted = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&interrupted);
    // Fails only if another handler is there already; then the default ends the process.
    let _ = ctrlc::set_handler(move || flag.store(true, Ordering::Relaxed));
    interrupted
}

fn unwritable(error: &io::Error) -> Failure {
    Failure::environment(format!("the raw data cannot be written: {error}"))
}
