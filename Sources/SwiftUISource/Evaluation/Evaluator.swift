internal import DynamicType
internal import LayoutPrediction
internal import SwiftSyntax
internal import Synchronization

/// Reads expressions of SwiftUI code for what can be known of them without running the app.
///
/// Nothing fails: what cannot be followed becomes ``Value/unknown(_:)``, and the view that needed
/// it is noted as known in part. One evaluator reads one state of one screen.
final class Evaluator {
  let index: ModuleIndex
  let keys: any KeyLookup
  let limits: EvaluationLimits
  let decisions: Decisions
  /// Tells this reading from every other.
  let reading = readings.add(1, ordering: .relaxed).newValue
  private static let readings = Atomic(0)
  /// Questions met that only the running app can answer, in the order they were met.
  private(set) var questions: [Decisions.Question] = []
  /// What is taken for granted about the environment while one branch of it is read.
  private var assumptions: [EnvironmentCondition: Bool] = [:]
  /// The first question about the environment that nothing answered.
  private var pending: EnvironmentCondition?
  private(set) var stepCount = 0
  private var depth = 0
  /// How often something was asked that another state may answer otherwise, or a bound was reached.
  private(set) var contingencies = 0
  /// What this reading and those beside it have computed of constants.
  let constants: ConstantTable
  /// What was seen of each view on the way.
  var notes = ReadingNotes()
  /// The app's views whose bodies are being read, outermost first.
  var viewsBeingRead: [TypeRecord] = []
  /// Functions of the app that stand for modifiers and are being expanded, outermost first.
  var modifiersBeingExpanded: [SyntaxIdentifier] = []
  /// How many presentations are around what is being read.
  var presentationDepth = 0
  /// Views that other screens lead to.
  var destinations: [Destination] = []

  init(
    index: ModuleIndex, keys: any KeyLookup, constants: ConstantTable,
    decisions: Decisions = Decisions(), limits: EvaluationLimits = EvaluationLimits()
  ) {
    self.index = index
    self.keys = keys
    self.constants = constants
    self.decisions = decisions
    self.limits = limits
  }

  /// The outermost scope of a piece of a file.
  func scope(file: SourceFile, receiver: Value? = nil, owner: TypeRecord? = nil) -> Scope {
    Scope(file: file, receiver: receiver, owner: owner, reading: reading)
  }

  // MARK: Bounds

  /// Counts a step.
  ///
  /// - Returns: whether there are steps left.
  func takeStep() -> Bool {
    stepCount += 1
    if stepCount == limits.steps { note(.limit("steps")) }
    return stepCount < limits.steps
  }

  /// Goes one call deeper, where that is not too deep.
  func deeper<T>(otherwise: @autoclosure () -> T, _ body: () -> T) -> T {
    guard depth < limits.depth else {
      note(.limit("depth"))
      return otherwise()
    }
    depth += 1
    defer { depth -= 1 }
    return body()
  }

  /// Notes, for the view being read, that something in it is not known.
  func note(_ gap: ReadingGap) {
    if case .limit = gap { contingencies += 1 }
    notes.add(gap, to: viewsBeingRead.last)
  }

  // MARK: Questions

  /// Whether a condition holds in the state that is being read.
  func truth(of value: Value, asked question: @autoclosure () -> String) -> Bool {
    switch value {
    case .boolean(let holds): return holds
    case .condition(let condition): return holds(condition)
    case .nothing: return false
    case .unknown(let unknown):
      return answer(
        .init(
          name: question(), answers: ["true", "false"], usual: unknown.initial == false ? 1 : 0))
        == 0
    default:
      return answer(.init(name: question(), answers: ["true", "false"], usual: 0)) == 0
    }
  }

  /// Which branch of a question the state takes.
  func answer(_ question: Decisions.Question) -> Int {
    contingencies += 1
    if !questions.contains(where: { $0.name == question.name }) { questions.append(question) }
    return decisions.answer(to: question)
  }

  /// Drops the questions asked since there were so many.
  func forgetQuestions(after count: Int) { questions.removeSubrange(count...) }

  private func holds(_ condition: EnvironmentCondition) -> Bool {
    contingencies += 1
    let (question, isNegated) = condition.normalized
    if let assumed = assumptions[question] { return assumed != isNegated }
    if pending == nil { pending = question }
    return isNegated
  }

  /// Reads views under every answer to the questions about the environment they depend on.
  ///
  /// - Returns: the views; where an answer makes a difference, one of two.
  func resolvingEnvironment(_ read: () -> ViewFragment) -> ViewFragment {
    let outer = pending
    defer { pending = outer }
    pending = nil
    let result = read()
    guard let question = pending else { return result }
    let yes = assuming(question, true) { resolvingEnvironment(read) }
    let no = assuming(question, false) { resolvingEnvironment(read) }
    guard yes.nodes != no.nodes else { return no }
    var merged = ViewFragment(ViewNode(.conditional(ConditionalView(question, yes, no))))
    merged.preferences = yes.preferences
    merged.preferences.title = yes.preferences.title ?? no.preferences.title
    return merged
  }

  /// Reads a statement: views, for which questions about the environment are answered here, or
  /// something else, whose questions are left to what is around it.
  func statement<T>(
    _ read: () -> T, views: (T) -> ViewFragment?
  ) -> (value: T, fragment: ViewFragment?) {
    let outer = pending
    pending = nil
    let value = read()
    guard let fragment = views(value) else {
      pending = outer ?? pending
      return (value, nil)
    }
    let isAsking = pending != nil
    pending = outer
    guard isAsking else { return (value, fragment) }
    return (value, resolvingEnvironment { views(read()) ?? ViewFragment() })
  }

  private func assuming<T>(
    _ question: EnvironmentCondition, _ answer: Bool, _ body: () -> T
  ) -> T {
    let outer = assumptions
    defer { assumptions = outer }
    assumptions[question] = answer
    return body()
  }

  /// The type whose members a stretch of source can name without a prefix, for names of questions.
  func questionName(_ expression: some SyntaxProtocol, in scope: Scope) -> String {
    let text = expression.sourceText
    let short = text.count > 60 ? String(text.prefix(59)) + "…" : text
    return scope.owner.map { "\($0.name).\(short)" } ?? short
  }
}

extension ConditionalView {
  /// One of two groups of views by an answer about the environment.
  fileprivate init(_ question: EnvironmentCondition, _ yes: ViewFragment, _ no: ViewFragment) {
    self.init(then: yes.node, otherwise: no.nodes.isEmpty ? nil : no.node)
    switch question {
    case .isAccessibilitySize: isAccessibilitySize = true
    case .sizeAtLeast(let size): sizeAtLeast = size.name
    case .isCompactWidth: isCompactWidth = true
    case .not: break
    }
  }
}

/// A screen that another leads to.
struct Destination: Sendable {
  let value: Value
  /// What a closure that makes the screen is given.
  var arguments: [Value] = []
  /// Where it is led to.
  let source: LayoutPrediction.SourceLocation?
}
