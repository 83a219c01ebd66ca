import Testing
import TextUnits

@Suite("Tables of comma-separated values")
struct CSVTableTests {
  @Test("columns, rows and comments")
  func table() {
    let table = CSVTable("# where it is from\na,b\n1,2\n# a remark\n3,4\n\n")
    #expect(table.columns == ["a", "b"])
    #expect(table.rows == [["1", "2"], ["3", "4"]])
    #expect(table.column("b") == 1)
  }

  @Test(
    "fields of a line",
    arguments: [
      ("1,2,3", ["1", "2", "3"]),
      ("1", ["1", "", ""]),
      (",,", ["", "", ""]),
      (#""1,5",2,3"#, ["1,5", "2", "3"]),
      (#""say ""hi""",2,3"#, [#"say "hi""#, "2", "3"]),
      (#""",2,"#, ["", "2", ""]),
      (#"a"b,2,3"#, [#"a"b"#, "2", "3"]),
      (" 1 ,é,日", [" 1 ", "é", "日"]),
    ])
  func fields(line: String, fields: [String]) {
    #expect(CSVTable("x,y,z\n" + line).rows == [fields])
  }

  @Test("line ends of any system", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(end: String) {
    let table = CSVTable(utf8: Array(["a,b", "1,2", "3,4"].joined(separator: end).utf8))
    #expect(table.rows == [["1", "2"], ["3", "4"]])
  }

  @Test("no text is no table")
  func empty() {
    #expect(CSVTable("").columns.isEmpty)
    #expect(CSVTable("# nothing\n").rows.isEmpty)
  }

  @Test("asking for a column a data file lacks is a programmer's error")
  func missingColumn() async {
    await #expect(processExitsWith: .failure) {
      _ = CSVTable("a,b\n1,2").column("c")
    }
  }
}
