internal import Dispatch
internal import LayoutPrediction
internal import SwiftSyntax
internal import Synchronization

/// What a screen is made from.
struct ScreenRoot: Sendable {
  let name: String
  let origin: ScreenReading.Origin
  let source: LayoutPrediction.SourceLocation?
  /// Makes the screen's views anew in each state.
  let views: @Sendable (Evaluator) -> ViewFragment
  /// The app's view it shows, by which one screen is told from another.
  let identity: String
}

/// A screen in the states that were looked at.
struct ScreenStates: Sendable {
  fileprivate(set) var screens: [ScreenReading] = []
  fileprivate(set) var notes = ReadingNotes()
  /// What the screen leads to, in any state.
  fileprivate(set) var destinations: [Destination] = []
  /// How many expressions were looked at.
  fileprivate(set) var steps = 0
}

/// Reads screens, each in its usual state and in those that differ from one read before by one
/// answer.
struct ScreenReader: Sendable {
  let index: ModuleIndex
  let keys: any KeyLookup
  let limits = EvaluationLimits()
  let jobs: Int
  private let constants = ConstantTable()

  init(index: ModuleIndex, keys: any KeyLookup, jobs: Int) {
    self.index = index
    self.keys = keys
    self.jobs = jobs
  }

  /// Reads screens side by side.
  ///
  /// - Returns: of each its states, in order.
  func read(_ roots: [ScreenRoot]) -> [ScreenStates] {
    let results = Mutex<[ScreenStates]>(Array(repeating: ScreenStates(), count: roots.count))
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: min(max(jobs, 1), roots.count)) { _ in
      while case let position = next.add(1, ordering: .relaxed).oldValue, position < roots.count {
        let states = read(roots[position])
        results.withLock { $0[position] = states }
      }
    }
    return results.withLock { $0 }
  }

  private func read(_ root: ScreenRoot) -> ScreenStates {
    var states = ScreenStates()
    var pending = [Decisions()]
    var known: Set<String> = []
    var trees: Set<ViewNode> = []
    var count = 0
    while !pending.isEmpty, trees.count < limits.variants, count < limits.states {
      let decisions = pending.removeFirst()
      count += 1
      let evaluator = Evaluator(
        index: index, keys: keys, constants: constants, decisions: decisions, limits: limits)
      let fragment = root.views(evaluator)
      states.notes.merge(evaluator.notes)
      states.steps += evaluator.stepCount
      states.destinations += evaluator.destinations
      if let screen = screen(fragment, root, decisions),
        trees.insert(screen.layout.view).inserted
      {
        states.screens.append(screen)
      }
      for question in evaluator.questions where known.insert(question.name).inserted {
        for answer in question.answers.indices where answer != decisions.answer(to: question) {
          pending.append(decisions.answering(question, answer))
        }
      }
    }
    return states
  }

  /// A screen in one state; `nil` where there is nothing on it.
  private func screen(
    _ fragment: ViewFragment, _ root: ScreenRoot, _ decisions: Decisions
  ) -> ScreenReading? {
    guard !fragment.nodes.isEmpty else { return nil }
    let isBar = !fragment.preferences.isEmpty
    let node = (isBar ? fragment.navigation : fragment.node).withoutMarks
    let state = decisions.answers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    let name = state.isEmpty ? root.name : "\(root.name) [\(state.joined(separator: ", "))]"
    return ScreenReading(
      origin: root.origin,
      layout: LayoutFile(
        name: name, canvas: root.origin == .alone && !node.isScreen ? .component : .screen,
        view: node), state: state, source: root.source)
  }
}

extension ViewNode {
  /// Whether it fills a screen by itself.
  fileprivate var isScreen: Bool {
    switch kind {
    case .navigationStack, .tabView, .list, .scrollView: true
    default: false
    }
  }
}
