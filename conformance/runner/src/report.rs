//! What came out: one table, host x feature.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::Serialize;

/// Everything that came out.
#[derive(Debug, Default, Serialize)]
pub struct Report {
    /// By host.
    pub hosts: BTreeMap<String, HostReport>,
}

/// What came out in one host.
#[derive(Debug, Default, Serialize)]
pub struct HostReport {
    /// Why the host was left out.
    pub left_out: Option<String>,
    /// Counts by feature.
    pub features: BTreeMap<String, Counts>,
    /// What is not as expected, one text each.
    pub surprises: Vec<String>,
}

/// How many cases came out how.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Counts {
    /// As the vectors say.
    pub passed: usize,
    /// Otherwise, and nobody knew.
    pub failed: usize,
    /// Otherwise, as is known.
    pub known_to_fail: usize,
    /// The host has nothing like it, as is known.
    pub skipped: usize,
}

impl Report {
    /// Whether nothing surprises.
    pub fn is_good(&self) -> bool {
        self.hosts.values().all(|host| host.surprises.is_empty())
    }

    /// For people.
    pub fn text(&self) -> String {
        let mut out = String::new();
        for (host, report) in &self.hosts {
            for surprise in &report.surprises {
                let _ = writeln!(out, "{host}: {surprise}\n");
            }
        }
        out.push_str(&self.table());
        for (host, report) in &self.hosts {
            if let Some(reason) = &report.left_out {
                let _ = writeln!(out, "{host} was left out: {reason}");
            }
        }
        let _ = writeln!(
            out,
            "passed; ! failed; k known to fail, in known/; s what the host does not have, in known/"
        );
        out
    }

    fn table(&self) -> String {
        let tested: Vec<_> = self.hosts.iter().filter(|(_, report)| report.left_out.is_none()).collect();
        let mut features: Vec<&String> =
            tested.iter().flat_map(|(_, report)| report.features.keys()).collect();
        features.sort();
        features.dedup();
        let header =
            std::iter::once("feature".to_owned()).chain(tested.iter().map(|(host, _)| (*host).clone()));
        let mut rows = vec![header.collect::<Vec<_>>()];
        for feature in features {
            let cells = tested
                .iter()
                .map(|(_, report)| report.features.get(feature).map(ToString::to_string).unwrap_or_default());
            rows.push(std::iter::once(feature.clone()).chain(cells).collect());
        }
        let totals = tested.iter().map(|(_, report)| total(report.features.values()).to_string());
        rows.push(std::iter::once("all".to_owned()).chain(totals).collect());
        aligned(&rows)
    }
}

fn total<'a>(counts: impl Iterator<Item = &'a Counts>) -> Counts {
    counts.fold(Counts::default(), |sum, counts| Counts {
        passed: sum.passed + counts.passed,
        failed: sum.failed + counts.failed,
        known_to_fail: sum.known_to_fail + counts.known_to_fail,
        skipped: sum.skipped + counts.skipped,
    })
}

fn aligned(rows: &[Vec<String>]) -> String {
    let columns = rows.first().map_or(0, Vec::len);
    let widths: Vec<usize> =
        (0..columns).map(|column| rows.iter().map(|row| row[column].len()).max().unwrap_or(0)).collect();
    let mut out = String::new();
    for row in rows {
        let cells: Vec<String> =
            row.iter().zip(&widths).map(|(cell, width)| format!("{cell:<width$}")).collect();
        let _ = writeln!(out, "{}", cells.join("  ").trim_end());
    }
    out
}

impl std::fmt::Display for Counts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.passed)?;
        for (count, mark) in [(self.failed, '!'), (self.known_to_fail, 'k'), (self.skipped, 's')] {
            if count > 0 {
                write!(f, " {count}{mark}")?;
            }
        }
        Ok(())
    }
}
