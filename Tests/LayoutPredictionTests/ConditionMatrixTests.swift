import DynamicType
import LayoutPrediction
import Testing
import TextUnits

private func locales(_ tags: String...) -> [LocaleTag] { tags.compactMap { LocaleTag($0) } }

@Suite("Matrices of conditions")
struct ConditionMatrixTests {
  @Test("quick is the four conditions of a layout test: base, AX5, double length, both")
  func quick() {
    let matrix = ConditionMatrix(.quick, locales: locales("ja"))
    let shown = matrix.conditions.map { condition in
      "\(condition.locale) \(condition.size.shortName) \(Int(condition.device.size.width))"
        + (condition.isDoubleLength ? " doubled" : "") + (condition.isBoldTextOn ? " bold" : "")
    }
    #expect(shown == ["ja large 393", "ja AX5 393", "ja large 393 doubled", "ja AX5 393 doubled"])
  }

  @Test("only texts of the source's language are doubled")
  func doubled() {
    let matrix = ConditionMatrix(.quick, locales: locales("ja", "de", "ar"))
    #expect(matrix.count == 8)
    #expect(
      matrix.conditions.filter(\.isDoubleLength).map(\.locale.identifier) == ["ja", "ja"])
  }

  @Test(
    "as many conditions as are counted, each once",
    arguments: zip(ConditionMatrix.Preset.allCases, [6, 45, 936]))
  func counted(preset: ConditionMatrix.Preset, count: Int) {
    let matrix = ConditionMatrix(preset, locales: locales("en", "ja"))
    let conditions = matrix.conditions
    #expect(matrix.count == count)
    #expect(conditions.count == count)
    #expect(Set(conditions).count == count)
    #expect(conditions == ConditionMatrix(preset, locales: locales("en", "ja")).conditions)
  }

  @Test("each preset has what the smaller one has")
  func growing() {
    let presets = ConditionMatrix.Preset.allCases.map {
      Set(ConditionMatrix($0, locales: locales("en")).conditions)
    }
    #expect(presets[0].isSubset(of: presets[1]))
    #expect(presets[1].isSubset(of: presets[2]))
  }

  @Test("no axis, no conditions")
  func empty() {
    #expect(ConditionMatrix(.quick, locales: []).count == 0)
    #expect(ConditionMatrix(.quick, locales: []).conditions.isEmpty)
  }
}
