import Foundation

/// A path that is text is stored as this text. Any other path is stored as a file URL, in which `%E9` stands for a byte: a
/// person can read it, and no absolute path begins like a URL.
nonisolated extension Path: Codable {
  private static let scheme = "file://"

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let string = try container.decode(String.self)
    guard string.hasPrefix(Self.scheme) else {
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

nonisolated extension FileName {
  /// The name with `%` and two digits for each byte that is not a letter, a digit, or one of `/-_.~`.
  var percentEncoded: String {
    withBytes { bytes in
      var text = ""
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "_"),
          UInt8(ascii: "."), UInt8(ascii: "~"):
          text.unicodeScalars.append(Unicode.Scalar(byte))
        default:
          text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
        }
      }
      return text
    }
  }
}

nonisolated extension [UInt8] {
  /// Decodes `%` and two digits to a byte; nil when the digits are missing.
  init?(percentEncoded text: Substring) {
    self = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        append(byte)
        continue
      }
      guard let decoded = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16), rest.count >= 2 else {
        return nil
      }
      append(decoded)
      rest = rest.dropFirst(2)
    }
  }
}
