import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import shortwire.Code;
import shortwire.ShortwireException;
import shortwire.crypto.Aead;
import shortwire.crypto.CryptoLibrary;
import shortwire.crypto.Derivation;
import shortwire.crypto.Hasher;
import shortwire.crypto.Hashes;
import shortwire.crypto.HazmatStream;
import shortwire.crypto.Key;
import shortwire.crypto.KeyPair;
import shortwire.crypto.KeyText;
import shortwire.crypto.NotAuthenticException;
import shortwire.crypto.SealedBox;
import shortwire.crypto.SecretBox;
import shortwire.crypto.Secrets;
import shortwire.crypto.SigningKey;
import shortwire.crypto.VerifyKey;

/** The crypto face. */
class CryptoTest {
  @BeforeAll
  static void useTheLibraryUnderTest() {
    CryptoLibrary.use(Path.of(Support.CALCULATOR).resolveSibling("libshortwire_crypto.so").toString());
  }

  private record Answer(String operation, Map<String, String> texts) {
    static Answer of(String line) {
      String[] words = line.split(" ");
      Map<String, String> texts = new HashMap<>();
      for (String word : Arrays.asList(words).subList(1, words.length)) {
        int at = word.indexOf('=');
        texts.put(word.substring(0, at), word.substring(at + 1));
      }
      return new Answer(words[0], texts);
    }

    byte[] get(String name) {
      return HexFormat.of().parseHex(texts.get(name));
    }

    int number(String name) {
      return Integer.parseInt(texts.get(name));
    }

    void same(String name, byte[] actual) {
      assertArrayEquals(get(name), actual, operation + " " + name);
    }
  }

  @Test
  void knownAnswers() throws IOException {
    Path file = Path.of("../../conformance/vectors/crypto/known_answers.txt");
    List<String> lines =
        Files.readAllLines(file).stream().filter(line -> !line.startsWith("#")).toList();
    assertTrue(lines.size() > 40);
    lines.forEach(line -> check(Answer.of(line)));
  }

