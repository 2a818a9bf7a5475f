// Calls of every method, and the codec of every message.
#include <memory>
#include <type_traits>

#include "testee.hpp"

namespace {

using shortwire::bytes;
using shortwire::code;
using shortwire::failure;
using shortwire::result;

/// The forms of one method.
template <class Request, class Reply>
struct forms {
  result<Reply> (*typed)(const Request &, shortwire::call &);
  result<void> (*into)(const Request &, Reply &, shortwire::call &);
  result<bytes> (*raw)(bytes, shortwire::call &);
  result<std::size_t> (*many)(std::span<const Request>, std::span<Reply>, shortwire::call &, std::span<code>);
};

/// In the place of a function.
struct no_columns {};

template <class Request, class Reply>
answer call_form(const forms<Request, Reply> &method, std::string_view form, bytes data,
                 shortwire::call &call) {
  if (form == "raw") {
    const auto reply = method.raw(data, call);
    if (!reply) return failure(reply.error());
    return hex(*reply);
  }
  const auto request = shortwire::try_decode<Request>(data, arena);
  if (!request) return failure(request.error());
  if (form == "typed") {
    const auto reply = method.typed(*request, call);
    if (!reply) return failure(reply.error());
    return encoded(*reply);
  }
  if (form != "into") return std::nullopt;
  static Reply reply;
  const auto outcome = method.into(*request, reply, call);
  if (!outcome) return failure(outcome.error());
  return encoded(reply);
}

template <class Request, class Reply>
answer print(std::span<const Reply> replies, const shortwire::call &call) {
  std::string items;
  for (std::size_t i = 0; i < replies.size(); i++) {
    const auto error = call.item_error(i);
    items += (i == 0 ? "" : " ") + (error ? told(*error, ':') : encoded(replies[i]).value());
  }
  return items;
}

template <class Request, class Reply, class Columns>
answer many_form(const forms<Request, Reply> &method, [[maybe_unused]] const Columns &columns,
                 std::string_view form, std::span<const bytes> items) {
  shortwire::call call;
  std::vector<Request> requests;
  for (const bytes item : items) {
    const auto request = shortwire::try_decode<Request>(item, arena);
    if (!request) return failure(request.error());
    requests.push_back(*request);
  }
  std::vector<Reply> replies(items.size());
  if (form == "columns") {
    if constexpr (!std::is_same_v<Columns, no_columns>) {
      const auto in = std::make_unique<decltype(Request::value)[]>(items.size());
      const auto out = std::make_unique<decltype(Reply::value)[]>(items.size());
      for (std::size_t i = 0; i < items.size(); i++) in[i] = requests[i].value;
      const auto outcome = columns(
          typename Request::columns{std::span<const decltype(Request::value)>(in.get(), items.size())},
          typename Reply::out_columns{{out.get(), items.size()}}, call);
      if (!outcome) return failure(outcome.error());
      for (std::size_t i = 0; i < items.size(); i++) replies[i].value = out[i];
      return print<Request>(std::span<const Reply>(replies), call);
    }
    return std::nullopt;
  }
  const auto outcome = method.many(requests, replies, call, {});
  if (!outcome) return failure(outcome.error());
  return print<Request>(std::span<const Reply>(replies), call);
}

#define FORMS(name)                                                                       \
  {                                                                                       \
    [](const auto &request, auto &call) { return client.try_##name(request, call); },     \
        [](const auto &request, auto &reply, auto &call) {                                \
          return client.try_##name##_into(request, reply, call);                          \
        },                                                                                \
        [](bytes request, auto &call) { return client.try_##name##_raw(request, call); }, \
        [](auto requests, auto replies, auto &call, std::span<code> codes) {              \
          return client.try_##name##_many(requests, replies, call, codes);                \
        }                                                                                 \
  }

#define METHOD_WITH(Name, name, Request, Reply, columns)                                         \
  {                                                                                              \
#Name,                                                                                         \
   [](std::string_view form, bytes data, shortwire::call &call) {                                 \
     return call_form<Request, Reply>(FORMS(name), form, data, call);                             \
   },                                                                                             \
   [](std::string_view form, std::span<const bytes> items) {                                      \
     return many_form<Request, Reply>(FORMS(name), columns, form, items);                         \
   } \
  }

/// A method whose request and reply have one field, `value`.
#define VALUES(Name, name, Request, Reply)                                                   \
  METHOD_WITH(Name, name, Request, Reply, ([](const auto &in, const auto &out, auto &call) { \
                return client.try_##name##_columns(in, out, call);                           \
              }))

/// Any other.
#define METHOD(Name, name, Request, Reply) METHOD_WITH(Name, name, Request, Reply, no_columns())

constexpr method all_methods[] = {
    VALUES(EchoDouble, echo_double, DoubleValue, DoubleValue),
    VALUES(EchoFloat, echo_float, FloatValue, FloatValue),
    VALUES(EchoInt32, echo_int32, Int32Value, Int32Value),
    VALUES(EchoInt64, echo_int64, Int64Value, Int64Value),
    VALUES(EchoUint32, echo_uint32, Uint32Value, Uint32Value),
    VALUES(EchoUint64, echo_uint64, Uint64Value, Uint64Value),
    VALUES(EchoSint32, echo_sint32, Sint32Value, Sint32Value),
    VALUES(EchoSint64, echo_sint64, Sint64Value, Sint64Value),
    VALUES(EchoFixed32, echo_fixed32, Fixed32Value, Fixed32Value),
    VALUES(EchoFixed64, echo_fixed64, Fixed64Value, Fixed64Value),
    VALUES(EchoSfixed32, echo_sfixed32, Sfixed32Value, Sfixed32Value),
    VALUES(EchoSfixed64, echo_sfixed64, Sfixed64Value, Sfixed64Value),
    VALUES(EchoBool, echo_bool, BoolValue, BoolValue),
    VALUES(EchoEnum, echo_enum, EnumValue, EnumValue),
    VALUES(EchoString, echo_string, StringValue, StringValue),
    VALUES(EchoBytes, echo_bytes, BytesValue, BytesValue),
    METHOD(EchoScalars, echo_scalars, Scalars, Scalars),
    METHOD(EchoPresence, echo_presence, Presence, Presence),
    METHOD(Nothing, nothing, Empty, Empty),
    METHOD(EchoRepeated, echo_repeated, Repeated, Repeated),
    METHOD(EchoUnpacked, echo_unpacked, Unpacked, Unpacked),
    METHOD(EchoMaps, echo_maps, Maps, Maps),
    METHOD(EchoChoice, echo_choice, Choice, Choice),
    METHOD(EchoNested, echo_nested, Nested, Nested),
    METHOD(EchoTree, echo_tree, Tree, Tree),
    METHOD(Newer, newer, Version1, Version2),
    METHOD(Older, older, Version2, Version1),
    METHOD(Large, large, SizeRequest, BytesValue),
    METHOD(Fill, fill, SizeRequest, BytesValue),
    METHOD(Wrap, wrap, WrapRequest, BytesValue),
    METHOD(Unwrap, unwrap, UnwrapRequest, BytesValue),
    METHOD(Gather, gather, Int64Value, Gathered),
    VALUES(Measure, measure, BytesValue, Uint64Value),
    METHOD(Fail, fail, FailRequest, Empty),
    METHOD(Panic, panic, StringValue, Empty),
    METHOD(Count, count, Empty, Uint64Value),
    METHOD(Slow, slow, SlowRequest, SlowRequest),
};

template <class Message>
answer round_trip(bytes data) {
  const auto message = shortwire::try_decode<Message>(data, arena);
  if (!message) return failure(message.error());
  return encoded(*message);
}

#define CODEC(Message) \
  { #Message, round_trip < Message> }

constexpr codec all_codecs[] = {
    CODEC(DoubleValue),   CODEC(FloatValue),    CODEC(Int32Value),  CODEC(Int64Value),   CODEC(Uint32Value),
    CODEC(Uint64Value),   CODEC(Sint32Value),   CODEC(Sint64Value), CODEC(Fixed32Value), CODEC(Fixed64Value),
    CODEC(Sfixed32Value), CODEC(Sfixed64Value), CODEC(BoolValue),   CODEC(StringValue),  CODEC(BytesValue),
    CODEC(EnumValue),     CODEC(Empty),         CODEC(Scalars),     CODEC(Presence),     CODEC(Repeated),
    CODEC(Unpacked),      CODEC(Maps),          CODEC(Choice),      CODEC(Nested),       CODEC(Tree),
    CODEC(Version1),      CODEC(Version2),      CODEC(SizeRequest), CODEC(WrapRequest),  CODEC(UnwrapRequest),
    CODEC(Gathered),      CODEC(FailRequest),   CODEC(FailDetail),  CODEC(SlowRequest),
};

}  // namespace

std::span<const method> methods() {
  return all_methods;
}

std::span<const codec> codecs() {
  return all_codecs;
}
