internal import HeadgateSupport
import HeadgateCore

/// Records the events of a test's store in the ledger.
final class TestObserver<RootState, RootAction>: SharedChangeIgnoring {
  var ledger: TestLedger<RootState, RootAction>
  var stackElementIDs: StackElementIDGenerator
  /// The core, which abandons an endless chain of actions.
  weak var core: AnyStoreCore?
  /// Copies a state with its objects; nil for states without objects that change.
  var copy: ((RootState) -> RootState)?
  private let driver: EffectDriver
  private var chain = RunawayActionCount()

  init(_ ledger: TestLedger<RootState, RootAction>, driver: EffectDriver, stackElementIDs: StackElementIDGenerator) {
    self.ledger = ledger
    self.driver = driver
    self.stackElementIDs = stackElementIDs
  }

  func storeDidEmit<State, Action>(_ event: StoreEvent<Action>, state: () -> State) {
    // The observer observes one store, whose types are the root types. A checked cast of each value costs more than all
    // other work here.
    guard State.self == RootState.self, Action.self == RootAction.self else { return }
    // Sound: the guard above checks that the types are the same.
    switch unsafeBitCast(event, to: StoreEvent<RootAction>.self) {
    case .actionReceived(let received):
      driver.noteProgress(isAction: true)
      ledger.actionReceived(received, nextStackElement: stackElementIDs.next)
      core?.noteTestStep(ledger.stepOfLast)
      if chain.isOverLimit(core?.dependencies.storeChainLimit ?? .max) { core?.tools.isAbandoningChain = true }
    case .actionReduced:
      // Sound as above.
      let reduced = unsafeBitCast(state(), to: RootState.self)
      let state = copy?(reduced) ?? reduced
      ledger.actionReduced(state: state)
      if core?.tools.isAbandoningChain == true { dropChain(state) }
    case .effectStarted(let effect):
      ledger.effectStarted(effect)
    case .effectFinished(let effect):
      driver.noteProgress(isAction: false)
      ledger.effectEnded(effect.number)
    case .effectCancelled(let effect):
      driver.noteProgress(isAction: false)
      ledger.effectCancelled(effect.number, because: core?.observers.cancelReason ?? .other)
    case .stateChanged: chain.end()
    case .effectEmitted, .sharedStateChanged, .childAttached, .childDetached:
      break
    }
  }

  /// Reports an endless chain at the step that led to it. The test receives none of its actions.
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
