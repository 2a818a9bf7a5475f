//! The `.proto` files that come with the compiler, so that users need no copy to import them.

const FILES: [(&str, &str); 2] = [
    (
        "shortwire/v1/options.proto",
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/proto/shortwire/v1/options.proto")),
    ),
    (
        "shortwire/v1/status.proto",
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/proto/shortwire/v1/status.proto")),
    ),
];

/// The text of a bundled file.
pub(super) fn text(name: &str) -> Option<&'static str> {
    FILES.iter().find(|(file, _)| *file == name).map(|&(_, text)| text)
}

/// Whether a file belongs to protobuf or to Shortwire, not to the user: generated where it is used, never for itself.
pub(super) fn is_ours(name: &str) -> bool {
    name.starts_with("google/protobuf/") || text(name).is_some()
}
