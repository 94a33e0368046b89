internal import HeadgateSupport
import HeadgateCore

/// Writes what happens in the store of a test into the ledger.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class TestObserver<RootState, RootAction>: StoreObserver {
  var ledger: TestLedger<RootState, RootAction>
  var stackElementIDs: StackElementIDGenerator
  /// Is told to give up a chain of actions that does not end.
  weak var core: ActionCore?
  private let driver: EffectDriver
  private var chain = RunawayActionCount()

  init(_ ledger: TestLedger<RootState, RootAction>, driver: EffectDriver, stackElementIDs: StackElementIDGenerator) {
    self.ledger = ledger
    self.driver = driver
    self.stackElementIDs = stackElementIDs
  }

  func storeDidEmit<State, Action>(_ event: StoreEvent<Action>, state: () -> State) {
    // This observes one store, whose types are those of the root. A checked cast of each value would cost more than the rest.
    guard State.self == RootState.self, Action.self == RootAction.self else { return }
    // Sound: the two types are the same, as was just asked.
    switch unsafeBitCast(event, to: StoreEvent<RootAction>.self) {
    case .actionReceived(let received):
      driver.noteProgress(isAction: true)
      ledger.actionReceived(received, nextStackElement: stackElementIDs.next)
      if chain.isOverLimit(core?.dependencies.storeChainLimit ?? .max) { core?.isAbandoningChain = true }
    case .actionReduced:
      // Sound as above.
      let state = unsafeBitCast(state(), to: RootState.self)
      ledger.actionReduced(state: state)
      if core?.isAbandoningChain == true { dropChain(state) }
    case .effectStarted(let effect):
      ledger.effectStarted(effect)
    case .effectFinished(let effect), .effectCancelled(let effect):
      driver.noteProgress(isAction: false)
      ledger.effectEnded(effect.number)
    case .stateChanged: chain.end()
    case .effectEmitted, .childAttached, .childDetached:
      break
    }
  }

  /// Reports a chain that does not end, at the line of the test that it comes from; the test is shown nothing of it.
  private func dropChain(_ state: RootState) {
    let labels = ledger.lastActions(64).map(TestingMessages.label)
    ledger.stepOfLast.report(
      TestingMessages.endlessChain(
        RunawayActionDetector.cycle(of: labels),
        limit: core?.dependencies.storeChainLimit ?? 0
      )
    )
    ledger.dropReceived(state: state)
    chain.end()
  }
}
