/// Codes values in the form of a recording.
package enum RecordedValue {
  /// Decodes an action that a person wrote, also one that is sealed or behind a gate. Throws an error that names the place.
  package static func action<Action: Decodable>(_ type: Action.Type, from json: String) throws -> Action {
    do {
      return try RecordingDecoder(shared: nil).checkedValue(type, from: json)
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
