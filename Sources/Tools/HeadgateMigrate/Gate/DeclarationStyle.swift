import HeadgateLint
import SwiftSyntax

/// How the lines of a declaration are written.
struct DeclarationStyle {
  let newline: String
  /// The white space before the declaration.
  let indent: String
  /// The white space before its members.
  let memberIndent: String
  /// The white space of one level.
  let unit: String

  init(_ declaration: EnumDeclSyntax, in text: String) {
    newline = text.contains("\r\n") ? "\r\n" : "\n"
    let indent = declaration.indentation
    self.indent = indent
    let inner = declaration.memberBlock.members.first { $0.leadingTrivia.newlineCount > 0 }?.indentation
    unit = inner.flatMap { $0.hasPrefix(indent) && $0 != indent ? String($0.dropFirst(indent.count)) : nil } ?? "  "
    memberIndent = inner ?? indent + unit
  }

  /// Whether each member, and the end of a block, starts a line.
  func isMultiline(_ block: MemberBlockSyntax) -> Bool {
    block.rightBrace.leadingTrivia.newlineCount > 0
      && block.members.allSatisfy { $0.leadingTrivia.newlineCount > 0 && $0.semicolon == nil }
  }

  /// Returns the text of a member with its comments, without indentation.
  func text(of member: MemberBlockItemSyntax) -> String {
    let first = member.indentation
    let lines = member.decl.description.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let text = lines.map { $0.hasPrefix(first) ? $0.dropFirst(first.count) : $0.drop(while: \.isWhitespace) }
    return text.joined(separator: newline).trimmed
  }

  /// Returns a text with white space before each line.
  func indented(_ text: String, _ indent: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { $0.isEmpty ? "" : indent + $0 }.joined(separator: newline)
  }

  /// Returns lines between braces.
  func block(_ lines: [String], indent: String) -> String {
    "{\(newline)\(lines.joined(separator: newline))\(newline)\(indent)}"
  }
}

extension Trivia {
  /// The number of ends of lines.
  var newlineCount: Int {
    pieces.reduce(0) { count, piece in
      switch piece {
      case .newlines(let more), .carriageReturns(let more), .carriageReturnLineFeeds(let more): count + more
      default: count
      }
    }
  }
}
