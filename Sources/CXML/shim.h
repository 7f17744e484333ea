// Debian's libxml2 headers pull in ICU, which clashes with Foundation's: switch it off first.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/relaxng.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>

// xmlFree is a mutable global, which Swift 6 does not import.
static inline void quoin_xml_free(void *pointer) { xmlFree(pointer); }
