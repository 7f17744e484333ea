#ifndef QUOIN_PNG_WRITER_H
#define QUOIN_PNG_WRITER_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
  /// Rows of native-endian 0xAARRGGBB, premultiplied, top row first: Cairo's ARGB32 and RGB24.
  const unsigned char *pixels;
  size_t stride;
  uint32_t width;
  uint32_t height;
  /// Write RGB and disregard alpha.
  int is_opaque;
  uint32_t pixels_per_metre;
  /// zlib's 1 (fast) to 9 (small).
  int compression_level;
} quoin_png_picture;

/// Receives a piece of the file.
typedef void (*quoin_png_sink)(void *context, const unsigned char *bytes, size_t count);

/// Writes a picture as PNG, 8 bits a channel, row filters off.
///
/// libpng leaves a failure by longjmp, which must not cross Swift frames; here it ends in a return.
/// The sink must not fail. Returns 0, or 1 with libpng's words in `message`.
int quoin_png_write(const quoin_png_picture *picture, quoin_png_sink sink, void *context,
                    char message[128]);

#endif
