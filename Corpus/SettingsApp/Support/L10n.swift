import SwiftUI

/// Texts that are used in code rather than in views.
enum L10n {
  static let approveHint = tr("session.approve.hint")
  static let unreachable = tr(
    "The Mac could not be reached. Check that both devices are on the same network and that the companion app is running."
  )

  enum Board {
    static let yourTurn = tr("Your turn")
    static let rule = tr("Three in a row wins.")

    static func wins(_ sign: String) -> String {
      String(localized: "\(sign) wins")
    }
  }

  static func version(_ version: String, build: String) -> String {
    String(localized: "Version \(version) (\(build))")
  }

  static func tr(_ key: String) -> String {
    NSLocalizedString(key, comment: "")
  }
}
