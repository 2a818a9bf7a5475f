#include "complex_data_v1.hpp"
#include "feature.hpp"

namespace {

using calculator::v1::BinaryOp;
using namespace complex_data::v1;

void small_call(const ComplexData &payments, shortwire::call &call) {
  const BinaryOp operands = {.a = 40, .b = 2};
  const auto reply = payments.try_process({.operation = ComplexCalculationRequest::add{&operands}}, call);
  CHECK_EQUAL(std::get<ComplexCalculationResponse::value>(reply->result).value, 42);
}

/// Encoding and decoding with lists, maps and nested messages.
void codec(shortwire::writer &writer, shortwire::arena &arena) {
  const Address address = {.street = "Street 1", .latitude = 1.5};
  const std::string_view phones[] = {"1", "2", "3"};
  const shortwire::entry<std::string_view, std::string_view> metadata[] = {{"k", "v"}};
  const Person person = {.id = "p", .home_address = &address, .phone_numbers = phones, .metadata = metadata};
  std::array<Transaction, 100> transactions;
  transactions.fill({.sender = &person, .receiver = &person});
  arena.reset();
  const bytes encoded = VALUE(shortwire::try_encode(DataBatch{.transactions = transactions}, writer));
  CHECK_EQUAL(VALUE(shortwire::try_decode<DataBatch>(encoded, arena)).transactions.size(), 100);
}

void slots(const Feature &feature, shortwire::call &call) {
  static const std::array<std::byte, 5000> memory = {};
  VALUE(feature.try_echo_int64({.value = 5}));
  VALUE(feature.try_echo_string({.value = "text"}, call));
  VALUE(feature.try_echo_bytes({.value = memory}, call));
}

void batches(const Feature &feature, shortwire::call &call) {
  static const std::array<std::string_view, 100> texts = {"text"};
  static std::array<std::string_view, 100> copies;
  static const std::array<Presence, 100> presence = {Presence{.number = 1}};
  static std::array<Presence, 100> replies;
  VALUE(feature.try_echo_string_columns({.value = texts}, {.value = copies}, call));
  VALUE(feature.try_echo_presence_many(presence, replies, call));
}

}  // namespace

// After warm-up nothing allocates, neither here nor in the library.
TEST(zero_allocations) {
  const Feature feature = open_feature();
  const auto payments = VALUE(ComplexData::try_open(library_dir + "/libcalculator.so"));
  shortwire::call call;
  shortwire::writer writer;
  shortwire::arena arena;
  std::stop_source source;
  const std::string name = "tenant";
  std::size_t before = 0;
  for (int round = 0; round < 100; round++) {
    if (round == 3) before = allocations();
    call.expires_after(std::chrono::minutes(1));
    call.stop_with(source.get_token());
    call.clear_metadata();
    VALUE(call.try_add_metadata(name, "blue"));
    slots(feature, call);
    small_call(payments, call);
    codec(writer, arena);
    batches(feature, call);
  }
  CHECK_EQUAL(allocations() - before, 0);
}
