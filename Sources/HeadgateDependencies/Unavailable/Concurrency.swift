// Names of swift-concurrency-extras. They say what to write.

/// Write `LockIsolated`.
@available(*, unavailable, message: "Write 'LockIsolated', whose 'value', 'withValue' and 'setValue' need no 'await'.")
public struct ActorIsolated<Value> {
  /// Write `LockIsolated`.
  public init(_ value: Value) {}
}

/// Leave it out.
@available(
  *,
  unavailable,
  message:
    "Leave it out: a test store runs effects itself, in the same order each time. There is no executor of the process."
)
public var uncheckedUseMainSerialExecutor: Bool {
  get { fatalError() }
  set { fatalError() }
}

/// Leave it out.
@available(
  *,
  unavailable,
  message:
    "Leave it out: a test store runs effects itself, in the same order each time. There is no executor of the process."
)
public func withMainSerialExecutor<Result>(operation: () throws -> Result) rethrows -> Result { fatalError() }

/// Leave it out.
@available(
  *,
  unavailable,
  message:
    "Leave it out: a test store runs effects itself, in the same order each time. There is no executor of the process."
)
public func withMainSerialExecutor<Result>(operation: () async throws -> Result) async rethrows -> Result {
  fatalError()
}
