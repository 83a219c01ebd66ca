import LayoutPrediction
import Testing
import TextUnits

@Suite("Devices")
struct DeviceTableTests {
  private let table = DeviceTable.iOS

  /// A device with its size, safe area (top, leading, bottom, trailing), pixels and iOS.
  static let devices: [(String, Size, [Points], Double, Int)] = [
    ("iphone-se-1", Size(320, 568), [20, 0, 0, 0], 2, 15),
    ("iphone-se-3", Size(375, 667), [20, 0, 0, 0], 2, 26),
    ("iphone-8-plus", Size(414, 736), [20, 0, 0, 0], 3, 16),
    ("iphone-12-mini", Size(375, 812), [50, 0, 34, 0], 3, 26),
    ("iphone-11", Size(414, 896), [48, 0, 34, 0], 2, 26),
    ("iphone-13", Size(390, 844), [47, 0, 34, 0], 3, 26),
    ("iphone-14-pro", Size(393, 852), [59, 0, 34, 0], 3, 26),
    ("iphone-16", Size(393, 852), [59, 0, 34, 0], 3, 26),
    ("iPhone-16", Size(393, 852), [59, 0, 34, 0], 3, 26),
    ("iphone-15-pro", Size(393, 852), [59, 0, 34, 0], 3, 26),
    ("iphone-16-plus", Size(430, 932), [59, 0, 34, 0], 3, 26),
    ("iphone-16-pro", Size(402, 874), [62, 0, 34, 0], 3, 26),
    ("iphone-17", Size(402, 874), [62, 0, 34, 0], 3, 26),
    ("iphone-air", Size(420, 912), [68, 0, 34, 0], 3, 26),
    ("iphone-16-pro-max", Size(440, 956), [62, 0, 34, 0], 3, 26),
    ("ipad-mini", Size(744, 1133), [24, 0, 20, 0], 2, 26),
    ("ipad-10", Size(820, 1180), [24, 0, 20, 0], 2, 26),
    ("ipad-pro-11", Size(834, 1210), [24, 0, 20, 0], 2, 26),
    ("ipad-pro-13", Size(1032, 1376), [24, 0, 20, 0], 2, 26),
    // Variants.
    ("iphone-16@zoom", Size(320, 693), [48, 0, 28, 0], 3, 26),
    ("iphone-se-3@zoom", Size(320, 568), [17, 0, 0, 0], 2, 26),
    ("iphone-16@ios17", Size(393, 852), [59, 0, 34, 0], 3, 17),
    ("iphone-16@zoom@ios18", Size(320, 693), [48, 0, 28, 0], 3, 18),
    ("iphone-16@ios18@zoom", Size(320, 693), [48, 0, 28, 0], 3, 18),
    ("iphone-16@landscape", Size(852, 393), [0, 59, 21, 59], 3, 26),
    // The foldable of the seeds: 466 × 678, of which 382 × 644 can be used.
    ("iphone-duo-folded", Size(466, 678), [0, 0, 34, 84], 3, 27),
    ("iphone-duo", Size(466, 678), [0, 0, 34, 84], 3, 27),
    ("iphone-duo-open", Size(951, 669), [0, 0, 34, 84], 3, 27),
    ("iphone-duo-open-42", Size(951, 669), [0, 0, 34, 42], 3, 27),
    // Canvases.
    ("widget-small", Size(158, 158), [16, 16, 16, 16], 3, 26),
    ("dynamic-island-compact", Size(52.33, 36.67), [0, 0, 0, 0], 3, 26),
  ]

