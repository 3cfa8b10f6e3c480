// libwebp compresses pictures without loss, and libwebpmux puts them together as an animation.
#include <webp/encode.h>
#include <webp/decode.h>
#include <webp/mux.h>
