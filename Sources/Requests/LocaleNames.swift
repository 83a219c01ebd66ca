/// The languages a locale option may name.
enum LocaleNames {
  /// ISO 639 codes of the languages iOS and its apps are localised in, and some more.
  static let languages: [String] = [
    "af", "am", "ar", "as", "az", "be", "bg", "bn", "bo", "br", "bs", "ca", "ckb", "cs", "cy", "da",
    "de", "dz", "el", "en", "eo", "es", "et", "eu", "fa", "fi", "fil", "fo", "fr", "fy", "ga", "gd",
    "gl", "gu", "ha", "haw", "he", "hi", "hr", "hsb", "hu", "hy", "id", "ig", "is", "it", "iw",
    "ja",
    "jv", "ka", "kk", "km", "kn", "ko", "ku", "kw", "ky", "la", "lb", "lo", "lt", "lv", "mg", "mi",
    "mk", "ml", "mn", "mr", "ms", "mt", "my", "nb", "ne", "nl", "nn", "no", "oc", "or", "pa", "pl",
    "ps", "pt", "qu", "rm", "ro", "ru", "rw", "sa", "sc", "sd", "se", "si", "sk", "sl", "sm", "sn",
    "so", "sq", "sr", "st", "su", "sv", "sw", "ta", "te", "tg", "th", "ti", "tk", "tl", "tn", "to",
    "tr", "tt", "ug", "uk", "ur", "uz", "vi", "wo", "xh", "yi", "yo", "yue", "zh", "zu", "und",
    "szl", "tlh", "tzm", "vec", "sat", "kok", "mai", "mni", "dsb", "frp", "nap", "lij", "ast", "an",
    "cv", "os", "sah", "ba", "ce", "ab", "kl", "iu", "oj", "nv", "cr", "chr", "ln", "lg", "om",
    "ak",
    "bm", "ee", "ff", "ki", "mh", "ny", "rn", "ss", "sg", "tw", "ve", "za", "ii", "dv", "syr",
    "nqo",
  ]

  static func isKnownLanguage(_ language: String) -> Bool {
    languages.contains(language)
  }
}
