// How the process takes memory from the system and gives it back.
#include "CDrawing.h"

#include <stdlib.h>

#if defined(__GLIBC__)
#include <malloc.h>

void filmstrip_keep_freed_memory(int bytes) {
  mallopt(M_TOP_PAD, 1 << 20);
  mallopt(M_MMAP_THRESHOLD, bytes);
  mallopt(M_TRIM_THRESHOLD, 2 * bytes);
}
#else
void filmstrip_keep_freed_memory(int bytes) { (void)bytes; }
#endif
