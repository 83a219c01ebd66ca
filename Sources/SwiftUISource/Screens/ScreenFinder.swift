internal import LayoutPrediction
internal import SwiftSyntax

/// Finds the screens of an app and reads each in its states.
///
/// Windows come first, then what they lead to, then previews, then the views that nothing has shown.
struct ScreenFinder {
  /// What a screen is made from.
  private struct Root {
    let name: String
    let origin: ScreenReading.Origin
    let source: LayoutPrediction.SourceLocation?
    /// Makes the screen's views anew in each state.
    let views: (Evaluator) -> ViewFragment
    /// The app's view it shows, by which one screen is told from another.
    let identity: String
  }

  let index: ModuleIndex
  let keys: any KeyLookup
  let limits = EvaluationLimits()
  private var notes = ReadingNotes()
  private var screens: [ScreenReading] = []
  /// How many expressions were looked at in all.
  private var steps = 0
  /// How many states of each screen's view were read.
  private var visits: [String: Int] = [:]

  init(index: ModuleIndex, keys: any KeyLookup) {
    self.index = index
    self.keys = keys
  }

  mutating func read(problems: [SourceProblem]) -> AppReading {
    for root in windows { read(root) }
    for root in previews { read(root) }
    for root in unseen { read(root) }
    return AppReading(
      screens: screens, views: views, keyUses: notes.keyUses.sorted { $0.order < $1.order },
      problems: problems, fileCount: index.files.count, stepCount: steps)
  }

  // MARK: Roots

  /// The content of the app's windows.
  private var windows: [Root] {
    index.types.filter { $0.conforms(to: "App") || $0.conforms(to: "Scene") }.compactMap { type in
      guard let body = type.property("body", isStatic: false), let getter = body.getter else {
        return nil
      }
      return Root(
        name: type.name, origin: .window, source: type.file.location(of: type.declaration),
        views: { evaluator in
          let scope = Scope(
            file: body.file, receiver: .instance(Instance(type)), owner: type)
          return evaluator.resolvingEnvironment {
            evaluator.fragment(of: evaluator.execute(getter, in: scope).value, named: nil)
          }
        }, identity: type.qualifiedName)
    }
  }

  private var previews: [Root] {
    index.previews.map { preview in
      let owner = preview.owner.flatMap { index.type(named: $0, from: preview.file) }
      return Root(
        name: preview.name, origin: .preview,
        source: preview.file.location(of: preview.statements),
        views: { evaluator in
          let scope = Scope(
            file: preview.file,
            receiver: owner.map { .type(TypeName(name: $0.qualifiedName)) }, owner: owner)
          return evaluator.resolvingEnvironment {
            evaluator.fragment(
              of: evaluator.execute(preview.statements, in: scope).value, named: nil)
          }
        }, identity: "preview \(preview.file.path) \(preview.name)")
    }
  }

  /// Views that no screen read so far has shown, with nothing known of what they are given.
  private var unseen: [Root] {
    index.views.filter { !notes.read.contains($0.qualifiedName) }.map { type in
      Root(
        name: type.name, origin: .alone, source: type.file.location(of: type.declaration),
        views: { $0.body(of: Instance(type, isUnknown: true)) }, identity: type.qualifiedName)
    }
  }

  // MARK: Reading

  /// Reads a screen in its usual state, in those that differ by one answer, and what it leads to.
  private mutating func read(_ root: Root) {
    if root.origin == .alone, notes.read.contains(root.identity) { return }
    var pending = [Decisions()]
    var known: Set<String> = []
    var trees: Set<ViewNode> = []
    var destinations: [Destination] = []
    var states = 0
    while !pending.isEmpty, trees.count < limits.variants, states < limits.states {
      let decisions = pending.removeFirst()
      states += 1
      let evaluator = Evaluator(index: index, keys: keys, decisions: decisions, limits: limits)
      let fragment = root.views(evaluator)
      notes.merge(evaluator.notes)
      steps += evaluator.stepCount
      destinations += evaluator.destinations
      add(fragment, root, decisions, isNew: { trees.insert($0).inserted })
      for question in evaluator.questions where known.insert(question.name).inserted {
        for answer in question.answers.indices where answer != decisions.answer(to: question) {
          pending.append(decisions.answering(question, answer))
        }
      }
    }
    for destination in destinations { read(destination, from: root) }
  }

  private mutating func add(
    _ fragment: ViewFragment, _ root: Root, _ decisions: Decisions, isNew: (ViewNode) -> Bool
  ) {
    guard !fragment.nodes.isEmpty else { return }
    let isBar = !fragment.preferences.isEmpty
    let node = (isBar ? fragment.navigation : fragment.node).withoutMarks
    guard isNew(node) else { return }
    let state = decisions.answers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    let name = state.isEmpty ? root.name : "\(root.name) [\(state.joined(separator: ", "))]"
    screens.append(
      ScreenReading(
        origin: root.origin,
        layout: LayoutFile(
          name: name, canvas: root.origin == .alone && !node.isScreen ? .component : .screen,
          view: node), state: state, source: root.source))
  }

  private mutating func read(_ destination: Destination, from root: Root) {
    let name: String
    switch destination.value {
    case .instance(let instance):
      name = instance.type.name
      // Each binding of the arguments may be a state of its own; a few show what there is to see.
      guard visits[name, default: 0] < 3 else { return }
      visits[name, default: 0] += 1
    case .views(let fragment):
      name = fragment.preferences.title?.key ?? "\(root.name) destination"
      guard visits[fragment.node.description, default: 0] < 1 else { return }
      visits[fragment.node.description, default: 0] += 1
    default:
      name = "\(root.name) destination"
      let identity = destination.source?.description ?? name
      guard visits[identity, default: 0] < 1 else { return }
      visits[identity, default: 0] += 1
    }
    read(
      Root(
        name: name, origin: .destination, source: destination.source,
        views: { evaluator in
          guard case .closure(let closure) = destination.value else {
            return evaluator.fragment(of: destination.value, named: nil)
          }
          return evaluator.resolvingEnvironment {
            evaluator.fragment(of: evaluator.run(closure, with: destination.arguments), named: nil)
          }
        }, identity: name))
  }

  // MARK: Coverage

  private var views: [ViewReading] {
    index.views.map { type in
      let gaps = (notes.gaps[type.qualifiedName] ?? []).sorted { $0.description < $1.description }
      let extent: ViewReading.Extent =
        if !notes.read.contains(type.qualifiedName) {
          .none
        } else {
          gaps.allSatisfy(\.isMinor) ? .full : .part
        }
      return ViewReading(
        name: type.qualifiedName, source: type.file.location(of: type.declaration),
        extent: extent, gaps: gaps)
    }
  }
}

extension ViewNode {
  /// Whether it fills a screen by itself.
  var isScreen: Bool {
    switch kind {
    case .navigationStack, .tabView, .list, .scrollView: true
    default: false
    }
  }

  fileprivate var description: String { "\(source?.description ?? "") \(hashValue)" }
}

extension KeyUse {
  fileprivate var order: String {
    let place = source.map { "\($0.file):" + String($0.line + 1_000_000) } ?? ""
    return "\(place) \(key)"
  }
}