  @Test("every device has its size and safe area", arguments: devices)
  func sizes(
    name: String, size: Size, insets: [Points], pixels: Double, version: Int
  ) throws {
    let device = try table.device(named: name)
    #expect(device.size == size)
    #expect(
      device.safeAreaInsets
        == EdgeInsets(top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3]))
    #expect(device.pixels.pixelsPerPoint == pixels)
    #expect(device.iOSVersion == version)
  }

  @Test("a device is called as it was asked for, so that findings can be tried again")
  func names() throws {
    for name in ["iphone-16", "iphone-15", "iphone-16@zoom", "iphone-16@ios17", "iphone-duo"] {
      #expect(try table.device(named: name).name == name)
    }
    // Variants stand in one order.
    #expect(try table.device(named: "iphone-15@ios17@zoom").name == "iphone-15@zoom@ios17")
    #expect(try table.device(named: "iphone-15").title == "iphone-15 (iPhone 16)")
  }

  static let bars: [(String, Rect, Bool)] = [
    ("iphone-duo-folded", Rect(x: 382, y: 0, width: 84, height: 678), true),
    ("iphone-duo-open", Rect(x: 867, y: 0, width: 84, height: 669), false),
    ("iphone-duo-open-42", Rect(x: 909, y: 0, width: 42, height: 669), false),
    ("iphone-duo-open-portrait", Rect(x: 0, y: 0, width: 669, height: 82), false),
  ]

  @Test("the foldable's bar is a region of its own", arguments: bars)
  func reserved(name: String, bar: Rect, isCompact: Bool) throws {
    let device = try table.device(named: name)
    #expect(device.reservedRegions == [bar])
    #expect(device.isCompactWidth == isCompact)
    // What the safe area leaves never lies under the bar.
    #expect(device.safeArea.intersection(bar) == nil)
  }

  @Test(
    "the width class decides what an app shows",
    arguments: [
      ("iphone-16", true), ("iphone-16-pro-max", true), ("iphone-16@landscape", true),
      ("iphone-16-pro-max@landscape", false), ("ipad-10", false), ("ipad-10@landscape", false),
      ("ipad-slideover", true), ("ipad-split-half", true), ("ipad-split-two-thirds", false),
    ])
  func widthClass(name: String, isCompact: Bool) throws {
    #expect(try table.device(named: name).isCompactWidth == isCompact)
  }

  @Test("the widths of iPad windows")
  func windows() {
    let widths = Set(table.entries.filter { $0.kind == .window }.map(\.device.size.width))
    #expect(widths == [320, 375, 507, 678, 694, 981])
  }

  @Test(
    "a wrong name is answered with what there is",
    arguments: [
      ("iphone-61", #"unknown device "iphone-61"; did you mean iphone-6?"#),
      ("iphne-16", #"unknown device "iphne-16"; did you mean iphone-16?"#),
      ("", #"unknown device ""; copyfit help devices lists them"#),
      ("@zoom", #"unknown device ""; copyfit help devices lists them"#),
      ("zzzzzzzz", #"unknown device "zzzzzzzz"; copyfit help devices lists them"#),
      (
        "iphone-16@zom",
        #"unknown variant "@zom" of iphone-16; there are @zoom, @landscape, @ios26"#
      ),
      ("iphone-16@", #"unknown variant "@" of iphone-16; there are @zoom, @landscape, @ios26"#),
      ("iphone-17@zoom", #"iphone-17 has no variant "@zoom"; there are @landscape, @ios26"#),
      (
        "iphone-16@zoom@landscape",
        #"iphone-16@zoom has no variant "@landscape"; there are @ios26"#
      ),
      ("widget-small@landscape", #"widget-small has no variant "@landscape"; there are @ios26"#),
      ("iphone-16@ios9", #"unknown variant "@ios9" of iphone-16; there are @ios15, …, @ios27"#),
      ("iphone-16@iosx", #"unknown variant "@iosx" of iphone-16; there are @ios15, …, @ios27"#),
    ])
  func unknown(name: String, message: String) {
    let error = #expect(throws: DeviceError.self) { try table.device(named: name) }
    #expect(error?.description == message)
  }

  @Test("the table is complete: every entry can be asked for, with evidence and a source")
  func complete() throws {
    #expect(Set(table.names).count == table.names.count)
    for entry in table.entries {
      for name in [entry.device.name] + entry.aliases {
        let device = try table.device(named: name)
        #expect(device.size == entry.device.size)
        #expect(name == name.lowercased())
      }
      for variant in entry.variants {
        _ = try table.device(named: "\(entry.device.name)@\(variant)")
      }
      #expect(!entry.source.isEmpty)
      #expect(!entry.device.safeArea.isEmpty)
      #expect(DeviceTable.versions.contains(entry.device.iOSVersion))
    }
    #expect(Set(table.entries.map(\.kind)) == Set(DeviceEntry.Kind.allCases))
    let canvases = table.entries.filter { $0.kind == .canvas }
    #expect(canvases.allSatisfy { $0.evidence == .assumed })
  }
}
