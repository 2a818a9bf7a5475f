/**
 * Cryptography: the NaCl suite and what is expected beside it, with kernels assembled for the processor they run on.
 *
 * Keys stay in the library, which clears them when their object is closed or collected.
 *
 * @packageDocumentation
 */
export { Aead, AeadAlgorithm, Box, SealedBox, SecretBox } from "./boxes";
export { ChunkOpener, type ChunkOptions, ChunkSealer } from "./chunks";
export { decode, encode, equal, randomBytes, randomInto, TextFormat } from "./encoding";
export { AuthenticationError } from "./errors";
export {
  argon2id,
  blake2b,
  type Blake2bOptions,
  HashAlgorithm,
  Hasher,
  hkdf,
  hmacSha256,
  hmacSha512,
  pbkdf2,
  sha256,
  sha512,
  verifyHmac,
} from "./hashes";
export * as hazmat from "./hazmat";
export { Key, Keyed, KeyKind } from "./keys";
export { useLibrary } from "./library";
export { PrivateKey, SigningKey, VerifyKey } from "./signatures";
