import LayoutPrediction
import Reporting
import Testing

@Suite struct DeviceListTests {
  @Test("a line for each device, with what may be said of it")
  func lines() {
    let text = DeviceList(.iOS).text
    let lines = text.split(separator: "\n")
    #expect(lines.count == DeviceTable.iOS.entries.count + 3)
    #expect(lines.allSatisfy { $0.last != " " })
    let line = lines.first { $0.hasPrefix("iphone-16 ") }
    let words = line?.split(separator: " ").map(String.init)
    #expect(
      words == [
        "iphone-16", "393", "×", "852", "59", "0", "34", "0", "26", "@zoom", "@landscape",
        "documented", "iphone-15", "iphone-15-pro",
      ])
  }
}
