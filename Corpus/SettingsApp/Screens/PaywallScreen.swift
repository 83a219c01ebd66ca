import SwiftUI

struct PaywallScreen: View {
  @Environment(\.dismiss) private var dismiss
  @State private var chosenID = "year"

  let plans: [Plan]
  var freeDays = 7
  var endDate: String?

  var body: some View {
    NavigationStack {
      ScrollingPage {
        PaywallHeader(freeDays: freeDays, endDate: endDate)
        ForEach(plans) { plan in
          Button {
            chosenID = plan.id
          } label: {
            PlanRow(plan: plan, isChosen: plan.id == chosenID)
          }
          .buttonStyle(.plain)
        }
        Button("Start free trial") {}  // expect: wrapped-label@AX2
          .buttonStyle(.primary)
        PaywallLinks()
      }
      .screen("Subscription")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }
        }
      }
    }
  }
}

struct PaywallHeader: View {
  let freeDays: Int
  var endDate: String?

  var body: some View {
    VStack(alignment: .leading, spacing: Metrics.gap) {
      Text("\(freeDays) days free")
        .font(.title2.bold())
        .wrapsFreely()
      if let endDate {
        Text("Your subscription ended on \(endDate). Renew it to keep more than one Mac paired.")
          .font(.footnote)
      }
      BulletRow(text: "Unlimited Macs and sessions")
      BulletRow(text: "Full history")
    }
  }
}

/// What a shop must offer below its prices.
struct PaywallLinks: View {
  private let titles: [LocalizedStringKey] = [
    "Restore purchases", "Terms of use",  // expect: wrapped-label@AX3
  ]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(titles.indices, id: \.self) { index in
        Button(titles[index]) {}
          .buttonStyle(.quiet)
          .font(.subheadline)
      }
    }
  }
}

#Preview {
  PaywallScreen(plans: Samples.plans)
}
