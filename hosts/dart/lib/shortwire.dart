/// Calls services in native libraries through clients that `shortwire gen` makes from a `.proto`.
///
/// Beside this library a program imports the generated one, which has its clients and messages.
library;

export 'src/client.dart' show Client;
export 'src/context.dart' show CancelToken;
export 'src/exception.dart';
export 'src/helpers.dart' show Helpers;
export 'src/library.dart' show Library;
export 'src/limits.dart' show defaultMaxDepth, defaultMaxMessageBytes;
export 'src/message.dart' show Message, MessageType, ProtoEnum;
export 'src/session.dart' show onWarning;
