#include "transactions.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "arm.h"

typedef complex_data_v1_address_t address_t;
typedef complex_data_v1_person_t person_t;
typedef complex_data_v1_transaction_t transaction_t;

static const char *const CURRENCIES[] = {"USD", "EUR", "GBP", "JPY"};
static const char *const FIRST_NAMES[] = {"Alice", "Bruno", "Chloe", "David"};
static const char *const LAST_NAMES[] = {"Anderson", "Bergmann", "Castillo", "Dumoulin"};
static const char *const CITIES[][2] = {
    {"Berlin", "DE"}, {"Lisbon", "PT"}, {"Madrid", "ES"}, {"Dublin", "IE"}};
/* Constant text. */
#define TEXT(literal) {(const uint8_t *)(literal), sizeof(literal) - 1}

static const int64_t EPOCH_MS = 1700000000000;

/* Text as printf() makes it. */
static sw_bytes_t text(const char *format, ...) {
  char buffer[64];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(buffer, sizeof buffer, format, arguments);
  va_end(arguments);
  char *kept = allocate(strlen(buffer) + 1);
  return sw_text(strcpy(kept, buffer));
}

static const address_t *new_address(size_t k) {
  address_t *address = allocate(sizeof *address);
  address->street = text("%03zu Market St", k % 1000);
  address->city = sw_text(CITIES[k % 4][0]);
  address->state = sw_text("ST");
  address->zip_code = text("%05zu", k % 100000);
  address->country = sw_text(CITIES[k % 4][1]);
  address->latitude = 40.0 + (double)(k % 100) * 0.25;
  address->longitude = -8.0 - (double)(k % 100) * 0.5;
  return address;
}

static const person_t *new_person(size_t k) {
  static const complex_data_v1_person_metadata_entry_t METADATA[] = {{TEXT("tier"), TEXT("gold")}};
  const char *first_name = FIRST_NAMES[k % 4];
  sw_bytes_t *phone_number = allocate(sizeof *phone_number);
  *phone_number = text("+1-555-%04zu", k % 10000);
  person_t *person = allocate(sizeof *person);
  person->id = text("P-%06zu", k);
  person->first_name = sw_text(first_name);
  person->last_name = sw_text(LAST_NAMES[k / 4 % 4]);
  person->email = text("%s.%06zu@example.com", first_name, k);
  person->age = 20 + (int32_t)(k % 50);
  person->home_address = new_address(k);
  person->phone_numbers = phone_number;
  person->phone_numbers_count = 1;
  person->metadata = METADATA;
  person->metadata_count = 1;
  return person;
}

static transaction_t new_transaction(size_t i) {
  static const sw_bytes_t TAGS[][3] = {{TEXT("web"), TEXT("emea"), TEXT("loyalty")},
                                       {TEXT("pos"), TEXT("emea"), TEXT("loyalty")}};
  static const complex_data_v1_transaction_fees_entry_t FEES[] = {
      {TEXT("card"), 0.25}, {TEXT("fx"), 0.5}, {TEXT("wire"), 1.25}};
  return (transaction_t){
      .transaction_id = text("TXN-%06zu", i),
      .timestamp = EPOCH_MS + (int64_t)i,
      .amount = 10.0 + (double)i * 0.25,
      .currency = sw_text(CURRENCIES[i % 4]),
      .sender = new_person(2 * i),
      .receiver = new_person(2 * i + 1),
      .tags = TAGS[i % 2],
      .tags_count = 3,
      .fees = FEES,
      .fees_count = 3,
  };
}

const complex_data_v1_complex_data_operation_t *new_transactions(size_t count) {
  transaction_t *transactions = allocate(count * sizeof *transactions);
  for (size_t i = 0; i < count; i++) transactions[i] = new_transaction(i);
  complex_data_v1_data_batch_t *batch = allocate(sizeof *batch);
  batch->transactions = transactions;
  batch->transactions_count = count;
  batch->batch_id = 1;
  batch->created_at = EPOCH_MS;
  complex_data_v1_complex_data_operation_t *operation = allocate(sizeof *operation);
  operation->data = batch;
  operation->operation_type = sw_text("aggregate");
  return operation;
}

const uint8_t *encoded_transactions(size_t count, size_t *len) {
  sw_writer_t writer = SW_WRITER_INIT;
  sw_error_t error = SW_ERROR_INIT;
  sw_bytes_t bytes;
  if (complex_data_v1_complex_data_operation_encode(new_transactions(count), &writer, &bytes, &error) !=
      SW_OK) {
    fail("the transactions cannot be encoded", error.message);
  }
  *len = bytes.len;
  return bytes.data;
}
