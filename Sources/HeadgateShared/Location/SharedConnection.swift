internal import HeadgateSupport

/// The connection of a shared value to its key.
struct SharedConnection<Value> {
  /// The value when there is nothing to load.
  let initial: Value
  let load: (LoadContext<Value>, LoadContinuation<Value>) -> Void
  /// Nil for a key that only reads.
  let save: ((Value, SaveContext, SaveContinuation) -> Void)?
}
