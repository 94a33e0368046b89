import HeadgateSyntax
import SwiftSyntax

extension TypeFact {
  init?(_ node: some DeclGroupSyntax, in outer: [String], isNested: Bool, lineEnd: String) {
    guard let type = TypeDeclaration(node), let kind = Kind(rawValue: type.kind.rawValue) else { return nil }
    let named = node.asProtocol((any NamedDeclSyntax).self)?.name
    let extended = node.as(ExtensionDeclSyntax.self)?.extendedType
    let path = named.map { outer + [$0.plainText] } ?? extended.map { TypeShape($0).path } ?? []
    guard !path.isEmpty else { return nil }
    let parameters = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters
    let modifiers = type.modifiers.map(\.name.tokenKind)
    self.init(
      kind: kind,
      path: path,
      range: named?.sourceRange ?? extended?.sourceRange ?? node.sourceRange,
      inherited: type.inheritance?.inheritedTypes.flatMap { TypeShape.composed($0.type) } ?? [],
      inheritanceRange: type.inheritance?.sourceRange,
      attributes: type.attributes.flattened.map(AttributeFact.init),
      genericParameters: parameters?.map(\.name.plainText) ?? [],
      isGenericOverReducers: parameters?.contains {
        $0.inheritedType?.trimmedDescription.contains("Reducer") ?? false
      } ?? false,
      isNested: isNested,
      isPublic: modifiers.contains(.keyword(.public)) || modifiers.contains(.keyword(.package)),
      isPrivate: modifiers.contains(.keyword(.private)) || modifiers.contains(.keyword(.fileprivate))
    )
    addMembers(type.members.flattened)
    if let declaration = node.as(EnumDeclSyntax.self) {
      cases = EnumCases(of: declaration).flattened.map { CaseFact($0, isAction: isAction) }
      if has("Reducer") { conformanceMove = ConformanceMove(declaration, lineEnd: lineEnd) }
    }
  }

  private mutating func addMembers(_ members: [DeclSyntax]) {
    for member in members {
      if let function = member.as(FunctionDeclSyntax.self) {
        methods.insert(function.name.plainText)
      } else if let variable = member.as(VariableDeclSyntax.self) {
        properties += PropertyFact.all(in: variable)
      }
    }
  }
}

extension AttributeFact {
  init(_ attribute: AttributeSyntax) {
    var type: [String] = []
    if case .argumentList(let arguments) = attribute.arguments,
      let member = arguments.first?.expression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.self), let base = member.base
    {
      type = TypeShape(named: base)?.path ?? []
    }
    self.init(name: attribute.name, typeArgument: type)
  }
}

extension CaseFact {
  init(_ one: EnumCase, isAction: Bool) {
    let documentation = one.declaration.leadingTrivia.documentation
    self.init(
      name: one.plainName,
      range: one.element.name.sourceRange,
      start: one.declaration.positionAfterSkippingLeadingTrivia.utf8Offset,
      line: DeclarationLine(one.declaration),
      values: (one.element.parameterClause?.parameters ?? []).map { parameter in
        Value(
          label: parameter.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.plainText },
          type: TypeShape(parameter.type),
          text: parameter.type.trimmedDescription
        )
      },
      isDocumented: !documentation.isEmpty,
      documentedParameters: Self.parameters(in: documentation),
      documentation: documentation.map { line in
        var text = line.drop { $0 == " " || $0 == "/" || $0 == "*" }
        while let last = text.last, last == " " || last == "/" || last == "*" { text.removeLast() }
        return String(text)
      }.filter { !$0.isEmpty },
      movable: isAction ? MovableText(one.declaration) : nil
    )
  }

  /// Returns the names after `- Parameter name:`, and in a list after `- Parameters:`.
  private static func parameters(in lines: [Substring]) -> [String] {
    lines.compactMap { line in
      var text = line.drop { $0 == " " || $0 == "/" || $0 == "*" }
      guard text.hasPrefix("- ") else { return nil }
      text = text.dropFirst(2)
      if text.hasPrefix("Parameter ") { text = text.dropFirst("Parameter ".count) }
      return text.firstIndex(of: ":").map { String(text[..<$0]) }
    }
  }
}

extension Trivia {
  /// The last line end with the whitespace behind it; nil when the code behind the trivia does not start its line.
  var lineStart: String? {
    let pieces = Array(reversed().prefix { !$0.isNewline }.reversed())
    guard let newline = dropLast(pieces.count).last, pieces.allSatisfy(\.isWhitespace) else { return nil }
    let lineEnd =
      switch newline {
      case .carriageReturnLineFeeds: "\r\n"
      case .carriageReturns: "\r"
      default: "\n"
      }
    return lineEnd + Trivia(pieces: pieces).description
  }

  /// The lines of documentation comments.
  fileprivate var documentation: [Substring] {
    flatMap { piece -> [Substring] in
      switch piece {
      case .docLineComment(let text): [Substring(text)]
      case .docBlockComment(let text): text.split(separator: "\n")
      default: []
      }
    }
  }
}

extension PropertyFact {
  static func all(in variable: VariableDeclSyntax) -> [PropertyFact] {
    let attributes = variable.attributes.flattened.map(\.name)
    return variable.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
      let value = binding.initializer?.value
      return PropertyFact(
        name: name.plainText,
        range: name.sourceRange,
        isMutable: variable.bindingSpecifier.tokenKind == .keyword(.var),
        specifier: variable.bindingSpecifier.sourceRange,
        isStatic: variable.isStatic,
        isComputed: binding.isComputed,
        type: binding.typeAnnotation.map { TypeShape($0.type) } ?? value.flatMap { TypeShape(valueOf: $0) },
        hasValue: value != nil,
        hasObservers: binding.accessorBlock != nil
          || variable.modifiers.contains { $0.detail != nil || $0.name.tokenKind == .keyword(.lazy) },
        attributes: attributes
      )
    }
  }
}

extension CaseFact.MovableText {
  /// Creates the text of a declaration with the comments that belong to it; nil when it has several cases, or is in an `#if`.
  fileprivate init?(_ declaration: EnumCaseDeclSyntax) {
    guard declaration.elements.count == 1,
      declaration.parent?.parent?.parent?.is(MemberBlockSyntax.self) ?? false
    else { return nil }
    var before = 0
    var pending = 0
    // The comments directly above: a blank line, or code on the line, ends them.
    for piece in declaration.leadingTrivia.reversed() {
      if piece.isNewline, piece.sourceLength.utf8Length > 1 { break }
      pending += piece.sourceLength.utf8Length
      if piece.isComment { before = pending }
    }
    var after = 0
    pending = 0
    for piece in declaration.trailingTrivia {
      pending += piece.sourceLength.utf8Length
      if piece.isComment { after = pending }
    }
    let start = declaration.positionAfterSkippingLeadingTrivia.utf8Offset - before
    let end = declaration.endPositionBeforeTrailingTrivia.utf8Offset + after
    let bytes = Array(declaration.description.utf8)
    let offset = start - declaration.position.utf8Offset
    self.init(
      range: SourceRange(offset: start, length: end - start),
      text: String(decoding: bytes[offset..<(offset + end - start)], as: UTF8.self)
    )
  }
}
