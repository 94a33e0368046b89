/// A property of a shared value, as a test finds it in a state.
package protocol SharedProjection {
  /// The number of the shared value that contains the property's value.
  var referenceNumber: UInt64 { get }
  /// Whether the property is the whole shared value, and can change it.
  var isWholeAndMutable: Bool { get }
}
