// The scene drawn by C and cairo: every frame drawn from scratch, and written by cairo's PNG writer.
//
// redraw SCENE FOLDER [FRAME] writes FOLDER/0000.png and so on, or one frame alone. README.md has the words of a scene.

#include <cairo/cairo-ft.h>
#include <cairo/cairo.h>
#include <ft2build.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include FT_FREETYPE_H

typedef enum { FILL, STROKE, PAINT, TEXT, PICTURE } Verb;

typedef struct {
  char kind;
  double x[6];
} Step;

typedef struct {
  int count;
  Step *steps;
} Path;

typedef struct {
  Verb verb;
  double clip[4];
  Path within;
  cairo_pattern_t *source;
  Path path;
  double width, alpha, x, y, size;
  int cap, join, layer, font, glyph_count;
  cairo_glyph_t *glyphs;
} Operation;

typedef struct {
  int width, height, count;
  Operation *operations;
} List;

typedef struct {
  char file[512];
  cairo_font_face_t *face;
} Font;

static FILE *scene;
static List *layers;
static Font fonts[32];
static int font_count;

static void fail(const char *what) {
  fprintf(stderr, "redraw: %s\n", what);
  exit(1);
}

static double number(void) {
  double value;
  if (fscanf(scene, "%lf", &value) != 1) fail("a number is missing");
  return value;
}

static char *word(void) {
  static char buffer[512];
  if (fscanf(scene, "%511s", buffer) != 1) fail("a word is missing");
  return buffer;
}

static Path read_path(void) {
  Path path = {0, NULL};
  for (char kind; (kind = word()[0]) != ';';) {
    path.steps = realloc(path.steps, sizeof(Step) * (path.count + 1));
    Step *step = &path.steps[path.count++];
    step->kind = kind;
    int numbers = kind == 'C' ? 6 : kind == 'Z' ? 0 : 2;
    for (int i = 0; i < numbers; i++) step->x[i] = number();
  }
  return path;
}

static int read_font(void) {
  static FT_Library library;
  const char *file = word();
  for (int i = 0; i < font_count; i++)
    if (strcmp(fonts[i].file, file) == 0) return i;
  FT_Face face;
  if (library == NULL && FT_Init_FreeType(&library)) fail("no FreeType");
  if (font_count == 32 || FT_New_Face(library, file, 0, &face)) fail("a font cannot be opened");
  strcpy(fonts[font_count].file, file);
  fonts[font_count].face = cairo_ft_font_face_create_for_ft_face(face, FT_LOAD_NO_HINTING);
  return font_count++;
}

static cairo_pattern_t *read_source(const char *kind) {
  if (strcmp(kind, "color") == 0) {
    double r = number(), g = number(), b = number(), a = number();
    return cairo_pattern_create_rgba(r, g, b, a);
  }
  double x0 = number(), y0 = number(), x1 = number(), y1 = number();
  cairo_pattern_t *pattern = cairo_pattern_create_linear(x0, y0, x1, y1);
  for (int stops = (int)number(); stops > 0; stops--) {
    double at = number(), r = number(), g = number(), b = number(), a = number();
    cairo_pattern_add_color_stop_rgba(pattern, at, r, g, b, a);
  }
  return pattern;
}

static Operation read_operation(void) {
  Operation o = {0};
  if (strcmp(word(), "clip") == 0) {
    for (int i = 0; i < 4; i++) o.clip[i] = number();
  } else {
    o.within = read_path();
  }
  const char *next = word();
  if (strcmp(next, "picture") == 0) {
    o.verb = PICTURE;
    o.layer = (int)number();
    o.x = number();
    o.y = number();
    o.alpha = number();
    return o;
  }
  o.source = read_source(next);
  next = word();
  if (strcmp(next, "fill") == 0) {
    o.verb = FILL;
    o.path = read_path();
  } else if (strcmp(next, "stroke") == 0) {
    o.verb = STROKE;
    o.width = number();
    o.cap = (int)number();
    o.join = (int)number();
    o.path = read_path();
  } else if (strcmp(next, "text") == 0) {
    o.verb = TEXT;
    o.font = read_font();
    number();
    o.size = number();
    o.glyph_count = (int)number();
    o.glyphs = calloc(o.glyph_count, sizeof(cairo_glyph_t));
    for (int i = 0; i < o.glyph_count; i++) {
      o.glyphs[i].index = (unsigned long)number();
      o.glyphs[i].x = number();
      o.glyphs[i].y = number();
    }
    if (fscanf(scene, "%*[^\n]") < 0) fail("a text is missing");
  } else {
    o.verb = PAINT;
  }
  return o;
}

