// zlib unfolds a stream part by part, which libdeflate cannot. CDrawing opens it where it is linked late.
#include <zlib.h>
