/// The location of a shared value that can be changed. Abstract.
@usableFromInline
class SharedLocation<Value>: ReadableLocation<Value> {
  /// Changes the value with its lock held.
  @usableFromInline
  func modify(_ change: (inout Value) -> Void) {
    preconditionFailure("abstract")
  }
}
