// libwebp compresses pictures without loss, and libwebpmux puts them together as an animation;
// libwebpdemux takes animations apart.
#include <webp/encode.h>
#include <webp/decode.h>
#include <webp/demux.h>
#include <webp/mux.h>
