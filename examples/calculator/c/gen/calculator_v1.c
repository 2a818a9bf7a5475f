/* Made by shortwire gen from calculator/v1/calculator.proto. Do not edit. */
/* clang-format off */
#include "calculator_v1.h"

uint8_t *calculator_v1_binary_op_write(const calculator_v1_binary_op_t *restrict message, uint8_t *p,
                                       sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 30);
  if (p == NULL) return NULL;
  if (message->b != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)message->b), 0x10);
  if (message->a != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)message->a), 0x08);
  return p;
}

const uint8_t *calculator_v1_binary_op_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                            calculator_v1_binary_op_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "calculator.v1.BinaryOp.a");
        message->a = (int64_t)value.value;
        p = value.p;
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "calculator.v1.BinaryOp.b");
        message->b = (int64_t)value.value;
        p = value.p;
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *calculator_v1_binary_op_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                             const calculator_v1_binary_op_t **message) {
  calculator_v1_binary_op_t *target = (calculator_v1_binary_op_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (calculator_v1_binary_op_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    calculator_v1_binary_op_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = calculator_v1_binary_op_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *calculator_v1_binary_op_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                              uint32_t tag, const calculator_v1_binary_op_t **items,
                                              size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  calculator_v1_binary_op_t *list =
      (calculator_v1_binary_op_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    calculator_v1_binary_op_init(&list[*count]);
    p = calculator_v1_binary_op_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e calculator_v1_binary_op_encode(const calculator_v1_binary_op_t *message, sw_writer_t *writer,
                                         sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "calculator_v1_binary_op_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = calculator_v1_binary_op_write(message, p, writer);
  return sw_writer_finish(writer, p, CALCULATOR_V1_BINARY_OP_NAME, bytes, error);
}

sw_code_e calculator_v1_binary_op_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                         calculator_v1_binary_op_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "calculator_v1_binary_op_decode");
  calculator_v1_binary_op_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (calculator_v1_binary_op_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, CALCULATOR_V1_BINARY_OP_NAME, error);
}

uint8_t *calculator_v1_value_write(const calculator_v1_value_t *restrict message, uint8_t *p,
                                   sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->value != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)message->value), 0x08);
  return p;
}

