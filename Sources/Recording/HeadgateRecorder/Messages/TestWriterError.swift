/// Why a test cannot be written from a recording.
package enum TestWriterError: Error, CustomStringConvertible {
  case emptyRange(UInt64, UInt64)
  case beginsWithPart(UInt64)
  case unknownFeature(state: String)

  package var description: String {
    switch self {
    case .emptyRange(let first, let last):
      "There are no actions from \(first) to \(last). Begin with the smaller number."
    case .beginsWithPart(let number):
      """
      The state after action \(number) contains a part of a shared value, which does not change with the whole in a test that begins \
      there. Begin with an earlier action, before the part is created.
      """
    case .unknownFeature(let state):
      """
      The feature of the state '\(state)' is not known, because the state is not declared in its feature, or the feature is generic. \
      Write the expression that creates the feature, such as 'Cart()'.
      """
    }
  }
}
