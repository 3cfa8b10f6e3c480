#include <stddef.h>
#include <stdint.h>

// Encodes opaque pixels, 0xAARRGGBB row by row, as a PNG in memory, and returns its size in bytes; 0 when that failed.

// libpng with its defaults, as RGB.
size_t encode_with_libpng(const uint32_t *pixels, int width, int height);

// cairo_surface_write_to_png_stream of an RGB24 surface.
size_t encode_with_cairo(const uint32_t *pixels, int width, int height);
