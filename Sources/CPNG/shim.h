// The tests read with libpng, through its simplified interface, what the package's own reader and writer read and
// write: the other one reports errors by longjmp, which Swift code must not be left by. zlib, which libpng stands on,
// unfolds there what the package compressed.
#include <png.h>
#include <zlib.h>