const uint8_t *calculator_v1_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                        calculator_v1_value_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "calculator.v1.Value.value");
        message->value = (int64_t)value.value;
        p = value.p;
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *calculator_v1_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                         const calculator_v1_value_t **message) {
  calculator_v1_value_t *target = (calculator_v1_value_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (calculator_v1_value_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    calculator_v1_value_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = calculator_v1_value_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *calculator_v1_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                          const calculator_v1_value_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  calculator_v1_value_t *list =
      (calculator_v1_value_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    calculator_v1_value_init(&list[*count]);
    p = calculator_v1_value_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e calculator_v1_value_encode(const calculator_v1_value_t *message, sw_writer_t *writer,
                                     sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "calculator_v1_value_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = calculator_v1_value_write(message, p, writer);
  return sw_writer_finish(writer, p, CALCULATOR_V1_VALUE_NAME, bytes, error);
}

sw_code_e calculator_v1_value_decode(sw_bytes_t bytes, sw_arena_t *arena, calculator_v1_value_t *message,
                                     sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "calculator_v1_value_decode");
  calculator_v1_value_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (calculator_v1_value_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, CALCULATOR_V1_VALUE_NAME, error);
}

uint8_t *calculator_v1_calculator_request_write(const calculator_v1_calculator_request_t *restrict message,
                                                uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->operation_case == CALCULATOR_V1_CALCULATOR_REQUEST_OPERATION_DIVIDE) {
    size_t before = sw_written(w, p);
    if (message->operation.divide != NULL) p = calculator_v1_binary_op_write(message->operation.divide, p, w);
    if (p == NULL) return sw_writer_in(w, "calculator.v1.CalculatorRequest.divide");
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x22);
  }
  if (message->operation_case == CALCULATOR_V1_CALCULATOR_REQUEST_OPERATION_MULTIPLY) {
    size_t before = sw_written(w, p);
    if (message->operation.multiply != NULL)
      p = calculator_v1_binary_op_write(message->operation.multiply, p, w);
    if (p == NULL) return sw_writer_in(w, "calculator.v1.CalculatorRequest.multiply");
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x1a);
  }
  if (message->operation_case == CALCULATOR_V1_CALCULATOR_REQUEST_OPERATION_SUBTRACT) {
    size_t before = sw_written(w, p);
    if (message->operation.subtract != NULL)
      p = calculator_v1_binary_op_write(message->operation.subtract, p, w);
    if (p == NULL) return sw_writer_in(w, "calculator.v1.CalculatorRequest.subtract");
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x12);
  }
  if (message->operation_case == CALCULATOR_V1_CALCULATOR_REQUEST_OPERATION_ADD) {
    size_t before = sw_written(w, p);
    if (message->operation.add != NULL) p = calculator_v1_binary_op_write(message->operation.add, p, w);
    if (p == NULL) return sw_writer_in(w, "calculator.v1.CalculatorRequest.add");
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *calculator_v1_calculator_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     calculator_v1_calculator_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        if (!(message->operation_case == CALCULATOR_V1_CALCULATOR_REQUEST_OPERATION_ADD))
          message->operation.add = NULL;
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "calculator.v1.CalculatorRequest.add");
        p = calculator_v1_binary_op_merge(length.p, length.p + length.value, r, &message->operation.add);
        if (p == NULL) return sw_reader_in(r, "calculator.v1.CalculatorRequest.add");
        message->operation_case = CALCULATOR_V1_CALCULATOR_REQUEST_OPERATION_ADD;
        continue;
      }
      case 0x12: {
        if (!(message->operation_case == CALCULATOR_V1_CALCULATOR_REQUEST_OPERATION_SUBTRACT))
          message->operation.subtract = NULL;
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "calculator.v1.CalculatorRequest.subtract");
        p = calculator_v1_binary_op_merge(length.p, length.p + length.value, r, &message->operation.subtract);
        if (p == NULL) return sw_reader_in(r, "calculator.v1.CalculatorRequest.subtract");
        message->operation_case = CALCULATOR_V1_CALCULATOR_REQUEST_OPERATION_SUBTRACT;
        continue;
      }
      case 0x1a: {
        if (!(message->operation_case == CALCULATOR_V1_CALCULATOR_REQUEST_OPERATION_MULTIPLY))
          message->operation.multiply = NULL;
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "calculator.v1.CalculatorRequest.multiply");
        p = calculator_v1_binary_op_merge(length.p, length.p + length.value, r, &message->operation.multiply);
        if (p == NULL) return sw_reader_in(r, "calculator.v1.CalculatorRequest.multiply");
        message->operation_case = CALCULATOR_V1_CALCULATOR_REQUEST_OPERATION_MULTIPLY;
        continue;
      }
      case 0x22: {
        if (!(message->operation_case == CALCULATOR_V1_CALCULATOR_REQUEST_OPERATION_DIVIDE))
          message->operation.divide = NULL;
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "calculator.v1.CalculatorRequest.divide");
        p = calculator_v1_binary_op_merge(length.p, length.p + length.value, r, &message->operation.divide);
        if (p == NULL) return sw_reader_in(r, "calculator.v1.CalculatorRequest.divide");
        message->operation_case = CALCULATOR_V1_CALCULATOR_REQUEST_OPERATION_DIVIDE;
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *calculator_v1_calculator_request_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      const calculator_v1_calculator_request_t **message) {
  calculator_v1_calculator_request_t *target = (calculator_v1_calculator_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (calculator_v1_calculator_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    calculator_v1_calculator_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = calculator_v1_calculator_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *calculator_v1_calculator_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       uint32_t tag,
                                                       const calculator_v1_calculator_request_t **items,
                                                       size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  calculator_v1_calculator_request_t *list =
      (calculator_v1_calculator_request_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    calculator_v1_calculator_request_init(&list[*count]);
    p = calculator_v1_calculator_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e calculator_v1_calculator_request_encode(const calculator_v1_calculator_request_t *message,
                                                  sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "calculator_v1_calculator_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = calculator_v1_calculator_request_write(message, p, writer);
  return sw_writer_finish(writer, p, CALCULATOR_V1_CALCULATOR_REQUEST_NAME, bytes, error);
}

sw_code_e calculator_v1_calculator_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                  calculator_v1_calculator_request_t *message,
                                                  sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "calculator_v1_calculator_request_decode");
  calculator_v1_calculator_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (calculator_v1_calculator_request_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, CALCULATOR_V1_CALCULATOR_REQUEST_NAME, error);
}

uint8_t *calculator_v1_calculator_response_write(const calculator_v1_calculator_response_t *restrict message,
                                                 uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->result_case == CALCULATOR_V1_CALCULATOR_RESPONSE_RESULT_ERROR) {
    size_t before = sw_written(w, p);
    if (message->result.error != NULL) p = calculator_v1_error_result_write(message->result.error, p, w);
    if (p == NULL) return sw_writer_in(w, "calculator.v1.CalculatorResponse.error");
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x12);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->result_case == CALCULATOR_V1_CALCULATOR_RESPONSE_RESULT_VALUE)
    p = sw_put_tag(sw_put_varint(p, (uint64_t)message->result.value), 0x08);
  return p;
}

