internal import Auditing

extension LayoutCoverage.Gap {
  /// Why nothing is known, in words.
  var words: String {
    switch reason {
    case .opaqueView: "the inside of \(visible(name ?? "the view")) is not known"
    case .platformView: "\(visible(name ?? "the view")) is drawn by UIKit"
    case .geometryReader: "what it does with the size it reads is not known"
    case .hidden: "the source hides it"
    case .neverShown: "no condition that was checked shows it"
    }
  }
}
