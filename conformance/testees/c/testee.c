/* The testee of the C host: does what conformance/README.md says. */
#define _POSIX_C_SOURCE 200809L
#include "testee.h"

#include <sys/wait.h>
#include <unistd.h>

FEATURE(t) client;
sw_call_t call;
sw_arena_t arena;
sw_writer_t writer;

void print_hex(sw_bytes_t bytes) {
  if (bytes.len == 0) printf("-");
  for (size_t i = 0; i < bytes.len; i++) printf("%02x", bytes.data[i]);
}

void print_error(const sw_error_t *error, char separator) {
  sw_bytes_t detail;
  printf("%d%c", (int)error->code, separator);
  print_hex((sw_bytes_t){(const uint8_t *)error->message, error->message_len});
  printf("%c", separator);
  if (sw_error_detail(error, SHORTWIRE_TEST_V1_FAIL_DETAIL_NAME, &detail)) {
    print_hex(detail);
  } else {
    printf("none");
  }
}

sw_bytes_t unhex(char *word) {
  sw_bytes_t bytes = {(uint8_t *)word, 0};
  if (IS(word, "-")) return bytes;
  for (const char *p = word; p[0] != '\0'; p += 2) {
    char pair[] = {p[0], p[1], '\0'};
    ((uint8_t *)word)[bytes.len++] = (uint8_t)strtoul(pair, NULL, 16);
  }
  return bytes;
}

static int open_client(char **words) {
  sw_options_t options = {.size = sizeof options};
  for (char **word = words + 1; *word != NULL; word++) {
    unsigned long long number = strtoull(strchr(*word, '=') + 1, NULL, 10);
    if (strncmp(*word, "max_depth", 9) == 0) {
      options.max_depth = (uint32_t)number;
    } else {
      options.max_message_bytes = number;
    }
  }
  FEATURE(close)(&client);
  return FEATURE(open)(words[0], &options, &client, &call.error);
}

static int make_call(char **words, sw_bytes_t *reply) {
  static const uint32_t cancelled = 1;
  static sw_context_t context;
  context = (sw_context_t)SW_CONTEXT_INIT;
  if (words[3] != NULL) {
    call.context = &context;
    if (IS(words[3], "cancelled")) {
      context.cancel = &cancelled;
    } else {
      context.deadline_ns = sw_deadline_in_ms((uint32_t)strtoul(strchr(words[3], '=') + 1, NULL, 10));
    }
  }
  for (const testee_method_t *method = testee_methods; method->name != NULL; method++) {
    if (IS(method->name, words[0])) return method->call(words[1], unhex(words[2]), reply);
  }
  return SKIP;
}

static int make_batch(char **words) {
  sw_bytes_t items[MOST_ITEMS];
  size_t count = 0;
  while (words[2 + count] != NULL) {
    items[count] = unhex(words[2 + count]);
    count++;
  }
  for (const testee_method_t *method = testee_methods; method->name != NULL; method++) {
    if (IS(method->name, words[0])) return method->many(words[1], count, items);
  }
  return SKIP;
}

static int codec(char **words, sw_bytes_t *encoded) {
  for (const testee_message_t *message = testee_messages; message->name != NULL; message++) {
    if (IS(message->name, words[0])) return message->codec(unhex(words[1]), encoded);
  }
  return SKIP;
}

static int call_in_child(void) {
  MSG(int32_value_t) number = {.value = 1};
  fflush(stdout);
  pid_t child = fork();
  if (child == 0) {
    int code = FEATURE(echo_int32)(&client, &number, &number, &call);
    printf("error ");
    print_error(&call.error, ' ');
    printf("\n");
    fflush(stdout);
    _exit(code);
  }
  waitpid(child, NULL, 0);
  return SW_OK;
}

static int misuse(const char *what) {
  MSG(tree_t) tree;
  MSG(string_value_t) text = {.value = sw_text(IS(what, "invalid-utf8") ? "\xff" : "\xed\xa0\x80")};
  if (IS(what, "null-request")) return FEATURE(echo_tree)(&client, NULL, &tree, &call);
  if (IS(what, "null-path")) return FEATURE(open)(NULL, NULL, &(FEATURE(t)){0}, &call.error);
  if (IS(what, "invalid-utf8") || IS(what, "lone-surrogate")) {
    return FEATURE(echo_string)(&client, &text, &text, &call);
  }
  return SKIP;
}

/* Answers a command; what comes after `ok` is printed here, or is in `reply`. */
static int answer(char **words, sw_bytes_t *reply) {
  if (IS(words[0], "hello")) return (void)printf("ok 1"), SW_OK;
  if (IS(words[0], "open")) return open_client(words + 1);
  if (IS(words[0], "close")) return FEATURE(close)(&client), SW_OK;
  if (IS(words[0], "call")) return make_call(words + 1, reply);
  if (IS(words[0], "many")) return make_batch(words + 1);
  if (IS(words[0], "codec")) return codec(words + 1, reply);
  if (IS(words[0], "read")) return testee_read(unhex(words[1]));
  if (IS(words[0], "write")) return testee_write(words + 1, reply);
  return misuse(words[1]);
}

/* Commands that print their whole answer, or none of its words. */
static bool is_one_of(const char *command, const char *const *commands) {
  for (; *commands != NULL; commands++) {
    if (IS(command, *commands)) return true;
  }
  return false;
}

int main(void) {
  static const char *const without_words[] = {"open", "close", NULL};
  static const char *const printing[] = {"hello", "many", "read", NULL};
  char *line = NULL;
  size_t capacity = 0;
  while (getline(&line, &capacity, stdin) > 0) {
    char *words[24] = {strtok(line, " \n")};
    for (size_t i = 1; i < 23 && words[i - 1] != NULL; i++) words[i] = strtok(NULL, " \n");
    sw_bytes_t reply = {0};
    call.context = NULL;
    sw_arena_reset(&arena);
    if (IS(words[0], "bad") && IS(words[1], "fork")) {
      call_in_child();
      continue;
    }
    int code = answer(words, &reply);
    if (code == SKIP) {
      printf("skip");
    } else if (code != SW_OK) {
      printf("error ");
      print_error(&call.error, ' ');
    } else if (is_one_of(words[0], without_words)) {
      printf("ok");
    } else if (!is_one_of(words[0], printing)) {
      printf("ok ");
      print_hex(reply);
    }
    printf("\n");
    fflush(stdout);
  }
  free(line);
  return 0;
}
