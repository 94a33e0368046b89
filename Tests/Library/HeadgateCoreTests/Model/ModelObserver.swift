import Headgate

@testable import HeadgateCore

/// Writes the events of a program's store into the trace, and answers publications as the program says.
final class ModelObserver: StoreObserver {
  private unowned let session: ModelSession
  private var publications = 0

  init(_ session: ModelSession) {
    self.session = session
  }

  func storeDidEmit<State, Action>(_ event: StoreEvent<Action>, state: () -> State) {
    guard let event = event as? StoreEvent<ModelledRoot.Action> else { return }
    switch event {
    case .actionReceived(let received):
      session.note(.reduced(received.action.modelAction, session.cause(received.cause)))
    case .stateChanged:
      session.note(.published)
      publications += 1
      let answers = session.program.sendsAtPublication
      if publications <= answers.count, let answer = answers[publications - 1] { session.send(answer) }
    case .effectStarted(let effect):
      let operation = session.operations.count
      session.note(
        .started(operation: operation, name: effect.name.flatMap { Int($0) } ?? -1, session.cause(effect.cause))
      )
    case .effectFinished(let effect): session.note(.finished(operation: session.operation(effect.number)))
    case .effectCancelled(let effect): session.note(.cancelled(operation: session.operation(effect.number)))
    case .actionReduced, .effectEmitted, .sharedStateChanged, .childAttached, .childDetached: break
    }
  }
}
