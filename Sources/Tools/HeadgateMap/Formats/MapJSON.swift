import Foundation

/// A map as JSON. The types of the model are the schema.
enum MapJSON {
  static func text(of map: some Encodable, isCompact: Bool = false) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if !isCompact { encoder.outputFormatting.insert(.prettyPrinted) }
    return String(decoding: try encoder.encode(map), as: UTF8.self)
  }
}
