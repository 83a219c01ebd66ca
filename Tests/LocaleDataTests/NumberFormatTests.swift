import LocaleData
import Testing
import TextUnits

@Suite("Number formats")
struct NumberFormatTests {
  @Test(
    "whole numbers have the locale's digits and no grouping",
    arguments: [
      ("en", 1_234_567, "1234567"), ("de", 1000, "1000"), ("ja", 3, "3"), ("hi", 42, "42"),
      ("ar", 1234, "١٢٣٤"), ("ar-AE", 1234, "1234"), ("fa", 5, "۵"), ("bn", 70, "৭০"),
      ("mr", 8, "८"), ("my", 9, "၉"), ("qq", 7, "7"), ("en", -3, "-3"),
      ("en", .min, "-9223372036854775808"),
    ] as [(String, Int, String)])
  func integers(tag: String, number: Int, expected: String) throws {
    let format = try NumberFormat.format(for: #require(LocaleTag(tag)))
    #expect(try format.string(from: number) == expected)
  }

  @Test(
    "fractions have exactly the digits asked for, and the locale's separator",
    arguments: [
      ("en", 3.5, 2, "3.50"), ("de", 3.5, 2, "3,50"), ("ar", 3.5, 1, "٣٫٥"),
      ("fr", 0.125, 2, "0,12"),
      ("en", 2.5, 0, "2"), ("en", .nan, 2, "NaN"), ("en", .infinity, 2, "∞"),
      ("en", 1, -5, "1"),
    ] as [(String, Double, Int, String)])
  func fractions(tag: String, number: Double, digits: Int, expected: String) throws {
    let format = try NumberFormat.format(for: #require(LocaleTag(tag)), fractionDigits: digits)
    #expect(try format.string(from: number) == expected)
  }

  @Test("a number longer than the first buffer is still whole, and digits are limited")
  func longNumbers() throws {
    let format = try NumberFormat.format(
      for: #require(LocaleTag("en")), fractionDigits: 1_000_000)
    let text = try format.string(from: 1e300)
    #expect(text.count == 301 + 1 + 99)
  }
}
