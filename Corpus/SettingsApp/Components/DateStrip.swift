import SwiftUI

/// Days that scroll sideways, kept clear of a bar at the side of a foldable.
struct DateStrip: View {
  let days: [Int]
  @Binding var selection: Int
  @State private var barInsets = EdgeInsets()

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 0) {
        ForEach(days, id: \.self) { day in
          DayCell(day: day, isSelected: day == selection)
            .onTapGesture { selection = day }
        }
      }
    }
    .onGeometryChange(for: EdgeInsets.self) { proxy in
      guard #available(iOS 27.1, *) else { return EdgeInsets() }
      return proxy.barInsets
    } action: { insets in
      barInsets = insets
    }
    .padding(.leading, barInsets.leading)
    .padding(.trailing, barInsets.trailing)
    .clipped()
  }
}

struct DayCell: View {
  let day: Int
  var isSelected = false

  var body: some View {
    Text(verbatim: "\(day)")
      .font(.headline)
      .padding(.vertical, Metrics.margin)
      .frame(minWidth: Metrics.dayWidth)
      .background(isSelected ? Color.accentColor.opacity(0.2) : Color.clear)
  }
}

@available(iOS 27.1, *)
extension GeometryProxy {
  /// The room that bars beside the content take; the camera is narrower than they are.
  fileprivate var barInsets: EdgeInsets {
    var insets = EdgeInsets()
    for region in reservedRegions(kind: .occlusion) where region.frame.width > 50 {
      if region.frame.minX <= 0 {
        insets.leading = max(insets.leading, region.frame.maxX)
      } else {
        insets.trailing = max(insets.trailing, size.width - region.frame.minX)
      }
    }
    return insets
  }
}
