internal import Copyfit
internal import Fidelity
internal import FoundationEssentials
internal import Glibc

/// Prints what is left of the engine's error against texts measured on iOS.
@main
enum FidelityCommand {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard (1...2).contains(arguments.count) else {
      fail("give a file in the format of ios.jsonl, and one of layout.jsonl where there is one")
    }
    for (position, path) in arguments.enumerated() {
      guard let data = FileManager.default.contents(atPath: path) else {
        fail("\(path): cannot be read; check the path")
      }
      do {
        let measurer = try TextMeasurer()
        if position == 0 {
          print(Report(try FidelityStudy(Array(data), by: measurer)).text)
        } else {
          print(LayoutReport(try LayoutStudy(Array(data), by: measurer)).text, terminator: "")
        }
      } catch {
        fail("\(path):\(error)")
      }
    }
  }

  private static func fail(_ message: String) -> Never {
    try? Data("fidelity: \(message)\n".utf8).write(to: URL(filePath: "/dev/stderr"))
    exit(2)
  }
}
