/// How a recorder and a replay code shared values: with the number of the reference, and its key.
package enum SharedCoding {
  /// The `userInfo` key of coders. Its value is `true` for the encoder of a recorder, and a ``SharedRegistry`` for a replay.
  package static let userInfoKey = CodingUserInfoKey(rawValue: "Headgate.shared")!

  /// Whether a state contains a part of a shared value, which a replay can decode as a separate value only. Its keys may have any order: only
  /// some encoders sort them.
  package static func containsPart(_ json: String) -> Bool { json.contains("\"$part\":") }

  /// Whether a text contains a shared value.
  package static func containsReference(_ json: String) -> Bool { json.contains("\"$shared\":") }

  enum CodingKeys: String, CodingKey {
    case reference = "$shared"
    /// In place of `reference` for a part of a shared value: a replay cannot create it from a text.
    case part = "$part"
    case key, value
  }
}
