import Headgate

/// Notes the events of a store by short names.
final class EventNames: StoreObserver {
  private let note: (String) -> Void

  init(_ note: @escaping (String) -> Void) {
    self.note = note
  }

  func storeDidEmit<State, Action>(_ event: StoreEvent<Action>, state: () -> State) {
    note(Self.name(of: event))
  }

  static func name<Action>(of event: StoreEvent<Action>) -> String {
    switch event {
    case .actionReceived(let received): "received \(received.action)"
    case .actionReduced(_, let action): "reduced \(action)"
    case .effectStarted: "started"
    case .effectEmitted(_, let action): "emitted \(action)"
    case .effectFinished: "finished"
    case .effectCancelled: "cancelled"
    case .stateChanged: "changed"
    case .sharedStateChanged(let change): "shared \(change.name)"
    case .childAttached(let name): "attached \(name)"
    case .childDetached(let name): "detached \(name)"
    }
  }
}
