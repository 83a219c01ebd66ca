internal import Copyfit
internal import Fidelity
internal import FoundationEssentials
internal import Glibc

/// Prints what is left of the engine's error against texts measured on iOS.
@main
enum FidelityCommand {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 1, let path = arguments.first else {
      fail("give one file in the format of ios.jsonl")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      fail("\(path): cannot be read; check the path")
    }
    do {
      let study = try FidelityStudy(Array(data), by: try TextMeasurer())
      print(Report(study).text, terminator: "")
    } catch {
      fail("\(path):\(error)")
    }
  }

  private static func fail(_ message: String) -> Never {
    try? Data("fidelity: \(message)\n".utf8).write(to: URL(filePath: "/dev/stderr"))
    exit(2)
  }
}
