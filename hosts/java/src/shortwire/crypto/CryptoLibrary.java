package shortwire.crypto;

import java.util.Optional;
import shortwire.Library;
import shortwire.crypto.v1.Aead;
import shortwire.crypto.v1.Box;
import shortwire.crypto.v1.Compare;
import shortwire.crypto.v1.Encoding;
import shortwire.crypto.v1.Exchange;
import shortwire.crypto.v1.Hash;
import shortwire.crypto.v1.Kdf;
import shortwire.crypto.v1.Keys;
import shortwire.crypto.v1.Mac;
import shortwire.crypto.v1.Random;
import shortwire.crypto.v1.SealedBox;
import shortwire.crypto.v1.SecretBox;
import shortwire.crypto.v1.Sign;
import shortwire.crypto.v1.Stream;

/** The library that is called: its services on one instance, so that a key is there for all of them. */
public final class CryptoLibrary {
  private static volatile CryptoLibrary current;

  /** No key: the handle goes in its place. */
  static final byte[] NONE = {};

  final Keys keys;
  final SecretBox secretBox;
  final Box box;
  final SealedBox sealedBox;
  final Aead aead;
  final Sign sign;
  final Exchange exchange;
  final Hash hash;
  final Mac mac;
  final Kdf kdf;
  final Stream stream;
  final Encoding encoding;
  final Random random;
  final Compare compare;

  private CryptoLibrary(Library library) {
    keys = Keys.on(library);
    secretBox = SecretBox.on(library);
    box = Box.on(library);
    sealedBox = SealedBox.on(library);
    aead = Aead.on(library);
    sign = Sign.on(library);
    exchange = Exchange.on(library);
    hash = Hash.on(library);
    mac = Mac.on(library);
    kdf = Kdf.on(library);
    stream = Stream.on(library);
    encoding = Encoding.on(library);
    random = Random.on(library);
    compare = Compare.on(library);
  }

  /**
   * Has the library at a path called from now on, by whatever is made later. Without it, the first use opens the file that {@code
   * SHORTWIRE_CRYPTO_LIBRARY} names, or else {@code libshortwire_crypto.so} where the dynamic linker looks.
   *
   * @throws shortwire.ShortwireException if it cannot be used; the message names cause and way out
   */
  public static void use(String path) {
    current = new CryptoLibrary(Library.open(path));
  }

  /** The library that is called. */
  static CryptoLibrary current() {
    CryptoLibrary opened = current;
    return opened != null ? opened : openNamed();
  }

  private static synchronized CryptoLibrary openNamed() {
    if (current == null) {
      String named = System.getenv("SHORTWIRE_CRYPTO_LIBRARY");
      use(Optional.ofNullable(named).filter(path -> !path.isEmpty()).orElse("libshortwire_crypto.so"));
    }
    return current;
  }
}
