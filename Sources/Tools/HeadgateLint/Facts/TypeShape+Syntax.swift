import SwiftSyntax

extension TypeShape {
  /// The number of types inside of types, and of names, that a type can have. Nobody writes such a type, and all functions of a
  /// type are recursive.
  private static let maximumDepth = 64

  init(_ type: some TypeSyntaxProtocol) {
    self.init(TypeSyntax(type), depth: 0)
  }

  private init(_ type: TypeSyntax, depth: Int) {
    guard depth < Self.maximumDepth else {
      self = .other
      return
    }
    func shape(_ type: TypeSyntax) -> TypeShape { TypeShape(type, depth: depth + 1) }
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      self = .named([type.name.plainText], Self.arguments(type.genericArgumentClause, depth: depth + 1))
    case .memberType(let type):
      let names = shape(type.baseType).path + [type.name.plainText]
      self = .named(names, Self.arguments(type.genericArgumentClause, depth: depth + 1))
    case .optionalType(let type): self = .named(["Optional"], [shape(type.wrappedType)])
    case .implicitlyUnwrappedOptionalType(let type): self = .named(["Optional"], [shape(type.wrappedType)])
    case .arrayType(let type): self = .named(["Array"], [shape(type.element)])
    case .dictionaryType(let type): self = .named(["Dictionary"], [shape(type.key), shape(type.value)])
    case .attributedType(let type): self = shape(type.baseType)
    case .functionType: self = .function
    case .someOrAnyType(let type):
      let constraint = shape(type.constraint)
      self = type.someOrAnySpecifier.tokenKind == .keyword(.any) ? .existential(constraint) : constraint
    case .tupleType(let type): self = Self.tuple(type, depth: depth + 1)
    case .compositionType(let type): self = type.elements.first.map { shape($0.type) } ?? .other
    default: self = .other
    }
  }

  /// Returns the types of a composition such as `Equatable & Sendable`, or the type alone.
  static func composed(_ type: TypeSyntax) -> [TypeShape] {
    guard let composition = type.as(CompositionTypeSyntax.self) else { return [TypeShape(type)] }
    return composition.elements.flatMap { composed($0.type) }
  }

  private static func tuple(_ type: TupleTypeSyntax, depth: Int) -> TypeShape {
    if type.elements.count == 1, let only = type.elements.first, only.firstName == nil {
      return TypeShape(only.type, depth: depth)
    }
    return .tuple(type.elements.map { Element(label: $0.firstName?.plainText, type: TypeShape($0.type, depth: depth)) })
  }

  private static func arguments(_ clause: GenericArgumentClauseSyntax?, depth: Int) -> [TypeShape] {
    (clause?.arguments ?? []).map { $0.argument.as(TypeSyntax.self).map { TypeShape($0, depth: depth) } ?? .other }
  }

  /// Creates the type that an expression creates a value of: `StackState<Path.State>()`, `false`, `"text"`.
  init?(valueOf expression: ExprSyntax) {
    switch expression.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr: self = .named(["Bool"], [])
    case .stringLiteralExpr: self = .named(["String"], [])
    case .integerLiteralExpr: self = .named(["Int"], [])
    case .floatLiteralExpr: self = .named(["Double"], [])
    case .functionCallExpr(let call):
      guard let shape = TypeShape(named: call.calledExpression) else { return nil }
      self = shape
    default: return nil
    }
  }

  /// Creates the type that an expression such as `Login.Action` or `Store<A, B>` names.
  init?(named expression: ExprSyntax) {
    var names: [String] = []
    var start = expression
    while let member = start.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName
      guard name.startsLikeType, names.count < Self.maximumDepth, let base = member.base else { return nil }
      names.append(name.plainText)
      start = base
    }
    if let generic = start.as(GenericSpecializationExprSyntax.self) {
      guard let base = TypeShape(named: generic.expression) else { return nil }
      let arguments = names.isEmpty ? Self.arguments(generic.genericArgumentClause, depth: 1) : []
      self = .named(base.path + names.reversed(), arguments)
    } else if let name = start.as(DeclReferenceExprSyntax.self)?.baseName, name.startsLikeType {
      self = .named([name.plainText] + names.reversed(), [])
    } else {
      return nil
    }
  }
}

extension TokenSyntax {
  /// The text without backticks.
  var plainText: String { identifier?.name ?? text }

  /// Whether the text starts like the name of a type.
  var startsLikeType: Bool { plainText.first(where: { $0 != "_" })?.isUppercase ?? false }
}

extension SyntaxProtocol {
  /// The bytes of the node without the trivia around it.
  var sourceRange: SourceRange {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return SourceRange(offset: start, length: endPositionBeforeTrailingTrivia.utf8Offset - start)
  }
}
