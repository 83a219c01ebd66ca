internal import DynamicType
internal import LineBreaking
internal import Segmentation
internal import Shaping
internal import TextUnits

/// Adds shaped runs up to the columns of a ``PreparedText``.
struct PreparedTextBuilder {
  private let units: [UInt16]
  private let clusters: ClusterMap
  private let fonts: FontSet
  /// Advances by cluster, in ems, of either drawing.
  private var textAdvances: [Ems]
  private var displayAdvances: [Ems]
  private var traits: [ClusterTraits]
  private var endCorrections: [Float]
  private var endCorrectionShifts: [Float]
  private var startCorrections: [Float]
  private var pieces: [TextPiece] = []
  private var breaks: [BreakOpportunity] = []
  private var uses: [FontUse] = []
  private var useOfCandidate: [Int: Int] = [:]

  init(text: String, units: [UInt16], clusters: ClusterMap, fonts: FontSet) {
    self.units = units
    self.clusters = clusters
    self.fonts = fonts
    let count = clusters.count
    textAdvances = Array(repeating: 0, count: count)
    displayAdvances = Array(repeating: 0, count: count)
    traits = Array(repeating: [], count: count)
    endCorrections = Array(repeating: 0, count: count + 1)
    endCorrectionShifts = endCorrections
    startCorrections = []
    for cluster in 0..<count { traits[cluster] = Self.traits(of: scalar(cluster)) }
  }

  /// The finished columns.
  var columns: PreparedText.Columns {
    var columns = PreparedText.Columns()
    columns.textAdvances = Self.prefixSums(textAdvances)
    columns.displayAdvances =
      textAdvances == displayAdvances ? columns.textAdvances : Self.prefixSums(displayAdvances)
    columns.traits = traits
    columns.byteOffsets = clusters.byteOffsets
    columns.endCorrections = endCorrections.allSatisfy { $0 == 0 } ? [] : endCorrections
    columns.endCorrectionShifts =
      endCorrectionShifts.allSatisfy { $0 == 0 } ? [] : endCorrectionShifts
    columns.startCorrections = startCorrections
    columns.breaks = breaks
    columns.pieces = pieces
    columns.fonts = uses
    return columns
  }

  /// Adds a run's glyphs.
  mutating func add(
    _ shaped: ShapedRun, _ glyphs: [ShapedGlyph], shaper: Shaper, language: String
  ) throws(MeasuringError) {
    let first = Int(clusters.clusterOfUnit[shaped.run.range.lowerBound])
    let last = Int(clusters.clusterOfUnit[shaped.run.range.upperBound - 1])
    let use = use(of: shaped.run.font)
    uses[use].clusterCount += last - first + 1
    appendPiece(from: first, shaped, use: use)
    if shaped.member.isTracked {
      for cluster in first...last
      where !traits[cluster].contains(.newline)
        && !CharacterTraits.isInvisible(scalar(cluster))
      {
        traits[cluster].insert(.tracked)
      }
    }
    addAdvances(shaped.text, glyphs, shaped.member.text, to: \.textAdvances) { builder, end, kern in
      builder.endCorrections[end] -= kern
      if shaped.display != nil { builder.endCorrectionShifts[end] += kern }
    }
    if let display = shaped.display, let law = shaped.member.display {
      addAdvances(display, glyphs, law, to: \.displayAdvances) { builder, end, kern in
        builder.endCorrectionShifts[end] -= kern
      }
    } else {
      for cluster in first...last { displayAdvances[cluster] = textAdvances[cluster] }
    }
    uses[use].missingClusterCount += markMissingClusters(
      glyphs[shaped.text], of: fonts.stack.candidates[shaped.run.font])
    if JoiningScripts.contains(shaped.run.script) {
      correctJoins(
        shaped, glyphs, JoinMeasurer(shaper: shaper, shaped: shaped, language: language))
    }
  }

  /// The space between kana and letters, and the trimming of brackets.
  mutating func adjustPunctuation() {
    guard fonts.interScriptSpacing != 0 || fonts.bracketTrimming != nil else { return }
    for cluster in 0..<clusters.count {
      let character = scalar(cluster)
      if cluster > 0, InterScriptBorder.isBorder(scalar(cluster - 1), character) {
        widen(cluster - 1, by: fonts.interScriptSpacing)
        endCorrections[cluster] -= Float(fonts.interScriptSpacing)
      }
      if let trimming = fonts.bracketTrimming {
        trim(cluster, character, trimming)
      }
    }
  }

