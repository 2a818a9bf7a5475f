// Made by shortwire gen from messages.proto. Do not edit.

//! The schema that a library carries.

/// A serialised `google.protobuf.FileDescriptorSet`: these files and all they import, comments included.
pub static DESCRIPTORS: &[u8] = b"\n\xa5\x01\n\x0emessages.proto\x12\x05plain\"#\n\x05Point\x12\x0c\n\x01x\x18\x01 \x01(\x01R\x01x\x12\x0c\n\x01y\x18\x02 \x01(\x01R\x01y\",\n\x04Line\x12$\n\x06points\x18\x01 \x03(\x0b2\x0c.plain.PointR\x06pointsJ1\n/\n\x01\x0c\x1a* Messages only, in a package of one name.\nb\x06proto3";
