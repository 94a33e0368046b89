/// Sees everything that happens in a store: a logger, a recorder, an inspector.
///
/// Called on the store's actor, between two steps of the store: an observer may send, which queues, and scope. Nobody is told
/// of the end of a store.
///
/// ```swift
/// final class Logger: StoreObserver {
///   func storeDidEmit<State, Action>(_ event: StoreEvent<Action>, state: () -> State) {
///     if case .actionReceived(let received) = event { print(received.action) }
///   }
/// }
/// ```
public protocol StoreObserver: AnyObject {
  /// Tells what has happened.
  ///
  /// - Parameters:
  ///   - event: What has happened.
  ///   - state: Reads the state as it is now. Do not keep what it returns for long: a kept copy of a collection makes the next
  ///     change copy it.
  func storeDidEmit<State, Action>(_ event: StoreEvent<Action>, state: () -> State)
}

/// Calls a closure after each action, with the action of the root.
final class ActionObserver: StoreObserver {
  private let perform: (Any) -> Void

  init(_ perform: @escaping (Any) -> Void) {
    self.perform = perform
  }

  func storeDidEmit<State, Action>(_ event: StoreEvent<Action>, state: () -> State) {
    if case .actionReduced(_, let action) = event { perform(action) }
  }
}

/// Hands every event of a root store to a stream.
final class EventStream<RootAction>: StoreObserver {
  private let continuation: AsyncStream<StoreEvent<RootAction>>.Continuation
  /// A scoped store may have actions of the root's type and still has no events.
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
    // Events of a store whose actions are not Sendable leave the actor only as far as the user's own loop carries them.
    nonisolated(unsafe) let handedOver = event
    continuation.yield(handedOver)
  }
}
