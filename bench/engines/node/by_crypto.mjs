// Operations of NaCl by node:crypto.
import * as crypto from "node:crypto";

import * as nacls from "./by_nacl.mjs";

const { outcome, rightness } = nacls;

// What stands before a raw key in DER: RFC 8410.
const PRIVATE = { x25519: "302e020100300506032b656e04220420", ed25519: "302e020100300506032b657004220420" };

function secret(type, raw) {
  const der = Buffer.concat([Buffer.from(PRIVATE[type], "hex"), raw]);
  return crypto.createPrivateKey({ key: der, format: "der", type: "pkcs8" });
}

function implementation({ message, key, alice, bob }) {
  const names = { crypto, message, key, secret, alice };
  const hash = (name) => () => outcome(`result = crypto.createHash("${name}").update(message).digest()`, names);
  const hmac = (name) => () => outcome(`result = crypto.createHmac("${name}", key).update(message).digest()`, names);
  const publicKey = (type) => () => {
    const der = `crypto.createPublicKey(secret("${type}", alice)).export({ format: "der", type: "spki" })`;
    return outcome(`result = ${der}.subarray(-32)`, names);
  };
  return {
    sha256: hash("sha256"),
    sha512: hash("sha512"),
    blake2b: hash("blake2b512"),
    "hmac-sha256": hmac("sha256"),
    "hmac-sha512": hmac("sha512"),
    sign: () =>
      outcome("result = crypto.sign(null, message, signing)", { ...names, signing: secret("ed25519", alice) }),
    verify() {
      const signing = secret("ed25519", alice);
      const [verifying, signature] = [crypto.createPublicKey(signing), crypto.sign(null, message, signing)];
      return rightness("result = crypto.verify(null, message, verifying, signature)", {
        ...names,
        verifying,
        signature,
      });
    },
    scalarmult() {
      const keys = { privateKey: secret("x25519", alice), publicKey: crypto.createPublicKey(secret("x25519", bob)) };
      return outcome("result = crypto.diffieHellman(keys)", { ...names, keys });
    },
    "scalarmult-base": publicKey("x25519"),
    "sign-keypair": publicKey("ed25519"),
    "verify-32"() {
      const other = Uint8Array.from(key);
      return rightness("result = crypto.timingSafeEqual(key, other)", { ...names, other });
    },
  };
}

export const arms = nacls.arms("node-crypto", implementation);
