/// Calls closures of any isolation without `await`, as SwiftUI does with the closures of a binding.
///
/// A closure of the main actor traps when it is called on another thread (C, see README).
enum IsolatedCall {
  static func getter<Value>(_ get: @escaping @isolated(any) @Sendable () -> Value) -> () -> Value {
    let isolation = get.isolation
    // Sound because the representation of a function does not depend on its isolation; `check` does the actor's part.
    let call = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    return {
      check(isolation)
      return call()
    }
  }

  static func setter<Value>(_ set: @escaping @isolated(any) @Sendable (Value) -> Void) -> (Value) -> Void {
    let isolation = set.isolation
    // Sound for the reason in `getter`.
    let call = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
    return {
      check(isolation)
      call($0)
    }
  }

  static func setterWithTransaction<Value>(
    _ set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) -> (Value, Transaction) -> Void {
    let isolation = set.isolation
    // Sound for the reason in `getter`.
    let call = unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
    return {
      check(isolation)
      call($0, $1)
    }
  }

  private static func check(_ isolation: (any Actor)?) { isolation?.preconditionIsolated() }
}
