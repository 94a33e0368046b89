/// Makes texts that no programmer writes from texts that programmers write.
package enum MutatedText {
  /// Pieces of code that the linter and the migration treat in a special way.
  private static let pieces = [
    "{", "}", "(", ")", "case ", "enum Action", ".send(", ".run { send in ", "switch action {", "let ", "#if A\n",
    "#endif\n", "\\.", "?", "\"", "// headgate:disable:next x - y\n", "é", "\n", "\r\n", "@Reducer ", ": Equatable",
    "extension ", "default:", "try ", ".self", "var ", ".task { ", "/Action.a", "\\.$", "/* ", "@BindingState ",
    "(id: , action: )", "scheduler: mainQueue", "return ", "AlertState(title: ", "await ",
  ]

  /// Returns a text with one to three changes. Half of the changes are small enough that many texts still parse.
  package static func make(from source: String, _ generator: inout SeededGenerator) -> String {
    var bytes = Array(source.utf8)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let start = Int.random(in: 0...bytes.count, using: &generator)
      let end = min(bytes.count, start + Int.random(in: 0...12, using: &generator))
      let piece = pieces.randomElement(using: &generator) ?? ""
      switch Int.random(in: 0...5, using: &generator) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: piece.utf8, at: start)
      case 2: bytes.replaceSubrange(start..<end, with: piece.utf8)
      default: exchangeWords(in: &bytes, near: start, &generator)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Replaces a word by another word of the text, so that the text still parses in most cases.
  private static func exchangeWords(in bytes: inout [UInt8], near start: Int, _ generator: inout SeededGenerator) {
    guard let target = word(in: bytes, from: start) else { return }
    let other = Int.random(in: 0...bytes.count, using: &generator)
    guard let source = word(in: bytes, from: other) else { return }
    let replacement = Array(bytes[source])
    bytes.replaceSubrange(target, with: replacement)
  }

  /// Returns the first word behind an offset.
  private static func word(in bytes: [UInt8], from offset: Int) -> Range<Int>? {
    guard let start = bytes[offset...].firstIndex(where: isLetter) else { return nil }
    return start..<(bytes[start...].firstIndex { !isLetter($0) } ?? bytes.count)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }
}
