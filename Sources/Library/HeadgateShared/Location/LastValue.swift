internal import HeadgateSupport

/// The last value that was inside an optional, or at a position of a collection.
struct LastValue<Value> {
  private let last: Locked<Value>

  init(_ value: Value) {
    // Every access to the value is made with the lock held, by the readers and writers of the location.
    nonisolated(unsafe) let handedOver = value
    last = Locked(handedOver)
  }

  /// Returns a value, or else the last one.
  func value(_ value: Value?) -> Value {
    guard let value else { return last.withLock { $0 } }
    keep(value)
    return value
  }

  // A test that compares two moments, and a closure that says what it expects, must not change what is read later.

  func keep(_ value: Value) {
    if SharedSnapshot.current == nil { last.withLock { $0 = value } }
  }

  func change(_ change: (inout Value) -> Void) {
    guard SharedSnapshot.current != nil else { return last.withLock { change(&$0) } }
    // The closure runs in any case: its caller needs the result.
    var copy = last.withLock { $0 }
    change(&copy)
  }
}
