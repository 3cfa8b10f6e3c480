// libdeflate computes both checksums of PNG files at the speed of memory, and compresses files that are kept.
#include <libdeflate.h>
