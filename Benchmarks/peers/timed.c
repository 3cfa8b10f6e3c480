// Runs a command and prints its wall time and processor time in seconds, and the peak memory in KiB of the largest of
// its processes; what the command prints is thrown away. Small itself, so that it adds nothing to either.

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double seconds(struct timeval t) { return (double)t.tv_sec + (double)t.tv_usec / 1e6; }

int main(int count, char **command) {
  struct timespec start, end;
  struct rusage usage;
  int status = 0;
  if (count < 2) return 2;
  clock_gettime(CLOCK_MONOTONIC, &start);
  pid_t child = fork();
  if (child < 0) return 2;
  if (child == 0) {
    int nowhere = open("/dev/null", O_RDWR);
    dup2(nowhere, STDIN_FILENO);
    dup2(nowhere, STDOUT_FILENO);
    execvp(command[1], command + 1);
    fprintf(stderr, "cannot be run: %s\n", strerror(errno));
    _exit(127);
  }
  if (wait4(child, &status, 0, &usage) < 0) return 2;
  clock_gettime(CLOCK_MONOTONIC, &end);
  double wall = (double)(end.tv_sec - start.tv_sec) + (double)(end.tv_nsec - start.tv_nsec) / 1e9;
  double processor = seconds(usage.ru_utime) + seconds(usage.ru_stime);
  printf("%.6f %.6f %ld\n", wall, processor, usage.ru_maxrss);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}
