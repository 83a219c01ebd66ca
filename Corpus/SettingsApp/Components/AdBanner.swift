import SwiftUI
import UIKit

/// The banner's view, which has a size of its own.
struct BannerContainer: UIViewRepresentable {
  var width: CGFloat = 320

  func makeUIView(context: Context) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: Metrics.bannerHeight))
  }

  func updateUIView(_ view: UIView, context: Context) {
    view.frame.size.width = width
  }
}

/// A banner whose own size cannot reach the screen around it: an empty view measures the width.
struct AdBanner: View {
  @State private var width: CGFloat = 0

  var body: some View {
    Color.clear
      .frame(maxWidth: .infinity)
      .frame(height: Metrics.bannerHeight)
      .overlay {
        if width > 0 {
          BannerContainer(width: width)
            .frame(width: width, height: Metrics.bannerHeight)
        }
      }
      .onGeometryChange(for: CGFloat.self) { proxy in
        proxy.size.width
      } action: { newWidth in
        width = newWidth
      }
  }
}
