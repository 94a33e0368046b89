import HeadgateCore
package import HeadgateSupport

extension TestStore {
  /// Sees the answers of the dependencies, or gives them: for tests from recordings.
  package var exchange: (any AnswerExchange)? {
    get { core.answers?.exchange }
    // The core keeps the slot alive.
    set { core.answers = newValue.map { AnswerSlot($0) } }
  }

  /// Compares copies of the states from now on: reducers change objects in them.
  package func keepCopies(_ copy: @escaping (State) -> State) {
    observer.copy = copy
    observer.ledger.state = copy(state)
  }
}
