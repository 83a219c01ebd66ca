import LayoutPrediction
import Testing
import TextUnits

@testable import Auditing

/// The two walks of a tree, the one that reads and the one that changes, take the same steps.
@Suite("Views replaced by their path")
struct ReplacingTests {
  @Test("every view of every kind and modifier can be replaced, and nothing else changes")
  func everyPath() throws {
    let samples = SwiftUIPrinterTests.kinds + SwiftUIPrinterTests.modifiers
    let root = ViewNode(.vstack(StackView(children: samples.map(\.node))))
    let before = ViewTree(root)
    for entry in before.entries {
      let mark = ViewNode(.spacer(SpacerView(minLength: 77)))
      let after = ViewTree(
        try #require(root.replacing(at: entry.path) { _ in mark }, "\(entry.path)"))
      #expect(after[entry.path]?.node == mark, "\(entry.path)")
      let isElsewhere = { (other: ViewTree.Entry) in
        other.path != entry.path && !other.path.hasPrefix(entry.path + ".")
          && !entry.path.hasPrefix(other.path)
      }
      for other in before.entries where isElsewhere(other) {
        #expect(after[other.path]?.node == other.node, "\(other.path) by \(entry.path)")
      }
    }
  }

  @Test("a path that leads nowhere changes nothing")
  func noPath() {
    let root = ViewNode.row(.text("a"), .text("b"))
    for path in [".children[2]", ".children[1].label", "children[0]", ".children[1", ".icon"] {
      #expect(root.replacing(at: path) { _ in .spacer } == nil, "\(path)")
    }
  }

  @Test("a stamped tree gives the source's ids back")
  func stamps() {
    let named = ViewNode(.text(.verbatim("a")), id: "title")
    let root = ViewNode.row(named, .text("b"))
    let stamped = StampedTree(root)
    #expect(stamped.tree.entries.map(\.node.id) == stamped.tree.entries.map(\.path))
    #expect(stamped.restored(stamped.root) == root)
  }
}