const uint8_t *calculator_v1_calculator_response_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      calculator_v1_calculator_response_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "calculator.v1.CalculatorResponse.value");
        message->result.value = (int64_t)value.value;
        p = value.p;
        message->result_case = CALCULATOR_V1_CALCULATOR_RESPONSE_RESULT_VALUE;
        continue;
      }
      case 0x12: {
        if (!(message->result_case == CALCULATOR_V1_CALCULATOR_RESPONSE_RESULT_ERROR))
          message->result.error = NULL;
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "calculator.v1.CalculatorResponse.error");
        p = calculator_v1_error_result_merge(length.p, length.p + length.value, r, &message->result.error);
        if (p == NULL) return sw_reader_in(r, "calculator.v1.CalculatorResponse.error");
        message->result_case = CALCULATOR_V1_CALCULATOR_RESPONSE_RESULT_ERROR;
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *calculator_v1_calculator_response_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       const calculator_v1_calculator_response_t **message) {
  calculator_v1_calculator_response_t *target = (calculator_v1_calculator_response_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (calculator_v1_calculator_response_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    calculator_v1_calculator_response_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = calculator_v1_calculator_response_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *calculator_v1_calculator_response_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                        uint32_t tag,
                                                        const calculator_v1_calculator_response_t **items,
                                                        size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  calculator_v1_calculator_response_t *list =
      (calculator_v1_calculator_response_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    calculator_v1_calculator_response_init(&list[*count]);
    p = calculator_v1_calculator_response_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e calculator_v1_calculator_response_encode(const calculator_v1_calculator_response_t *message,
                                                   sw_writer_t *writer, sw_bytes_t *bytes,
                                                   sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "calculator_v1_calculator_response_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = calculator_v1_calculator_response_write(message, p, writer);
  return sw_writer_finish(writer, p, CALCULATOR_V1_CALCULATOR_RESPONSE_NAME, bytes, error);
}

sw_code_e calculator_v1_calculator_response_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                   calculator_v1_calculator_response_t *message,
                                                   sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "calculator_v1_calculator_response_decode");
  calculator_v1_calculator_response_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (calculator_v1_calculator_response_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, CALCULATOR_V1_CALCULATOR_RESPONSE_NAME, error);
}

uint8_t *calculator_v1_error_result_write(const calculator_v1_error_result_t *restrict message, uint8_t *p,
                                          sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->message.len != 0) {
    p = sw_write_string(w, p, message->message);
    if (p == NULL) return sw_writer_in(w, "calculator.v1.ErrorResult.message");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *calculator_v1_error_result_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                               calculator_v1_error_result_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_string(p, end, r, &message->message);
        if (p == NULL) return sw_reader_in(r, "calculator.v1.ErrorResult.message");
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *calculator_v1_error_result_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                const calculator_v1_error_result_t **message) {
  calculator_v1_error_result_t *target = (calculator_v1_error_result_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (calculator_v1_error_result_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    calculator_v1_error_result_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = calculator_v1_error_result_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *calculator_v1_error_result_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                 uint32_t tag, const calculator_v1_error_result_t **items,
                                                 size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  calculator_v1_error_result_t *list =
      (calculator_v1_error_result_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    calculator_v1_error_result_init(&list[*count]);
    p = calculator_v1_error_result_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e calculator_v1_error_result_encode(const calculator_v1_error_result_t *message, sw_writer_t *writer,
                                            sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "calculator_v1_error_result_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = calculator_v1_error_result_write(message, p, writer);
  return sw_writer_finish(writer, p, CALCULATOR_V1_ERROR_RESULT_NAME, bytes, error);
}

sw_code_e calculator_v1_error_result_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                            calculator_v1_error_result_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "calculator_v1_error_result_decode");
  calculator_v1_error_result_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (calculator_v1_error_result_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, CALCULATOR_V1_ERROR_RESULT_NAME, error);
}

uint8_t *calculator_v1_division_error_write(const calculator_v1_division_error_t *restrict message,
                                            uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 30);
  if (p == NULL) return NULL;
  if (message->divisor != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)message->divisor), 0x10);
  if (message->dividend != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)message->dividend), 0x08);
  return p;
}

