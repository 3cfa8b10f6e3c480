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
#include <sys/time.h>
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

enum { FRAMES_A_MOMENT = 64, MOMENTS = 4 };

static void keep_frames(void) {
  last_words->frame_count += backtrace(last_words->frames + last_words->frame_count, FRAMES_A_MOMENT);
}

static void leave_last_words(int number) {
  if (last_words->signal == 0) {
    keep_frames();
    last_words->signal = number;
  }
  signal(number, SIG_DFL);
  raise(number);
}

// Where a function begins and ends its frame is not whole, and the unwinder loses those around it. A trap is never there, but
// what is stopped at any moment may be: so it is looked at some times, a few milliseconds apart.
static void leave_more_last_words(int number) {
  (void)number;
  static int moment;
  if (++moment == MOMENTS) {
    leave_last_words(SIGXCPU);
    return;
  }
  keep_frames();
  struct itimerval soon = {.it_value = {.tv_usec = 2000}};
  signal(SIGALRM, leave_more_last_words);
  setitimer(ITIMER_REAL, &soon, NULL);
}

void filmstrip_keep_last_words(filmstrip_last_words *shared) {
  static const int numbers[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
  last_words = shared;
  // Endless recursion leaves no stack for a handler.
  static char stack[1 << 16];
  stack_t alternative = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&alternative, NULL);
  struct sigaction action = {.sa_handler = leave_last_words, .sa_flags = SA_ONSTACK | SA_NODEFER};
  for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index++)
    sigaction(numbers[index], &action, NULL);
  action.sa_handler = leave_more_last_words;
  sigaction(SIGXCPU, &action, NULL);
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
