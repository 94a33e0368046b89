import HeadgateCore
import Dispatch
import HeadgateSupport

/// The source of a store's state: its own core, or a part of another store's state.
class StoreSource<State: Sendable>: @unchecked Sendable {
  // Sendable: each subclass gives the reason.

  var state: State { preconditionFailure("abstract") }

  func dispatch(_ action: any Action, at callSite: CallSite) {
    preconditionFailure("abstract")
  }

  /// Calls a closure on a queue with the current state, then with the state after changes.
  ///
  /// With `isHere`, the caller is on the queue, and the first call happens before this method returns.
  func observe(on queue: Delivery, isHere: Bool = false, _ receive: @escaping (State) -> Void) -> Disposable {
    preconditionFailure("abstract")
  }

  /// Calls a closure on a queue after each later action.
  func onAction(on queue: Delivery, _ receive: @escaping (State, any Action) -> Void) -> Disposable {
    preconditionFailure("abstract")
  }
}

/// A part of another store's state.
final class PartSource<Whole: Sendable, State: Sendable>: StoreSource<State>, @unchecked Sendable {
  // Sendable: all properties are constant.
  private let whole: StoreSource<Whole>
  private let part: @Sendable (Whole) -> State
  private let isSame: (@Sendable (State, State) -> Bool)?

  init(
    _ whole: StoreSource<Whole>,
    _ part: @escaping @Sendable (Whole) -> State,
    isSame: (@Sendable (State, State) -> Bool)?
  ) {
    self.whole = whole
    self.part = part
    self.isSame = isSame
  }

  override var state: State { part(whole.state) }

  override func dispatch(_ action: any Action, at callSite: CallSite) {
    whole.dispatch(action, at: callSite)
  }

  override func observe(on queue: Delivery, isHere: Bool, _ receive: @escaping (State) -> Void) -> Disposable {
    let part = part
    guard let isSame else { return whole.observe(on: queue, isHere: isHere) { receive(part($0)) } }
    var last: State?
    return whole.observe(on: queue, isHere: isHere) { whole in
      let next = part(whole)
      if let last, isSame(last, next) { return }
      last = next
      receive(next)
    }
  }

  override func onAction(on queue: Delivery, _ receive: @escaping (State, any Action) -> Void) -> Disposable {
    let part = part
    return whole.onAction(on: queue) { receive(part($0), $1) }
  }
}
