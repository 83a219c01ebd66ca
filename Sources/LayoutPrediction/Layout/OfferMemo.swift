/// Answers to offers, remembered.
///
/// Nearly every element is made few offers, and comparing those takes less than hashing one; what
/// is asked a hundred times over has a table all the same.
struct OfferMemo<Answer> {
  private static var longestList: Int { 8 }

  private var list: [(offer: Proposal, answer: Answer)] = []
  private var table: [Proposal: Answer] = [:]

  subscript(offer: Proposal) -> Answer? {
    for known in list where known.offer == offer { return known.answer }
    return table.isEmpty ? nil : table[offer]
  }

  /// - Precondition: the offer has no answer yet.
  mutating func remember(_ answer: Answer, to offer: Proposal) {
    if list.count < Self.longestList {
      if list.isEmpty { list.reserveCapacity(Self.longestList / 2) }
      list.append((offer, answer))
    } else {
      table[offer] = answer
    }
  }
}
