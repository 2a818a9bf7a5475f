//! Raw data on disk: a line an event, written as it happens, compressed when the session is over.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use super::Event;

/// Where a session's events go.
#[derive(Debug)]
pub struct RawWriter {
    path: PathBuf,
    file: BufWriter<File>,
}

impl RawWriter {
    /// Creates `raw.ndjson` in a folder, or goes on with the one that is there.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn open(folder: &Path) -> io::Result<Self> {
        fs::create_dir_all(folder)?;
        let path = folder.join("raw.ndjson");
        let file = BufWriter::new(File::options().create(true).append(true).open(&path)?);
        Ok(Self { path, file })
    }

    /// Writes an event. Those of a process are on disk when it is done.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn write(&mut self, event: &Event) -> io::Result<()> {
        serde_json::to_writer(&mut self.file, event)?;
        self.file.write_all(b"\n")?;
        if matches!(event, Event::Done { .. } | Event::Session { .. }) {
            self.file.flush()?;
        }
        Ok(())
    }

    /// Compresses what was written to `raw.ndjson.zst`, and removes the plain file.
    ///
    /// # Errors
    ///
    /// If it cannot be written; then the plain file is still there.
    pub fn finish(mut self) -> io::Result<()> {
        self.file.flush()?;
        let packed = self.path.with_extension("ndjson.zst");
        zstd::stream::copy_encode(File::open(&self.path)?, File::create(&packed)?, 9)?;
        fs::remove_file(&self.path)
    }
}

/// The events in a folder, of a session that is over or was interrupted. A last line that is not whole is left out: the
/// process it belongs to is not done.
///
/// # Errors
///
/// If there are none, or a line before the last is none.
pub fn read(folder: &Path) -> io::Result<Vec<Event>> {
    let plain = folder.join("raw.ndjson");
    let text: Box<dyn Read> = match File::open(&plain) {
        Ok(file) => Box::new(file),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            Box::new(zstd::stream::read::Decoder::new(File::open(plain.with_extension("ndjson.zst"))?)?)
        }
        Err(error) => return Err(error),
    };
    let lines = BufReader::new(text).lines().collect::<io::Result<Vec<_>>>()?;
    let mut events = Vec::with_capacity(lines.len());
    for (number, line) in lines.iter().enumerate() {
        match serde_json::from_str(line) {
            Ok(event) => events.push(event),
            Err(_) if number + 1 == lines.len() => {}
            Err(error) => {
                return Err(io::Error::new(
                    io::ErrorKind::InvalidData,
                    format!("line {}: {error}", number + 1),
                ));
            }
        }
    }
    Ok(events)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_is_read_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let events =
            [Event::Process { process: 0 }, Event::Done { process: 0 }, Event::Process { process: 1 }];
        let mut raw = RawWriter::open(folder.path()).expect("a file");
        events[..2].iter().for_each(|event| raw.write(event).expect("written"));
        drop(raw);
        let mut raw = RawWriter::open(folder.path()).expect("the same file");
        raw.write(&events[2]).expect("written");
        drop(raw.file);
        assert_eq!(read(folder.path()).expect("events"), events);
        let torn = fs::read_to_string(&raw.path).expect("text");
        fs::write(&raw.path, &torn[..torn.len() - 3]).expect("written");
        assert_eq!(read(folder.path()).expect("events"), events[..2]);
    }

    #[test]
    fn a_finished_session_is_compressed() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut raw = RawWriter::open(folder.path()).expect("a file");
        raw.write(&Event::Done { process: 0 }).expect("written");
        raw.finish().expect("compressed");
        assert!(!folder.path().join("raw.ndjson").exists());
        assert_eq!(read(folder.path()).expect("events"), [Event::Done { process: 0 }]);
    }
}
