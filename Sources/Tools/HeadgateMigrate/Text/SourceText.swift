package import HeadgateLint
import SwiftParser
package import SwiftSyntax

/// The text of a file, with its syntax.
package struct SourceText: Sendable {
  package let path: String
  package let text: String
  package let tree: SourceFileSyntax
  /// The end of a line in the file.
  let lineEnd: String
  /// The whitespace by which a block is indented: a tab, if the file has lines that begin with tabs.
  let indentationStep: String
  /// The modules that the file imports. Many steps ask for them, and a file can have very many statements.
  package let imports: [ImportDeclSyntax]
  /// All nodes by their types, in source order. A hundred searches for nodes of some type would walk the tree as often.
  private let nodesByType: [ObjectIdentifier: [Syntax]]

  /// - Returns: nil when the text cannot be parsed.
  package init?(path: String, text: String) {
    guard Nesting.problem(in: text) == nil else { return nil }
    let tree = Parser.parse(source: text)
    // A tree that is not the whole text has other offsets.
    guard !tree.hasError, tree.description.utf8.elementsEqual(text.utf8) else { return nil }
    self.path = path
    self.text = text
    self.tree = tree
    // Once for a file: each of several thousand edits of a file reads them.
    lineEnd = text.utf8.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
    let hasTabs = text.utf8.split(separator: UInt8(ascii: "\n")).contains { $0.first == UInt8(ascii: "\t") }
    indentationStep = hasTabs ? "\t" : "  "
    imports = tree.statements.flatMap { Self.imports(in: Syntax($0.item)) }
    nodesByType = Dictionary(grouping: tree.descendants(Syntax.self)) { ObjectIdentifier($0.kind.syntaxNodeType) }
  }

  /// Returns the files that can be parsed, and adds the others with the reason.
  static func all(
    in texts: [(path: String, text: String)],
    unread: inout [(path: String, reason: String)]
  ) -> [SourceText] {
    texts.compactMap { path, text in
      if let source = SourceText(path: path, text: text) { return source }
      let problem = Nesting.problem(in: text).map { "The file is left out: \($0.message)." }
      unread.append((path, problem ?? "The file cannot be parsed."))
      return nil
    }
  }

  /// Returns the nodes of one kind, in source order. `ExprSyntax` and its like have several kinds, and no node is of such a type.
  func nodes<Node: SyntaxProtocol>(_ type: Node.Type) -> [Node] {
    nodesByType[ObjectIdentifier(type), default: []].map { $0.cast(type) }
  }

  /// Returns an edit that writes an attribute in a line before a declaration, or on its line if other code is in front of it.
  func writing(_ attribute: String, before declaration: some SyntaxProtocol) -> Fix.Edit {
    declaration.preceded(by: attribute + (declaration.startsLine ? lineEnd + declaration.indentation : " "))
  }

  /// Returns an edit that removes the lines of a node; nil when they contain anything else.
  func removingLine(of node: some SyntaxProtocol) -> Fix.Edit? {
    let lines = LineTable(text)
    let first = lines.position(of: node.bytes.offset).line
    let last = lines.position(of: node.bytes.end).line
    guard let start = lines.range(ofLine: first), let end = lines.range(ofLine: last),
      let next = lines.range(ofLine: last + 1), end.end == node.bytes.end,
      text.utf8.dropFirst(start.offset).prefix(node.bytes.offset - start.offset).allSatisfy({ $0 == 32 || $0 == 9 })
    else { return nil }
    return .removing(from: start.offset, to: next.offset)
  }

  private static func imports(in node: Syntax) -> [ImportDeclSyntax] {
    if let one = node.as(ImportDeclSyntax.self) { return [one] }
    guard let conditional = node.as(IfConfigDeclSyntax.self) else { return [] }
    return conditional.clauses.flatMap { clause -> [ImportDeclSyntax] in
      guard case .statements(let statements) = clause.elements else { return [] }
      return statements.flatMap { imports(in: Syntax($0.item)) }
    }
  }

  /// Whether the file belongs to tests.
  package var isTest: Bool {
    imports.contains { ["Testing", "XCTest"].contains($0.path.trimmedDescription) }
  }
}

extension SyntaxProtocol {
  /// The bytes of the node without the trivia around it.
  package var bytes: HeadgateLint.SourceRange {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return HeadgateLint.SourceRange(offset: start, length: endPositionBeforeTrailingTrivia.utf8Offset - start)
  }

  /// Returns an edit that replaces the node, and keeps the trivia around it.
  package func replaced(by text: String) -> Fix.Edit { Fix.Edit(bytes, text) }

  /// Returns an edit that inserts a text before the node.
  package func preceded(by text: String) -> Fix.Edit {
    Fix.Edit(HeadgateLint.SourceRange(offset: bytes.offset, length: 0), text)
  }

  /// Returns an edit that inserts a text behind the node.
  package func followed(by text: String) -> Fix.Edit {
    Fix.Edit(HeadgateLint.SourceRange(offset: bytes.end, length: 0), text)
  }
}
