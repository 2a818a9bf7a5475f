/* Runs the test of one other schema: evolution_main LIBRARY_DIR. */
#include "check.h"

void evolution(void);

int main(int argc, char **argv) {
  if (argc != 2) {
    fprintf(stderr, "usage: %s LIBRARY_DIR\n", argv[0]);
    return 2;
  }
  library_dir = argv[1];
  evolution();
  printf("%s %s\n", failures == 0 ? "ok    " : "FAILED", argv[0]);
  return failures != 0;
}
