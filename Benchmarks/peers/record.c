// Writes down what a program draws through cairo, so that others can draw the same.
//
// Loaded before the program (LD_PRELOAD), it stands in for the few calls that put something on a surface, writes what
// they are about to draw to the file that RECORD names, and passes them on. All coordinates are in pixels of the
// surface; peers/README.md lists the words. What it has no word for ends the recording with UNKNOWN.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <stdlib.h>
#include <string.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define MOST_SURFACES 100000

static FILE *out;
static cairo_surface_t *surfaces[MOST_SURFACES];
static int surface_count;

static char text[4096];
static char last_clip[65536];
static struct {
  PangoFont *font;
  PangoGlyphString *glyphs;
  double x, y;
} line;

static FILE *record(void) {
  if (out == NULL) {
    const char *path = getenv("RECORD");
    out = fopen(path ? path : "/dev/null", "w");
    if (out == NULL) abort();
  }
  return out;
}

static void unknown(const char *what) { fprintf(record(), "UNKNOWN %s\n", what); }

// The number of a surface: the latest with its address.
static int number(cairo_surface_t *surface) {
  for (int i = surface_count - 1; i >= 0; i--)
    if (surfaces[i] == surface) return i;
  return -1;
}

static cairo_surface_t *known(cairo_surface_t *surface, int width, int height) {
  if (surface_count == MOST_SURFACES) abort();
  surfaces[surface_count] = surface;
  fprintf(record(), "surface %d %d %d\n", surface_count++, width, height);
  return surface;
}

cairo_surface_t *cairo_image_surface_create(cairo_format_t format, int width, int height) {
  return known(REAL(cairo_image_surface_create)(format, width, height), width, height);
}

cairo_surface_t *cairo_image_surface_create_for_data(
    unsigned char *data, cairo_format_t format, int width, int height, int stride) {
  return known(
      REAL(cairo_image_surface_create_for_data)(data, format, width, height, stride), width, height);
}

// The current path, in pixels.
static void path(cairo_t *cr, FILE *to) {
  cairo_save(cr);
  cairo_identity_matrix(cr);
  cairo_path_t *path = cairo_copy_path(cr);
  cairo_restore(cr);
  for (int i = 0; i < path->num_data; i += path->data[i].header.length) {
    cairo_path_data_t *step = &path->data[i];
    fprintf(to, "%c ", "MLCZ"[step->header.type]);
    for (int p = 1; p < step->header.length; p++)
      fprintf(to, "%.9g %.9g ", step[p].point.x, step[p].point.y);
  }
  fprintf(to, "; ");
  cairo_path_destroy(path);
}

// Which surface is drawn on, and the part of it that the clip lets through.
static void begin(cairo_t *cr) {
  cairo_save(cr);
  cairo_identity_matrix(cr);
  fprintf(record(), "on %d", number(cairo_get_target(cr)));
  cairo_rectangle_list_t *clip = cairo_copy_clip_rectangle_list(cr);
  if (clip->status != CAIRO_STATUS_SUCCESS || clip->num_rectangles > 1) {
    // Not whole pixels: the innermost clip alone, which is all there is inside one layer.
    fprintf(out, " within %s", last_clip);
  } else if (clip->num_rectangles == 0) {
    fprintf(out, " clip 0 0 0 0 ");
  } else {
    cairo_rectangle_t r = clip->rectangles[0];
    fprintf(out, " clip %g %g %g %g ", r.x, r.y, r.x + r.width, r.y + r.height);
  }
  cairo_rectangle_list_destroy(clip);
  cairo_restore(cr);
}

static void paint_source(cairo_t *cr) {
  cairo_pattern_t *source = cairo_get_source(cr);
  double r, g, b, a, x0, y0, x1, y1;
  if (cairo_pattern_get_rgba(source, &r, &g, &b, &a) == CAIRO_STATUS_SUCCESS) {
    fprintf(out, "color %.9g %.9g %.9g %.9g ", r, g, b, a);
  } else if (cairo_pattern_get_linear_points(source, &x0, &y0, &x1, &y1) == CAIRO_STATUS_SUCCESS) {
    int stops = 0;
    cairo_user_to_device(cr, &x0, &y0);
    cairo_user_to_device(cr, &x1, &y1);
    cairo_pattern_get_color_stop_count(source, &stops);
    fprintf(out, "linear %.9g %.9g %.9g %.9g %d ", x0, y0, x1, y1, stops);
    for (int i = 0; i < stops; i++) {
      double at;
      cairo_pattern_get_color_stop_rgba(source, i, &at, &r, &g, &b, &a);
      fprintf(out, "%.9g %.9g %.9g %.9g %.9g ", at, r, g, b, a);
    }
  } else {
    unknown("source");
  }
}

