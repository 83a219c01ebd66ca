internal import JSONDocuments
public import TextUnits

/// How a platform sets text, as data: every value with its source.
///
/// The engine has no rule for a platform by name; another platform is another value.
///
/// A class, since every styled text has one and its tables are dear to copy.
public final class PlatformProfile: Sendable {
  /// What a platform takes off full-width punctuation, as shares of a full width.
  public struct BracketTrimming: Hashable, Sendable {
    /// Off every bracket.
    public let inside: Double
    /// Off an opening bracket at a line's start and a closing one at its end, in addition.
    public let edge: Double
    /// Off a full stop or comma at a line's end.
    public let stopAtEnd: Double
  }

  /// How far a width may be off, by size.
  public struct MarginBand: Hashable, Sendable {
    /// The largest size of the band.
    public let upTo: Points
    /// A share of the width…
    public let relative: Double
    /// …or this, whichever is more.
    public let points: Points
  }

  /// The name in commands and JSON: `ios`.
  public let name: String
  public let title: String
  /// The laws of the system font.
  public let scaling: FontScaling
  /// The part of the line height above the baseline, as a share.
  public let ascentShare: Double
  /// The height of capitals.
  public let capHeight: Ems
  /// Text styles by content size.
  public let table: DynamicTypeTable
  public let breakRules: LineBreakRules
  /// How much wider than its limit a line may be and still fit.
  public let tolerance: Points
  public let tabInterval: Points
  public let pixels: PixelGrid
  /// Families by preference; the first is the system font.
  public let fonts: [FontRole]
  public let advances: MeasuredAdvances
  /// Whether the stand-in's kerning may widen a pair.
  public let allowsPositiveKerning: Bool
  public let marginBands: [MarginBand]
  /// Where every value comes from.
  public let provenance: [String: Provenance]

  private let interScriptSpacing: [String: Ems]
  private let bracketTrimming: [String: BracketTrimming]
  private let boldWeights: PiecewiseLinear

  /// SwiftUI on iOS and iPadOS.
  public static let iOS = PlatformProfile(
    json: PackageResources.profile_ios_json,
    tracking: CSVTable(utf8: PackageResources.tracking_sf_pro_csv),
    advances: CSVTable(utf8: PackageResources.advances_sf_csv))

  /// The profiles by name.
  public static let all: [PlatformProfile] = [.iOS]

  /// The space between a kana or ideograph and a Latin letter or digit.
  public func interScriptSpacing(in locale: LocaleTag) -> Ems {
    interScriptSpacing[locale.language] ?? 0
  }

  /// What is taken off full-width punctuation; `nil` where it keeps its width.
  public func bracketTrimming(in locale: LocaleTag) -> BracketTrimming? {
    bracketTrimming[locale.language]
  }

  /// The weight a font is drawn in when the person has Bold Text on.
  public func boldTextWeight(for weight: FontWeight) -> FontWeight {
    FontWeight(Int(boldWeights(at: Double(weight.value))))
  }

  /// How far a predicted width may be off.
  public func margin(forWidth width: Points, atPointSize size: Points, fontMargin: Double) -> Points
  {
    let band = marginBands.first { size <= $0.upTo } ?? marginBands[marginBands.count - 1]
    return max(width * max(band.relative, fontMargin), band.points)
  }

  /// Reads a profile compiled into the module.
  ///
  /// - Precondition: the profile is complete; the tests read every one.
  private init(json: [UInt8], tracking: CSVTable, advances: CSVTable) {
    let document: JSONDocument
    do {
      document = try JSONDocument(parsing: json)
    } catch {
      preconditionFailure("profile: \(error)")
    }
    let root = ProfileReader(document.root, context: "profile")
    let values = ProfileReader(document.root["values"] ?? [:], context: "values")
    name = root.string("name")
    title = root.string("title")
    let (size, points) = (tracking.column("size_pt"), tracking.column("pt"))
    scaling = FontScaling(
      opticalBlend: PiecewiseLinear(ProfileReader.points(values.entry("opticalBlend"))),
      tracking: PiecewiseLinear(
        tracking.rows.compactMap { row in
          guard let size = Points(row[size]), let value = Points(row[points]) else { return nil }
          return (size, value)
        }),
      lineHeight: values.entry("lineHeight").doubleValue ?? 1)
    ascentShare = values.entry("ascentShare").doubleValue ?? 0.8
    capHeight = values.entry("capHeight").doubleValue ?? 0.7
    table = DynamicTypeTable(
      leadingCorrections: Self.leadingCorrections(values.entry("leadingCorrections")))
    breakRules = LineBreakRules(
      strictness: values.entry("strictness").stringValue
        .flatMap(LineBreakRules.Strictness.init(rawValue:)) ?? .strict,
      hyphens: values.entry("hyphens").stringValue
        .flatMap(LineBreakRules.Hyphens.init(rawValue:)) ?? .manual,
      keepsHangulWords: values.entry("hangulWordPriority").boolValue ?? false)
    tolerance = values.entry("lineFitTolerance").doubleValue ?? 0
    tabInterval = values.entry("tabInterval").doubleValue ?? 28
    pixels = PixelGrid(pixelsPerPoint: values.entry("pixelsPerPoint").doubleValue ?? 1)
    fonts = (document.root["fonts"]?.arrayValue ?? []).map(FontRole.init)
    self.advances = MeasuredAdvances(table: advances, values: values)
    allowsPositiveKerning = values.entry("kerning")["positive"]?.boolValue ?? true
    marginBands = (document.root["margins"]?["bands"]?.arrayValue ?? []).map { band in
      let read = ProfileReader(band, context: "margins")
      return MarginBand(
        upTo: read.number("upTo"), relative: read.number("relative"), points: read.number("points"))
    }
    provenance = Dictionary(
      uniqueKeysWithValues: (document.root["values"]?.members ?? []).map { member in
        (member.name, ProfileReader(member.value, context: member.name).provenance())
      })
    interScriptSpacing = Dictionary(
      uniqueKeysWithValues: (values.entry("interScriptSpacing").members ?? []).map {
        ($0.name, $0.value.doubleValue ?? 0)
      })
    bracketTrimming = Dictionary(
      uniqueKeysWithValues: (values.entry("bracketTrimming").members ?? []).map { member in
        let read = ProfileReader(member.value, context: "bracketTrimming")
        return (
          member.name,
          BracketTrimming(
            inside: read.number("inside"), edge: read.number("edge"),
            stopAtEnd: read.number("stopAtEnd"))
        )
      })
    boldWeights = PiecewiseLinear(ProfileReader.points(values.entry("boldText")))
  }
}

extension PlatformProfile {
  private static func leadingCorrections(
    _ value: JSONValue
  ) -> [TextStyle: [ContentSize: Points]] {
    var corrections: [TextStyle: [ContentSize: Points]] = [:]
    for style in value.members ?? [] {
      guard let known = TextStyle(name: style.name) else { continue }
      for size in style.value.members ?? [] {
        guard let content = ContentSize(name: size.name) else { continue }
        corrections[known, default: [:]][content] = size.value.doubleValue
      }
    }
    return corrections
  }
}
