import SwiftUI

/// Pairs without a camera.
struct ManualPairingScreen: View {
  @State private var host = ""
  @State private var code = ""
  @FocusState private var isHostFocused: Bool

  var body: some View {
    ScrollingPage {
      LabeledField("Host name") {
        TextField("", text: $host, prompt: Text(verbatim: "mac.local"))
          .focused($isHostFocused)
          .textInputAutocapitalization(.never)
      }
      LabeledField("Pairing code") {
        SecureField("", text: $code, prompt: Text(verbatim: "••••••"))
      }
      Button("Connect") {}
        .buttonStyle(.primary)
        .disabled(host.isEmpty || code.isEmpty)
    }
    .screen("Pair")
    .onAppear { isHostFocused = true }
  }
}

#Preview {
  NavigationStack {
    ManualPairingScreen()
  }
}
