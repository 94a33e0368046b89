public import HeadgateSupport

extension ReductionFrame {
  /// Notes that observers of the reduction's stores may look at another child state now.
  @inlinable
  static func noteStructuralChange() {
    ReductionFrame.current?.pointee.structuralChange = true
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