  private static void check(Answer known) {
    switch (known.operation) {
      case "box" -> {
        KeyPair own = KeyPair.of(known.get("private"));
        KeyPair peer = KeyPair.of(known.get("peer"));
        SecretBox from = SecretBox.between(own.privateKey(), peer.publicKey());
        SecretBox to = SecretBox.between(peer.privateKey(), own.publicKey());
        known.same("shared", from.key().reveal());
        known.same("box", from.seal(known.get("nonce"), known.get("message")));
        known.same("message", to.unseal(known.get("nonce"), known.get("box")));
      }
      case "sealed_box" -> {
        KeyPair pair = KeyPair.of(known.get("private"));
        known.same("message", SealedBox.decrypt(pair.privateKey(), known.get("box")));
        byte[] sealed = SealedBox.encrypt(pair.publicKey(), known.get("message"));
        known.same("message", SealedBox.decrypt(pair.privateKey(), sealed));
      }
      case "secret_box" -> {
        try (SecretBox box = new SecretBox(Key.of(known.get("key")))) {
          known.same("box", box.seal(known.get("nonce"), known.get("message")));
          known.same("message", box.unseal(known.get("nonce"), known.get("box")));
        }
      }
      case "chacha20_poly1305", "xchacha20_poly1305" -> {
        Key key = Key.of(known.get("key"));
        Aead aead =
            known.operation.startsWith("x") ? Aead.xchacha20Poly1305(key) : Aead.chacha20Poly1305(key);
        byte[] data = known.get("associated_data");
        known.same("sealed", aead.seal(known.get("nonce"), known.get("message"), data));
        known.same("message", aead.unseal(known.get("nonce"), known.get("sealed"), data));
      }
      case "chacha20" ->
          known.same(
              "output",
              HazmatStream.CHACHA20.xor(
                  Key.of(known.get("key")),
                  known.get("nonce"),
                  known.number("counter"),
                  known.get("message")));
      case "ed25519" -> {
        SigningKey key = SigningKey.of(known.get("seed"));
        known.same("public", key.publicKey());
        known.same("signature", key.sign(known.get("message")));
        new VerifyKey(known.get("public")).verify(known.get("message"), known.get("signature"));
      }
      case "x25519" ->
          known.same("shared", new KeyPair(known.get("private"), null).exchange(known.get("public")));
      case "sha256" -> {
        known.same("digest", Hashes.sha256(known.get("message")));
        known.same("digest", Hasher.sha256().update(known.get("message")).digest());
      }
      case "sha512" -> {
        known.same("digest", Hashes.sha512(known.get("message")));
        known.same("digest", Hasher.sha512().update(known.get("message")).digest());
      }
      case "blake2b" ->
          known.same(
              "digest",
              Hashes.blake2b(
                  known.get("message"),
                  known.get("digest").length,
                  known.get("key"),
                  known.get("salt"),
                  known.get("personalisation")));
      case "hmac_sha256" -> {
        known.same("tag", Hashes.hmacSha256(known.get("key"), known.get("message")));
        known.same("tag", Hasher.hmacSha256(known.get("key")).update(known.get("message")).digest());
        Hashes.verifyHmac(known.get("key"), known.get("message"), known.get("tag"));
      }
      case "hmac_sha512" -> {
        known.same("tag", Hashes.hmacSha512(known.get("key"), known.get("message")));
        Hashes.verifyHmac(known.get("key"), known.get("message"), known.get("tag"));
      }
      case "hkdf_sha256" ->
          known.same(
              "key",
              Derivation.hkdfSha256(
                  known.get("secret"), known.get("salt"), known.get("info"), known.get("key").length));
      case "pbkdf2_sha256" ->
          known.same(
              "key",
              Derivation.pbkdf2Sha256(
                  known.get("password"),
                  known.get("salt"),
                  known.number("iterations"),
                  known.get("key").length));
      case "pbkdf2_sha512" ->
          known.same(
              "key",
              Derivation.pbkdf2Sha512(
                  known.get("password"),
                  known.get("salt"),
                  known.number("iterations"),
                  known.get("key").length));
      case "argon2id" ->
          known.same(
              "key",
              Derivation.argon2id(
                  known.get("password"),
                  known.get("salt"),
                  known.get("key").length,
                  known.number("memory"),
                  known.number("passes"),
                  known.number("lanes"),
                  known.get("secret"),
                  known.get("associated_data")));
      case "base16" ->
          known.same("text", KeyText.BASE16.encode(known.get("data"), "").getBytes(StandardCharsets.UTF_8));
      case "bech32" -> {
        String prefix = new String(known.get("prefix"), StandardCharsets.UTF_8);
        String text = KeyText.BECH32.encode(known.get("data"), prefix);
        known.same("text", text.getBytes(StandardCharsets.UTF_8));
        known.same("data", KeyText.BECH32.decode(text, prefix));
      }
      default -> throw new AssertionError(known.operation);
    }
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void whatWasChangedIsNotAuthentic() {
    try (SecretBox box = SecretBox.generate()) {
      byte[] sealed = box.encrypt(utf8("message"));
      assertArrayEquals(utf8("message"), box.decrypt(sealed));
      for (int i = 0; i < sealed.length; i++) {
        byte[] changed = sealed.clone();
        changed[i] ^= 2;
        assertEquals(
            Code.UNAUTHENTICATED,
            assertThrows(NotAuthenticException.class, () -> box.decrypt(changed)).getCode());
      }
      assertThrows(NotAuthenticException.class, () -> box.decrypt(new byte[7]));
      assertEquals(0, box.decrypt(box.encrypt(new byte[0])).length);
    }
    SigningKey signing = SigningKey.generate();
    VerifyKey verify = new VerifyKey(signing.publicKey());
    byte[] signature = signing.sign(utf8("signed"));
    assertThrows(NotAuthenticException.class, () -> verify.verify(utf8("singed"), signature));
    assertThrows(
        NotAuthenticException.class,
        () -> Hashes.verifyHmac(utf8("key"), utf8("message"), new byte[32]));
    assertTrue(Secrets.equal(utf8("same"), utf8("same")));
    assertFalse(Secrets.equal(Secrets.random(16), Secrets.random(16)));
  }

  /** The code of README.md. */
  @Test
  void readme() {
    try (SecretBox box = SecretBox.generate()) { // the key stays in the library, which clears it
      byte[] sealed = box.encrypt("meet me at noon".getBytes(StandardCharsets.UTF_8));
      byte[] opened = box.decrypt(sealed);
      assertEquals("meet me at noon", new String(opened, StandardCharsets.UTF_8));
    } catch (NotAuthenticException e) {
      System.err.println("somebody changed it");
    }

    try (SecretBox box = SecretBox.generate();
        Arena arena = Arena.ofConfined()) {
      MemorySegment memory = arena.allocate(1024);
      MemorySegment message = memory.asSlice(SecretBox.OVERHEAD, 64); // room for nonce and tag in front
      MemorySegment sealed = box.encrypt(message, memory); // in place: nothing moves, nothing is copied
      MemorySegment opened = box.decrypt(sealed, memory);
      assertEquals(message.address(), opened.address());
    }
  }

  /** Wherever the message lies in the segment that the box is written to. */
  @Test
  void segmentsAreEncryptedInPlace() {
    try (SecretBox box = SecretBox.generate();
        Arena arena = Arena.ofConfined()) {
      for (int at = 0; at < 60; at++) {
        MemorySegment memory = arena.allocate(200);
        MemorySegment message = memory.asSlice(at, 8);
        message.copyFrom(MemorySegment.ofArray(utf8("in place")));
        MemorySegment sealed = box.encrypt(message, memory);
        assertEquals(48, sealed.byteSize());
        assertTrue(sealed.address() >= memory.address());
        MemorySegment opened = box.decrypt(sealed, memory);
        assertArrayEquals(utf8("in place"), opened.toArray(ValueLayout.JAVA_BYTE));
      }
      MemorySegment heap = MemorySegment.ofArray(new byte[100]);
      MemorySegment sealed = box.encrypt(heap.asSlice(0, 8), heap);
      assertArrayEquals(new byte[8], box.decrypt(sealed, heap).toArray(ValueLayout.JAVA_BYTE));
      assertEquals(
          Code.RESOURCE_EXHAUSTED,
          assertThrows(
                  ShortwireException.class,
                  () -> box.encrypt(arena.allocate(8), arena.allocate(47)))
              .getCode());
    }
  }

  private static void fails(Code code, Runnable body) {
    assertEquals(code, assertThrows(ShortwireException.class, body::run).getCode());
  }

  @Test
  void lengthsAndClosedKeys() {
    SecretBox box = SecretBox.generate();
    for (int length : new int[] {0, 12, 23, 25}) {
      fails(Code.INVALID_ARGUMENT, () -> box.seal(new byte[length], utf8("message")));
    }
    fails(Code.INVALID_ARGUMENT, () -> new SecretBox(Key.of(new byte[31])).encrypt(utf8("m")));
    fails(Code.INVALID_ARGUMENT, () -> KeyPair.generate().exchange(new byte[32]));
    box.close();
    box.close();
    fails(Code.FAILED_PRECONDITION, () -> box.encrypt(utf8("late")));
    fails(Code.NOT_FOUND, () -> CryptoLibrary.use("/nowhere.so"));
    Hasher hasher = Hasher.sha256().update(utf8("some"));
    hasher.digest();
    fails(Code.FAILED_PRECONDITION, () -> hasher.update(utf8("more")));
    hasher.close();
    Hasher.sha512().close();
  }

  @Test
  void manyMessagesAndManyThreads() {
    try (SecretBox box = SecretBox.generate()) {
      IntStream.range(0, 400)
          .parallel()
          .forEach(size -> assertEquals(size, box.decrypt(box.encrypt(new byte[size])).length));
      List<byte[]> messages = List.of(utf8("one"), utf8("two"), new byte[1000]);
      List<byte[]> boxes = box.encryptMany(messages);
      for (int i = 0; i < boxes.size(); i++) {
        assertArrayEquals(messages.get(i), box.decrypt(boxes.get(i)));
      }
      byte[][] digests = Hashes.sha256Many(messages.toArray(byte[][]::new));
      assertArrayEquals(Hashes.sha256(messages.get(1)), digests[1]);
    }
  }
}
