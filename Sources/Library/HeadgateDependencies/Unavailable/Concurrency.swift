// Names that swift-concurrency-extras declares. Their messages name the replacement.

/// Unavailable: use `LockIsolated`.
@available(*, unavailable, message: "Write 'LockIsolated', whose 'value', 'withValue' and 'setValue' need no 'await'.")
public struct ActorIsolated<Value> {
  /// Unavailable: use `LockIsolated`.
  public init(_ value: Value) {}
}

/// Unavailable: remove it.
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

/// Unavailable: remove it.
@available(
  *,
  unavailable,
  message:
    "Leave it out: a test store runs effects itself, in the same order each time. There is no executor of the process."
)
public func withMainSerialExecutor<Result>(operation: () throws -> Result) rethrows -> Result { fatalError() }

/// Unavailable: remove it.
@available(
  *,
  unavailable,
  message:
    "Leave it out: a test store runs effects itself, in the same order each time. There is no executor of the process."
)
public func withMainSerialExecutor<Result>(operation: () async throws -> Result) async rethrows -> Result {
  fatalError()
}
