// The drawing libraries, opened when the first of their functions is called.
#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sysexits.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void give_up(void) {
  fprintf(stderr, "Nothing can be drawn: %s.\n", dlerror());
  fprintf(stderr, "Install Pango with Cairo; on Debian and Ubuntu: apt-get install libpangocairo-1.0-0\n");
  exit(EX_UNAVAILABLE);
}

// Pango's library for Cairo brings all others. They are open to all, so that a library loaded before them may stand in
// for one of their functions, as where they are linked.
static void open_libraries(void) {
  if (!dlopen("libpangocairo-1.0.so.0", RTLD_LAZY | RTLD_GLOBAL)) give_up();
}

__attribute__((visibility("hidden"))) void *filmstrip_drawing_function(const char *name) {
  pthread_once(&once, open_libraries);
  void *function = dlsym(RTLD_DEFAULT, name);
  if (!function) give_up();
  return function;
}
#else
// Elsewhere they are linked. A file of C must hold something.
typedef int filmstrip_drawing_is_linked;
#endif
