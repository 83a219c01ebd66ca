internal import SwiftUISource
internal import LayoutPrediction
let paths = Array(CommandLine.arguments.dropFirst())
let clock = ContinuousClock()
var reading: AppReading?
let time = clock.measure { reading = AppReader(jobs: 2).read(paths) }
if let r = reading {
  var extents: [String: Int] = [:]
  for v in r.views { extents[v.extent.rawValue, default: 0] += 1 }
  print("files \(r.fileCount) screens \(r.screens.count) views \(r.views.count) \(extents) keys \(r.keyUses.count) problems \(r.problems.count) steps \(r.stepCount) time \(time)")
  var gaps: [String: Int] = [:]
  for v in r.views { for g in v.gaps { gaps[g.description, default: 0] += 1 } }
  for (g, n) in gaps.sorted(by: { $0.value > $1.value }).prefix(60) { print(n, g) }
  for v in r.views where v.extent == .none { print("NONE", v.name, v.source) }
}
