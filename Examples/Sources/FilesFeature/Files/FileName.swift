import Foundation

/// The name of a file as the system stores it: any bytes except zero, which are usually UTF-8 text.
///
/// Relative paths and the targets of links are such names, too. Two names are equal only if their bytes are equal, even if
/// both look the same on the screen.
package nonisolated struct FileName: Sendable {
  /// The name as text, with replacement characters for bytes that are not text.
  package let string: String
  /// The bytes; nil if they are the UTF-8 form of `string`, so that a usual name needs no array.
  private let bytes: [UInt8]?

  package init(_ string: String) {
    self.string = string
    bytes = nil
  }

  package init(bytes: some Collection<UInt8>) {
    let text = String(validating: bytes, as: UTF8.self)
    string = text ?? String(decoding: bytes, as: UTF8.self)
    self.bytes = text == nil ? Array(bytes) : nil
  }

  package init(cString: UnsafePointer<CChar>) {
    if let text = String(validatingCString: cString) {
      self.init(text)
    } else {
      self.init(bytes: UnsafeRawBufferPointer(start: cString, count: strlen(cString)))
    }
  }

  /// Whether the bytes are UTF-8 text.
  package var isText: Bool { bytes == nil }

  /// The number of bytes.
  package var count: Int { bytes?.count ?? string.utf8.count }

  package var isEmpty: Bool { count == 0 }

  package var isHidden: Bool { string.utf8.first == UInt8(ascii: ".") }

  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    if let bytes { return try bytes.withUnsafeBufferPointer(body) }
    if let result = try string.utf8.withContiguousStorageIfAvailable(body) { return result }
    return try Array(string.utf8).withUnsafeBufferPointer(body)
  }

  /// Calls a closure with the form for system calls. Afterward, `errno` is what the closure has left.
  package func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
    let (result, number) = try withZero { (try body($0), errno) }
    // The release of the bytes may have changed it.
    errno = number
    return result
  }

  private func withZero<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
    guard let bytes else { return try string.withCString(body) }
    return try (bytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { try body($0.baseAddress!) }
  }

  /// Returns the path of another name below this one.
  package func appending(_ other: FileName) -> FileName {
    guard isText, other.isText else { return joined("/", other) }
    return FileName(string + "/" + other.string)
  }

  /// Returns the bytes of this name, a text, and another name.
  func joined(_ separator: String, _ other: FileName) -> FileName {
    let first = withBytes { Array($0) }
    return FileName(bytes: first + Array(separator.utf8) + other.withBytes { Array($0) })
  }
}

nonisolated extension FileName: ExpressibleByStringLiteral, CustomStringConvertible {
  package init(stringLiteral value: String) { self.init(value) }

  package var description: String { string }
}

nonisolated extension FileName: Hashable, Comparable {
  package static func == (lhs: FileName, rhs: FileName) -> Bool {
    lhs.count == rhs.count && lhs.compared(to: rhs) == 0
  }

  package static func < (lhs: FileName, rhs: FileName) -> Bool {
    lhs.compared(to: rhs) < 0
  }

  package func hash(into hasher: inout Hasher) {
    withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }

  /// Returns a number below, equal to or above 0, in the order of the bytes.
  private func compared(to other: FileName) -> Int {
    withBytes { mine in
      other.withBytes { theirs in
        let common = min(mine.count, theirs.count)
        let order = common == 0 ? 0 : Int(memcmp(mine.baseAddress!, theirs.baseAddress!, common))
        return order != 0 ? order : mine.count - theirs.count
      }
    }
  }
}