  /// Maps break opportunities to clusters. One inside a cluster is dropped: breaking there would
  /// part a glyph.
  mutating func addBreaks(_ lineBreaks: [LineBreak]) {
    breaks.reserveCapacity(lineBreaks.count)
    var previous = 0
    for lineBreak in lineBreaks {
      guard let cluster = clusters.cluster(startingAt: lineBreak.offset) else { continue }
      var contentEnd = cluster
      while contentEnd > previous, !traits[contentEnd - 1].isDisjoint(with: [.hangs, .newline]) {
        contentEnd -= 1
      }
      breaks.append(
        BreakOpportunity(
          cluster: Int32(cluster), contentEnd: Int32(contentEnd), reason: lineBreak.reason,
          isPreferred: lineBreak.isPreferred))
      previous = cluster
    }
  }

  // MARK: Advances

  /// - Parameter undo: takes back the kerning across a boundary for lines that end there.
  private mutating func addAdvances(
    _ range: Range<Int>, _ glyphs: [ShapedGlyph], _ law: AdvanceLaw,
    to column: WritableKeyPath<PreparedTextBuilder, [Ems]>,
    undo: (inout PreparedTextBuilder, _ boundary: Int, _ kerning: Float) -> Void
  ) {
    var previousKerning: Ems = 0
    for index in range {
      let glyph = glyphs[index]
      let cluster = Int(clusters.clusterOfUnit[Int(glyph.cluster)])
      let isUnkerned =
        index + 1 < range.upperBound && isUnkernedPair(glyph, glyphs[index + 1])
      let (advance, kerning) = law.advance(of: glyph, isUnkerned: isUnkerned)
      let startsCluster = index == range.lowerBound || glyphs[index - 1].cluster != glyph.cluster
      if startsCluster, glyph.isUnsafeToBreak, index > range.lowerBound {
        undo(&self, cluster, Float(previousKerning))
      }
      // Kerning passes over marks and soft hyphens: it is still their base's.
      if glyph.advance != 0 { previousKerning = kerning }
      if traits[cluster].isDisjoint(with: [.newline, .tab]) {
        self[keyPath: column][cluster] += advance
      }
    }
  }

  private func isUnkernedPair(_ left: ShapedGlyph, _ right: ShapedGlyph) -> Bool {
    guard !fonts.unkernedPairs.isEmpty else { return false }
    return fonts.unkernedPairs.contains(
      CharacterPair(units[Int(left.cluster)], units[Int(right.cluster)]))
  }

  /// Marks the clusters of a run that show `.notdef`, or a glyph that is not the platform's character.
  ///
  /// - Returns: how many there are.
  private mutating func markMissingClusters(
    _ glyphs: ArraySlice<ShapedGlyph>, of candidate: FontStack.Candidate
  ) -> Int {
    var count = 0
    var last: Int32 = -1
    for glyph in glyphs {
      let cluster = clusters.clusterOfUnit[Int(glyph.cluster)]
      guard glyph.glyph == 0 || !candidate.speaks(for: scalar(Int(cluster))) else { continue }
      guard cluster != last, traits[Int(cluster)].isDisjoint(with: [.newline, .tab]) else {
        continue
      }
      last = cluster
      traits[Int(cluster)].insert(.missing)
      count += 1
    }
    return count
  }

