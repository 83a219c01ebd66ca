/// Splits a format string at its placeholders, over UTF-8: all that matters to it is ASCII.
struct FormatStringParser {
  private let bytes: [UInt8]
  private let inSubstitution: Bool
  private var literal: [UInt8] = []
  private(set) var parts: [FormatString.Part] = []
  private(set) var malformed: [String] = []

  init(_ source: String, inSubstitution: Bool) {
    bytes = Array(source.utf8)
    self.inSubstitution = inSubstitution
  }

  mutating func parse() {
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        noteForeignPercentSign(at: index)
        literal.append(bytes[index])
        index += 1
        continue
      }
      if let next = parseEscape(at: index) ?? parseSubstitution(at: index)
        ?? parseSpecifier(at: index)
      {
        index = next
      } else {
        noteMalformed(at: index, afterSign: index + 1)
        literal.append(bytes[index])
        index += 1
      }
    }
    flushLiteral()
  }

  private mutating func append(_ part: FormatString.Part) {
    flushLiteral()
    parts.append(part)
  }

  private mutating func flushLiteral() {
    guard !literal.isEmpty else { return }
    parts.append(.literal(String(decoding: literal, as: UTF8.self)))
    literal = []
  }

  /// `%%`, and `%arg` where it is one.
  private mutating func parseEscape(at start: Int) -> Int? {
    let rest = bytes[(start + 1)...]
    if rest.first == UInt8(ascii: "%") {
      literal.append(UInt8(ascii: "%"))
      return start + 2
    }
    if inSubstitution, rest.starts(with: "arg".utf8) {
      append(.substitutionArgument)
      return start + 4
    }
    return nil
  }

  /// `%#@name@` or `%1$#@name@`.
  private mutating func parseSubstitution(at start: Int) -> Int? {
    var index = start + 1
    let position = scanPosition(&index)
    guard bytes[index...].starts(with: "#@".utf8) else { return nil }
    index += 2
    guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "@")), end > index else {
      return nil
    }
    let name = String(decoding: bytes[index..<end], as: UTF8.self)
    append(.substitution(name: name, position: position))
    return end + 1
  }

  private mutating func parseSpecifier(at start: Int) -> Int? {
    var index = start + 1
    let position = scanPosition(&index)
    let flagsStart = index
    while index < bytes.count, Self.flags.contains(bytes[index]) { index += 1 }
    let flags = String(decoding: bytes[flagsStart..<index], as: UTF8.self)
    guard let width = scanMeasure(&index) else { return nil }
    var precision: FormatSpecifier.Measure?
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      guard let scanned = scanMeasure(&index) else { return nil }
      // C: a point without digits is a precision of zero.
      precision = scanned ?? .fixed(0)
    }
    let lengthStart = index
    for length in Self.lengths where bytes[index...].starts(with: length.utf8) {
      index += length.utf8.count
      break
    }
    guard index < bytes.count, Self.conversions.contains(bytes[index]) else { return nil }
    // `%#@` begins a substitution; one that is never closed must not pass for an object.
    if bytes[index] == UInt8(ascii: "@"), flags.contains("#") { return nil }
    let conversion = Character(Unicode.Scalar(bytes[index]))
    let specifier = FormatSpecifier(
      position: position, flags: flags, width: width, precision: precision,
      length: String(decoding: bytes[lengthStart..<index], as: UTF8.self),
      conversion: conversion,
      source: String(decoding: bytes[start...index], as: UTF8.self))
    append(.specifier(specifier))
    return index + 1
  }

  /// `2$`; where there is none, or it is zero or too large, nothing is passed.
  private func scanPosition(_ index: inout Int) -> Int? {
    var end = index
    guard let number = scanNumber(&end), number > 0, end < bytes.count,
      bytes[end] == UInt8(ascii: "$")
    else { return nil }
    index = end + 1
    return number
  }

  /// A width or precision: `.some(nil)` where there is none, `nil` where it is too large.
  private func scanMeasure(_ index: inout Int) -> FormatSpecifier.Measure?? {
    if index < bytes.count, bytes[index] == UInt8(ascii: "*") {
      index += 1
      return .some(.argument)
    }
    guard index < bytes.count, Self.isDigit(bytes[index]) else { return .some(nil) }
    guard let number = scanNumber(&index) else { return nil }
    return .some(.fixed(number))
  }

  /// Digits up to ``largestNumber``; `nil` where there are none or they make more.
  private func scanNumber(_ index: inout Int) -> Int? {
    let start = index
    var number = 0
    while index < bytes.count, Self.isDigit(bytes[index]) {
      number = number * 10 + Int(bytes[index] - UInt8(ascii: "0"))
      guard number <= Self.largestNumber else { return nil }
      index += 1
    }
    return index > start ? number : nil
  }

  /// Records `% @` and the like: a sign, spaces, and what would be a placeholder without them,
  /// unless it is the beginning of a word.
  private mutating func noteMalformed(at start: Int, afterSign end: Int) {
    var index = end
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    let isUnclosed = bytes[index...].starts(with: "#@".utf8)
    guard index > start + 1 || isUnclosed else { return }
    if isUnclosed { index += 1 }
    for length in Self.lengths where bytes[index...].starts(with: length.utf8) {
      index += length.utf8.count
      break
    }
    guard index < bytes.count, Self.conversions.contains(bytes[index]) else { return }
    if index + 1 < bytes.count, bytes[index] != UInt8(ascii: "@"),
      Self.continuesWord(bytes[index + 1])
    {
      return
    }
    malformed.append(String(decoding: bytes[start...index], as: UTF8.self))
  }

  /// Records `٪ d` and `％@`: a translation service has put the script's own sign for percent.
  private mutating func noteForeignPercentSign(at index: Int) {
    for sign in ["\u{66A}", "\u{FF05}"] where bytes[index...].starts(with: sign.utf8) {
      noteMalformed(at: index, afterSign: index + sign.utf8.count)
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func continuesWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || Character(Unicode.Scalar(byte)).isLetter
  }

  /// Larger positions, widths and precisions than this make no placeholder.
  private static let largestNumber = 9_999
  private static let flags = Array("-+0#'".utf8)
  /// Longest first, so that `ll` is not taken for `l`.
  private static let lengths = ["hh", "ll", "h", "l", "q", "z", "t", "j", "L"]
  private static let conversions = Array("@dDiuUxXoOfFeEgGaAcCsSp".utf8)
}
