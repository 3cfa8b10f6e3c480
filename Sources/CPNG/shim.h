// libpng, used through its simplified interface: the other one reports errors by longjmp, which Swift code must
// not be left by.
#include <png.h>
