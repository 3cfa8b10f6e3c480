#define _GNU_SOURCE
#include "CForking.h"

#if __has_include(<execinfo.h>)
#include <execinfo.h>
#else
// musl has no unwinder: then no line is named.
#define backtrace(frames, count) 0
#endif
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#ifdef __linux__
#include <stdio_ext.h>
#include <sys/prctl.h>
#endif

static filmstrip_last_words *last_words;

int filmstrip_fork(void) {
  // The first call may load a library, which a handler of signals must not.
  void *frame;
  backtrace(&frame, 1);
  return fork();
}

static void leave_last_words(int number) {
  if (last_words->signal == 0) {
    last_words->frame_count =
        backtrace(last_words->frames, sizeof last_words->frames / sizeof *last_words->frames);
    last_words->signal = number;
  }
  signal(number, SIG_DFL);
  raise(number);
}

void filmstrip_keep_last_words(filmstrip_last_words *shared) {
  static const int numbers[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGXCPU};
  last_words = shared;
  // Endless recursion leaves no stack for a handler.
  static char stack[1 << 16];
  stack_t alternative = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&alternative, NULL);
  struct sigaction action = {.sa_handler = leave_last_words, .sa_flags = SA_ONSTACK | SA_NODEFER};
  for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index++)
    sigaction(numbers[index], &action, NULL);
  // Threads of libdispatch hold back all signals, and what they fork does so, too.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

void filmstrip_forget_printed(void) {
#ifdef __linux__
  __fpurge(stdout);
#else
  fpurge(stdout);
#endif
  setvbuf(stdout, NULL, _IOLBF, 0);
}

void filmstrip_end_with_parent(void) {
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}