// Another surface, pixel for pixel; where it is none, returns 0.
static int picture(cairo_t *cr, double alpha) {
  cairo_surface_t *surface = NULL;
  if (cairo_pattern_get_surface(cairo_get_source(cr), &surface) != CAIRO_STATUS_SUCCESS) return 0;
  cairo_matrix_t matrix, user;
  cairo_pattern_get_matrix(cairo_get_source(cr), &matrix);
  cairo_get_matrix(cr, &user);
  if (matrix.xx != 1 || matrix.yy != 1 || user.xx != 1 || user.yy != 1) unknown("scaled picture");
  begin(cr);
  fprintf(out, "picture %d %g %g %.9g\n", number(surface), user.x0 - matrix.x0,
          user.y0 - matrix.y0, alpha);
  return 1;
}

// A line of text; where the path is none, returns 0.
static int glyphs(cairo_t *cr) {
  if (line.font == NULL) return 0;
  cairo_matrix_t user;
  cairo_get_matrix(cr, &user);
  PangoFontDescription *description = pango_font_describe(line.font);
  double size = (double)pango_font_description_get_size(description) / PANGO_SCALE * user.yy;
  FcPattern *pattern = pango_fc_font_get_pattern(PANGO_FC_FONT(line.font));
  FcChar8 *file = NULL;
  if (FcPatternGetString(pattern, FC_FILE, 0, &file) != FcResultMatch) unknown("font");
  begin(cr);
  paint_source(cr);
  fprintf(out, "text %s %d %.9g %d ", (const char *)file,
          pango_font_description_get_weight(description), size, line.glyphs->num_glyphs);
  double advance = 0;
  for (int i = 0; i < line.glyphs->num_glyphs; i++) {
    PangoGlyphInfo *glyph = &line.glyphs->glyphs[i];
    double x = line.x + (advance + glyph->geometry.x_offset) / PANGO_SCALE;
    double y = line.y + (double)glyph->geometry.y_offset / PANGO_SCALE;
    cairo_user_to_device(cr, &x, &y);
    fprintf(out, "%u %.9g %.9g ", glyph->glyph, x, y);
    advance += glyph->geometry.width;
  }
  fprintf(out, ": %s\n", text);
  pango_font_description_free(description);
  line.font = NULL;
  return 1;
}

PangoLayoutLine *pango_layout_get_line_readonly(PangoLayout *layout, int index) {
  snprintf(text, sizeof text, "%s", pango_layout_get_text(layout));
  return REAL(pango_layout_get_line_readonly)(layout, index);
}

void pango_cairo_glyph_string_path(cairo_t *cr, PangoFont *font, PangoGlyphString *glyphs) {
  line.font = font;
  line.glyphs = glyphs;
  cairo_get_current_point(cr, &line.x, &line.y);
  REAL(pango_cairo_glyph_string_path)(cr, font, glyphs);
}

void cairo_clip(cairo_t *cr) {
  FILE *words = fmemopen(last_clip, sizeof last_clip, "w");
  path(cr, words);
  fclose(words);
  REAL(cairo_clip)(cr);
}

void cairo_fill(cairo_t *cr) {
  if (!glyphs(cr) && !picture(cr, 1)) {
    begin(cr);
    paint_source(cr);
    fprintf(out, "fill ");
    path(cr, out);
    fputc('\n', out);
  }
  REAL(cairo_fill)(cr);
}

void cairo_stroke(cairo_t *cr) {
  double x = 1, y = 0;
  cairo_user_to_device_distance(cr, &x, &y);
  if (cairo_get_dash_count(cr) > 0) unknown("dash");
  begin(cr);
  paint_source(cr);
  fprintf(out, "stroke %.9g %d %d ", cairo_get_line_width(cr) * x, cairo_get_line_cap(cr),
          cairo_get_line_join(cr));
  path(cr, out);
  fputc('\n', out);
  REAL(cairo_stroke)(cr);
}

static void paint_all(cairo_t *cr, double alpha) {
  if (picture(cr, alpha)) return;
  if (alpha != 1) unknown("paint");
  begin(cr);
  paint_source(cr);
  fprintf(out, "paint\n");
}

void cairo_paint(cairo_t *cr) {
  paint_all(cr, 1);
  REAL(cairo_paint)(cr);
}

void cairo_paint_with_alpha(cairo_t *cr, double alpha) {
  paint_all(cr, alpha);
  REAL(cairo_paint_with_alpha)(cr, alpha);
}

void cairo_mask_surface(cairo_t *cr, cairo_surface_t *surface, double x, double y) {
  unknown("mask");
  REAL(cairo_mask_surface)(cr, surface, x, y);
}

void cairo_push_group(cairo_t *cr) {
  unknown("group");
  REAL(cairo_push_group)(cr);
}
