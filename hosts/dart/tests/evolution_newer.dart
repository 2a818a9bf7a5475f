import 'package:shortwire/shortwire.dart';

import 'check.dart';
import 'gen/newer/shortwire_test_v1.dart';
import 'support.dart';

/// A client of a newer schema than the library's.
void evolutionNewer() {
  final feature = Feature.open(featureLibrary);

  // A field that the library does not know comes back, because it keeps what it does not know.
  final number = feature.echoInt64Sync(value: 5, unit: 'km');
  equal(number, Int64Value(value: 5, unit: 'km'));
  final text = StringValue(value: 't', more: ['a', 'b']);
  equal(feature.echoStringSync(text), text);
  final tree = Tree(left: Tree(label: 'left'), weights: {'w': 3});
  equal(feature.echoTreeSync(tree), tree);

  // What protobuf does not allow is named.
  fails(() => feature.echoNestedSync(inner: '\u0007'),
      Code.invalidArgument, ['shortwire inspect']);
  for (final call in [
    () => feature.addedSync(value: 1),
    () => feature.addedTreeSync(Tree()),
  ]) {
    fails(call, Code.unimplemented,
        ['shortwire.test.v1.Feature/Added', featureLibrary]);
  }
  feature.close();
}
