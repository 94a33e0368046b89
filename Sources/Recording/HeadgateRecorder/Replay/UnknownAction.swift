/// A number of an action that a recording does not have.
package struct UnknownAction: Error, CustomStringConvertible {
  package let number: UInt64
  /// The numbers that the recording has; nil if it has no actions.
  package let available: ClosedRange<UInt64>?

  package var description: String {
    guard let available else { return "The recording has no action \(number): it has no actions." }
    return """
      The recording has no action \(number). It has the actions \(available.lowerBound) to \(available.upperBound), and \
      \(available.lowerBound - 1) is its first state.
      """
  }
}
