// libpng reads files, through its simplified interface: the other one reports errors by longjmp, which Swift code
// must not be left by. zlib, which libpng stands on, compresses those that are written.
#include <png.h>
#include <zlib.h>
