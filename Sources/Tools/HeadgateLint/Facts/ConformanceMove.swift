import HeadgateSyntax
import SwiftSyntax

/// The edits that move the conformances of an enum to an extension at file scope.
package struct ConformanceMove: Codable, Sendable {
  /// The clause in the declaration, with the whitespace before it.
  package let clause: SourceRange
  /// The place of the extension: behind the outermost declaration around the enum, and behind the comments on its last line.
  package let position: Int
  /// The text of the extension, with an empty line before it.
  package let text: String
}

extension ConformanceMove {
  /// Returns nil when the enum has no conformances, or when an extension at file scope cannot have them.
  init?(_ node: EnumDeclSyntax, lineEnd: String) {
    guard let clause = node.inheritanceClause, clause.canMove, node.genericParameterClause == nil,
      let owner = EnumOwner(of: node)
    else { return nil }
    let colon = clause.colon
    let name = colon.previousToken(viewMode: .sourceAccurate)
    let isBehindName = colon.leadingTrivia.isWhitespace && name?.trailingTrivia.isWhitespace ?? false
    let start = isBehindName ? name?.endPositionBeforeTrailingTrivia : nil
    let offset = (start ?? colon.positionAfterSkippingLeadingTrivia).utf8Offset
    let end = clause.endPositionBeforeTrailingTrivia.utf8Offset
    self.clause = SourceRange(offset: offset, length: end - offset)
    position = owner.end
    let types = clause.inheritedTypes.map(\.type.trimmedDescription).joined(separator: ", ")
    text = "\(lineEnd)\(lineEnd)extension \(owner.names.joined(separator: ".")): \(types) {}"
  }
}

/// The names by which code at file scope names an enum.
private struct EnumOwner {
  /// The names as they are written, with backticks.
  private(set) var names: [String]
  /// The end of the outermost declaration.
  private(set) var end: Int

  /// Returns nil when no code at file scope can name the enum, or when it exists under other conditions than its file.
  init?(of node: EnumDeclSyntax) {
    names = []
    end = 0
    var next: Syntax? = Syntax(node)
    var isConditional = false
    while let current = next {
      next = current.parent
      if let group = current.asProtocol((any DeclGroupSyntax).self) {
        guard !isConditional, add(group) else { return nil }
        end = current.endBehindComments
      } else if current.is(IfConfigDeclSyntax.self) {
        isConditional = true
      } else if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self)
        || current.is(AccessorBlockSyntax.self)
      {
        return nil
      }
    }
  }

  private mutating func add(_ group: some DeclGroupSyntax) -> Bool {
    // An extension needs the same attribute.
    if group.attributes.flattened.contains(where: { $0.name == "available" }) { return false }
    if let named = group.asProtocol((any NamedDeclSyntax).self) {
      let isMember = group.parent?.is(MemberBlockItemSyntax.self) ?? false
      if isMember, group.modifiers.contains(where: { $0.name.tokenKind == .keyword(.private) }) { return false }
      names.insert(named.name.text, at: 0)
      return true
    }
    guard let extended = group.as(ExtensionDeclSyntax.self), extended.genericWhereClause == nil,
      extended.extendedType.tokens(viewMode: .sourceAccurate).allSatisfy({ $0.isNameOrPeriod })
    else { return false }
    names.insert(extended.extendedType.trimmedDescription, at: 0)
    return true
  }
}

extension InheritanceClauseSyntax {
  /// Whether an extension can have all types of the clause, and the clause has no comments, which would be lost.
  fileprivate var canMove: Bool {
    let hasComments =
      tokens(viewMode: .sourceAccurate).dropLast().contains { !$0.trailingTrivia.isWhitespace }
      || tokens(viewMode: .sourceAccurate).dropFirst().contains { !$0.leadingTrivia.isWhitespace }
    return !hasComments
      && inheritedTypes.allSatisfy { one in
        guard let name = TypeShape(one.type).name, !TypeFact.rawTypes.contains(name) else { return false }
        return !one.type.is(SuppressedTypeSyntax.self)
      }
  }
}

extension SyntaxProtocol {
  /// The end of the node, and of the comments behind it on its last line.
  fileprivate var endBehindComments: Int {
    var end = endPositionBeforeTrailingTrivia.utf8Offset
    var offset = end
    for piece in trailingTrivia {
      offset += piece.sourceLength.utf8Length
      if piece.isComment { end = offset }
    }
    return end
  }
}

extension TokenSyntax {
  fileprivate var isNameOrPeriod: Bool {
    guard leadingTrivia.isWhitespace, trailingTrivia.isWhitespace else { return false }
    if case .identifier = tokenKind { return true }
    return tokenKind == .period
  }
}

extension Trivia {
  fileprivate var isWhitespace: Bool { allSatisfy(\.isWhitespace) }
}
