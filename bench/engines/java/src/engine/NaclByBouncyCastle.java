package engine;

import org.bouncycastle.crypto.Digest;
import org.bouncycastle.crypto.Mac;
import org.bouncycastle.crypto.StreamCipher;
import org.bouncycastle.crypto.digests.Blake2bDigest;
import org.bouncycastle.crypto.digests.SHA256Digest;
import org.bouncycastle.crypto.digests.SHA512Digest;
import org.bouncycastle.crypto.engines.Salsa20Engine;
import org.bouncycastle.crypto.engines.XSalsa20Engine;
import org.bouncycastle.crypto.macs.HMac;
import org.bouncycastle.crypto.macs.Poly1305;
import org.bouncycastle.crypto.params.Ed25519PrivateKeyParameters;
import org.bouncycastle.crypto.params.Ed25519PublicKeyParameters;
import org.bouncycastle.crypto.params.KeyParameter;
import org.bouncycastle.crypto.params.ParametersWithIV;
import org.bouncycastle.crypto.signers.Ed25519Signer;
import org.bouncycastle.math.ec.rfc7748.X25519;
import org.bouncycastle.util.Arrays;

/**
 * Operations of NaCl by Bouncy Castle's lightweight interface, with engines that are used again. Boxes are put together
 * from its stream cipher and its code, as it has none.
 */
final class NaclByBouncyCastle {
  private static final int TAG = 16;

  private final Nacl given;
  private final byte[] message;

  private NaclByBouncyCastle(Nacl given) {
    this.given = given;
    this.message = given.message();
  }

  static Arm arm(Request request) throws Exception {
    NaclByBouncyCastle it = new NaclByBouncyCastle(Nacl.of(request));
    return Nacl.arm(it.operation(request));
  }

  private Nacl.Operation operation(Request request) {
    return switch (request.scenario()) {
      case "sha256" -> hash(new SHA256Digest());
      case "sha512" -> hash(new SHA512Digest());
      case "blake2b" -> hash(new Blake2bDigest(512));
      case "hmac-sha256" -> authenticate(new HMac(new SHA256Digest()));
      case "hmac-sha512" -> authenticate(new HMac(new SHA512Digest()));
      case "onetimeauth" -> authenticate(new Poly1305());
      case "onetimeauth-verify" -> compare();
      case "stream" -> crypt(new XSalsa20Engine(), given.nonce(), new byte[message.length]);
      case "stream-xor" -> crypt(new XSalsa20Engine(), given.nonce(), message);
      case "stream-salsa20" -> crypt(new Salsa20Engine(), shortNonce(), new byte[message.length]);
      case "stream-salsa20-xor" -> crypt(new Salsa20Engine(), shortNonce(), message);
      case "secretbox" -> seal();
      case "secretbox-open" -> open();
      case "sign" -> sign();
      case "verify" -> verify();
      case "scalarmult" -> multiply(publicKey(given.bob()));
      case "scalarmult-base" -> () -> publicKey(given.alice());
      case "sign-keypair" -> () ->
          new Ed25519PrivateKeyParameters(given.alice()).generatePublicKey().getEncoded();
      case "verify-32" -> {
        byte[] other = given.other();
        yield () -> Nacl.right(Arrays.constantTimeAreEqual(given.key(), other));
      }
      default -> throw request.unknown();
    };
  }

  private Nacl.Operation hash(Digest digest) {
    byte[] out = new byte[digest.getDigestSize()];
    return () -> {
      digest.update(message, 0, message.length);
      digest.doFinal(out, 0);
      return out;
    };
  }

  private Nacl.Operation authenticate(Mac mac) {
    byte[] out = new byte[mac.getMacSize()];
    return () -> {
      mac.init(new KeyParameter(given.key()));
      mac.update(message, 0, message.length);
      mac.doFinal(out, 0);
      return out;
    };
  }

  private Nacl.Operation compare() {
    Nacl.Operation code = authenticate(new Poly1305());
    byte[] tag = known(code);
    return () -> Nacl.right(Arrays.constantTimeAreEqual(code.once(), tag));
  }

  private Nacl.Operation crypt(StreamCipher cipher, byte[] nonce, byte[] from) {
    byte[] out = new byte[from.length];
    return () -> {
      cipher.init(true, new ParametersWithIV(new KeyParameter(given.key()), nonce));
      cipher.processBytes(from, 0, from.length, out, 0);
      return out;
    };
  }

  private byte[] shortNonce() {
    return Arrays.copyOf(given.nonce(), 8);
  }

  /** The first 32 bytes of the key stream are the key of the code. */
  private Nacl.Operation seal() {
    XSalsa20Engine cipher = new XSalsa20Engine();
    Poly1305 code = new Poly1305();
    byte[] out = new byte[TAG + message.length];
    byte[] first = new byte[32];
    return () -> {
      start(cipher, code, first);
      cipher.processBytes(message, 0, message.length, out, TAG);
      code.update(out, TAG, message.length);
      code.doFinal(out, 0);
      return out;
    };
  }

  private Nacl.Operation open() {
    XSalsa20Engine cipher = new XSalsa20Engine();
    Poly1305 code = new Poly1305();
    byte[] sealed = known(seal());
    byte[] out = new byte[message.length];
    byte[] first = new byte[32];
    byte[] tag = new byte[TAG];
    return () -> {
      start(cipher, code, first);
      code.update(sealed, TAG, message.length);
      code.doFinal(tag, 0);
      if (!Arrays.constantTimeAreEqual(TAG, tag, 0, sealed, 0)) return Nacl.right(false);
      cipher.processBytes(sealed, TAG, message.length, out, 0);
      return out;
    };
  }

  private void start(XSalsa20Engine cipher, Poly1305 code, byte[] first) {
    cipher.init(true, new ParametersWithIV(new KeyParameter(given.key()), given.nonce()));
    Arrays.fill(first, (byte) 0);
    cipher.processBytes(first, 0, first.length, first, 0);
    code.init(new KeyParameter(first));
  }

  private Nacl.Operation sign() {
    Ed25519PrivateKeyParameters key = new Ed25519PrivateKeyParameters(given.alice());
    Ed25519Signer signer = new Ed25519Signer();
    return () -> {
      signer.init(true, key);
      signer.update(message, 0, message.length);
      return signer.generateSignature();
    };
  }

  private Nacl.Operation verify() {
    Ed25519PublicKeyParameters key =
        new Ed25519PrivateKeyParameters(given.alice()).generatePublicKey();
    byte[] signature = known(sign());
    Ed25519Signer signer = new Ed25519Signer();
    return () -> {
      signer.init(false, key);
      signer.update(message, 0, message.length);
      return Nacl.right(signer.verifySignature(signature));
    };
  }

  private Nacl.Operation multiply(byte[] point) {
    byte[] out = new byte[32];
    return () -> {
      X25519.scalarMult(given.alice(), 0, point, 0, out, 0);
      return out;
    };
  }

  private static byte[] publicKey(byte[] secret) {
    byte[] out = new byte[32];
    X25519.scalarMultBase(secret, 0, out, 0);
    return out;
  }

  private static byte[] known(Nacl.Operation operation) {
    try {
      return operation.once().clone();
    } catch (Exception failure) {
      throw new IllegalStateException(failure);
    }
  }
}
