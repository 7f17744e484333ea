// Debian's libxml2 headers pull in ICU, which clashes with Foundation's: switch it off first.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/encoding.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/relaxng.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <string.h>

// xmlFree is a mutable global, which Swift 6 does not import.
static inline void quoin_xml_free(void *pointer) { xmlFree(pointer); }

/// The first error that makes a document malformed; code 0 while there is none.
typedef struct {
  int code;
  /// Bytes of the UTF-8 text that were read when it was found.
  size_t offset;
  /// The name that it is about (an entity, an element), or empty.
  char name[128];
  char message[256];
} quoin_xml_failure;

static inline void quoin_xml_copy(char *into, size_t size, const char *text) {
  if (text == NULL) text = "";
  strncpy(into, text, size - 1);
  into[size - 1] = 0;
}

// The error's type is const from libxml2 2.12 on: taken as void, it fits both.
static inline void quoin_xml_note(void *data, void *raised) {
  xmlParserCtxtPtr context = (xmlParserCtxtPtr)data;
  const xmlError *error = (const xmlError *)raised;
  if (context == NULL || error == NULL || context->_private == NULL) return;
  quoin_xml_failure *failure = (quoin_xml_failure *)context->_private;
  // Name spaces are no part of the language: a prefix is an unknown name, not a malformed file.
  if (failure->code != 0 || error->level < XML_ERR_ERROR || error->domain == XML_FROM_NAMESPACE)
    return;
  failure->code = error->code;
  if (context->input != NULL && context->input->cur != NULL && context->input->base != NULL)
    failure->offset =
        context->input->consumed + (size_t)(context->input->cur - context->input->base);
  quoin_xml_copy(failure->name, sizeof failure->name, error->str1);
  quoin_xml_copy(failure->message, sizeof failure->message, error->message);
}

/// Parses UTF-8 text whatever encoding it declares: no network, no entities, no DTD loaded.
///
/// Returns NULL and says why in `failure` where the text is not well-formed.
static inline xmlDocPtr quoin_xml_read(const char *bytes, int size, quoin_xml_failure *failure) {
  memset(failure, 0, sizeof *failure);
  xmlParserCtxtPtr context = xmlNewParserCtxt();
  if (context == NULL) {
    failure->code = XML_ERR_NO_MEMORY;
    return NULL;
  }
  context->_private = failure;
  if (context->sax != NULL) context->sax->serror = (xmlStructuredErrorFunc)quoin_xml_note;
  xmlDocPtr document = xmlCtxtReadMemory(
      context, bytes, size, NULL, "UTF-8",
      XML_PARSE_NONET | XML_PARSE_NOCDATA | XML_PARSE_BIG_LINES | XML_PARSE_NOWARNING);
  if (document != NULL && failure->code != 0) {
    xmlFreeDoc(document);
    document = NULL;
  }
  if (document == NULL && failure->code == 0) failure->code = XML_ERR_INTERNAL_ERROR;
  xmlFreeParserCtxt(context);
  return document;
}

/// Converts text to UTF-8; NULL where the encoding is not known or the bytes are not valid in it.
static inline xmlBufferPtr quoin_xml_decode(const char *encoding, const unsigned char *bytes,
                                            int size) {
  xmlCharEncodingHandlerPtr handler = xmlFindCharEncodingHandler(encoding);
  if (handler == NULL) return NULL;
  xmlBufferPtr from = xmlBufferCreateSize((size_t)size + 1);
  xmlBufferPtr to = xmlBufferCreate();
  int result = -1;
  if (from != NULL && to != NULL && xmlBufferAdd(from, bytes, size) == 0) {
    result = size == 0 ? 0 : xmlCharEncInFunc(handler, to, from);
    // The function works in pieces of at most 64,000 bytes.
    while (result > 0 && xmlBufferLength(from) > 0) result = xmlCharEncInFunc(handler, to, from);
  }
  xmlCharEncCloseFunc(handler);
  if (from != NULL) xmlBufferFree(from);
  if (result < 0) {
    if (to != NULL) xmlBufferFree(to);
    return NULL;
  }
  return to;
}

/// The first thing that validation finds wrong, and the line that it is on; line 0 while there is none.
typedef struct {
  int line;
  char message[512];
} quoin_xml_invalidity;

static inline void quoin_xml_note_invalid(void *data, void *raised) {
  quoin_xml_invalidity *found = (quoin_xml_invalidity *)data;
  const xmlError *error = (const xmlError *)raised;
  if (found == NULL || error == NULL || found->line != 0) return;
  found->line = error->line > 0 ? error->line : 1;
  quoin_xml_copy(found->message, sizeof found->message, error->message);
}

/// Validates a document by a RELAX NG schema. Returns 0 where it is valid, above 0 where it is not, and
/// below 0 where the schema is none; `found` says why.
static inline int quoin_xml_validate(xmlDocPtr document, const char *schema, int size,
                                     quoin_xml_invalidity *found) {
  memset(found, 0, sizeof *found);
  xmlRelaxNGParserCtxtPtr parser = xmlRelaxNGNewMemParserCtxt(schema, size);
  if (parser == NULL) return -1;
  xmlRelaxNGSetParserStructuredErrors(parser, (xmlStructuredErrorFunc)quoin_xml_note_invalid,
                                      found);
  xmlRelaxNGPtr grammar = xmlRelaxNGParse(parser);
  xmlRelaxNGFreeParserCtxt(parser);
  if (grammar == NULL) return -1;
  int result = -1;
  xmlRelaxNGValidCtxtPtr context = xmlRelaxNGNewValidCtxt(grammar);
  if (context != NULL) {
    xmlRelaxNGSetValidStructuredErrors(context, (xmlStructuredErrorFunc)quoin_xml_note_invalid,
                                       found);
    result = xmlRelaxNGValidateDoc(context, document);
    xmlRelaxNGFreeValidCtxt(context);
  }
  xmlRelaxNGFree(grammar);
  return result;
}
