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
    // This observes one store, whose types are those of the root. A checked cast of each value would cost more than the rest.
    guard State.self == RootState.self, Action.self == RootAction.self else { return }
    // Sound: the two types are the same, as was just asked.
    switch unsafeBitCast(event, to: StoreEvent<RootAction>.self) {
    case .actionReceived(let received):
      hand.noteProgress(isAction: true)
      ledger.actionReceived(received, nextStackElement: stackElementIDs.next)
    case .actionReduced:
      // Sound as above.
      ledger.actionReduced(state: unsafeBitCast(state(), to: RootState.self))
    case .effectStarted(let effect):
      ledger.effectStarted(effect)
    case .effectFinished(let effect), .effectCancelled(let effect):
      hand.noteProgress(isAction: false)
      ledger.effectEnded(effect.number)
    case .effectEmitted, .stateChanged, .childAttached, .childDetached:
      break
    }
  }
}
