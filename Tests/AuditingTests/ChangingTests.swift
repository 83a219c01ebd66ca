import LayoutPrediction
import Testing
import TextUnits

@testable import Auditing

/// The two walks of a tree, the one that reads and the one that changes, take the same steps.
@Suite("Views changed by their path")
struct ChangingTests {
  @Test("every view of every kind and modifier can be replaced, and nothing else changes")
  func everyPath() throws {
    let samples = SwiftUIPrinterTests.kinds + SwiftUIPrinterTests.modifiers
    let stamped = StampedTree(ViewNode(.vstack(StackView(children: samples.map(\.node)))))
    let before = stamped.tree
    for entry in before.entries {
      let mark = ViewNode(.spacer(SpacerView(minLength: 77)))
      var found: Set<String> = []
      let after = ViewTree(stamped.root.changing([entry.path: { _ in mark }], found: &found))
      #expect(found == [entry.path])
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

  @Test("a path that leads nowhere changes nothing; a view that stands twice is changed twice")
  func otherCounts() {
    let root = StampedTree(.row(.text("a"), .text("b"))).root
    var found: Set<String> = []
    #expect(root.changing([".children[2]": { _ in .spacer }], found: &found) == root)
    #expect(found.isEmpty)
    let twice = ViewNode(.vstack(StackView(children: [root, root])))
    let changed = twice.changing([".children[1]": { _ in .spacer }], found: &found)
    #expect(ViewTree(changed).entries.filter { $0.node == .spacer }.count == 2)
    #expect(found == [".children[1]"])
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
