import SwiftSyntax

extension TypeShape {
  init(_ type: some TypeSyntaxProtocol) {
    self.init(anyOf: TypeSyntax(type))
  }

  private init(anyOf type: TypeSyntax) {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      self = .named([type.name.plainText], Self.arguments(type.genericArgumentClause))
    case .memberType(let type):
      let base = TypeShape(type.baseType)
      self = .named(base.path + [type.name.plainText], Self.arguments(type.genericArgumentClause))
    case .optionalType(let type): self = .named(["Optional"], [TypeShape(type.wrappedType)])
    case .implicitlyUnwrappedOptionalType(let type): self = .named(["Optional"], [TypeShape(type.wrappedType)])
    case .arrayType(let type): self = .named(["Array"], [TypeShape(type.element)])
    case .dictionaryType(let type): self = .named(["Dictionary"], [TypeShape(type.key), TypeShape(type.value)])
    case .attributedType(let type): self = TypeShape(type.baseType)
    case .functionType: self = .function
    case .someOrAnyType(let type):
      let constraint = TypeShape(type.constraint)
      self = type.someOrAnySpecifier.tokenKind == .keyword(.any) ? .existential(constraint) : constraint
    case .tupleType(let type): self = Self.tuple(type)
    case .compositionType(let type): self = type.elements.first.map { TypeShape($0.type) } ?? .other
    default: self = .other
    }
  }

  /// Returns the types of a composition such as `Equatable & Sendable`, or the type alone.
  static func composed(_ type: TypeSyntax) -> [TypeShape] {
    guard let composition = type.as(CompositionTypeSyntax.self) else { return [TypeShape(type)] }
    return composition.elements.flatMap { composed($0.type) }
  }

  private static func tuple(_ type: TupleTypeSyntax) -> TypeShape {
    if type.elements.count == 1, let only = type.elements.first, only.firstName == nil { return TypeShape(only.type) }
    return .tuple(type.elements.map { Element(label: $0.firstName?.plainText, type: TypeShape($0.type)) })
  }

  private static func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeShape] {
    (clause?.arguments ?? []).map { $0.argument.as(TypeSyntax.self).map { TypeShape($0) } ?? .other }
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
    if let generic = expression.as(GenericSpecializationExprSyntax.self) {
      guard let base = TypeShape(named: generic.expression) else { return nil }
      self = .named(base.path, Self.arguments(generic.genericArgumentClause))
    } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
      guard reference.baseName.startsLikeType else { return nil }
      self = .named([reference.baseName.plainText], [])
    } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      guard member.declName.baseName.startsLikeType, let outer = TypeShape(named: base) else { return nil }
      self = .named(outer.path + [member.declName.baseName.plainText], [])
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
