/// Sees that the golden cases of the generator compile: `dart golden.dart FOLDER`. Each is loaded in an isolate of its own.
library;

import 'dart:async';
import 'dart:io';
import 'dart:isolate';

import 'check.dart';

Future<void> main(List<String> arguments) => runAll({
      for (final folder in _cases(arguments.single))
        folder.parent.uri.pathSegments.reversed.skip(1).first: () async {
          for (final file in folder.listSync()) {
            await _compiled(file.absolute.path);
          }
        },
    });

List<Directory> _cases(String golden) => [
      for (final folder in Directory(golden).listSync().whereType<Directory>())
        Directory('${folder.path}/dart'),
    ]..sort((a, b) => a.path.compareTo(b.path));

/// A library without `main` is refused only once it has been compiled; the refusal says so.
Future<void> _compiled(String path) async {
  final problems = ReceivePort();
  try {
    await Isolate.spawnUri(Uri.file(path), [], null,
        onError: problems.sendPort, onExit: problems.sendPort);
    final problem = await problems.first;
    check(problem == null || '$problem'.contains('main'), '$path: $problem');
  } on IsolateSpawnException catch (error) {
    check('$error'.contains("'main'"), '$path: $error');
  } finally {
    problems.close();
  }
}
