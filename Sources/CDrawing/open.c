// The drawing libraries, opened when the first of their functions is called.
#include "CDrawing.h"

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static const char *problem;

// Pango's library for Cairo brings all others. They are open to all, so that a library loaded before them may stand in
// for one of their functions, as where they are linked.
static void open_libraries(void) {
  if (dlopen("libpangocairo-1.0.so.0", RTLD_LAZY | RTLD_GLOBAL)) return;
  const char *words = strdup(dlerror());
  problem = words ? words : "out of memory";
}

const char *filmstrip_drawing_problem(void) {
  pthread_once(&once, open_libraries);
  return problem;
}

// Graphics asks for the problem before it draws anything, so what ends here is a library without one of the functions.
__attribute__((visibility("hidden"))) void *filmstrip_drawing_function(const char *name) {
  const char *words = filmstrip_drawing_problem();
  void *function = words ? NULL : dlsym(RTLD_DEFAULT, name);
  if (function) return function;
  fprintf(stderr, "Error: Nothing can be drawn: %s. Install a newer Pango with Cairo.\n", words ? words : dlerror());
  // The command's code for the environment.
  exit(3);
}
#else
// Elsewhere they are linked, so a program that runs has them.
const char *filmstrip_drawing_problem(void) { return 0; }
#endif
