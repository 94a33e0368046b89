internal import Foundation

/// The types of Foundation whose `init(from:)` ends the process for some JSON, in place of an error (Swift 6.3).
enum UncheckedValue {
  /// Throws a `DecodingError` for a value that the type does not survive.
  static func check(_ type: any Decodable.Type, _ decoder: any Decoder) throws {
    if type == IndexSet.self {
      try Indices(from: decoder).check(decoder)
    } else if type == CharacterSet.self {
      try Characters(from: decoder).check(decoder)
    } else if type == URLComponents.self {
      try Address(from: decoder).check(decoder)
    }
  }

  private static func refuse(_ problem: String, _ decoder: any Decoder) throws -> Never {
    throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: problem))
  }

  private struct Indices: Decodable {
    struct Part: Decodable {
      let location: Int
      let length: Int
    }
    let indexes: [Part]

    func check(_ decoder: any Decoder) throws {
      for part in indexes
      where part.location < 0 || part.length < 0 || part.location.addingReportingOverflow(part.length).overflow {
        try refuse("\(part.location) and the next \(part.length) numbers are no indices", decoder)
      }
    }
  }

  private struct Characters: Decodable {
    let bitmap: Data

    /// A bit for each character of a plane, and each plane after the first one with its number before it.
    private static let plane = 8192

    func check(_ decoder: any Decoder) throws {
      let planes = stride(from: Self.plane, to: bitmap.count, by: Self.plane + 1).map { bitmap[bitmap.startIndex + $0] }
      guard bitmap.count >= Self.plane, (bitmap.count - Self.plane) % (Self.plane + 1) == 0,
        planes.allSatisfy({ 1...16 ~= $0 }), Set(planes).count == planes.count
      else { try refuse("\(bitmap.count) bytes are no set of characters", decoder) }
    }
  }

  private struct Address: Decodable {
    let scheme: String?
    let port: Int?

    func check(_ decoder: any Decoder) throws {
      let others = "+-."
      if let scheme {
        let isValid = scheme.utf8.enumerated().allSatisfy { index, byte in
          let character = Unicode.Scalar(byte)
          return ("a"..."z").contains(character) || ("A"..."Z").contains(character)
            || index > 0 && (("0"..."9").contains(character) || others.unicodeScalars.contains(character))
        }
        if !isValid || scheme.isEmpty { try refuse("'\(scheme)' is no scheme of an address", decoder) }
      }
      if let port, port < 0 { try refuse("\(port) is no port", decoder) }
    }
  }
}
