import HeadgateCore
package import HeadgateSupport

extension TestStore {
  /// Sees the answers of the dependencies, or gives them: for tests from recordings.
  package var exchange: (any AnswerExchange)? {
    get { core.answers?.exchange }
    // The core keeps the slot alive.
    set { core.answers = newValue.map { AnswerSlot($0) } }
  }
}
