import 'package:shortwire/shortwire.dart';

import 'check.dart';
import 'gen/shortwire_test_v1.dart';
import 'support.dart';

Tree _chain(int levels) {
  var tree = Tree(value: 1);
  for (var i = 0; i < levels; i++) {
    tree = Tree(left: tree);
  }
  return tree;
}

/// A message may hold itself, as deep as is allowed.
void recursion() {
  withFeature((feature) {
    final tree = Tree(
        value: 1, left: Tree(value: 2), children: [Tree(), Tree(right: Tree())]);
    equal(feature.echoTreeSync(tree), tree);
    equal(feature.echoTreeSync(_chain(100)), _chain(100));
    fails(() => feature.echoTreeSync(_chain(101)), Code.invalidArgument,
        ['maxDepth', 'Tree.left']);
    final circle = Tree();
    circle.left = circle;
    fails(circle.encode, Code.invalidArgument, ['maxDepth']);
  });
  withFeature(maxDepth: 3, (feature) {
    equal(feature.echoTreeSync(_chain(3)), _chain(3));
    fails(() => feature.echoTreeSync(_chain(4)), Code.invalidArgument);
    fails(() => feature.echoTreeRawSync(_chain(4).encode()), Code.invalidArgument,
        ['max_depth']);
  });
  equal(Tree.messageType.decode(_chain(50).encode(), maxDepth: 50), _chain(50));
  fails(() => Tree.messageType.decode(_chain(50).encode(), maxDepth: 49),
      Code.invalidArgument, ['nested deeper']);
}
