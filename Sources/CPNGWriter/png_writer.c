#include "CPNGWriter.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  quoin_png_sink sink;
  void *context;
} sink_box;

typedef struct {
  jmp_buf jump;
  char *message;
} failure_box;

static void fail(png_structp png, png_const_charp text) {
  failure_box *failure = png_get_error_ptr(png);
  strncpy(failure->message, text, 127);
  failure->message[127] = 0;
  longjmp(failure->jump, 1);
}

static void ignore(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

static void write_bytes(png_structp png, png_bytep bytes, png_size_t count) {
  sink_box *box = png_get_io_ptr(png);
  box->sink(box->context, bytes, count);
}

static void flush(png_structp png) { (void)png; }

static void pack_opaque(const uint32_t *pixels, uint32_t count, unsigned char *row) {
  for (uint32_t i = 0; i < count; i++) {
    uint32_t pixel = pixels[i];
    *row++ = (unsigned char)(pixel >> 16);
    *row++ = (unsigned char)(pixel >> 8);
    *row++ = (unsigned char)pixel;
  }
}

static unsigned char straight(uint32_t premultiplied, uint32_t alpha) {
  uint32_t value = (premultiplied * 255 + alpha / 2) / alpha;
  return (unsigned char)(value > 255 ? 255 : value);
}

static void pack_straight(const uint32_t *pixels, uint32_t count, unsigned char *row) {
  for (uint32_t i = 0; i < count; i++, row += 4) {
    uint32_t pixel = pixels[i], alpha = pixel >> 24;
    if (alpha == 0) {
      memset(row, 0, 4);
      continue;
    }
    row[0] = straight(pixel >> 16 & 255, alpha);
    row[1] = straight(pixel >> 8 & 255, alpha);
    row[2] = straight(pixel & 255, alpha);
    row[3] = (unsigned char)alpha;
  }
}

int quoin_png_write(const quoin_png_picture *picture, quoin_png_sink sink, void *context,
                    char message[128]) {
  sink_box box = {sink, context};
  failure_box failure;
  failure.message = message;
  message[0] = 0;
  size_t channels = picture->is_opaque ? 3 : 4;
  unsigned char *row = malloc(picture->width * channels);
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &failure, fail, ignore);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!row || !info) {
    strcpy(message, "out of memory");
    png_destroy_write_struct(&png, &info);
    free(row);
    return 1;
  }
  if (setjmp(failure.jump)) {
    png_destroy_write_struct(&png, &info);
    free(row);
    return 1;
  }
  png_set_write_fn(png, &box, write_bytes, flush);
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_set_compression_level(png, picture->compression_level);
  // Pages are flat: filters cost more time than they save, and mostly make the file larger too.
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
  png_set_IHDR(png, info, picture->width, picture->height, 8,
               picture->is_opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA,
               PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_pHYs(png, info, picture->pixels_per_metre, picture->pixels_per_metre,
               PNG_RESOLUTION_METER);
  png_write_info(png, info);
  for (uint32_t y = 0; y < picture->height; y++) {
    const uint32_t *pixels = (const uint32_t *)(picture->pixels + y * picture->stride);
    if (picture->is_opaque) {
      pack_opaque(pixels, picture->width, row);
    } else {
      pack_straight(pixels, picture->width, row);
    }
    png_write_row(png, row);
  }
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  free(row);
  return 0;
}
