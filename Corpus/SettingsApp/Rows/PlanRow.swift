import SwiftUI

/// A subscription to choose, with its price at the end.
struct PlanRow: View {
  let plan: Plan
  var isChosen = false

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Image(systemName: isChosen ? "largecircle.fill.circle" : "circle")
          .frame(width: Metrics.iconColumn)
        Text(plan.title)  // expect(7): wrapped-label@AX3 word-broken@AX4 stacked@AX4
        Spacer()
        Text(verbatim: plan.price)
          .fixedSize()
      }
      if plan.isBestValue {
        CapsuleBadge(title: "Best value", tint: .green)
      }
    }
    .padding(.vertical, Metrics.margin)
    .contentShape(Rectangle())
  }
}

#Preview {
  List {
    PlanRow(plan: Plan(id: "year", title: "Yearly", price: "$39.99", isBestValue: true))
  }
  .listStyle(.plain)
}
