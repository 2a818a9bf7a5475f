//! A session within something greater.

use super::{Event, Observer};

/// Keeps a session's events, and ends it when the observer of the whole wants that. Only the whole tells how far it is.
pub(crate) struct Recorder<'o> {
    pub(crate) events: Vec<Event>,
    whole: &'o dyn Observer,
}

impl<'o> Recorder<'o> {
    pub(crate) fn within(whole: &'o dyn Observer) -> Self {
        Self { events: Vec::new(), whole }
    }
}

impl Observer for Recorder<'_> {
    fn event(&mut self, event: &Event) {
        self.events.push(event.clone());
    }

    fn progress(&mut self, _: u64, _: u64, _: &str) {}

    fn stops(&self) -> bool {
        self.whole.stops()
    }
}
