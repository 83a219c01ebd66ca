import LayoutPrediction
import Requests
import Testing

@Suite("Conditions by name")
struct InputConditionsTests {
  @Test("devices, their groups, and each once")
  func devices() throws {
    let names = try InputNames.devices(["iphone-16@zoom", "Foldables", "iphone-duo-open"])
      .map(\.name)
    #expect(
      names == [
        "iphone-16@zoom", "iphone-duo-folded", "iphone-duo-open", "iphone-duo-open-42",
        "iphone-duo-open-portrait",
      ])
    let all = try InputNames.devices(["phones", "pads", "windows", "foldables", "canvases"])
    #expect(all.count == DeviceTable.iOS.entries.count)
  }

  @Test("a preset, and parts of it replaced")
  func presets() throws {
    let quick = try InputNames.conditions(preset: "quick", locales: ["ja"])
    #expect(quick.count == 4)
    let other = try InputNames.conditions(
      preset: "quick", locales: ["ja", "de"], sizes: ["accessibility"], devices: ["pads"])
    #expect(other.count == 3 * 5 * 9)
  }

  @Test(
    "wrong names",
    arguments: [
      ("quik", "ja", "large", "iphone-16", #"unknown preset "quik"; did you mean quick?"#),
      ("quick", "q", "large", "iphone-16", "unknown locale"),
      ("quick", "ja", "lage", "iphone-16", #"unknown size "lage"; did you mean large?"#),
      ("quick", "ja", "large", "phonse", #"unknown device "phonse""#),
      ("quick", "ja", "large", "iphone-17@zoom", #"iphone-17 has no variant "@zoom""#),
    ])
  func wrong(
    preset: String, locale: String, size: String, device: String, message: String
  ) throws {
    let error = #expect(throws: InputError.self) {
      try InputNames.conditions(
        preset: preset, locales: [locale], sizes: [size], devices: [device])
    }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }
}
