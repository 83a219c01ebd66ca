internal import LayoutPrediction

/// A text that never gives way may wrap after all.
struct WrappingTextCure: Cure {
  let name = "wrapping-text"
  let aspect = CureAspect.text

  func changes(for fault: Fault) -> [CureChange] {
    guard fault.isOfRoom else { return [] }
    return texts(of: fault).map { entry in
      CureChange(
        variant: "text", summary: "the text may wrap, and keeps the height it needs",
        path: entry.path
      ) { node in
        var copy = node
        copy.modifiers = node.modifiers.map { modifier in
          modifier.isRigid
            ? .fixedSize(FixedSizeModifier(horizontal: false, vertical: true)) : modifier
        }
        return copy
      }
    }
  }

  /// The text concerned, or those in the stack concerned, that keep their ideal width.
  private func texts(of fault: Fault) -> [ViewTree.Entry] {
    fault.tree.entries.filter { entry in
      guard entry.node.isText, entry.node.modifiers.contains(where: \.isRigid) else { return false }
      return fault.owner?.path == entry.path
        || entry.parent != nil && entry.parent == fault.owner?.path
    }
  }
}

extension ViewModifier {
  fileprivate var isRigid: Bool {
    guard case .fixedSize(let fixed) = self else { return false }
    return fixed.horizontal ?? (fixed.vertical == nil)
  }
}
