internal import LayoutPrediction
internal import SwiftSyntax

/// Finds the screens of an app.
///
/// Windows come first, then what they lead to, then previews, then the views that nothing has shown.
/// Screens that do not depend on each other are read side by side; what is found does not depend on
/// how many.
struct ScreenFinder {
  let index: ModuleIndex
  private let reader: ScreenReader
  private var notes = ReadingNotes()
  private var screens: [ScreenReading] = []
  /// How many expressions were looked at in all.
  private var steps = 0
  /// How often each view was led to.
  private var visits: [String: Int] = [:]
  /// What was led to that is no view of the app's own.
  private var visitedViews: Set<ViewNode> = []

  init(index: ModuleIndex, keys: any KeyLookup, jobs: Int) {
    self.index = index
    reader = ScreenReader(index: index, keys: keys, jobs: jobs)
  }

  mutating func read(problems: [SourceProblem]) -> AppReading {
    readAll(windows)
    readAll(previews)
    readUnseen()
    return AppReading(
      screens: screens, views: views, keyUses: notes.keyUses.sorted { $0.order < $1.order },
      problems: problems, fileCount: index.files.count, stepCount: steps)
  }

  // MARK: Reading

  /// Reads screens, then what they lead to, and so on.
  private mutating func readAll(_ roots: [ScreenRoot]) {
    var wave = roots
    while !wave.isEmpty {
      var next: [ScreenRoot] = []
      for (root, states) in zip(wave, reader.read(wave)) {
        add(states)
        next += states.destinations.compactMap { follow($0, from: root) }
      }
      wave = next
    }
  }

  /// Reads the views that no screen has shown, and what they lead to.
  ///
  /// One of them may show the next. A few are read side by side, and what was read in vain is dropped.
  private mutating func readUnseen() {
    var rest = unseen[...]
    while !rest.isEmpty {
      let wave = rest.prefix(8)
      rest = rest.dropFirst(8)
      var next: [ScreenRoot] = []
      for (root, states) in zip(wave, reader.read(Array(wave)))
      where !notes.read.contains(root.identity) {
        add(states)
        next += states.destinations.compactMap { follow($0, from: root) }
      }
      readAll(next)
      rest = rest.filter { !notes.read.contains($0.identity) }[...]
    }
  }

  private mutating func add(_ states: ScreenStates) {
    screens += states.screens
    notes.merge(states.notes)
    steps += states.steps
  }

  /// The screen a destination makes; `nil` where enough was seen of it.
  private mutating func follow(_ destination: Destination, from root: ScreenRoot) -> ScreenRoot? {
    let name: String
    switch destination.value {
    case .instance(let instance):
      name = instance.type.name
      // Each binding of the arguments may be a state of its own; a few show what there is to see.
      guard visit(name, atMost: 3) else { return nil }
    case .views(let fragment):
      name = fragment.preferences.title?.key ?? "\(root.name) destination"
      guard visitedViews.insert(fragment.node).inserted else { return nil }
    default:
      name = "\(root.name) destination"
      guard visit(destination.source?.description ?? name, atMost: 1) else { return nil }
    }
    return ScreenRoot(
      name: name, origin: .destination, source: destination.source,
      views: { evaluator in
        guard case .closure(let closure) = destination.value else {
          return evaluator.fragment(of: destination.value, named: nil)
        }
        return evaluator.resolvingEnvironment {
          evaluator.fragment(of: evaluator.run(closure, with: destination.arguments), named: nil)
        }
      }, identity: name)
  }

  private mutating func visit(_ name: String, atMost limit: Int) -> Bool {
    guard visits[name, default: 0] < limit else { return false }
    visits[name, default: 0] += 1
    return true
  }

  // MARK: Roots

  /// The content of the app's windows.
  private var windows: [ScreenRoot] {
    index.types.filter { $0.conforms(to: "App") || $0.conforms(to: "Scene") }.compactMap { type in
      guard let body = type.property("body", isStatic: false), let getter = body.getter else {
        return nil
      }
      return ScreenRoot(
        name: type.name, origin: .window, source: type.file.location(of: type.declaration),
        views: { evaluator in
          let scope = evaluator.scope(
            file: body.file, receiver: .instance(Instance(type)), owner: type)
          return evaluator.resolvingEnvironment {
            evaluator.fragment(of: evaluator.execute(getter, in: scope).value, named: nil)
          }
        }, identity: type.qualifiedName)
    }
  }

  private var previews: [ScreenRoot] {
    index.previews.map { preview in
      let owner = preview.owner.flatMap { index.type(named: $0, from: preview.file) }
      return ScreenRoot(
        name: preview.name, origin: .preview,
        source: preview.file.location(of: preview.statements),
        views: { evaluator in
          let scope = evaluator.scope(
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
  private var unseen: [ScreenRoot] {
    index.views.filter { !notes.read.contains($0.qualifiedName) }.map { type in
      ScreenRoot(
        name: type.name, origin: .alone, source: type.file.location(of: type.declaration),
        views: { $0.body(of: Instance(type, isUnknown: true)) }, identity: type.qualifiedName)
    }
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

extension KeyUse {
  fileprivate var order: String {
    let place = source.map { "\($0.file):" + String($0.line + 1_000_000) } ?? ""
    return "\(place) \(key)"
  }
}
