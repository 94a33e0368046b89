import Foundation

/// A path that is text is stored as this text. Any other path is stored as a file URL, in which `%E9` stands for a byte: a
/// person can read it, and no absolute path begins like a URL.
nonisolated extension Path: Codable {
  private static let scheme = "file://"

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let string = try container.decode(String.self)
    guard string.hasPrefix(Self.scheme) else {
      guard string.utf8.first == UInt8(ascii: "/"), !string.utf8.contains(0) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(string)' is not an absolute path.")
      }
      self.init(string)
      return
    }
    guard let bytes = [UInt8](percentEncoded: string.dropFirst(Self.scheme.count)), bytes.first == UInt8(ascii: "/"),
      !bytes.contains(0)
    else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(string)' is not the URL of a file.")
    }
    self.init(FileName(bytes: bytes))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(bytes.isText ? string : Self.scheme + bytes.percentEncoded)
  }
}
