// What a peer does that takes turns in a process of its own: once, and then once for each line of standard input. Each
// time it prints milliseconds on the clock, milliseconds of the processor, and the number that the work returns.

#include <stdio.h>
#include <time.h>

static double turns_milliseconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static void take_turns(long (*work)(void *), void *subject) {
  char line[16];
  do {
    double clock = turns_milliseconds(CLOCK_MONOTONIC);
    double processor = turns_milliseconds(CLOCK_PROCESS_CPUTIME_ID);
    long number = work(subject);
    printf("%f %f %ld\n", turns_milliseconds(CLOCK_MONOTONIC) - clock,
           turns_milliseconds(CLOCK_PROCESS_CPUTIME_ID) - processor, number);
    fflush(stdout);
  } while (fgets(line, sizeof line, stdin) != NULL);
}
