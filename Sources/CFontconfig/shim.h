// Through its module, so that Pango's types have one owner and not two.
#include "../CPango/shim.h"

#include <fontconfig/fontconfig.h>
#include <pango/pangofc-fontmap.h>

// GObject's cast macros are not imported into Swift.
static inline void quoin_font_map_set_config(PangoFontMap *map, FcConfig *config) {
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
}
