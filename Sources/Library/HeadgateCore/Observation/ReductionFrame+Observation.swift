public import HeadgateSupport

extension ReductionFrame {
  /// Records that another child state may have replaced one that is observed.
  @inlinable
  static func noteStructuralChange() {
    ReductionFrame.current?.pointee.structuralChange = true
  }

  /// Whether the calling thread is comparing the values of an observed property.
  @usableFromInline
  static var isInComparison: Bool { current?.pointee.isComparing ?? false }

  /// Returns whether the value of an observed property changed. Another state with equal properties is a change.
  @inlinable
  static func isChange<Value: Equatable>(_ old: Value, _ new: Value) -> Bool {
    isPlain(Value.self) ? old != new : compare(old, new)
  }

  /// Returns whether the comparison of a type runs no user code. The compiler evaluates this for types that it knows.
  @inlinable
  static func isPlain<Value>(_: Value.Type) -> Bool {
    Value.self == Int.self || Value.self == Bool.self || Value.self == Double.self || Value.self == String.self
      || Value.self == Void.self
  }

  @inlinable
  @inline(never)
  static func compare<Value: Equatable>(_ old: Value, _ new: Value) -> Bool {
    // In generic code, the type may be observable without the knowledge of the compiler.
    differ(old, new) || GenericIdentity.isOther(old, than: new)
  }

  /// Returns whether two values are not equal. `isInComparison` is true while user code compares the values.
  @inlinable
  @inline(never)
  static func differ<Value: Equatable>(_ old: Value, _ new: Value) -> Bool {
    untracked {
      // Set in the frame of the reduction, or in a temporary frame.
      let frame = current
      let outer = isInComparison
      frame?.pointee.isComparing = true
      defer { frame?.pointee.isComparing = outer }
      return old != new
    }
  }

  /// Reads a state between two reductions, without registering the reads with the observation tracking of the caller.
  @usableFromInline
  package static func untracked<Result>(_ read: () -> Result) -> Result {
    guard current == nil else { return read() }
    var frame = ReductionFrame()
    return withUnsafeMutablePointer(to: &frame) {
      current = $0
      defer { current = nil }
      return read()
    }
  }
}
