// Tests of the crypto face: main LIBRARY_DIR KNOWN_ANSWERS. What it is made of is tested with the C host.
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <thread>

#include "check.hpp"
#include "shortwire/crypto.hpp"
#include "shortwire/crypto/hazmat.hpp"

namespace crypto = shortwire::crypto;
using shortwire::bytes;
using shortwire::code;
using buffer = std::vector<std::byte>;

std::string library_dir, fixture_dir;
int failures;

void not_so(const char *file, int line, const std::string &what) {
  failures++;
  std::fprintf(stderr, "%s:%d: %s\n", file, line, what.c_str());
}

static bytes text(std::string_view characters) {
  return shortwire::as_bytes(characters);
}

static bool same(bytes a, bytes b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

/// A line of the known answers: values by name.
struct answer {
  std::string operation;
  std::map<std::string, std::string> texts;

  buffer operator[](const std::string &name) const {
    return crypto::decode(texts.at(name));
  }
  std::uint32_t number(const std::string &name) const {
    return static_cast<std::uint32_t>(std::stoul(texts.at(name)));
  }
};

static void check(const answer &known) {
  if (known.operation == "box") {
    const auto own = crypto::box_public_key(known["private"]), peer = crypto::box_public_key(known["peer"]);
    const crypto::key shared = crypto::box_key(known["private"], peer);
    CHECK(same(shared.reveal(), known["shared"]));
    const crypto::secret_box to(crypto::box_key(known["peer"], own));
    CHECK(same(to.seal(known["nonce"], known["message"]), known["box"]));
    CHECK(same(to.unseal(known["nonce"], known["box"]), known["message"]));
  } else if (known.operation == "sealed_box") {
    CHECK(same(crypto::sealed_box::decrypt(known["private"], known["box"]), known["message"]));
    const auto public_key = crypto::box_public_key(known["private"]);
    const buffer sealed = crypto::sealed_box::encrypt(public_key, known["message"]);
    CHECK(same(crypto::sealed_box::decrypt(known["private"], sealed), known["message"]));
  } else if (known.operation == "secret_box") {
    const crypto::secret_box box(crypto::key::store(known["key"]));
    CHECK(same(box.seal(known["nonce"], known["message"]), known["box"]));
    CHECK(same(box.unseal(known["nonce"], known["box"]), known["message"]));
  } else if (known.operation.ends_with("chacha20_poly1305")) {
    const auto cipher =
        known.operation[0] == 'x' ? crypto::cipher::xchacha20_poly1305 : crypto::cipher::chacha20_poly1305;
    const crypto::aead aead(crypto::key::store(known["key"]), cipher);
    CHECK(same(aead.seal(known["nonce"], known["message"], known["associated_data"]), known["sealed"]));
    CHECK(same(aead.unseal(known["nonce"], known["sealed"], known["associated_data"]), known["message"]));
  } else if (known.operation == "chacha20") {
    buffer output = known["message"];
    const auto key = crypto::key::store(known["key"]);
    const auto written = crypto::hazmat::try_xor_into(crypto::hazmat::stream::chacha20, key, known["nonce"],
                                                      known.number("counter"), output, output);
    CHECK(same(*written, known["output"]));
  } else if (known.operation == "ed25519") {
    const auto signing = crypto::signing_key::from_seed(known["seed"]);
    CHECK(same(signing.public_key(), known["public"]));
    CHECK(same(signing.sign(known["message"]), known["signature"]));
    crypto::verify_key(known["public"]).verify(known["message"], known["signature"]);
  } else if (known.operation == "x25519") {
    CHECK(same(crypto::exchange(known["private"], known["public"]), known["shared"]));
  } else if (known.operation == "sha256") {
    CHECK(same(crypto::sha256(known["message"]), known["digest"]));
    CHECK(same(crypto::hasher(crypto::hash::sha256).update(known["message"]).finish(), known["digest"]));
  } else if (known.operation == "sha512") {
    CHECK(same(crypto::sha512(known["message"]), known["digest"]));
    CHECK(same(crypto::hasher(crypto::hash::sha512).update(known["message"]).finish(), known["digest"]));
  } else if (known.operation == "blake2b") {
    const buffer key = known["key"], salt = known["salt"], personalisation = known["personalisation"];
    const auto length = static_cast<std::uint32_t>(known["digest"].size());
    CHECK(same(crypto::blake2b(known["message"], {length, key, salt, personalisation}), known["digest"]));
  } else if (known.operation.starts_with("hmac")) {
    const auto hash =
        known.operation == "hmac_sha256" ? crypto::hash::hmac_sha256 : crypto::hash::hmac_sha512;
    CHECK(same(crypto::mac(hash, known["key"], known["message"]), known["tag"]));
    crypto::verify_mac(hash, known["key"], known["message"], known["tag"]);
  } else if (known.operation == "hkdf_sha256") {
    buffer output(known["key"].size());
    crypto::try_hkdf_into(crypto::hash::sha256, known["secret"], known["salt"], known["info"], output)
        .value();
    CHECK(same(output, known["key"]));
  } else if (known.operation.starts_with("pbkdf2")) {
    const auto hash = known.operation == "pbkdf2_sha256" ? crypto::hash::sha256 : crypto::hash::sha512;
    buffer output(known["key"].size());
    crypto::try_pbkdf2_into(hash, known["password"], known["salt"], known.number("iterations"), output)
        .value();
    CHECK(same(output, known["key"]));
  } else if (known.operation == "argon2id") {
    const buffer secret = known["secret"], data = known["associated_data"];
    const crypto::argon2id_parameters with = {known.number("memory"), known.number("passes"),
                                              known.number("lanes"), secret, data};
    CHECK(same(crypto::argon2id<32>(known["password"], known["salt"], with), known["key"]));
  } else {
    const auto format =
        known.operation == "bech32" ? crypto::text_format::bech32 : crypto::text_format::base16;
    const buffer prefix_bytes = format == crypto::text_format::bech32 ? known["prefix"] : buffer();
    const auto prefix = shortwire::as_text(prefix_bytes);
    const buffer encoded = known["text"];
    CHECK(same(text(crypto::encode(known["data"], format, prefix)), encoded));
    CHECK(same(crypto::decode(shortwire::as_text(encoded), format, prefix), known["data"]));
  }
}

static void known_answers(const char *path) {
  std::ifstream file(path);
  int checked = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream words(line);
    answer known;
    words >> known.operation;
    for (std::string word; words >> word;) {
      const auto at = word.find('=');
      known.texts[word.substr(0, at)] = word.substr(at + 1);
    }
    check(known);
    checked++;
  }
  CHECK(checked > 40);
}

