package import HeadgateSupport

/// An observer that is told of actions by calls instead of events, such as a recorder, which sees each action of an app.
///
/// An event contains a copy of the action, in a type that the runtime must look up. That costs more than most reducers. The other
/// events of the store arrive as at each observer.
package protocol DirectActionObserver: StoreObserver {
  /// The store is about to reduce an action. Called in place of ``StoreEvent/actionReceived(_:)``.
  func storeWillReduce(_ number: UInt64, cause: ActionCause, callSite: CallSite)

  /// The store has reduced an action. Called in place of ``StoreEvent/actionReduced(_:_:)``.
  func storeDidReduce<State, Action>(_ number: UInt64, _ action: Action, state: () -> State)

  /// The store is about to publish its state. Called in place of ``StoreEvent/stateChanged(after:)``.
  func storeWillPublish<State>(after number: UInt64, state: () -> State)
}
