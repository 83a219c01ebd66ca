import SwiftUI

/// A subscription to choose, with its price at the end.
struct PlanRow: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  let plan: Plan
  var isChosen = false

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if typeSize.isAccessibilitySize {
        mark
        Text(plan.title)
        Text(verbatim: plan.price)
      } else {
        HStack {
          mark
            .frame(width: Metrics.iconColumn)
          Text(plan.title)
          Spacer()
          Text(verbatim: plan.price)
            .fixedSize()
        }
      }
      if plan.isBestValue {
        CapsuleBadge(title: "Best value", tint: .green)
      }
    }
    .padding(.vertical, Metrics.margin)
    .contentShape(Rectangle())
  }

  private var mark: some View {
    Image(systemName: isChosen ? "largecircle.fill.circle" : "circle")
  }
}

#Preview {
  List {
    PlanRow(plan: Plan(id: "year", title: "Yearly", price: "$39.99", isBestValue: true))
  }
  .listStyle(.plain)
}
