// How much pictures differ: compare FIRST SECOND [FIRST SECOND …] prints, over all pairs, the share of pixels of which
// a component differs by more than 32 of 255 steps, the mean difference of all components, and the largest.

#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define THRESHOLD 32

static png_bytep read_picture(const char *path, png_image *image) {
  memset(image, 0, sizeof *image);
  image->version = PNG_IMAGE_VERSION;
  if (!png_image_begin_read_from_file(image, path)) {
    fprintf(stderr, "compare: %s: %s\n", path, image->message);
    exit(1);
  }
  image->format = PNG_FORMAT_RGB;
  png_bytep pixels = malloc(PNG_IMAGE_SIZE(*image));
  png_color white = {255, 255, 255};
  if (pixels == NULL || !png_image_finish_read(image, &white, pixels, 0, NULL)) {
    fprintf(stderr, "compare: %s: %s\n", path, image->message);
    exit(1);
  }
  return pixels;
}

int main(int count, char **paths) {
  double pixels = 0, differing = 0, sum = 0;
  int largest = 0;
  for (int i = 1; i + 1 < count; i += 2) {
    png_image a, b;
    png_bytep first = read_picture(paths[i], &a), second = read_picture(paths[i + 1], &b);
    if (a.width != b.width || a.height != b.height) {
      fprintf(stderr, "compare: %s and %s are of different sizes\n", paths[i], paths[i + 1]);
      return 1;
    }
    size_t size = (size_t)a.width * a.height;
    pixels += size;
    for (size_t p = 0; p < size; p++) {
      int worst = 0;
      for (int c = 0; c < 3; c++) {
        int difference = abs(first[3 * p + c] - second[3 * p + c]);
        sum += difference;
        if (difference > worst) worst = difference;
      }
      differing += worst > THRESHOLD;
      if (worst > largest) largest = worst;
    }
    free(first);
    free(second);
  }
  printf("%.9f %.9f %d\n", differing / pixels, sum / pixels / 3, largest);
  return 0;
}
