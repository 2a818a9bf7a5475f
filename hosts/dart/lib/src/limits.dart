/// Nesting that messages may have unless told otherwise, as in the other hosts.
const defaultMaxDepth = 100;

/// Size that messages may have unless told otherwise.
const defaultMaxMessageBytes = 256 << 20;

/// Size that no message may exceed: lengths in protobuf are signed 32-bit numbers.
const limitMessageBytes = 0x7fffffff;
