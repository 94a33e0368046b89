/// The location of a shared value that can be read. Abstract.
@usableFromInline
class ReadableLocation<Value> {
  /// The shared value that contains this location.
  var root: any SharedRoot { preconditionFailure("abstract") }

  /// Returns the value: the one of the snapshot of a test if there is one, else the current one.
  func read() -> Value {
    preconditionFailure("abstract")
  }

  /// Returns the value, and registers the read with the thread's observation tracking.
  @usableFromInline
  func readTracked() -> Value {
    root.observers.access()
    return read()
  }
}
