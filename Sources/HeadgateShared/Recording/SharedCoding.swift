/// How a recorder and a replay code shared values: with the number of the reference, and its key.
package enum SharedCoding {
  /// The `userInfo` key of coders. Its value is `true` for an encoder and a ``SharedRegistry`` for a decoder.
  package static let userInfoKey = CodingUserInfoKey(rawValue: "Headgate.shared")!

  enum CodingKeys: String, CodingKey {
    case reference = "$shared"
    case key, value
  }
}
