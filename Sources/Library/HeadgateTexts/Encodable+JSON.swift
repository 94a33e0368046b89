import Foundation

extension Encodable {
  /// The value as JSON for people: indented, with sorted keys.
  package var indentedJSON: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}
