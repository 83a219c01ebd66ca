import SwiftUI

/// The camera's picture with what to point it at; asks for the camera first.
struct ScannerScreen: View {
  @State private var mayUseCamera = true

  var body: some View {
    VStack(spacing: Metrics.margin) {
      if mayUseCamera {
        Viewfinder()
        ScannerHint()
      } else {
        CameraRequest { mayUseCamera = true }
      }
    }
  }
}

struct CameraRequest: View {
  let allow: () -> Void

  var body: some View {
    VStack(spacing: Metrics.margin) {
      Text("Camera access is needed to scan the pairing code shown on your Mac.")
        .font(.subheadline)
        .wrapsFreely()
      Button("Allow once", action: allow)  // expect: wrapped-label@AX2
        .buttonStyle(.primary)
    }
  }
}
