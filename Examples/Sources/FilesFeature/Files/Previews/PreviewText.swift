/// The lines of a text. Characters that a terminal would not show are replaced by visible pieces.
package nonisolated struct PreviewText: Equatable, Sendable, Codable {
  package struct Piece: Equatable, Sendable, Codable {
    package var text: String
    /// Whether the text stands for a character or a byte that has no picture: `^[`, `\xff`.
    package var isEscaped: Bool

    package init(_ text: String, isEscaped: Bool = false) {
      self.text = text
      self.isEscaped = isEscaped
    }
  }

  package struct Line: Equatable, Sendable, Codable {
    package var pieces: [Piece]
    /// Whether the line is longer.
    package var isCut: Bool

    package init(_ pieces: [Piece], isCut: Bool = false) {
      self.pieces = pieces
      self.isCut = isCut
    }

    package var text: String { pieces.map(\.text).joined() }
  }

  package var lines: [Line]
  /// Whether the file has more lines.
  package var isCut: Bool

  package init(lines: [Line], isCut: Bool = false) {
    self.lines = lines
    self.isCut = isCut
  }
}

nonisolated extension PreviewText {
  /// The largest number of lines.
  static let maximumLines = 10_000
  /// The largest number of bytes of a line. No screen is that wide.
  static let maximumLineBytes = 2_048

  /// Creates the text of the first bytes of a file.
  ///
  /// - Parameter isCut: Whether the file has more bytes. The last line may then be a part of a line.
  init(_ bytes: [UInt8], isCut: Bool) {
    let start = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    var rest = bytes[start...]
    if isCut { rest = rest.dropLast(Self.incompleteBytes(rest)) }
    var lines: [Line] = []
    while !rest.isEmpty, lines.count < Self.maximumLines {
      let end = rest.firstIndex(of: 0x0a) ?? rest.endIndex
      var line = rest[rest.startIndex..<end]
      if line.last == 0x0d { line = line.dropLast() }
      lines.append(Line(decoding: line))
      rest = rest[min(end + 1, rest.endIndex)...]
    }
    self.init(lines: lines, isCut: isCut || !rest.isEmpty)
  }

  /// Returns whether bytes are not text: a zero byte, or a large share of bytes that no text has.
  static func isBinary(_ bytes: some Collection<UInt8>) -> Bool {
    let start = Array(bytes.prefix(8_192))
    guard !start.contains(0) else { return true }
    let valid = start.dropLast(incompleteBytes(start[...]))
    if String(validating: valid, as: UTF8.self) == nil {
      return share(of: start) { $0 >= 0x80 || isOdd($0) } > 0.3
    }
    return share(of: start, isOdd) > 0.3
  }

  private static func share(of bytes: [UInt8], _ isCounted: (UInt8) -> Bool) -> Double {
    bytes.isEmpty ? 0 : Double(bytes.count(where: isCounted)) / Double(bytes.count)
  }

  /// Whether a byte is a control character that is rare in a text.
  private static func isOdd(_ byte: UInt8) -> Bool {
    (byte < 0x20 && !(0x08...0x0d).contains(byte) && byte != 0x1b) || byte == 0x7f
  }

  /// The number of bytes at the end that begin a character without completing it.
  private static func incompleteBytes(_ bytes: ArraySlice<UInt8>) -> Int {
    for count in 1...3 where bytes.count >= count {
      let byte = bytes[bytes.endIndex - count]
      if byte & 0xc0 == 0x80 { continue }
      return utf8Length(byte) > count ? count : 0
    }
    return 0
  }
}

nonisolated extension PreviewText.Line {
  fileprivate init(decoding bytes: ArraySlice<UInt8>) {
    let isCut = bytes.count > PreviewText.maximumLineBytes
    var rest = bytes.prefix(PreviewText.maximumLineBytes)
    // A character that the cut divides is left out.
    if isCut { while let last = rest.last, last & 0xc0 == 0x80 { rest = rest.dropLast() } }
    if isCut, let last = rest.last, last >= 0xc0 { rest = rest.dropLast() }
    if let text = String(validating: rest, as: UTF8.self), !text.unicodeScalars.contains(where: \.isInvisible) {
      self.init(text.isEmpty ? [] : [.init(text)], isCut: isCut)
      return
    }
    var pieces: [PreviewText.Piece] = []
    var plain: [UInt8] = []
    func end() {
      if !plain.isEmpty { pieces.append(.init(String(decoding: plain, as: UTF8.self))) }
      plain = []
    }
    while let first = rest.first {
      let character = rest.prefix(utf8Length(first))
      guard let scalar = String(validating: character, as: UTF8.self)?.unicodeScalars.first else {
        end()
        pieces.append(.init(#"\x"# + hexByte(first), isEscaped: true))
        rest = rest.dropFirst()
        continue
      }
      if scalar.isInvisible {
        end()
        pieces.append(.init(scalar.visibleText, isEscaped: true))
      } else {
        plain += character
      }
      rest = rest.dropFirst(character.count)
    }
    end()
    self.init(pieces, isCut: isCut)
  }
}

nonisolated extension Unicode.Scalar {
  /// Whether the character is a control character other than a tab, or changes the writing direction.
  fileprivate var isInvisible: Bool {
    switch value {
    case 0x09: false
    case 0..<0x20, 0x7f...0x9f, 0x061c, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a...0x202e, 0x2066...0x2069, 0xfeff: true
    default: false
    }
  }

  fileprivate var visibleText: String {
    switch value {
    case 0..<0x20: "^" + String(Character(Unicode.Scalar(UInt8(value) + 0x40)))
    case 0x7f: "^?"
    default: "<U+" + String(value, radix: 16, uppercase: true) + ">"
    }
  }
}

/// The number of bytes of the character that a byte begins; 1 for a byte that begins none.
private nonisolated func utf8Length(_ byte: UInt8) -> Int {
  switch byte {
  case 0xc2...0xdf: 2
  case 0xe0...0xef: 3
  case 0xf0...0xf4: 4
  default: 1
  }
}

/// Formats a byte with two hexadecimal digits.
package nonisolated func hexByte(_ byte: UInt8) -> String {
  (byte < 16 ? "0" : "") + String(byte, radix: 16)
}
