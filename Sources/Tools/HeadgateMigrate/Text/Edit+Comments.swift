import Foundation
import HeadgateLint

extension Fix.Edit {
  /// Returns the edit with the comments that it would remove in front of its text.
  ///
  /// A comment in front of a token never changes the meaning of the token. A comment of a line gets a line of its own.
  func keepingComments(_ comments: [Comment], of file: SourceText) -> Fix.Edit {
    var rest = replacement
    let lost = comments.filter { comment in
      guard comment.range.offset >= range.offset, comment.range.end <= range.end else { return false }
      guard let kept = rest.range(of: comment.text) else { return true }
      rest.removeSubrange(kept)
      return false
    }
    guard !lost.isEmpty else { return self }
    let bytes = Array(file.text.utf8)
    let indentation =
      file.lineEnd + String(decoding: bytes.spaces(at: bytes.startOfLine(with: range.offset)), as: UTF8.self)
    let isAfterToken = range.offset > 0 && !Self.openings.contains(bytes[range.offset - 1])
    let head = lost.map { $0.text + ($0.isLine ? indentation : " ") }.joined()
    let isBeforeSpace = range.end < bytes.count && Self.spaces.contains(bytes[range.end])
    // Without a text, the space behind the comment would double the space behind the edit.
    let text =
      replacement.isEmpty && isBeforeSpace && head.hasSuffix(" ") ? String(head.dropLast()) : head + replacement
    return Fix.Edit(range, (isAfterToken ? " " : "") + text)
  }

  private static let spaces = Set(" \t\r\n".utf8)
  /// The characters after which a comment needs no space.
  private static let openings = spaces.union("([{<".utf8)
}
