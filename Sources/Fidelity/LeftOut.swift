internal import TextUnits

/// Records that are not compared, or apart from the others, and why.
struct LeftOut: Sendable {
  /// Reasons by record, of those that are not compared.
  let reasons: [String: String]
  /// Reasons by record, of those that are compared apart.
  let apart: [String: String]

  /// The list that comes with the module.
  static let listed = LeftOut(CSVTable(utf8: PackageResources.left_out_csv))

  private init(_ table: CSVTable) {
    let (id, apart, reason) = (
      table.column("id"), table.column("apart"), table.column("reason")
    )
    func reasons(_ mark: String) -> [String: String] {
      Dictionary(
        uniqueKeysWithValues: table.rows.filter { $0[apart] == mark }.map { ($0[id], $0[reason]) })
    }
    self.reasons = reasons("0")
    self.apart = reasons("1")
  }
}
