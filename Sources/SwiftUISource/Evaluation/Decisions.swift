/// The state of the app a screen is read in: which branch each question takes whose answer only
/// the running app knows.
struct Decisions: Hashable {
  /// A question met on the way.
  struct Question: Hashable {
    /// The type that asks and the expression, as in `Settings.isLoading`.
    let name: String
    /// What the branches are called: `true` and `false`, or the cases of a `switch`.
    let answers: [String]
    /// The branch that is taken where nothing else is said.
    let usual: Int
  }

  /// Answers that differ from the usual, by the name of the question.
  private(set) var answers: [String: Int] = [:]

  func answer(to question: Question) -> Int {
    answers[question.name].map { min($0, question.answers.count - 1) } ?? question.usual
  }

  func answering(_ question: Question, _ answer: Int) -> Decisions {
    var copy = self
    copy.answers[question.name] = answer
    return copy
  }
}
