//! Comments of a `.proto` file, found by the path of the element they belong to.

use std::collections::HashMap;

use buffa_descriptor::generated::descriptor::{FileDescriptorProto, source_code_info::Location};

/// Numbers of the fields of `descriptor.proto` that make up a path.
pub(crate) mod path {
    pub(crate) const FILE_PACKAGE: i32 = 2;
    pub(crate) const FILE_MESSAGE: i32 = 4;
    pub(crate) const FILE_ENUM: i32 = 5;
    pub(crate) const FILE_SERVICE: i32 = 6;
    pub(crate) const FILE_SYNTAX: i32 = 12;
    pub(crate) const MESSAGE_FIELD: i32 = 2;
    pub(crate) const MESSAGE_NESTED: i32 = 3;
    pub(crate) const MESSAGE_ENUM: i32 = 4;
    pub(crate) const MESSAGE_ONEOF: i32 = 8;
    pub(crate) const ENUM_VALUE: i32 = 2;
    pub(crate) const SERVICE_METHOD: i32 = 2;
}

/// Leading comments (or trailing ones, where there are no leading ones) of a file.
pub(super) struct Comments(HashMap<Vec<i32>, String>);

impl Comments {
    pub(super) fn of(file: &FileDescriptorProto) -> Self {
        let locations =
            file.source_code_info.as_option().map(|info| info.location.as_slice()).unwrap_or_default();
        Self(locations.iter().filter_map(|l| Some((l.path.clone(), comment(l)?))).collect())
    }

    /// The comment of the element at that path; empty if it has none.
    pub(super) fn at(&self, path: &[i32]) -> String {
        self.0.get(path).cloned().unwrap_or_default()
    }
}

/// Drops what only tells where things stood in the source, so that an embedded schema does not change when lines move.
pub(super) fn strip_positions(file: &mut FileDescriptorProto) {
    let Some(info) = file.source_code_info.as_option_mut() else { return };
    info.location.retain(|location| comment(location).is_some());
    for location in &mut info.location {
        location.span.clear();
        location.leading_detached_comments.clear();
    }
}

fn comment(location: &Location) -> Option<String> {
    let text = [&location.leading_comments, &location.trailing_comments]
        .into_iter()
        .flatten()
        .find(|text| !text.trim().is_empty())?;
    // Some hosts allow no control characters in their sources, not even in comments.
    let text = text.replace(|c: char| c.is_control() && !matches!(c, '\n' | '\t'), "");
    let lines: Vec<&str> =
        text.lines().map(|line| line.strip_prefix(' ').unwrap_or(line).trim_end()).collect();
    Some(lines.join("\n").trim_matches('\n').to_owned())
}
