/// What previews and the demo show.
enum Samples {
  static let mac = PairedMac(id: 1, name: "Mac mini")

  static let macs = [
    mac,
    PairedMac(id: 2, name: "Studio", status: .asleep),
    PairedMac(id: 3, name: "iMac", battery: 64, sessionCount: 1, isDemo: true),
  ]

  static let session = Session(id: 1, name: "api-tests", macName: "Mac mini")

  static let sessions = [
    session,
    Session(id: 2, name: "docs", macName: "Studio", status: .waiting, idleTime: "5 min"),
    Session(id: 3, name: "crash 81", macName: "Mac mini", status: .failed(code: 81)),
  ]

  static let entries = [
    AuditEntry(id: 1, event: .approval(person: "Mika", mac: "Studio"), time: "12:40"),
    AuditEntry(id: 2, event: .refusal(person: "Noor"), time: "09:15", isError: true),
  ]

  static let plans = [
    Plan(id: "year", title: "Yearly", price: "$39.99", isBestValue: true),
    Plan(id: "month", title: "Monthly", price: "$4.99"),
  ]

  static let languages = ["English", "日本語", "Deutsch", "Français", "Suomi", "한국어"]
}
