// Made by shortwire gen from pixels/v1/pixels.proto. Do not edit.

//! The schema that a library carries.

/// A serialised `google.protobuf.FileDescriptorSet`: these files and all they import, comments included.
pub static DESCRIPTORS: &[u8] = b"\n\xd6\x02\n\x16pixels/v1/pixels.proto\x12\tpixels.v1\"\x1b\n\x05Image\x12\x12\n\x04data\x18\x01 \x01(\x0cR\x04data\"\x1d\n\x05Total\x12\x14\n\x05value\x18\x01 \x01(\x04R\x05value2a\n\x06Pixels\x12,\n\x06Invert\x12\x10.pixels.v1.Image\x1a\x10.pixels.v1.Image\x12)\n\x03Sum\x12\x10.pixels.v1.Image\x1a\x10.pixels.v1.TotalJ\x89\x01\n*\n\x04\x06\x00\x02\x00\x1a\" Turns every byte b into 255 - b.\n\n\x1c\n\x04\x06\x00\x02\x01\x1a\x14 Adds up all bytes.\n\n=\n\x01\x0c\x1a8 Calls that carry bytes, to show whose memory they use.\nb\x06proto3";
