/// Parses the bytes of a terminal into keys and pasted texts.
///
/// A sequence may arrive in pieces. An escape byte without a continuation is the escape key. Only time shows that, so the
/// caller calls ``flush()`` after a moment without bytes.
package struct KeyParser {
  private var pending: [UInt8] = []
  /// The text that is being pasted; nil outside of a paste.
  private var paste: PasteParser?

  package init() {}

  /// Whether bytes wait for the rest of their sequence.
  ///
  /// A paste waits for its end only: a pause in it means nothing.
  package var isWaiting: Bool { paste == nil && !pending.isEmpty }

  package mutating func parse(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    pending += bytes
    var events: [TerminalEvent] = []
    while true {
      if paste != nil {
        guard let text = paste?.take(&pending) else { return events }
        paste = nil
        events.append(.pasted(text))
      } else if pending.starts(with: PasteParser.start) {
        pending.removeFirst(PasteParser.start.count)
        paste = PasteParser()
      } else if let (key, length) = Self.next(in: pending[...]) {
        pending.removeFirst(length)
        if let key { events.append(.key(key)) }
      } else {
        return events
      }
    }
  }

  /// Parses the waiting bytes as they are: the escape key, or no key.
  package mutating func flush() -> [TerminalEvent] {
    guard paste == nil else { return [] }
    defer { pending = [] }
    return pending.first == 0x1b ? [.key(.escape)] : []
  }

  /// Returns the first key and the number of its bytes; nil when the sequence is not complete.
  ///
  /// An unknown sequence is no key.
  private static func next(in bytes: ArraySlice<UInt8>) -> (Key?, Int)? {
    guard let first = bytes.first else { return nil }
    switch first {
    case 0x1b: return escape(in: bytes)
    case 0x0d, 0x0a: return (.enter, 1)
    case 0x09: return (.tab, 1)
    case 0x7f, 0x08: return (.backspace, 1)
    case 0x01...0x1a: return (.control(Character(Unicode.Scalar(first + 0x60))), 1)
    case 0x00: return (.control(" "), 1)
    case 0x00...0x1f: return (nil, 1)
    default: return character(in: bytes)
    }
  }

  private static func character(in bytes: ArraySlice<UInt8>) -> (Key?, Int)? {
    let length =
      switch bytes.first! {
      case 0xf0...: 4
      case 0xe0...: 3
      case 0xc0...: 2
      default: 1
      }
    guard bytes.count >= length else { return nil }
    guard let text = String(validating: bytes.prefix(length), as: UTF8.self), let character = text.first else {
      return (nil, 1)
    }
    return (.character(character), length)
  }

  private static func escape(in bytes: ArraySlice<UInt8>) -> (Key?, Int)? {
    guard let second = bytes.dropFirst().first else { return nil }
    switch second {
    case UInt8(ascii: "["):
      let body = bytes.dropFirst(2)
      guard let end = body.firstIndex(where: { (0x40...0x7e).contains($0) }) else { return nil }
      return (controlSequence(body[..<end], final: body[end]), end - bytes.startIndex + 1)
    case UInt8(ascii: "O"):
      guard let final = bytes.dropFirst(2).first else { return nil }
      return (controlSequence([], final: final), 3)
    default:
      return (.escape, 1)
    }
  }

  private static func controlSequence(_ parameters: ArraySlice<UInt8>, final: UInt8) -> Key? {
    switch Character(Unicode.Scalar(final)) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "H": .home
    case "F": .end
    case "M": .enter
    case "~":
      switch String(decoding: parameters.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self) {
      case "1", "7": .home
      case "3": .delete
      case "4", "8": .end
      case "5": .pageUp
      case "6": .pageDown
      default: nil
      }
    default: nil
    }
  }
}
