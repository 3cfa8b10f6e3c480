// libspng in turns: spng FILE decodes a PNG file to eight bits of red, green, blue and alpha.

#include "turns.h"

#include <spng.h>
#include <stdlib.h>

struct file {
  unsigned char *bytes, *pixels;
  size_t count, room;
};

static long decode(void *subject) {
  struct file *file = subject;
  spng_ctx *context = spng_ctx_new(0);
  spng_set_png_buffer(context, file->bytes, file->count);
  size_t size = 0;
  if (spng_decoded_image_size(context, SPNG_FMT_RGBA8, &size) != 0) exit(65);
  if (size > file->room) {
    file->pixels = realloc(file->pixels, size);
    file->room = size;
  }
  if (spng_decode_image(context, file->pixels, size, SPNG_FMT_RGBA8, 0) != 0) exit(65);
  struct spng_ihdr header;
  spng_get_ihdr(context, &header);
  spng_ctx_free(context);
  return (long)header.width;
}

int main(int count, char **words) {
  if (count != 2) return 64;
  FILE *stream = fopen(words[1], "rb");
  if (stream == NULL) return 66;
  fseek(stream, 0, SEEK_END);
  struct file file = {NULL, NULL, (size_t)ftell(stream), 0};
  rewind(stream);
  file.bytes = malloc(file.count);
  if (fread(file.bytes, 1, file.count, stream) != file.count) return 74;
  take_turns(decode, &file);
}
