//! Runs a batch: its service over its items, again after a panic, until every item has an outcome.

use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::Buffer;
use super::instance::Instance;
use super::output::{memory_of, put, put_nothing};
use crate::service::{Context, Handler, Items, Method};
use crate::status::{Code, Status, StatusMessage};
use crate::wire::Writer;

/// Items whose outcomes can be told from one another.
pub(super) trait Batched<'a, M: Method>: Items<'a, M> {
    /// Fails the first item without an outcome. Whether there are more.
    fn fail_next(&mut self, status: Status) -> bool;

    /// Whether [`Items::each`] is at an item.
    fn is_in_turn(&self) -> bool;

    /// Fails all items without an outcome: the first of them for that reason, the others with its code alone.
    fn fail_rest(&mut self, status: Status);

    /// Whether every item has an outcome.
    fn is_done(&self) -> bool;

    /// Takes back the success of the items whose replies were to be written, now that their service has panicked.
    fn take_back_promises(&mut self);
}

/// Runs the service until every item has an outcome. After a panic the rest goes on with the service that replaces the
/// broken one.
#[inline(always)]
pub(super) fn run<'a, S: Send + Sync + 'static, M: Handler<S>>(
    instance: &'a Instance<S>,
    context: &'a Context<'a>,
    items: &mut impl Batched<'a, M>,
) {
    loop {
        let service = match instance.service() {
            Ok(service) => service,
            Err(status) => {
                if !items.fail_next(status) {
                    return;
                }
                continue;
            }
        };
        match catch_unwind(AssertUnwindSafe(|| M::handle_many(service, context, &mut *items))) {
            Ok(()) if items.is_done() => return,
            Ok(()) => return items.fail_rest(unanswered::<M>(context)),
            Err(payload) => {
                let status = instance.panicked(service, &M::INFO, payload);
                if !items.is_in_turn() {
                    items.take_back_promises();
                    return items.fail_rest(status);
                }
                if !items.fail_next(status) {
                    return;
                }
            }
        }
    }
}

/// Why a service that returned has left items without an outcome.
#[cold]
fn unanswered<M: Method>(context: &Context<'_>) -> Status {
    context.check().err().unwrap_or_else(|| {
        Status::new(
            Code::Internal,
            format!(
                "{} gave no outcome to an item; report this to whoever made the library",
                M::INFO.full_name()
            ),
        )
    })
}

/// Which items have an outcome. Most batches are answered from the first to the last, which takes one number.
#[derive(Debug, Default)]
pub(super) struct Answered {
    /// All items before it.
    pub(super) until: usize,
    /// And those, if any were answered out of turn.
    others: Vec<bool>,
    /// Those whose service has memory to write the reply to.
    promised: Vec<usize>,
}

impl Answered {
    /// Whether items were answered in turn only.
    #[inline(always)]
    pub(super) fn in_order(&self) -> bool {
        self.others.is_empty()
    }

    pub(super) fn holds(&self, index: usize) -> bool {
        index < self.until || self.others.get(index).copied().unwrap_or(false)
    }

    /// Notes that an item of `count` has an outcome; whether it had none before.
    pub(super) fn insert(&mut self, index: usize, count: usize) -> bool {
        assert!(index < count, "a batch of {count} has no item {index}");
        if self.holds(index) {
            return false;
        }
        if self.others.is_empty() {
            self.others.resize(count, false);
        }
        self.others[index] = true;
        self.skip();
        true
    }

    /// Notes that all items of `count` that had none have an outcome, if only their service writes it.
    pub(super) fn promise(&mut self, items: Vec<usize>, count: usize) {
        self.until = count;
        self.promised = items;
    }

    /// Notes that what was promised has not come.
    pub(super) fn take_back(&mut self) {
        let Some(&first) = self.promised.first() else { return };
        self.others = vec![true; self.until];
        std::mem::take(&mut self.promised).into_iter().for_each(|index| self.others[index] = false);
        self.until = first;
    }

    /// Moves on to the first item without an outcome.
    pub(super) fn skip(&mut self) {
        while self.others.get(self.until) == Some(&true) {
            self.until += 1;
        }
    }

    /// The items without an outcome.
    pub(super) fn missing(&self, count: usize) -> impl Iterator<Item = usize> + use<> {
        let missing: Vec<usize> = (self.until..count).filter(|&index| !self.holds(index)).collect();
        missing.into_iter()
    }
}

/// `shortwire.v1.BatchStatus` in the making.
#[derive(Default)]
pub(super) struct Failures {
    /// Items by index.
    told: Vec<(u64, Status)>,
    /// Items after those that failed all alike, and get by without a text each.
    rest: Option<(Range<u64>, Code)>,
}

impl Failures {
    pub(super) fn tell(&mut self, index: usize, status: Status) {
        self.told.push((index as u64, status));
    }

    pub(super) fn tell_rest(&mut self, items: Range<usize>, code: Code) {
        self.rest = Some((items.start as u64..items.end as u64, code));
    }

    /// # Safety
    ///
    /// As [`memory_of`].
    pub(super) unsafe fn put(mut self, errors: *mut Buffer) {
        if self.told.is_empty() {
            // SAFETY: as promised by the caller.
            unsafe { put_nothing(errors) };
            return;
        }
        self.told.sort_by_key(|(index, _)| *index);
        // SAFETY: as promised by the caller.
        let mut writer = Writer::new(unsafe { memory_of(errors) });
        if let Some((rest, code)) = self.rest {
            let status = StatusMessage::from(&Status::new(code, ""));
            rest.rev().for_each(|index| write_failure(&mut writer, index, &status));
        }
        for (index, status) in self.told.iter().rev() {
            write_failure(&mut writer, *index, &StatusMessage::from(status));
        }
        // SAFETY: as promised by the caller.
        unsafe { put(writer.finish(), errors) };
    }
}

fn write_failure(writer: &mut Writer<'_>, index: u64, status: &StatusMessage) {
    writer.delimited(0x0a, |item| {
        item.message(0x12, status);
        if index != 0 {
            item.uint64(0x08, index);
        }
    });
}