  /// Letters that join take another form at a line's edge; both edges are shaped anew.
  ///
  /// Shaping both parts at each letter is quadratic in the word's length, so what is too long for
  /// a word keeps its joined forms.
  private mutating func correctJoins(
    _ shaped: ShapedRun, _ glyphs: [ShapedGlyph], _ measurer: JoinMeasurer
  ) {
    if startCorrections.isEmpty {
      startCorrections = Array(repeating: 0, count: clusters.count + 1)
    }
    let run = shaped.run.range
    let unsafeStarts = Set(
      glyphs[shaped.text].lazy.filter(\.isUnsafeToBreak).map { Int($0.cluster) })
    let first = Int(clusters.clusterOfUnit[run.lowerBound])
    let last = Int(clusters.clusterOfUnit[run.upperBound - 1])
    var wordStart = first
    for cluster in first...last {
      if !unsafeStarts.contains(Int(clusters.boundaries[cluster])) { wordStart = cluster }
      guard cluster > wordStart, cluster - wordStart < Self.longestJoinedWord else { continue }
      var wordEnd = cluster + 1
      while wordEnd <= last, unsafeStarts.contains(Int(clusters.boundaries[wordEnd])),
        wordEnd - wordStart <= Self.longestJoinedWord
      {
        wordEnd += 1
      }
      guard wordEnd - wordStart <= Self.longestJoinedWord else { continue }
      let (head, tail) = (
        clusters.boundaries[wordStart]..<clusters.boundaries[cluster],
        clusters.boundaries[cluster]..<clusters.boundaries[wordEnd]
      )
      endCorrections[cluster] = Float(
        measurer.width(of: units[Int(head.lowerBound)..<Int(head.upperBound)])
          - textAdvances[wordStart..<cluster].reduce(0, +))
      startCorrections[cluster] = Float(
        measurer.width(of: units[Int(tail.lowerBound)..<Int(tail.upperBound)])
          - textAdvances[cluster..<wordEnd].reduce(0, +))
    }
  }

  /// In grapheme clusters, about four times the longest words of Arabic.
  private static let longestJoinedWord = 64

  // MARK: Punctuation

  private mutating func widen(_ cluster: Int, by width: Ems) {
    textAdvances[cluster] += width
    displayAdvances[cluster] += width
  }

  private mutating func trim(
    _ cluster: Int, _ character: UInt32, _ trimming: PlatformProfile.BracketTrimming
  ) {
    guard let kind = FullWidthPunctuation(character) else { return }
    let fullWidth = textAdvances[cluster]
    switch kind {
    case .opening:
      widen(cluster, by: -fullWidth * trimming.inside)
      if startCorrections.isEmpty {
        startCorrections = Array(repeating: 0, count: clusters.count + 1)
      }
      startCorrections[cluster] -= Float(fullWidth * trimming.edge)
    case .closing:
      widen(cluster, by: -fullWidth * trimming.inside)
      endCorrections[cluster + 1] -= Float(fullWidth * trimming.edge)
    case .stop:
      endCorrections[cluster + 1] -= Float(fullWidth * trimming.stopAtEnd)
    }
  }

  // MARK: Bookkeeping

  private mutating func appendPiece(from first: Int, _ shaped: ShapedRun, use: Int) {
    if let last = pieces.last, last.font == use, last.level == shaped.run.level { return }
    pieces.append(
      TextPiece(
        start: Int32(first), level: shaped.run.level, font: use,
        ellipsis: shaped.member.ellipsis, hyphen: shaped.member.hyphen,
        isTracked: shaped.member.isTracked))
  }

  private mutating func use(of candidate: Int) -> Int {
    if let known = useOfCandidate[candidate] { return known }
    uses.append(fonts.use(candidate))
    useOfCandidate[candidate] = uses.count - 1
    return uses.count - 1
  }

  /// The first character of a cluster.
  private func scalar(_ cluster: Int) -> UInt32 {
    var index = Int(clusters.boundaries[cluster])
    return UTF16Text.scalar(in: units, at: &index)
  }

  private static func traits(of character: UInt32) -> ClusterTraits {
    var traits: ClusterTraits = []
    if CharacterTraits.isHangingSpace(character) { traits.insert(.hangs) }
    if CharacterTraits.isNewline(character) { traits.insert(.newline) }
    if character == 0x09 { traits.insert(.tab) }
    if CharacterTraits.isWordless(character) { traits.insert(.wordless) }
    return traits
  }

  private static func prefixSums(_ advances: [Ems]) -> [Ems] {
    var sums: [Ems] = []
    sums.reserveCapacity(advances.count + 1)
    var sum: Ems = 0
    sums.append(0)
    for advance in advances {
      // Kerning never turns a cluster's advance round; a font that says so is not followed, so
      // that positions never run backwards.
      sum += max(advance, 0)
      sums.append(sum)
    }
    return sums
  }
}