const uint8_t *calculator_v1_division_error_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                 calculator_v1_division_error_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "calculator.v1.DivisionError.dividend");
        message->dividend = (int64_t)value.value;
        p = value.p;
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "calculator.v1.DivisionError.divisor");
        message->divisor = (int64_t)value.value;
        p = value.p;
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *calculator_v1_division_error_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                  const calculator_v1_division_error_t **message) {
  calculator_v1_division_error_t *target = (calculator_v1_division_error_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (calculator_v1_division_error_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    calculator_v1_division_error_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = calculator_v1_division_error_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *calculator_v1_division_error_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   uint32_t tag, const calculator_v1_division_error_t **items,
                                                   size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  calculator_v1_division_error_t *list =
      (calculator_v1_division_error_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    calculator_v1_division_error_init(&list[*count]);
    p = calculator_v1_division_error_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e calculator_v1_division_error_encode(const calculator_v1_division_error_t *message,
                                              sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "calculator_v1_division_error_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = calculator_v1_division_error_write(message, p, writer);
  return sw_writer_finish(writer, p, CALCULATOR_V1_DIVISION_ERROR_NAME, bytes, error);
}

sw_code_e calculator_v1_division_error_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                              calculator_v1_division_error_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "calculator_v1_division_error_decode");
  calculator_v1_division_error_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (calculator_v1_division_error_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, CALCULATOR_V1_DIVISION_ERROR_NAME, error);
}

static const sw_method_info_t calculator_v1_calculator_methods[] = {
    {UINT64_C(0xf7084c2c429c4a26), UINT64_C(0x1c6796d96fade5e1), "calculator.v1.Calculator/Add"},
    {UINT64_C(0x25c7b429e24e9d17), UINT64_C(0xd09387b32487d150), "calculator.v1.Calculator/Subtract"},
    {UINT64_C(0x1cc97edbe6d9e92b), UINT64_C(0x036a291571642c6c), "calculator.v1.Calculator/Multiply"},
    {UINT64_C(0x39e1a83eb85c124a), UINT64_C(0x56650c01d1aa05dd), "calculator.v1.Calculator/Divide"},
    {UINT64_C(0x1c135818efc1b879), 0, "calculator.v1.Calculator/Calculate"},
};

sw_code_e calculator_v1_calculator_open(const char *path, const sw_options_t *options,
                                        calculator_v1_calculator_t *client, sw_error_t *error) {
  if (path == NULL || client == NULL) return sw_error_set_null(error, "calculator_v1_calculator_open");
  return sw_client_open(path, options, calculator_v1_calculator_methods, 5, &client->base, client->methods,
                        error);
}

sw_code_e calculator_v1_calculator_join(const sw_client_t *other, calculator_v1_calculator_t *client,
                                        sw_error_t *error) {
  if (other == NULL || client == NULL) return sw_error_set_null(error, "calculator_v1_calculator_join");
  return sw_client_join(other, calculator_v1_calculator_methods, 5, &client->base, client->methods, error);
}

void calculator_v1_calculator_close(calculator_v1_calculator_t *client) {
  if (client != NULL) sw_client_close(&client->base, client->methods, 5);
}

sw_code_e calculator_v1_calculator_add_raw(const calculator_v1_calculator_t *client, sw_bytes_t request,
                                           sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
}

sw_code_e calculator_v1_calculator_add_wire(const calculator_v1_calculator_t *client,
                                            const calculator_v1_binary_op_t *request,
                                            calculator_v1_value_t *reply, sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = calculator_v1_calculator_add_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = calculator_v1_binary_op_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[0], 0, false, p, call, &reader);
  if (code != SW_OK) return code;
  calculator_v1_value_init(reply);
  if (calculator_v1_value_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 0, &reader, call);
}

static sw_code_e calculator_v1_calculator_add_many_wire(const calculator_v1_calculator_t *client,
                                                        size_t count,
                                                        const calculator_v1_binary_op_t *requests,
                                                        calculator_v1_value_t *replies, int32_t *codes,
                                                        sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = calculator_v1_binary_op_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[0], 0, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    calculator_v1_value_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[0], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (calculator_v1_value_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                 &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 0, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e calculator_v1_calculator_add_many(const calculator_v1_calculator_t *client, size_t count,
                                            const calculator_v1_binary_op_t *requests,
                                            calculator_v1_value_t *replies, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[0].flat_many == NULL || count == 0) {
    return calculator_v1_calculator_add_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->a, sizeof *requests},
      {(void *)(uintptr_t)&requests->b, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) calculator_v1_value_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

/* What calculator_v1_calculator_add_columns() does where it cannot use columns. */
static sw_code_e calculator_v1_calculator_add_columns_wire(const calculator_v1_calculator_t *client,
                                                           size_t count,
                                                           const calculator_v1_binary_op_columns_t *request,
                                                           const calculator_v1_value_out_columns_t *reply,
                                                           int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  calculator_v1_binary_op_t *requests =
      (calculator_v1_binary_op_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  calculator_v1_value_t *replies =
      (calculator_v1_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    calculator_v1_binary_op_init(&requests[i]);
    requests[i].a = request->a[i];
    requests[i].b = request->b[i];
  }
  sw_code_e code = calculator_v1_calculator_add_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e calculator_v1_calculator_add_columns(const calculator_v1_calculator_t *client, size_t count,
                                               const calculator_v1_binary_op_columns_t *request,
                                               const calculator_v1_value_out_columns_t *reply, int32_t *codes,
                                               sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  if (request->a == NULL) return sw_call_null_argument(call, "calculator.v1.Calculator/Add", "request->a");
  if (request->b == NULL) return sw_call_null_argument(call, "calculator.v1.Calculator/Add", "request->b");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "calculator.v1.Calculator/Add", "reply->value");
  if (client->methods[0].flat_many == NULL) {
    return calculator_v1_calculator_add_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->a, sizeof *request->a},
      {(void *)(uintptr_t)request->b, sizeof *request->b},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

sw_code_e calculator_v1_calculator_subtract_raw(const calculator_v1_calculator_t *client, sw_bytes_t request,
                                                sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
}

sw_code_e calculator_v1_calculator_subtract_wire(const calculator_v1_calculator_t *client,
                                                 const calculator_v1_binary_op_t *request,
                                                 calculator_v1_value_t *reply, sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = calculator_v1_calculator_subtract_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = calculator_v1_binary_op_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[1], 1, false, p, call, &reader);
  if (code != SW_OK) return code;
  calculator_v1_value_init(reply);
  if (calculator_v1_value_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 1, &reader, call);
}

static sw_code_e calculator_v1_calculator_subtract_many_wire(const calculator_v1_calculator_t *client,
                                                             size_t count,
                                                             const calculator_v1_binary_op_t *requests,
                                                             calculator_v1_value_t *replies, int32_t *codes,
                                                             sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = calculator_v1_binary_op_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[1], 1, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    calculator_v1_value_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[1], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (calculator_v1_value_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                 &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 1, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e calculator_v1_calculator_subtract_many(const calculator_v1_calculator_t *client, size_t count,
                                                 const calculator_v1_binary_op_t *requests,
                                                 calculator_v1_value_t *replies, int32_t *codes,
                                                 sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[1].flat_many == NULL || count == 0) {
    return calculator_v1_calculator_subtract_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->a, sizeof *requests},
      {(void *)(uintptr_t)&requests->b, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) calculator_v1_value_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

/* What calculator_v1_calculator_subtract_columns() does where it cannot use columns. */
static sw_code_e calculator_v1_calculator_subtract_columns_wire(
    const calculator_v1_calculator_t *client, size_t count, const calculator_v1_binary_op_columns_t *request,
    const calculator_v1_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  calculator_v1_binary_op_t *requests =
      (calculator_v1_binary_op_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  calculator_v1_value_t *replies =
      (calculator_v1_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    calculator_v1_binary_op_init(&requests[i]);
    requests[i].a = request->a[i];
    requests[i].b = request->b[i];
  }
  sw_code_e code = calculator_v1_calculator_subtract_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e calculator_v1_calculator_subtract_columns(const calculator_v1_calculator_t *client, size_t count,
                                                    const calculator_v1_binary_op_columns_t *request,
                                                    const calculator_v1_value_out_columns_t *reply,
                                                    int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  if (request->a == NULL)
    return sw_call_null_argument(call, "calculator.v1.Calculator/Subtract", "request->a");
  if (request->b == NULL)
    return sw_call_null_argument(call, "calculator.v1.Calculator/Subtract", "request->b");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "calculator.v1.Calculator/Subtract", "reply->value");
  if (client->methods[1].flat_many == NULL) {
    return calculator_v1_calculator_subtract_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->a, sizeof *request->a},
      {(void *)(uintptr_t)request->b, sizeof *request->b},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

sw_code_e calculator_v1_calculator_multiply_raw(const calculator_v1_calculator_t *client, sw_bytes_t request,
                                                sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
}

sw_code_e calculator_v1_calculator_multiply_wire(const calculator_v1_calculator_t *client,
                                                 const calculator_v1_binary_op_t *request,
                                                 calculator_v1_value_t *reply, sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = calculator_v1_calculator_multiply_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = calculator_v1_binary_op_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[2], 2, false, p, call, &reader);
  if (code != SW_OK) return code;
  calculator_v1_value_init(reply);
  if (calculator_v1_value_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 2, &reader, call);
}

static sw_code_e calculator_v1_calculator_multiply_many_wire(const calculator_v1_calculator_t *client,
                                                             size_t count,
                                                             const calculator_v1_binary_op_t *requests,
                                                             calculator_v1_value_t *replies, int32_t *codes,
                                                             sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = calculator_v1_binary_op_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[2], 2, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    calculator_v1_value_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[2], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (calculator_v1_value_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                 &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 2, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e calculator_v1_calculator_multiply_many(const calculator_v1_calculator_t *client, size_t count,
                                                 const calculator_v1_binary_op_t *requests,
                                                 calculator_v1_value_t *replies, int32_t *codes,
                                                 sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[2].flat_many == NULL || count == 0) {
    return calculator_v1_calculator_multiply_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->a, sizeof *requests},
      {(void *)(uintptr_t)&requests->b, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) calculator_v1_value_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[2], count, in, out, codes, call);
}

/* What calculator_v1_calculator_multiply_columns() does where it cannot use columns. */
static sw_code_e calculator_v1_calculator_multiply_columns_wire(
    const calculator_v1_calculator_t *client, size_t count, const calculator_v1_binary_op_columns_t *request,
    const calculator_v1_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  calculator_v1_binary_op_t *requests =
      (calculator_v1_binary_op_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  calculator_v1_value_t *replies =
      (calculator_v1_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    calculator_v1_binary_op_init(&requests[i]);
    requests[i].a = request->a[i];
    requests[i].b = request->b[i];
  }
  sw_code_e code = calculator_v1_calculator_multiply_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e calculator_v1_calculator_multiply_columns(const calculator_v1_calculator_t *client, size_t count,
                                                    const calculator_v1_binary_op_columns_t *request,
                                                    const calculator_v1_value_out_columns_t *reply,
                                                    int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
  if (code != SW_OK) return code;
  if (request->a == NULL)
    return sw_call_null_argument(call, "calculator.v1.Calculator/Multiply", "request->a");
  if (request->b == NULL)
    return sw_call_null_argument(call, "calculator.v1.Calculator/Multiply", "request->b");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "calculator.v1.Calculator/Multiply", "reply->value");
  if (client->methods[2].flat_many == NULL) {
    return calculator_v1_calculator_multiply_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->a, sizeof *request->a},
      {(void *)(uintptr_t)request->b, sizeof *request->b},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[2], count, in, out, codes, call);
}

sw_code_e calculator_v1_calculator_divide_raw(const calculator_v1_calculator_t *client, sw_bytes_t request,
                                              sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
}

sw_code_e calculator_v1_calculator_divide_wire(const calculator_v1_calculator_t *client,
                                               const calculator_v1_binary_op_t *request,
                                               calculator_v1_value_t *reply, sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = calculator_v1_calculator_divide_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = calculator_v1_binary_op_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[3], 3, false, p, call, &reader);
  if (code != SW_OK) return code;
  calculator_v1_value_init(reply);
  if (calculator_v1_value_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 3, &reader, call);
}

static sw_code_e calculator_v1_calculator_divide_many_wire(const calculator_v1_calculator_t *client,
                                                           size_t count,
                                                           const calculator_v1_binary_op_t *requests,
                                                           calculator_v1_value_t *replies, int32_t *codes,
                                                           sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = calculator_v1_binary_op_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[3], 3, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    calculator_v1_value_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[3], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (calculator_v1_value_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                 &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 3, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e calculator_v1_calculator_divide_many(const calculator_v1_calculator_t *client, size_t count,
                                               const calculator_v1_binary_op_t *requests,
                                               calculator_v1_value_t *replies, int32_t *codes,
                                               sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[3] : NULL, 3, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[3].flat_many == NULL || count == 0) {
    return calculator_v1_calculator_divide_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->a, sizeof *requests},
      {(void *)(uintptr_t)&requests->b, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) calculator_v1_value_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[3], count, in, out, codes, call);
}

/* What calculator_v1_calculator_divide_columns() does where it cannot use columns. */
static sw_code_e calculator_v1_calculator_divide_columns_wire(
    const calculator_v1_calculator_t *client, size_t count, const calculator_v1_binary_op_columns_t *request,
    const calculator_v1_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  calculator_v1_binary_op_t *requests =
      (calculator_v1_binary_op_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  calculator_v1_value_t *replies =
      (calculator_v1_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    calculator_v1_binary_op_init(&requests[i]);
    requests[i].a = request->a[i];
    requests[i].b = request->b[i];
  }
  sw_code_e code = calculator_v1_calculator_divide_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e calculator_v1_calculator_divide_columns(const calculator_v1_calculator_t *client, size_t count,
                                                  const calculator_v1_binary_op_columns_t *request,
                                                  const calculator_v1_value_out_columns_t *reply,
                                                  int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
  if (code != SW_OK) return code;
  if (request->a == NULL) return sw_call_null_argument(call, "calculator.v1.Calculator/Divide", "request->a");
  if (request->b == NULL) return sw_call_null_argument(call, "calculator.v1.Calculator/Divide", "request->b");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "calculator.v1.Calculator/Divide", "reply->value");
  if (client->methods[3].flat_many == NULL) {
    return calculator_v1_calculator_divide_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->a, sizeof *request->a},
      {(void *)(uintptr_t)request->b, sizeof *request->b},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[3], count, in, out, codes, call);
}

sw_code_e calculator_v1_calculator_calculate_raw(const calculator_v1_calculator_t *client, sw_bytes_t request,
                                                 sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[4] : NULL, 4, request, reply, call);
}

sw_code_e calculator_v1_calculator_calculate(const calculator_v1_calculator_t *client,
                                             const calculator_v1_calculator_request_t *request,
                                             calculator_v1_calculator_response_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[4] : NULL, 4, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = calculator_v1_calculator_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[4], 4, false, p, call, &reader);
  if (code != SW_OK) return code;
  calculator_v1_calculator_response_init(reply);
  if (calculator_v1_calculator_response_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 4, &reader, call);
}

sw_code_e calculator_v1_calculator_calculate_many(const calculator_v1_calculator_t *client, size_t count,
                                                  const calculator_v1_calculator_request_t *requests,
                                                  calculator_v1_calculator_response_t *replies,
                                                  int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[4] : NULL, 4, requests, replies, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = calculator_v1_calculator_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  code = sw_client_send(&client->base, &client->methods[4], 4, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    calculator_v1_calculator_response_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[4], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (calculator_v1_calculator_response_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                               &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 4, &reader, call);
    }
  }
  return SW_OK;
}
