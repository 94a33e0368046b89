import HeadgateCore

/// Writes what happens in the store of a test into the ledger.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class TestObserver<RootState, RootAction>: StoreObserver {
  var ledger: TestLedger<RootState, RootAction>
  private let hand: Hand

  init(_ ledger: TestLedger<RootState, RootAction>, hand: Hand) {
    self.ledger = ledger
    self.hand = hand
  }

  func storeDidEmit<State, Action>(_ event: StoreEvent<Action>, state: () -> State) {
    hand.noteProgress()
    // The types are those of the root: this observes one store.
    switch event {
    case .actionReceived(let received):
      guard let received = received as? ReceivedAction<RootAction> else { return }
      ledger.actionReceived(received)
    case .actionReduced(_, let action):
      guard let action = action as? RootAction, let state = state() as? RootState else { return }
      ledger.actionReduced(action, state: state)
    case .effectStarted(let effect):
      ledger.effectStarted(effect)
    case .effectFinished(let effect), .effectCancelled(let effect):
      ledger.effectEnded(effect.number)
    case .effectEmitted, .stateChanged, .childAttached, .childDetached:
      break
    }
  }
}
