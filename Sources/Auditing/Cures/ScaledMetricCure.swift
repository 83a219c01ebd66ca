internal import DynamicType
internal import LayoutPrediction
internal import TextUnits

/// A fixed length follows the content size, from the same length at `large`.
struct ScaledMetricCure: Cure {
  let name = "scaled-metric"
  let aspect = CureAspect.room

  func changes(for fault: Fault) -> [CureChange] {
    if fault.rule == "fixed-font-size" { return fonts(fault) }
    guard Fault.ofFrames.contains(fault.rule), fault.rule != "fixed-width-control",
      let frame = fault.chain.prefix(4).first(where: { entry in
        entry.node.modifiers.contains { $0.fixedFrame != nil }
      })
    else { return [] }
    let style = style(of: fault)
    return [
      CureChange(
        variant: "frame", summary: "the frame grows with the text (@ScaledMetric)",
        path: frame.path
      ) { node in
        var copy = node
        copy.modifiers = node.modifiers.map { modifier in
          guard var frame = modifier.fixedFrame else { return modifier }
          if let width = frame.width, frame.scaledWidth == nil {
            frame.scaledWidth = ScaledLength(width, relativeTo: style)
            frame.width = nil
          }
          if let height = frame.height, frame.scaledHeight == nil {
            frame.scaledHeight = ScaledLength(height, relativeTo: style)
            frame.height = nil
          }
          return .frame(frame)
        }
        return copy
      }
    ]
  }

  /// The style of the text concerned, where its own font or one around it has one.
  private func style(of fault: Fault) -> String? {
    for entry in fault.chain {
      for case .font(let font) in entry.node.modifiers {
        if let style = font.style ?? font.relativeTo { return style }
      }
    }
    return nil
  }

  private func fonts(_ fault: Fault) -> [CureChange] {
    guard
      let entry = fault.chain.first(where: { $0.node.modifiers.contains { $0.fixedFont != nil } }),
      let size = entry.node.modifiers.lazy.compactMap(\.fixedFont).first?.size
    else { return [] }
    let style = nearestStyle(to: size, in: fault.profile)
    let metric = CureChange(
      variant: "metric", summary: "the font's size grows with the text (@ScaledMetric)",
      path: entry.path
    ) { node in
      node.changingFixedFonts { font in
        // A custom font of a fixed size has a relative one of its own.
        if font.family != nil {
          font.relativeTo = style.rawValue
        } else {
          font.scaledSize = ScaledLength(size, relativeTo: style.rawValue)
          font.size = nil
        }
      }
    }
    return [metric]
  }

  /// The style whose size at `large` is nearest; of several, the first of the table.
  private func nearestStyle(to size: Points, in profile: PlatformProfile) -> TextStyle {
    func distance(_ style: TextStyle) -> Points {
      abs(profile.table.metrics(of: style, at: .large).pointSize - size)
    }
    return TextStyle.allCases.reduce(.body) { distance($1) < distance($0) ? $1 : $0 }
  }
}

extension ViewModifier {
  /// The font, where its size does not follow the person's choice.
  fileprivate var fixedFont: FontModifier? {
    guard case .font(let font) = self, font.size != nil, font.relativeTo == nil,
      font.scaledSize == nil
    else { return nil }
    return font
  }
}

extension ViewNode {
  fileprivate func changingFixedFonts(_ change: (inout FontModifier) -> Void) -> ViewNode {
    var copy = self
    copy.modifiers = modifiers.map { modifier in
      guard var font = modifier.fixedFont else { return modifier }
      change(&font)
      return .font(font)
    }
    return copy
  }
}
