/// Runs the Dart code of the host's README.md: `dart readme.dart DOCUMENT LIBRARIES FOLDER`. FOLDER is for what is made.
library;

import 'dart:io';
import 'dart:isolate';

import 'check.dart';

Future<void> main(List<String> arguments) => runAll({
      'readme': () async {
        final [document, libraries, folder] = arguments;
        final code = RegExp(r'^```dart\n(.*?)^```', multiLine: true, dotAll: true);
        final blocks = [
          for (final match in code.allMatches(File(document).readAsStringSync()))
            match[1]!,
        ];
        check(blocks.length > 3, 'the document has no code');
        final program = File('$folder/readme.dart')
          ..writeAsStringSync(_program(blocks, libraries));
        final done = ReceivePort();
        await Isolate.spawnUri(program.absolute.uri, [], null,
            onExit: done.sendPort, onError: done.sendPort);
        final problem = await done.first;
        check(problem == null, '$problem');
        done.close();
      },
    });

String _program(List<String> blocks, String libraries) {
  final generated = Directory('../../examples/calculator/dart/gen').absolute.uri;
  return '''
import 'dart:typed_data';
import 'package:shortwire/crypto.dart';
import 'package:shortwire/shortwire.dart';
import '${generated}calculator_v1.dart';
const library = '$libraries/libcalculator.so';
const cryptoLibrary = '$libraries/libshortwire_crypto.so';
void check(bool condition) => condition ? null : throw StateError('not so');
Future<void> main() async {
${blocks.map((block) => '{\n$block}\n').join()}
}
''';
}
