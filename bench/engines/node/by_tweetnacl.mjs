// Operations of NaCl by TweetNaCl.js.
import nacl from "tweetnacl";

import * as nacls from "./by_nacl.mjs";

const { outcome, into, rightness } = nacls;

function implementation({ message, key, nonce, alice, bob, input }) {
  const low = nacl.lowlevel;
  const bobPublic = nacl.scalarMult.base(bob);
  const pair = nacl.sign.keyPair.fromSeed(alice);
  const size = message.length;
  const names = { nacl, low, message, key, nonce, alice, bobPublic, input, pair, size };
  const shortNonce = nonce.subarray(0, 8);
  const sigma = new TextEncoder().encode("expand 32-byte k");
  const other = Uint8Array.from(key);
  return {
    sha512: () => outcome("result = nacl.hash(message)", names),
    onetimeauth: () => into(new Uint8Array(16), "low.crypto_onetimeauth(out, 0, message, 0, size, key)", names),
    "onetimeauth-verify"() {
      const tag = new Uint8Array(16);
      low.crypto_onetimeauth(tag, 0, message, 0, size, key);
      const statement = "result = low.crypto_onetimeauth_verify(tag, 0, message, 0, size, key) === 0";
      return rightness(statement, { ...names, tag });
    },
    stream: () => into(new Uint8Array(size), "low.crypto_stream(out, 0, size, nonce, key)", names),
    "stream-xor": () =>
      into(new Uint8Array(size), "low.crypto_stream_xor(out, 0, message, 0, size, nonce, key)", names),
    "stream-salsa20": () =>
      into(new Uint8Array(size), "low.crypto_stream_salsa20(out, 0, size, shortNonce, key)", { ...names, shortNonce }),
    "stream-salsa20-xor"() {
      const statement = "low.crypto_stream_salsa20_xor(out, 0, message, 0, size, shortNonce, key)";
      return into(new Uint8Array(size), statement, { ...names, shortNonce });
    },
    secretbox: () => outcome("result = nacl.secretbox(message, nonce, key)", names),
    "secretbox-open"() {
      const sealed = nacl.secretbox(message, nonce, key);
      return outcome("result = nacl.secretbox.open(sealed, nonce, key)", { ...names, sealed });
    },
    box: () => outcome("result = nacl.box(message, nonce, bobPublic, alice)", names),
    "box-open"() {
      const sealed = nacl.box(message, nonce, bobPublic, alice);
      return outcome("result = nacl.box.open(sealed, nonce, bobPublic, alice)", { ...names, sealed });
    },
    "box-afternm"() {
      const shared = nacl.box.before(bobPublic, alice);
      return outcome("result = nacl.box.after(message, nonce, shared)", { ...names, shared });
    },
    "box-open-afternm"() {
      const shared = nacl.box.before(bobPublic, alice);
      const sealed = nacl.box.after(message, nonce, shared);
      return outcome("result = nacl.box.open.after(sealed, nonce, shared)", { ...names, shared, sealed });
    },
    sign: () => outcome("result = nacl.sign.detached(message, pair.secretKey)", names),
    verify() {
      const signature = nacl.sign.detached(message, pair.secretKey);
      const statement = "result = nacl.sign.detached.verify(message, signature, pair.publicKey)";
      return rightness(statement, { ...names, signature });
    },
    "box-beforenm": () => outcome("result = nacl.box.before(bobPublic, alice)", names),
    scalarmult: () => outcome("result = nacl.scalarMult(alice, bobPublic)", names),
    "scalarmult-base": () => outcome("result = nacl.scalarMult.base(alice)", names),
    "sign-keypair": () => outcome("result = nacl.sign.keyPair.fromSeed(alice).publicKey", names),
    "core-hsalsa20": () =>
      into(new Uint8Array(32), "low.crypto_core_hsalsa20(out, input, key, sigma)", { ...names, sigma }),
    "verify-16": () => rightness("result = low.crypto_verify_16(key, 0, other, 0) === 0", { ...names, other }),
    "verify-32": () => rightness("result = low.crypto_verify_32(key, 0, other, 0) === 0", { ...names, other }),
  };
}

export const arms = nacls.arms("tweetnacl", implementation);
