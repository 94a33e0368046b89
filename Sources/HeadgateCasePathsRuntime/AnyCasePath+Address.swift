extension AnyCasePath {
  /// The payload of the case of a value that stands in memory, which is read there and not copied first.
  ///
  /// Nobody writes to that memory meanwhile, and it stays.
  @inlinable
  @inline(__always)
  package func extract(at root: UnsafePointer<Root>) -> Value? {
    lend(root) { extract($0) }
  }
}

/// Hands on what stands at an address: `pointee` of a type that can be copied is a copy, and of one that cannot it is the value itself.
// Always inlined: called for types that are not known, it would ask for what an optional of the payload is, each time.
@inlinable
@inline(__always)
func lend<Value: ~Copyable, Result>(_ value: UnsafePointer<Value>, to body: (borrowing Value) -> Result) -> Result {
  body(value.pointee)
}
