import 'dart:io';

import 'package:shortwire/shortwire.dart';

import 'check.dart';
import 'gen/shortwire_test_v1.dart';
import 'support.dart';

void _refused(String path, Code code, String says) =>
    fails(() => Library.open(path), code, [says, 'help:', path]);

/// What cannot be loaded is told apart, with the way out.
void loaderErrors() {
  _refused('$fixtures/missing.so', Code.notFound, 'there is no file');
  _refused('libno_such_library_anywhere.so', Code.notFound, 'LD_LIBRARY_PATH');
  _refused(fixtures, Code.invalidArgument, 'is a directory');
  _refused('$fixtures/empty.so', Code.invalidArgument, 'is empty');
  _refused('$fixtures/text.so', Code.invalidArgument, 'no shared library');
  _refused('$fixtures/archive.a', Code.invalidArgument, 'static library');
  _refused('$fixtures/other_machine.so', Code.failedPrecondition, 's390x');
  _refused('$fixtures/libno_symbol.so', Code.failedPrecondition, 'shortwire_abi_v1');
  _refused('$fixtures/libother_version.so', Code.failedPrecondition, 'version 7');
  _refused('$fixtures/liblater_symbol.so', Code.failedPrecondition,
      "version 2 of Shortwire's contract, this program version 1");
  _refused('$fixtures/libshort_table.so', Code.failedPrecondition,
      'shortwire 0.0.1 (test)');

  _refused('$fixtures/libtiny_table.so', Code.failedPrecondition, 'runtime unknown');
  _refused('$fixtures/libno_functions.so', Code.failedPrecondition, 'it lacks');
  _refused('$fixtures/libunsorted.so', Code.failedPrecondition, 'not sorted');
  _refused('/dev/zero', Code.invalidArgument, 'no file but a pipe');

  final library = Library.open(featureLibrary);
  check(library.runtime.startsWith('shortwire '));
  check(library.methods.contains('shortwire.test.v1.Feature/EchoTree'));
  check(library.schema.length > 1000);
  equal(library.table, Library.open(featureLibrary).table);

  // A name without a slash is a file of that name here, if there is one.
  final here = Directory.current;
  Directory.current = Directory(libraries);
  equal(Library.open('libfeature_service.so').table, library.table);
  Directory.current = here;

  // A client of a library that has other services.
  final feature = Feature.open(calculatorLibrary);
  final says = [
    'shortwire.test.v1.Feature/EchoInt64',
    calculatorLibrary,
    library.runtime,
    'shortwire inspect'
  ];
  fails(() => feature.echoInt64Sync(value: 1), Code.unimplemented, says);
  fails(() => feature.echoInt64RawSync(bytes([])), Code.unimplemented, says);
  fails(() => feature.echoInt64ManySync([1]), Code.unimplemented, says);
  feature.close();
}
