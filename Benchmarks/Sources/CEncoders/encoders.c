#include "CEncoders.h"

#include <cairo/cairo.h>
#include <png.h>
#include <stdlib.h>
#include <string.h>

// A file in memory that grows.
typedef struct {
  unsigned char *bytes;
  size_t count, room;
} File;

static int append(File *file, const unsigned char *bytes, size_t count) {
  if (file->count + count > file->room) {
    size_t room = 2 * (file->count + count);
    unsigned char *grown = realloc(file->bytes, room);
    if (grown == NULL) return 0;
    file->bytes = grown;
    file->room = room;
  }
  memcpy(file->bytes + file->count, bytes, count);
  file->count += count;
  return 1;
}

static void write_png(png_structp png, png_bytep bytes, png_size_t count) {
  if (!append(png_get_io_ptr(png), bytes, count)) png_error(png, "out of memory");
}

static void flush_png(png_structp png) { (void)png; }

size_t encode_with_libpng(const uint32_t *pixels, int width, int height) {
  File file = {NULL, 0, 0};
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (info == NULL || setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    free(file.bytes);
    return 0;
  }
  png_set_write_fn(png, &file, write_png, flush_png);
  png_set_IHDR(png, info, (png_uint_32)width, (png_uint_32)height, 8, PNG_COLOR_TYPE_RGB,
               PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_write_info(png, info);
  png_set_filler(png, 0, PNG_FILLER_AFTER);
  png_set_bgr(png);
  for (int y = 0; y < height; y++)
    png_write_row(png, (png_const_bytep)(pixels + (size_t)y * (size_t)width));
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  free(file.bytes);
  return file.count;
}

static cairo_status_t write_cairo(void *file, const unsigned char *bytes, unsigned int count) {
  return append(file, bytes, count) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_NO_MEMORY;
}

size_t encode_with_cairo(const uint32_t *pixels, int width, int height) {
  File file = {NULL, 0, 0};
  cairo_surface_t *surface = cairo_image_surface_create_for_data(
      (unsigned char *)(uintptr_t)pixels, CAIRO_FORMAT_RGB24, width, height, 4 * width);
  cairo_status_t status = cairo_surface_write_to_png_stream(surface, write_cairo, &file);
  cairo_surface_destroy(surface);
  free(file.bytes);
  return status == CAIRO_STATUS_SUCCESS ? file.count : 0;
}
