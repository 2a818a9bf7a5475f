/* Bounds of messages, the same on both sides. */
#ifndef SHORTWIRE_LIMITS_H
#define SHORTWIRE_LIMITS_H

/* Nesting a message may have unless the caller says otherwise; protobuf's usual limit. */
#define SW_DEFAULT_MAX_DEPTH 100u

/* Size a message may have unless the caller says otherwise. */
#define SW_DEFAULT_MAX_MESSAGE_BYTES (256u << 20)

/* Size no message may exceed: lengths in protobuf are signed 32-bit numbers. */
#define SW_LIMIT_MESSAGE_BYTES 0x7fffffffu

#endif /* SHORTWIRE_LIMITS_H */
