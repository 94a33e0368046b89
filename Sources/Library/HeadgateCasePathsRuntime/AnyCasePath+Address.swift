extension AnyCasePath {
  /// Returns the payload of the case of a value in memory, without a copy of the value.
  ///
  /// No other code may write to that memory or free it during the call.
  @inlinable
  @inline(__always)
  package func extract(at root: UnsafePointer<Root>) -> Value? {
    lend(root) { extract($0) }
  }
}

/// Passes the value at an address to a closure: `pointee` copies a copyable value, and borrows a noncopyable value.
// Always inlined: as a function on unspecialized types, it would look up the metadata of `Optional<Value>` at each
// call.
@inlinable
@inline(__always)
func lend<Value: ~Copyable, Result>(_ value: UnsafePointer<Value>, to body: (borrowing Value) -> Result) -> Result {
  body(value.pointee)
}
