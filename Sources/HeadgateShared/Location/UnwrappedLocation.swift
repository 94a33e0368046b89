internal import HeadgateSupport

/// The location of the value inside an optional. While the optional is nil, it has the last value that was read or set by it.
final class UnwrappedLocation<Value>: SharedLocation<Value> {
  private let optional: SharedLocation<Value?>
  private let last: Locked<Value>

  init(_ optional: SharedLocation<Value?>, _ value: Value) {
    self.optional = optional
    // Every access to the value is made with the lock held, by the readers and writers of the location.
    nonisolated(unsafe) let handedOver = value
    last = Locked(handedOver)
  }

  override var root: any SharedRoot { optional.root }

  override func read() -> Value {
    guard let value = optional.read() else { return last.withLock { $0 } }
    // A test that compares two moments must not change what is read later.
    if SharedSnapshot.current == nil { last.withLock { $0 = value } }
    return value
  }

  override func modify(_ change: (inout Value) -> Void) {
    optional.modify { optional in
      // A value that is gone stays gone: to change it would bring it back.
      guard optional != nil else {
        // The closure of a test step changes only what is expected.
        if SharedSnapshot.current == nil { last.withLock { change(&$0) } }
        return
      }
      change(&optional!)
      if SharedSnapshot.current == nil, let value = optional { last.withLock { $0 = value } }
    }
  }
}
