// Made by shortwire gen from greeter/v1/greeter.proto. Do not edit.

//! The schema that a library carries.

/// A serialised `google.protobuf.FileDescriptorSet`: these files and all they import, comments included.
pub static DESCRIPTORS: &[u8] = b"\n\xa9\x02\n\x18greeter/v1/greeter.proto\x12\ngreeter.v1\"\"\n\x0cGreetRequest\x12\x12\n\x04name\x18\x01 \x01(\tR\x04name\"(\n\nGreetReply\x12\x1a\n\x08greeting\x18\x01 \x01(\tR\x08greeting2D\n\x07Greeter\x129\n\x05Greet\x12\x18.greeter.v1.GreetRequest\x1a\x16.greeter.v1.GreetReplyJe\n$\n\x04\x06\x00\x02\x00\x1a\x1c Greets whom it is told to.\n\n=\n\x01\x0c\x1a8 The smallest service: one method, one string each way.\nb\x06proto3";
