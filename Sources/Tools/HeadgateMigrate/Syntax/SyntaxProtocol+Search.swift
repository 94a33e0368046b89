import HeadgateLint
import SwiftSyntax

extension SyntaxProtocol {
  /// Returns the nodes of a kind below this node, in source order.
  func descendants<Node: SyntaxProtocol>(_ type: Node.Type) -> [Node] {
    var found: [Node] = []
    // A stack, because generated files nest deeply.
    var stack = [Syntax(self)]
    while let node = stack.popLast() {
      if let match = node.as(type) { found.append(match) }
      stack.append(contentsOf: node.children(viewMode: .sourceAccurate).reversed())
    }
    return found
  }

  /// The nodes around this node, innermost first.
  var ancestors: [Syntax] {
    Array(sequence(first: Syntax(self)) { $0.parent }.dropFirst())
  }

  /// Whether there are comments between the tokens of the node.
  var hasComments: Bool {
    let tokens = tokens(viewMode: .sourceAccurate)
    return tokens.enumerated().contains { index, token in
      let pieces = (index == 0 ? [] : Array(token.leadingTrivia)) + Array(token.trailingTrivia)
      return pieces.contains(where: \.isComment)
    }
  }

  /// Returns the innermost node of a kind around this node.
  func enclosing<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    sequence(first: Syntax(self)) { $0.parent }.dropFirst().lazy.compactMap { $0.as(type) }.first
  }

  /// Whether the node is the first code on its line.
  var startsLine: Bool {
    guard let first = firstToken(viewMode: .sourceAccurate) else { return false }
    return first.previousToken(viewMode: .sourceAccurate) == nil || first.leadingTrivia.contains(where: \.isNewline)
  }

  /// The whitespace before the first token of the line on which the node starts.
  var indentation: String {
    var token = firstToken(viewMode: .sourceAccurate)
    while let current = token {
      let trivia = current.leadingTrivia.description
      if let line = trivia.lastIndex(where: \.isNewline) {
        return String(trivia[trivia.index(after: line)...].prefix(while: \.isWhitespace))
      }
      token = current.previousToken(viewMode: .sourceAccurate)
      if token == nil { return String(trivia.prefix(while: \.isWhitespace)) }
    }
    return ""
  }
}

extension ExprSyntax {
  /// The text of an expression that is short enough for a name; otherwise an empty text.
  ///
  /// Each call of a chain contains the calls before it, so the texts of all of them need quadratic time.
  var nameText: String {
    if let name = self.as(DeclReferenceExprSyntax.self), name.argumentNames == nil { return name.baseName.text }
    return isLongerThanName || trimmedLength.utf8Length > 500 ? "" : trimmedDescription
  }

  /// Whether the parts of a chain are longer than a name. The length without trivia needs a walk to the first token of the chain.
  private var isLongerThanName: Bool {
    var length = -trailingTriviaLength.utf8Length
    var current = self
    while length <= 500 {
      let base =
        current.as(FunctionCallExprSyntax.self)?.calledExpression ?? current.as(MemberAccessExprSyntax.self)?.base
      guard let base else { return false }
      length += current.totalLength.utf8Length - base.totalLength.utf8Length
      current = base
    }
    return true
  }
}

extension FunctionCallExprSyntax {
  /// The name of the called function, without its base: `ifLet` for `base.ifLet(…)`.
  var name: String? {
    if let member = calledExpression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    if let generic = calledExpression.as(GenericSpecializationExprSyntax.self) {
      if let member = generic.expression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
      return generic.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
    return calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The expression before the dot of the called function.
  var base: ExprSyntax? { calledExpression.as(MemberAccessExprSyntax.self)?.base }

  /// Whether the called function begins with a dot, as in `.run { … }`.
  var isImplicitMember: Bool {
    guard let member = calledExpression.as(MemberAccessExprSyntax.self), member.base == nil else { return false }
    // In `#if` behind an expression, the base is in front of the `#if`.
    let condition = enclosing(PostfixIfConfigExprSyntax.self)
    return condition == nil
      || enclosing(ClosureExprSyntax.self).map { $0.enclosing(PostfixIfConfigExprSyntax.self) == condition } ?? false
  }

  /// Returns the argument with a label.
  func argument(_ label: String) -> LabeledExprSyntax? { arguments.first { $0.label?.text == label } }

  /// Returns an edit that removes an argument with its comma; nil when it would remove a comment.
  func removing(_ argument: LabeledExprSyntax) -> Fix.Edit? {
    arguments.hasComments ? nil : arguments.removing(argument)
  }
}

extension SyntaxCollection where Element: WithTrailingCommaSyntax & Equatable {
  /// Returns an edit that removes an element with the comma behind it; for the last one, with the comma before it.
  func removing(_ element: Element) -> Fix.Edit? {
    guard let index = firstIndex(where: { $0.id == element.id }) else { return nil }
    if let next = self[self.index(after: index)...].first {
      return .removing(from: element.bytes.offset, to: next.bytes.offset)
    }
    guard index > startIndex else { return .removing(from: element.bytes.offset, to: element.bytes.end) }
    return .removing(from: self[self.index(before: index)].endBeforeComma, to: element.endBeforeComma)
  }
}

extension WithTrailingCommaSyntax {
  fileprivate var endBeforeComma: Int {
    trailingComma?.previousToken(viewMode: .sourceAccurate)?.bytes.end ?? bytes.end
  }
}

extension ClosureExprSyntax {
  /// The names of the parameters that are written.
  var parameterNames: [String] {
    switch signature?.parameterClause {
    case nil: []
    case .simpleInput(let names): names.map(\.name.text)
    case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    }
  }
}
