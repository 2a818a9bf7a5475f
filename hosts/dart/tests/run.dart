/// Runs all tests: `dart run.dart LIBRARIES FIXTURES [NAME ...]`.
library;

import 'bad_wire.dart';
import 'batch.dart';
import 'check.dart';
import 'closed_client.dart';
import 'context.dart';
import 'crypto.dart';
import 'errors.dart';
import 'evolution_newer.dart';
import 'evolution_older.dart';
import 'large.dart';
import 'legacy.dart';
import 'limits.dart';
import 'loader_errors.dart';
import 'maps.dart';
import 'nested.dart';
import 'no_growth.dart';
import 'oneof.dart';
import 'panics.dart';
import 'presence.dart';
import 'random_wire.dart';
import 'recursion.dart';
import 'repeated.dart';
import 'scalars.dart';
import 'strings_bytes.dart';
import 'support.dart';
import 'threads.dart';
import 'unknown_fields.dart';

Future<void> main(List<String> arguments) {
  final [libraryFolder, fixtureFolder, ...names] = arguments;
  libraries = libraryFolder;
  fixtures = fixtureFolder;
  final tests = {
    'bad_wire': badWire,
    'batch': batch,
    'closed_client': closedClient,
    'context': context,
    'crypto': crypto,
    'errors': errors,
    'evolution_newer': evolutionNewer,
    'evolution_older': evolutionOlder,
    'large': large,
    'legacy': legacy,
    'limits': limits,
    'loader_errors': loaderErrors,
    'maps': maps,
    'nested': nested,
    'no_growth': noGrowth,
    'oneof': oneof,
    'panics': panics,
    'presence': presence,
    'random_wire': randomWire,
    'recursion': recursion,
    'repeated': repeated,
    'scalars': scalars,
    'strings_bytes': stringsBytes,
    'threads': threads,
    'unknown_fields': unknownFields,
  };
  if (names.isNotEmpty) tests.removeWhere((name, _) => !names.contains(name));
  return runAll(tests);
}
