/// An observer of all events of a store, such as a logger, a recorder or an inspector.
///
/// The store calls its observers on its actor, between two steps. An observer may scope, and may send: its actions are queued.
/// Observers are not notified of the end of a store.
///
/// ```swift
/// final class Logger: StoreObserver {
///   func storeDidEmit<State, Action>(_ event: StoreEvent<Action>, state: () -> State) {
///     if case .actionReceived(let received) = event { print(received.action) }
///   }
/// }
/// ```
public protocol StoreObserver: AnyObject {
  /// Notifies the observer of an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - state: Returns the current state. Do not keep the returned value: while a copy of a collection exists, the next change
  ///     copies the collection.
  func storeDidEmit<State, Action>(_ event: StoreEvent<Action>, state: () -> State)
}

extension StoreObserver {
  /// Whether the observer needs events of changes of shared values.
  var seesSharedChanges: Bool { !(self is any SharedChangeIgnoring) }
}

/// An observer that needs no events of changes of shared values.
package protocol SharedChangeIgnoring: StoreObserver {}

/// An observer that binds task-local values for the operation of each effect.
package protocol EffectContextObserver: StoreObserver {
  /// Calls `start` once. The task of the operation inherits the task-local values that are bound during this call.
  ///
  /// Called on the actor of the store, after the event `effectStarted` of the same effect.
  func withContext(of effect: EffectDescription, _ start: () -> Void)
}

/// Calls a closure with the root action after each reduced action.
final class ActionObserver: StoreObserver {
  private let perform: (Any) -> Void

  init(_ perform: @escaping (Any) -> Void) {
    self.perform = perform
  }

  func storeDidEmit<State, Action>(_ event: StoreEvent<Action>, state: () -> State) {
    if case .actionReduced(_, let action) = event { perform(action) }
  }
}

/// Passes each event of a root store to a stream.
final class EventStream<RootAction>: StoreObserver {
  private let continuation: AsyncStream<StoreEvent<RootAction>>.Continuation
  /// A scoped store has no events, even if its actions have the type of the root's.
  private let isRoot: Bool

  init(_ continuation: AsyncStream<StoreEvent<RootAction>>.Continuation, isRoot: Bool) {
    self.continuation = continuation
    self.isRoot = isRoot
  }

  deinit {
    continuation.finish()
  }

  func storeDidEmit<State, Action>(_ event: StoreEvent<Action>, state: () -> State) {
    guard isRoot, let event = event as? StoreEvent<RootAction> else { return }
    // Events with actions that are not Sendable leave the actor only if the user's loop passes them on.
    nonisolated(unsafe) let handedOver = event
    continuation.yield(handedOver)
  }
}
