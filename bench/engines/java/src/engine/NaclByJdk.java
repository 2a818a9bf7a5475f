package engine;

import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.EdECPoint;
import java.security.spec.EdECPrivateKeySpec;
import java.security.spec.EdECPublicKeySpec;
import java.security.spec.NamedParameterSpec;
import java.security.spec.XECPrivateKeySpec;
import java.security.spec.XECPublicKeySpec;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.bouncycastle.math.ec.rfc7748.X25519;
import org.bouncycastle.math.ec.rfc8032.Ed25519;

/** Operations of NaCl that the JDK has, with objects that are used again. */
final class NaclByJdk {
  private NaclByJdk() {}

  static Arm arm(Request request) throws Exception {
    Nacl given = Nacl.of(request);
    return Nacl.arm(
        switch (request.scenario()) {
          case "sha256" -> hash("SHA-256", given);
          case "sha512" -> hash("SHA-512", given);
          case "hmac-sha256" -> authenticate("HmacSHA256", given);
          case "hmac-sha512" -> authenticate("HmacSHA512", given);
          case "sign" -> sign(given);
          case "verify" -> verify(given);
          case "scalarmult" -> agree(given);
          case "verify-32" -> {
            byte[] other = given.other();
            yield () -> Nacl.right(MessageDigest.isEqual(given.key(), other));
          }
          default -> throw request.unknown();
        });
  }

  private static Nacl.Operation hash(String name, Nacl given) throws GeneralSecurityException {
    MessageDigest digest = MessageDigest.getInstance(name);
    return () -> digest.digest(given.message());
  }

  private static Nacl.Operation authenticate(String name, Nacl given)
      throws GeneralSecurityException {
    Mac mac = Mac.getInstance(name);
    return () -> {
      mac.init(new SecretKeySpec(given.key(), name));
      return mac.doFinal(given.message());
    };
  }

  private static Nacl.Operation sign(Nacl given) throws GeneralSecurityException {
    PrivateKey key = signing(given);
    Signature signature = Signature.getInstance("Ed25519");
    return () -> {
      signature.initSign(key);
      signature.update(given.message());
      return signature.sign();
    };
  }

  private static Nacl.Operation verify(Nacl given) throws Exception {
    byte[] made = sign(given).once();
    byte[] raw = new byte[32];
    Ed25519.generatePublicKey(given.alice(), 0, raw, 0);
    boolean isOdd = raw[31] < 0;
    raw[31] &= 0x7f;
    EdECPoint point = new EdECPoint(isOdd, littleEndian(raw));
    PublicKey key =
        KeyFactory.getInstance("Ed25519")
            .generatePublic(new EdECPublicKeySpec(NamedParameterSpec.ED25519, point));
    Signature signature = Signature.getInstance("Ed25519");
    return () -> {
      signature.initVerify(key);
      signature.update(given.message());
      return Nacl.right(signature.verify(made));
    };
  }

  private static PrivateKey signing(Nacl given) throws GeneralSecurityException {
    return KeyFactory.getInstance("Ed25519")
        .generatePrivate(new EdECPrivateKeySpec(NamedParameterSpec.ED25519, given.alice()));
  }

  private static Nacl.Operation agree(Nacl given) throws GeneralSecurityException {
    KeyFactory factory = KeyFactory.getInstance("X25519");
    byte[] raw = new byte[32];
    X25519.scalarMultBase(given.bob(), 0, raw, 0);
    PrivateKey alice =
        factory.generatePrivate(new XECPrivateKeySpec(NamedParameterSpec.X25519, given.alice()));
    PublicKey bob =
        factory.generatePublic(
            new XECPublicKeySpec(NamedParameterSpec.X25519, littleEndian(raw)));
    KeyAgreement agreement = KeyAgreement.getInstance("X25519");
    return () -> {
      agreement.init(alice);
      agreement.doPhase(bob, true);
      return agreement.generateSecret();
    };
  }

  private static BigInteger littleEndian(byte[] raw) {
    byte[] turned = new byte[raw.length];
    for (int i = 0; i < raw.length; i++) turned[i] = raw[raw.length - 1 - i];
    return new BigInteger(1, turned);
  }
}