static void behaviour() {
  crypto::secret_box box = crypto::secret_box::generate();
  std::array<std::byte, 256> memory;
  const bytes message = text("in place");
  std::copy(message.begin(), message.end(), memory.begin() + box.overhead);
  const auto sealed = box.try_encrypt_into(std::span(memory).subspan(box.overhead, message.size()), memory);
  CHECK(sealed && sealed->data() == memory.data() && sealed->size() == message.size() + box.overhead);
  CHECK(same(*box.try_decrypt_into(*sealed, memory), message));

  buffer changed = box.encrypt(text("changed"));
  changed[20] ^= std::byte(1);
  CHECK_FAILS(box.try_decrypt_into(changed, memory), code::unauthenticated, "authentic");
  bool caught = false;
  try {
    box.decrypt(changed);
  } catch (const crypto::not_authentic &) {
    caught = true;
  }
  CHECK(caught);
  CHECK(same(box.decrypt(box.encrypt({})), {}));
  CHECK_FAILS(box.try_seal_into(text("short"), message, memory), code::invalid_argument, "24");
  CHECK_FAILS(box.try_encrypt_into(message, std::span(memory).first(8)), code::resource_exhausted,
              "bring more");
  CHECK_FAILS(crypto::try_use("/nowhere/lib.so"), code::not_found, "/nowhere/lib.so");
  CHECK(crypto::equal(text("same"), text("same")) && !crypto::equal(text("same"), text("some")));
  CHECK(crypto::random<32>() != crypto::random<32>());

  std::array<std::thread, 4> threads;
  for (std::thread &thread : threads) {
    thread = std::thread([&] {
      for (int i = 0; i < 500; i++) {
        const std::string own(static_cast<std::size_t>(i), 'x');
        CHECK(same(box.decrypt(box.encrypt(text(own))), text(own)));
      }
    });
  }
  for (std::thread &thread : threads) thread.join();

  crypto::key moved = std::move(box.key());
  moved.close();
  moved.close();
  CHECK_FAILS(box.try_encrypt_into(message, memory), code::invalid_argument, "the key has 0 bytes");
}

static void no_allocations() {
  const crypto::secret_box box = crypto::secret_box::generate();
  std::array<std::byte, 128> memory = {};
  std::size_t before = 0;
  for (int round = 0; round < 100; round++) {
    if (round == 3) before = allocations();
    const auto sealed = box.try_encrypt_into(std::span(memory).subspan(box.overhead, 64), memory);
    CHECK(box.try_decrypt_into(*sealed, memory).has_value());
  }
  CHECK_EQUAL(allocations() - before, 0u);
}

int main(int argc, char **argv) {
  if (argc != 3) return 2;
  setenv(SW_CRYPTO_LIBRARY_VARIABLE, (std::string(argv[1]) + "/libshortwire_crypto.so").c_str(), 1);
  try {
    known_answers(argv[2]);
    behaviour();
    no_allocations();
  } catch (const shortwire::error &told) {
    not_so(__FILE__, __LINE__, std::string("thrown: ") + told.what());
  }
  std::printf("%s crypto\n", failures == 0 ? "ok    " : "FAILED");
  return failures != 0;
}
