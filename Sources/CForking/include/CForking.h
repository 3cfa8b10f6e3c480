#include <stdint.h>

/// What a process leaves to its parent, in memory that they share.
typedef struct {
  /// What it does, kept up to date by its work; ends with a null.
  char note[512];
  /// Whether all of the result was written.
  int32_t is_done;
  /// The signal that ended it, or the request to say where it is; 0 without one.
  int32_t signal;
  int32_t frame_count;
  /// The calls that ran then, innermost first: the addresses of their next instructions. Of what did not end, those of some
  /// moments one after the other.
  void *frames[256];
} filmstrip_last_words;

/// fork(2), which Swift's importer hides because threads do not survive it.
int filmstrip_fork(void);

/// Has the signals of crashes leave their frames, and SIGXCPU those of some moments, in the shared memory before they end the process.
void filmstrip_keep_last_words(filmstrip_last_words *shared);

/// Forgets what was printed and not written yet, so that a fork does not write it again, and writes each line at once.
void filmstrip_forget_printed(void);

/// Has this process killed when the thread that forked it ends, where the system can do that.
void filmstrip_end_with_parent(void);
