/** Text for keys, random bytes, and comparing in constant time. */
import { Compare, Encoding, Random, TextFormat } from "./gen/shortwire_crypto_v1";
import { client } from "./library";

export { TextFormat };

/** Bytes as text; Bech32 takes a prefix, such as `ed25519_pk`. */
export function encode(data: Uint8Array, format: TextFormat = TextFormat.BASE16, prefix = ""): string {
  return client(Encoding).encodeSync({ data, format, prefix }).value;
}

/** What {@link encode} was given. INVALID_ARGUMENT says where the text is wrong. */
export function decode(text: string, format: TextFormat = TextFormat.BASE16, prefix = ""): Uint8Array {
  return client(Encoding).decodeSync({ text, format, prefix }).value;
}

/** Random bytes of the operating system. */
export function randomBytes(size: number): Uint8Array {
  return randomInto(new Uint8Array(size));
}

/** The same, as many as the output has room for; returns it. */
export function randomInto(output: Uint8Array): Uint8Array {
  client(Random).fillTo({ size: BigInt(output.length) }, output);
  return output;
}

/** Whether two byte strings are equal; takes the same time wherever they differ. */
export function equal(a: Uint8Array, b: Uint8Array): boolean {
  return client(Compare).equalSync({ a, b }).isEqual;
}
