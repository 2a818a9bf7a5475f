#include "transactions.hpp"

#include <array>
#include <cstdio>
#include <deque>
#include <string>

using namespace complex_data::v1;

namespace {

constexpr std::array<std::string_view, 4> currencies = {"USD", "EUR", "GBP", "JPY"};
constexpr std::array<const char *, 4> first_names = {"Alice", "Bruno", "Chloe", "David"};
constexpr std::array<std::string_view, 4> last_names = {"Anderson", "Bergmann", "Castillo", "Dumoulin"};
constexpr std::array<std::array<std::string_view, 2>, 4> cities = {
    {{"Berlin", "DE"}, {"Lisbon", "PT"}, {"Madrid", "ES"}, {"Dublin", "IE"}}};
constexpr std::int64_t epoch_ms = 1700000000000;

/// Everything that messages point to: it stays where it is.
template <class T>
const T &kept(T value) {
  static std::deque<T> all;
  return all.emplace_back(std::move(value));
}

/// Text as printf() makes it.
template <class... Argument>
std::string_view text(const char *format, Argument... arguments) {
  char buffer[64];
  std::snprintf(buffer, sizeof buffer, format, arguments...);
  return kept(std::string(buffer));
}

const Address &new_address(std::size_t k) {
  const auto &[city, country] = cities[k % 4];
  return kept(Address{
      .street = text("%03zu Market St", k % 1000),
      .city = city,
      .state = "ST",
      .zip_code = text("%05zu", k % 100000),
      .country = country,
      .latitude = 40.0 + static_cast<double>(k % 100) * 0.25,
      .longitude = -8.0 - static_cast<double>(k % 100) * 0.5,
  });
}

const Person &new_person(std::size_t k) {
  static constexpr shortwire::entry<std::string_view, std::string_view> metadata[] = {{"tier", "gold"}};
  return kept(Person{
      .id = text("P-%06zu", k),
      .first_name = first_names[k % 4],
      .last_name = last_names[k / 4 % 4],
      .email = text("%s.%06zu@example.com", first_names[k % 4], k),
      .age = 20 + static_cast<std::int32_t>(k % 50),
      .home_address = &new_address(k),
      .phone_numbers = kept(std::array{text("+1-555-%04zu", k % 10000)}),
      .metadata = metadata,
  });
}

Transaction new_transaction(std::size_t i) {
  static constexpr std::array<std::array<std::string_view, 3>, 2> tags = {
      {{"web", "emea", "loyalty"}, {"pos", "emea", "loyalty"}}};
  static constexpr shortwire::entry<std::string_view, double> fees[] = {
      {"card", 0.25}, {"fx", 0.5}, {"wire", 1.25}};
  return {
      .transaction_id = text("TXN-%06zu", i),
      .timestamp = epoch_ms + static_cast<std::int64_t>(i),
      .amount = 10.0 + static_cast<double>(i) * 0.25,
      .currency = currencies[i % 4],
      .sender = &new_person(2 * i),
      .receiver = &new_person(2 * i + 1),
      .tags = tags[i % 2],
      .fees = fees,
  };
}

}  // namespace

const ComplexDataOperation &new_transactions(std::size_t count) {
  std::vector<Transaction> transactions;
  for (std::size_t i = 0; i < count; i++) transactions.push_back(new_transaction(i));
  const DataBatch &batch =
      kept(DataBatch{.transactions = kept(std::move(transactions)), .batch_id = 1, .created_at = epoch_ms});
  return kept(ComplexDataOperation{.data = &batch, .operation_type = "aggregate"});
}

std::vector<std::byte> encoded_transactions(std::size_t count) {
  shortwire::writer writer;
  const shortwire::bytes encoded = shortwire::encode(new_transactions(count), writer);
  return {encoded.begin(), encoded.end()};
}