static List read_list(void) {
  word();
  List list;
  list.width = (int)number();
  list.height = (int)number();
  list.count = (int)number();
  list.operations = calloc(list.count, sizeof(Operation));
  for (int i = 0; i < list.count; i++) list.operations[i] = read_operation();
  return list;
}

static void add(cairo_t *cr, Path path) {
  cairo_new_path(cr);
  for (int i = 0; i < path.count; i++) {
    const double *x = path.steps[i].x;
    switch (path.steps[i].kind) {
    case 'M': cairo_move_to(cr, x[0], x[1]); break;
    case 'L': cairo_line_to(cr, x[0], x[1]); break;
    case 'C': cairo_curve_to(cr, x[0], x[1], x[2], x[3], x[4], x[5]); break;
    default: cairo_close_path(cr);
    }
  }
}

static void draw(cairo_t *cr, List list) {
  for (int i = 0; i < list.count; i++) {
    Operation *o = &list.operations[i];
    cairo_save(cr);
    if (o->within.count > 0)
      add(cr, o->within);
    else
      cairo_rectangle(cr, o->clip[0], o->clip[1], o->clip[2] - o->clip[0], o->clip[3] - o->clip[1]);
    cairo_clip(cr);
    if (o->source) cairo_set_source(cr, o->source);
    switch (o->verb) {
    case FILL:
      add(cr, o->path);
      cairo_fill(cr);
      break;
    case STROKE:
      add(cr, o->path);
      cairo_set_line_width(cr, o->width);
      cairo_set_line_cap(cr, (cairo_line_cap_t)o->cap);
      cairo_set_line_join(cr, (cairo_line_join_t)o->join);
      cairo_stroke(cr);
      break;
    case TEXT:
      cairo_set_font_face(cr, fonts[o->font].face);
      cairo_set_font_size(cr, o->size);
      cairo_new_path(cr);
      cairo_glyph_path(cr, o->glyphs, o->glyph_count);
      cairo_fill(cr);
      break;
    case PAINT: cairo_paint(cr); break;
    case PICTURE:
      cairo_translate(cr, o->x, o->y);
      if (o->alpha < 1) cairo_push_group(cr);
      draw(cr, layers[o->layer]);
      if (o->alpha < 1) {
        cairo_pop_group_to_source(cr);
        cairo_paint_with_alpha(cr, o->alpha);
      }
    }
    cairo_restore(cr);
  }
}

int main(int count, char **arguments) {
  if (count < 3) fail("usage: redraw SCENE FOLDER [FRAME]");
  if ((scene = fopen(arguments[1], "r")) == NULL) fail("the scene cannot be opened");
  word();
  int width = (int)number(), height = (int)number();
  int layer_count = (int)number(), frame_count = (int)number();
  int only = count > 3 ? atoi(arguments[3]) : -1;
  layers = calloc(layer_count, sizeof(List));
  for (int i = 0; i < layer_count; i++) layers[i] = read_list();

  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create(surface);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_set_font_options(cr, options);
  for (int i = 0; i < frame_count; i++) {
    List frame = read_list();
    if (only >= 0 && i != only) continue;
    draw(cr, frame);
    char path[1024];
    snprintf(path, sizeof path, "%s/%04d.png", arguments[2], i);
    if (cairo_surface_write_to_png(surface, path)) fail("a frame cannot be written");
  }
  return 0;
}
