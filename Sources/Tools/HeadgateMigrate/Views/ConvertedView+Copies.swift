import HeadgateLint
import HeadgateSyntax
import SwiftSyntax

extension ConvertedView {
  /// Removes the structs of observed values that nothing uses any more. Those with comments stay.
  mutating func removeUnusedCopies() {
    for copy in copies.values where isUnused(copy.declaration) {
      guard !copy.declaration.hasComments, !copy.declaration.leadingTrivia.contains(where: \.isComment),
        let edit = file.removingLine(of: copy.declaration)
      else { continue }
      contents.append(.removing(from: edit.range.offset, to: endOfEmptyLine(at: edit.range.end)))
      converted.formUnion(copy.declaration.descendants(IdentifierTypeSyntax.self).map(\.id))
    }
  }

  private func isUnused(_ copy: StructDeclSyntax) -> Bool {
    let name = copy.name.text
    // Another type or another file can use it with the name of the view, or extend it.
    guard !code.membersOfValues.contains(name), !code.qualifiedTypes.contains(name),
      code.namesInExtensions[name] == nil
    else { return false }
    let uses = file.tree.tokens(viewMode: .sourceAccurate).filter { token in
      token.text == name && token.id != copy.name.id && isVisible(at: token)
    }
    return uses.allSatisfy { use in
      use.ancestors.contains { $0.as(LabeledExprSyntax.self)?.isObservedValue ?? false }
    }
  }

  /// Whether a nested type of the view can be meant at a place: in the view, in an extension of it, or behind its name.
  private func isVisible(at token: TokenSyntax) -> Bool {
    token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
      || token.namesOfTypesAround.contains(view.name.text)
  }

  /// Returns the offset behind the line at an offset if the line is empty, otherwise the offset itself.
  private func endOfEmptyLine(at offset: Int) -> Int {
    let rest = Array(file.text.utf8.dropFirst(offset))
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")), rest[..<end].allSatisfy({ [9, 13, 32].contains($0) })
    else {
      return offset
    }
    return offset + end + 1
  }
}

extension LabeledExprSyntax {
  /// Whether the argument is the observed value of a view store, which its conversion removes.
  fileprivate var isObservedValue: Bool {
    let call = enclosing(FunctionCallExprSyntax.self)
    if call?.calledExpression.nameText == "WithViewStore" { return label?.text == "observe" }
    guard call?.name == "scope", label?.text == "state", let argument = call?.parent?.as(LabeledExprSyntax.self) else {
      return false
    }
    return argument.enclosing(FunctionCallExprSyntax.self)?.calledExpression.nameText == "WithViewStore"
  }
}
