/// The version `copyfit --version` prints.
enum Version {
  static let current = "0.1.0"
}
