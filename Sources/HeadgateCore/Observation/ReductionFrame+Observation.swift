public import HeadgateSupport

extension ReductionFrame {
  /// Notes that observers of the reduction's stores may look at another child state now.
  @inlinable
  static func noteStructuralChange() {
    ReductionFrame.current?.pointee.structuralChange = true
  }

  /// Whether the calling thread compares the values of an observed property.
  @usableFromInline
  static var isInComparison: Bool { current?.pointee.isComparing ?? false }

  /// Whether the value of an observed property is another one. What compares it knows that nobody asked for its answer.
  @inlinable
  static func isChange<Value: Equatable>(_ old: Value, _ new: Value) -> Bool {
    isPlain(Value.self) ? old != new : compare(old, new)
  }

  /// Types that have nothing to say about a comparison. The compiler knows the answer where it knows the type.
  @inlinable
  static func isPlain<Value>(_: Value.Type) -> Bool {
    Value.self == Int.self || Value.self == Bool.self || Value.self == Double.self || Value.self == String.self
  }

  @inlinable
  @inline(never)
  static func compare<Value: Equatable>(_ old: Value, _ new: Value) -> Bool {
    untracked {
      // The frame of the reduction, or one for the time of this.
      let frame = current
      let outer = isInComparison
      frame?.pointee.isComparing = true
      defer { frame?.pointee.isComparing = outer }
      return old != new
    }
  }

  /// Reads a state between two reductions so that the reads are not taken for those of whoever sent the action.
  @usableFromInline
  static func untracked<Result>(_ read: () -> Result) -> Result {
    guard current == nil else { return read() }
    var frame = ReductionFrame()
    return withUnsafeMutablePointer(to: &frame) {
      current = $0
      defer { current = nil }
      return read()
    }
  }
}
