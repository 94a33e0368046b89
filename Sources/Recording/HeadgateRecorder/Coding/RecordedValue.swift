internal import HeadgateCore

/// Codes values in the form of a recording.
package enum RecordedValue {
  /// Decodes an action that a person typed. Throws an error that names the place.
  ///
  /// A redacted value is the one that was typed. The mark that a recording has in its place is an error.
  ///
  /// - Parameter onlyOfViews: Whether an action that no view could send is an error. Otherwise it may be sealed or behind a gate.
  package static func typedAction<Action: Decodable>(
    _ type: Action.Type,
    from json: String,
    onlyOfViews: Bool
  ) throws -> Action {
    do {
      let decoder = RecordingDecoder(shared: nil, of: onlyOfViews ? .typedActionOfView : .typedAction)
      let action = try decoder.value(type, from: json)
      if onlyOfViews { try BoundaryCoding.checkSentByView(action) }
      return action
    } catch {
      throw Problem(description: decodingProblem(error))
    }
  }

  /// Returns the JSON of a value as in a recording; nil if it cannot be encoded.
  package static func json(_ value: any Encodable) -> String? {
    try? RecordingEncoder(isCanonical: true).json(value)
  }

  private struct Problem: Error, CustomStringConvertible { let description: String }
}
