//! Puts the vectors to the testees of all hosts and prints what came out.
#![forbid(unsafe_code)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Parser;
use conformance::cases::{self, Case};
use conformance::known::{self, Kind, Known};
use conformance::report::{HostReport, Report};
use conformance::testee::{Outcome, Testee};
use conformance::{fixtures, vectors};
use shortwire::client::Library;

/// Put the vectors to the hosts and print a table: host x feature
///
/// Exits with 1 if anything is not as the vectors and the lists of what is known say.
#[derive(Parser)]
#[command(name = "conformance")]
struct Arguments {
    /// Hosts to test; all that have a testee if none is named
    hosts: Vec<String>,
    /// Only cases whose name this pattern is, `*` standing for anything
    #[arg(long, value_name = "PATTERN")]
    only: Option<String>,
    /// Print what came out as JSON
    #[arg(long)]
    json: bool,
    /// Where libfeature_service.so and libcalculator.so are
    #[arg(long, value_name = "DIR", default_value = "target/release")]
    libraries: PathBuf,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match run(&arguments) {
        Ok(report) => {
            match arguments.json {
                true => println!("{}", serde_json::to_string_pretty(&report).unwrap_or_default()),
                false => print!("{}", report.text()),
            }
            if report.is_good() { ExitCode::SUCCESS } else { ExitCode::from(1) }
        }
        Err(problem) => {
            eprintln!("error: {problem}");
            ExitCode::from(2)
        }
    }
}

fn run(arguments: &Arguments) -> Result<Report, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let root = root.canonicalize().map_err(|error| error.to_string())?;
    let folder = root.join("target/conformance");
    fixtures::make(&root, &root.join(&arguments.libraries), &folder)?;
    let cases = all_cases(&root, &folder, arguments.only.as_deref())?;
    let testees = root.join("conformance/testees");
    let hosts = if arguments.hosts.is_empty() { hosts(&testees)? } else { arguments.hosts.clone() };
    let mut report = Report::default();
    for host in hosts {
        let mut known = Known::load(&root.join(format!("conformance/known/{host}.txt")))?;
        let mut of_host = match Testee::start(&testees.join(&host).join("run"), &folder) {
            Ok(mut testee) => test(&mut testee, &cases, &mut known),
            Err(why) => HostReport { left_out: Some(why), ..Default::default() },
        };
        if arguments.only.is_none() && of_host.left_out.is_none() {
            of_host.surprises.extend(known.unused().map(|text| format!("known/{host}.txt: {text}")));
        }
        report.hosts.insert(host, of_host);
    }
    Ok(report)
}

fn all_cases(root: &Path, folder: &Path, only: Option<&str>) -> Result<Vec<Case>, String> {
    let library = Library::open(folder.join("libfeature_service.so")).map_err(|status| status.to_string())?;
    let methods = cases::methods(&library)?;
    let mut all = Vec::new();
    for (feature, file) in vectors::load(&root.join("conformance/vectors"))? {
        all.extend(cases::cases(&feature, &file, &methods)?);
    }
    all.retain(|case| only.is_none_or(|pattern| known::matches(pattern, &case.id)));
    if all.is_empty() { Err("no case has such a name".to_owned()) } else { Ok(all) }
}

/// The hosts that have a testee.
fn hosts(testees: &Path) -> Result<Vec<String>, String> {
    let entries = fs::read_dir(testees).map_err(|error| format!("{}: {error}", testees.display()))?;
    let mut hosts: Vec<String> = entries
        .filter_map(Result::ok)
        .filter(|entry| entry.path().join("run").exists())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    hosts.sort();
    Ok(hosts)
}

/// Puts all cases to a testee.
fn test(testee: &mut Testee, cases: &[Case], known: &mut Known) -> HostReport {
    let mut report = HostReport::default();
    for case in cases {
        let outcome = testee.run(case);
        let counts = report.features.entry(case.feature.clone()).or_default();
        let surprise = match outcome {
            Outcome::Passed if known.has(Kind::Fails, &case.id) => {
                "is listed as failing, and passes".to_owned()
            }
            Outcome::Passed => {
                counts.passed += 1;
                continue;
            }
            Outcome::Skipped if known.has(Kind::Skips, &case.id) => {
                counts.skipped += 1;
                continue;
            }
            Outcome::Skipped => "is skipped, which is not listed".to_owned(),
            Outcome::Failed(_) if known.has(Kind::Fails, &case.id) => {
                counts.known_to_fail += 1;
                continue;
            }
            Outcome::Failed(how) => how,
        };
        counts.failed += 1;
        report.surprises.push(format!("{}\n      {surprise}", case.id));
    }
    report
}
