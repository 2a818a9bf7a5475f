// Operations of NaCl by libsodium, through sodium-native.
import sodium from "sodium-native";

import * as nacls from "./by_nacl.mjs";

const { into, rightness } = nacls;
const TAG = 16;

function implementation({ message, key, nonce, alice, bob }) {
  const [bobPublic, publicKey, secretKey] = [Buffer.alloc(32), Buffer.alloc(32), Buffer.alloc(64)];
  sodium.crypto_scalarmult_base(bobPublic, bob);
  sodium.crypto_sign_seed_keypair(publicKey, secretKey, alice);
  const names = { sodium, message, key, nonce, alice, bobPublic, publicKey, secretKey };
  const opened = () => new Uint8Array(message.length);
  const room = () => new Uint8Array(message.length + TAG);
  return {
    sha256: () => into(new Uint8Array(32), "sodium.crypto_hash_sha256(out, message)", names),
    sha512: () => into(new Uint8Array(64), "sodium.crypto_hash_sha512(out, message)", names),
    blake2b: () => into(new Uint8Array(64), "sodium.crypto_generichash(out, message)", names),
    onetimeauth: () => into(new Uint8Array(TAG), "sodium.crypto_onetimeauth(out, message, key)", names),
    "onetimeauth-verify"() {
      const tag = Buffer.alloc(TAG);
      sodium.crypto_onetimeauth(tag, message, key);
      return rightness("result = sodium.crypto_onetimeauth_verify(tag, message, key)", { ...names, tag });
    },
    stream: () => into(opened(), "sodium.crypto_stream(out, nonce, key)", names),
    "stream-xor": () => into(opened(), "sodium.crypto_stream_xor(out, message, nonce, key)", names),
    secretbox: () => into(room(), "sodium.crypto_secretbox_easy(out, message, nonce, key)", names),
    "secretbox-open"() {
      const sealed = room();
      sodium.crypto_secretbox_easy(sealed, message, nonce, key);
      return into(opened(), "sodium.crypto_secretbox_open_easy(out, sealed, nonce, key)", { ...names, sealed });
    },
    box: () => into(room(), "sodium.crypto_box_easy(out, message, nonce, bobPublic, alice)", names),
    "box-open"() {
      const sealed = room();
      sodium.crypto_box_easy(sealed, message, nonce, bobPublic, alice);
      const statement = "sodium.crypto_box_open_easy(out, sealed, nonce, bobPublic, alice)";
      return into(opened(), statement, { ...names, sealed });
    },
    sign: () => into(new Uint8Array(64), "sodium.crypto_sign_detached(out, message, secretKey)", names),
    verify() {
      const signature = Buffer.alloc(64);
      sodium.crypto_sign_detached(signature, message, secretKey);
      const statement = "result = sodium.crypto_sign_verify_detached(signature, message, publicKey)";
      return rightness(statement, { ...names, signature });
    },
    scalarmult: () => into(new Uint8Array(32), "sodium.crypto_scalarmult(out, alice, bobPublic)", names),
    "scalarmult-base": () => into(new Uint8Array(32), "sodium.crypto_scalarmult_base(out, alice)", names),
    "sign-keypair"() {
      const secret = Buffer.alloc(64);
      return into(new Uint8Array(32), "sodium.crypto_sign_seed_keypair(out, secret, alice)", { ...names, secret });
    },
    "verify-32"() {
      const other = Uint8Array.from(key);
      return rightness("result = sodium.sodium_memcmp(key, other)", { ...names, other });
    },
  };
}

export const arms = nacls.arms("libsodium", implementation);
