#include "feature.hpp"

namespace {

/// So many trees in each other; the first one is the outermost.
std::vector<Tree> chain(std::size_t levels) {
  std::vector<Tree> trees(levels);
  for (std::size_t i = 0; i + 1 < levels; i++) trees[i].left = &trees[i + 1];
  trees.back().value = 7;
  return trees;
}

std::size_t depth_of(const Tree &tree) {
  return tree.left != nullptr ? depth_of(*tree.left) + 1 : 1;
}

}  // namespace

TEST(recursion) {
  const Feature feature = open_feature();
  shortwire::call call;
  const Tree leaves[] = {{.value = 1}, {.value = 2}};
  const Tree right = {.value = 3, .children = leaves};
  const Tree reply = VALUE(feature.try_echo_tree({.right = &right, .children = leaves}, call));
  CHECK_EQUAL(reply.right->children[1].value, 2);
  CHECK_EQUAL(reply.children[0].value, 1);

  CHECK_EQUAL(depth_of(VALUE(feature.try_echo_tree(chain(100)[0], call))), 100);
  shortwire::writer writer;
  shortwire::arena arena;
  const std::vector<Tree> deep = chain(102);
  CHECK_FAILS(feature.try_echo_tree(deep[0], call), code::invalid_argument, "max_depth");
  CHECK_FAILS(shortwire::try_encode(deep[0], writer), code::invalid_argument, "max_depth");

  // As deep as the caller wants.
  const Feature deeper = open_feature({.max_depth = 500});
  CHECK_EQUAL(depth_of(VALUE(deeper.try_echo_tree(chain(400)[0], call))), 400);
  const Feature shallow = open_feature({.max_depth = 3});
  CHECK_FAILS(shallow.try_echo_tree(chain(5)[0], call), code::invalid_argument, "max_depth");
  const bytes encoded = VALUE(shortwire::try_encode(chain(50)[0], writer));
  CHECK_FAILS(shortwire::try_decode<Tree>(encoded, arena, 10), code::invalid_argument, "max_depth");
  CHECK_EQUAL(depth_of(VALUE(shortwire::try_decode<Tree>(encoded, arena, 49))), 50);
}
