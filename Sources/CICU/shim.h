#pragma once
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>

// ICU renames every entry point with its version (`ubrk_open` is `ubrk_open_72`), by macros that
// Swift cannot see through. Each wrapper here gives one of them a name without a number; that is
// the only thing the wrappers do.

// Break iterators (UAX 14 and UAX 29)

static inline UBreakIterator *copyfit_ubrk_open(
    UBreakIteratorType type, const char *locale, UErrorCode *status) {
  return ubrk_open(type, locale, NULL, 0, status);
}

static inline void copyfit_ubrk_close(UBreakIterator *iterator) { ubrk_close(iterator); }

static inline void copyfit_ubrk_setText(
    UBreakIterator *iterator, const uint16_t *text, int32_t length, UErrorCode *status) {
  // UChar is char16_t or uint16_t by compiler; Swift's arrays of UTF-16 are uint16_t.
  ubrk_setText(iterator, (const UChar *)text, length, status);
}

static inline int32_t copyfit_ubrk_first(UBreakIterator *iterator) { return ubrk_first(iterator); }

static inline int32_t copyfit_ubrk_next(UBreakIterator *iterator) { return ubrk_next(iterator); }

static inline int32_t copyfit_ubrk_getRuleStatus(UBreakIterator *iterator) {
  return ubrk_getRuleStatus(iterator);
}

// Bidirectional text (UAX 9)

static inline UBiDi *copyfit_ubidi_open(void) { return ubidi_open(); }

static inline void copyfit_ubidi_close(UBiDi *bidi) { ubidi_close(bidi); }

static inline void copyfit_ubidi_setPara(
    UBiDi *bidi, const uint16_t *text, int32_t length, uint8_t level, UErrorCode *status) {
  ubidi_setPara(bidi, (const UChar *)text, length, level, NULL, status);
}

static inline const uint8_t *copyfit_ubidi_getLevels(UBiDi *bidi, UErrorCode *status) {
  return ubidi_getLevels(bidi, status);
}

static inline uint32_t copyfit_u_charMirror(uint32_t c) { return (uint32_t)u_charMirror((UChar32)c); }

// Character properties

static inline int32_t copyfit_uscript_getScript(uint32_t c) {
  UErrorCode status = U_ZERO_ERROR;
  return uscript_getScript((UChar32)c, &status);
}

static inline const char *copyfit_uscript_getShortName(int32_t script) {
  return uscript_getShortName((UScriptCode)script);
}

static inline int32_t copyfit_u_getIntProperty(uint32_t c, UProperty property) {
  return u_getIntPropertyValue((UChar32)c, property);
}

static inline bool copyfit_u_hasProperty(uint32_t c, UProperty property) {
  return u_hasBinaryProperty((UChar32)c, property);
}

// Canonical decomposition (UAX 15)

static inline int32_t copyfit_decompose(uint32_t c, uint16_t *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *nfd = unorm2_getNFDInstance(&status);
  return U_SUCCESS(status) ? unorm2_getDecomposition(nfd, (UChar32)c, (UChar *)out, capacity, &status)
                           : -1;
}
