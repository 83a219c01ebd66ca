import SwiftUI

/// Where the picture of the camera shows.
struct Viewfinder: View {
  var body: some View {
    ZStack {
      Color.black
      ScannerFrame()
    }
    .frame(width: Metrics.viewfinderSide, height: Metrics.viewfinderSide)
    .frame(maxWidth: .infinity)
  }
}

struct ScannerFrame: View {
  var body: some View {
    RoundedRectangle(cornerRadius: Metrics.cardCorner)
      .stroke(.white, lineWidth: 2)
      .padding(24)
  }
}

/// Tells what to do with the camera.
struct ScannerHint: View {
  var body: some View {
    Text("Point the camera at the code on your Mac.")
      .multilineTextAlignment(.center)
      .wrapsFreely()
      .frame(maxWidth: .infinity)
  }
}
