import SwiftUI

/// Pairs with the code that a Mac shows.
struct PairingScreen: View {
  @Environment(\.dismiss) private var dismiss
  @State private var hasFailed = false

  var body: some View {
    NavigationStack {
      ScrollingPage {
        PairingSteps()
        ScannerScreen()
        if hasFailed {
          NoticeBox(text: L10n.unreachable) { hasFailed = false }
        }
        NavigationLink("Enter the code by hand") {  // expect: wrapped-label@AX2
          ManualPairingScreen()
        }
        .buttonStyle(.quiet)
      }
      .screen("Pair")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") { dismiss() }
        }
      }
    }
  }
}

#Preview {
  PairingScreen()
}
