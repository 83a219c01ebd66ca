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
  if (U_FAILURE(status)) return -1;
  return unorm2_getDecomposition(nfd, (UChar32)c, (UChar *)out, capacity, &status);
}

// Plural rules

#include <unicode/uenum.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>

// Wrapped because ICU renames its entry points by macro, with three liberties.
// Texts are uint16_t, as Swift's arrays of UTF-16 are; UChar is that or char16_t, by compiler.
// Errors are plain numbers, 0 for success and for warnings: Foundation brings an ICU of its own
// with another `enum UErrorCode`, and a Swift module that names the type cannot be imported beside
// Foundation.
// A handle that could not be opened is NULL, whatever ICU returned.

static inline int32_t copyfit_icu_error(UErrorCode status) { return U_FAILURE(status) ? status : 0; }

// Opens cardinal rules ("3 files"), never ordinal ones ("3rd file"): no catalog format has those.
static inline UPluralRules *copyfit_uplrules_open(const char *locale, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_openForType(locale, UPLURAL_TYPE_CARDINAL, &status);
  *error = copyfit_icu_error(status);
  return *error ? NULL : rules;
}

static inline void copyfit_uplrules_close(UPluralRules *rules) { uplrules_close(rules); }

static inline int32_t copyfit_uplrules_select(
    const UPluralRules *rules, double number, uint16_t *keyword, int32_t capacity,
    int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uplrules_select(rules, number, (UChar *)keyword, capacity, &status);
  *error = copyfit_icu_error(status);
  return length;
}

// Selects by what is visible: "1.0" is not "1" in most languages.
static inline int32_t copyfit_uplrules_selectFormatted(
    const UPluralRules *rules, const UFormattedNumber *number, uint16_t *keyword,
    int32_t capacity, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uplrules_selectFormatted(rules, number, (UChar *)keyword, capacity, &status);
  *error = copyfit_icu_error(status);
  return length;
}

static inline UEnumeration *copyfit_uplrules_getKeywords(const UPluralRules *rules) {
  UErrorCode status = U_ZERO_ERROR;
  UEnumeration *keywords = uplrules_getKeywords(rules, &status);
  return U_FAILURE(status) ? NULL : keywords;
}

static inline const char *copyfit_uenum_next(UEnumeration *enumeration) {
  UErrorCode status = U_ZERO_ERROR;
  const char *next = uenum_next(enumeration, NULL, &status);
  return U_FAILURE(status) ? NULL : next;
}

static inline void copyfit_uenum_close(UEnumeration *enumeration) { uenum_close(enumeration); }

static inline UNumberFormatter *copyfit_unumf_open(
    const uint16_t *skeleton, int32_t length, const char *locale, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormatter *formatter =
      unumf_openForSkeletonAndLocale((const UChar *)skeleton, length, locale, &status);
  *error = copyfit_icu_error(status);
  return *error ? NULL : formatter;
}

static inline void copyfit_unumf_close(UNumberFormatter *formatter) { unumf_close(formatter); }

static inline UFormattedNumber *copyfit_unumf_openResult(int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  UFormattedNumber *result = unumf_openResult(&status);
  *error = copyfit_icu_error(status);
  return *error ? NULL : result;
}

static inline void copyfit_unumf_closeResult(UFormattedNumber *result) {
  unumf_closeResult(result);
}

static inline int32_t copyfit_unumf_formatInt(
    const UNumberFormatter *formatter, int64_t value, UFormattedNumber *result) {
  UErrorCode status = U_ZERO_ERROR;
  unumf_formatInt(formatter, value, result, &status);
  return copyfit_icu_error(status);
}

static inline int32_t copyfit_unumf_formatDouble(
    const UNumberFormatter *formatter, double value, UFormattedNumber *result) {
  UErrorCode status = U_ZERO_ERROR;
  unumf_formatDouble(formatter, value, result, &status);
  return copyfit_icu_error(status);
}

// Returns the length of the text, which may be more than the buffer takes; that is no error.
static inline int32_t copyfit_unumf_resultToString(
    const UFormattedNumber *result, uint16_t *buffer, int32_t capacity, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = unumf_resultToString(result, (UChar *)buffer, capacity, &status);
  *error = status == U_BUFFER_OVERFLOW_ERROR ? 0 : copyfit_icu_error(status);
  return length;
}
