/* Pango alone: measures the texts of a workload, each on its natural line and, where that is wider
   than its column, wrapped. Arguments: WORKLOAD HEIGHTS ROUNDS. Prints one line of JSON. */

#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1e3 + now.tv_nsec * 1e-6;
}

/* The settings that Quoin measures with: nothing hinted, points as device units. */
static PangoContext *context(PangoFontMap *map) {
  PangoContext *context = pango_font_map_create_context(map);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  pango_context_set_language(context, pango_language_from_string("en"));
  pango_context_set_round_glyph_positions(context, FALSE);
  return context;
}

/* The number of lines. */
static int measure(PangoContext *context, PangoFontDescription *font, const char *text,
                   double width) {
  PangoLayout *layout = pango_layout_new(context);
  PangoRectangle extents;
  pango_layout_set_font_description(layout, font);
  pango_layout_set_text(layout, text, -1);
  pango_layout_get_extents(layout, NULL, &extents);
  if (extents.width > width * PANGO_SCALE) {
    pango_layout_set_width(layout, (int)(width * PANGO_SCALE));
    pango_layout_get_extents(layout, NULL, &extents);
  }
  int lines = pango_layout_get_line_count(layout);
  g_object_unref(layout);
  return lines;
}

int main(int count, char **arguments) {
  if (count != 4) {
    fprintf(stderr, "usage: %s WORKLOAD LINES ROUNDS\n", arguments[0]);
    return 2;
  }
  gchar *workload;
  if (!g_file_get_contents(arguments[1], &workload, NULL, NULL)) return 2;
  gchar **lines = g_strsplit(g_strchomp(workload), "\n", -1);
  guint texts = g_strv_length(lines);
  FILE *found = fopen(arguments[2], "w");
  if (!found) return 2;

  PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map), 72);
  PangoContext *shared = context(map);
  PangoFontDescription *font = pango_font_description_from_string("Noto Sans 10");
  int rounds = atoi(arguments[3]);
  printf("{\"measure\":[");
  /* The round before the first opens the fonts. */
  for (int round = -1; round < rounds; round++) {
    double start = milliseconds();
    for (guint i = 0; i < texts; i++) {
      double width = g_ascii_strtod(lines[i], NULL);
      int height = measure(shared, font, strchr(lines[i], '\t') + 1, width);
      if (round < 0) fprintf(found, "%d\n", height);
    }
    if (round >= 0) printf("%s%g", round ? "," : "", milliseconds() - start);
  }
  printf("]}\n");
  return fclose(found) != 0;
}
