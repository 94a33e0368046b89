import HeadgateCore

/// Writes what happens in the store of a test into the ledger.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class TestObserver<RootState, RootAction>: StoreObserver {
  var ledger: TestLedger<RootState, RootAction>
  var stackElementIDs: StackElementIDGenerator
  private let hand: Hand

  init(_ ledger: TestLedger<RootState, RootAction>, hand: Hand, stackElementIDs: StackElementIDGenerator) {
    self.ledger = ledger
    self.hand = hand
    self.stackElementIDs = stackElementIDs
  }

  func storeDidEmit<State, Action>(_ event: StoreEvent<Action>, state: () -> State) {
    if case .actionReceived = event { hand.noteProgress(isAction: true) } else { hand.noteProgress(isAction: false) }
    // The types are those of the root: this observes one store. A checked cast of each value would cost more than the rest.
    guard State.self == RootState.self, Action.self == RootAction.self else { return }
    switch event {
    case .actionReceived(let received):
      // Sound: the two types are the same, as was just asked.
      ledger.actionReceived(
        unsafeBitCast(received, to: ReceivedAction<RootAction>.self),
        nextStackElement: stackElementIDs.next
      )
    case .actionReduced:
      // Sound as above.
      ledger.actionReduced(state: unsafeBitCast(state(), to: RootState.self))
    case .effectStarted(let effect):
      ledger.effectStarted(effect)
    case .effectFinished(let effect), .effectCancelled(let effect):
      ledger.effectEnded(effect.number)
    case .effectEmitted, .stateChanged, .childAttached, .childDetached:
      break
    }
  }
}
