// fpng in turns: fpng RAW WIDTH HEIGHT PASSES encodes a picture of red, green and blue bytes, in one pass or in two.

#include "fpng.h"
#include "turns.h"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <vector>

struct Picture {
  std::vector<char> pixels;
  uint32_t width, height, flags;
  std::vector<uint8_t> file;
};

static long encode(void *subject) {
  Picture *picture = static_cast<Picture *>(subject);
  bool is_done = fpng::fpng_encode_image_to_memory(
      picture->pixels.data(), picture->width, picture->height, 3, picture->file, picture->flags);
  return is_done ? static_cast<long>(picture->file.size()) : 0;
}

int main(int count, char **words) {
  if (count != 5) return 64;
  std::ifstream file(words[1], std::ios::binary);
  Picture picture;
  picture.pixels.assign(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
  picture.width = static_cast<uint32_t>(std::atoi(words[2]));
  picture.height = static_cast<uint32_t>(std::atoi(words[3]));
  picture.flags = std::atoi(words[4]) == 2 ? fpng::FPNG_ENCODE_SLOWER : 0;
  if (picture.pixels.size() != 3ul * picture.width * picture.height) return 65;
  fpng::fpng_init();
  take_turns(encode, &picture);
}
