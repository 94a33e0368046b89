import SwiftParser
import SwiftSyntax

extension FileFacts {
  /// Creates the facts of a file from its text.
  package init(path: String, source: String) {
    if let problem = Nesting.problem(in: source) {
      self.init(path: path, problem: problem)
    } else {
      self = DeepStack.run { FileFacts(path: path, parsing: source) }
    }
  }

  private init(path: String, parsing source: String) {
    let tree = Parser.parse(source: source)
    guard !tree.hasError else {
      self.init(path: path)
      syntaxErrors = Self.errors(in: tree)
      return
    }
    let collector = FactCollector(path: path, lineEnd: Self.firstLineEnd(in: source))
    collector.walk(tree)
    self = collector.facts
    isTest = looksLikeTest
    suppressions = Suppression.all(in: tree, source: source)
  }

  /// Returns the end of the first line: `\n`, `\r\n`, or `\r`.
  private static func firstLineEnd(in source: String) -> String {
    let bytes = source.utf8
    guard let first = bytes.firstIndex(where: { $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") }),
      bytes[first] == UInt8(ascii: "\r")
    else { return "\n" }
    let next = bytes.index(after: first)
    return next < bytes.endIndex && bytes[next] == UInt8(ascii: "\n") ? "\r\n" : "\r"
  }

  /// Returns the places at which the parser expected something else.
  private static func errors(in tree: SourceFileSyntax) -> [SyntaxError] {
    var errors: [SyntaxError] = []
    var offsets: Set<Int> = []
    for token in tree.tokens(viewMode: .all) {
      // One mistake makes many nodes wrong at one offset.
      guard token.presence == .missing || token.parent?.is(UnexpectedNodesSyntax.self) == true,
        offsets.insert(token.sourceRange.offset).inserted
      else { continue }
      if token.presence == .missing {
        errors.append(
          SyntaxError(
            range: token.sourceRange,
            message: token.text.isEmpty ? "expected a name" : "expected '\(token.text)'"
          )
        )
      } else if let unexpected = token.parent?.as(UnexpectedNodesSyntax.self),
        unexpected.firstToken(viewMode: .all) == token
      {
        errors.append(SyntaxError(range: unexpected.sourceRange, message: "unexpected code"))
      }
    }
    let start = SourceRange(offset: 0, length: 1)
    return errors.isEmpty ? [SyntaxError(range: start, message: "the file cannot be parsed")] : Array(errors.prefix(3))
  }
}
