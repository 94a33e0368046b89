import SwiftSyntax

/// A type as the source spells it: a name with arguments.
struct WrittenType: Hashable, Sendable {
  /// The names, from the outermost type: `Row` and `State` of `Row.State`. Sugar has the names of the standard library.
  let path: [String]
  let arguments: [WrittenType]
  /// The case of an enum whose type this is, if a property has the value `Tab.home` and no written type.
  var ofCase: String?

  init(_ path: [String], _ arguments: [WrittenType] = []) {
    self.path = path
    self.arguments = arguments
  }

  /// - Returns: nil for types without a name, such as functions and tuples.
  init?(_ type: TypeSyntax) {
    if let optional = type.as(OptionalTypeSyntax.self) {
      guard let wrapped = WrittenType(optional.wrappedType) else { return nil }
      self.init(["Optional"], [wrapped])
    } else if let array = type.as(ArrayTypeSyntax.self) {
      guard let element = WrittenType(array.element) else { return nil }
      self.init(["Array"], [element])
    } else if let dictionary = type.as(DictionaryTypeSyntax.self) {
      guard let key = WrittenType(dictionary.key), let value = WrittenType(dictionary.value) else { return nil }
      self.init(["Dictionary"], [key, value])
    } else if let name = type.as(IdentifierTypeSyntax.self) {
      guard let arguments = Self.arguments(name.genericArgumentClause) else { return nil }
      self.init([name.name.text], arguments)
    } else if let member = type.as(MemberTypeSyntax.self) {
      guard let base = WrittenType(member.baseType), base.arguments.isEmpty,
        let arguments = Self.arguments(member.genericArgumentClause)
      else { return nil }
      self.init(base.path + [member.name.text], arguments)
    } else {
      return nil
    }
  }

  /// The type of an initial value whose spelling determines its type; nil for other values.
  init?(of value: ExprSyntax) {
    if value.is(StringLiteralExprSyntax.self) {
      self.init(["String"])
    } else if value.is(IntegerLiteralExprSyntax.self) {
      self.init(["Int"])
    } else if value.is(FloatLiteralExprSyntax.self) {
      self.init(["Double"])
    } else if value.is(BooleanLiteralExprSyntax.self) {
      self.init(["Bool"])
    } else if let call = value.as(FunctionCallExprSyntax.self) {
      let generic = call.calledExpression.as(GenericSpecializationExprSyntax.self)
      guard let path = (generic?.expression ?? call.calledExpression).writtenPath,
        path.last?.first?.isUppercase == true, let arguments = Self.arguments(generic?.genericArgumentClause)
      else { return nil }
      self.init(path, arguments)
    } else if let path = value.writtenPath, path.count > 1, path.dropLast().last?.first?.isUppercase == true {
      self.init(Array(path.dropLast()))
      ofCase = path.last
    } else {
      return nil
    }
  }

  /// The type that an optional, a collection or an action of a collection contains.
  var child: WrittenType? {
    switch path {
    case ["Optional"], ["IdentifiedArrayOf"], ["StackState"], ["PresentationAction"]: arguments.first
    case ["IdentifiedArray"], ["IdentifiedAction"], ["StackAction"]: arguments.count == 2 ? arguments.last : nil
    // The argument is the feature.
    case ["IdentifiedActionOf"], ["StackActionOf"]: arguments.first.map { WrittenType($0.path + ["Action"]) }
    default: nil
    }
  }

  private static func arguments(_ clause: GenericArgumentClauseSyntax?) -> [WrittenType]? {
    guard let clause else { return [] }
    let types = clause.arguments.map { $0.argument.as(TypeSyntax.self).flatMap { WrittenType($0) } }
    return types.contains(nil) ? nil : types.compactMap { $0 }
  }
}

extension ExprSyntax {
  /// The names of a chain of members, such as `Feature.Action.tapped`; nil for other expressions.
  var writtenPath: [String]? {
    if let reference = self.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil {
      return [reference.baseName.text]
    }
    guard let member = self.as(MemberAccessExprSyntax.self), member.declName.argumentNames == nil,
      let base = member.base?.writtenPath
    else { return nil }
    return base + [member.declName.baseName.text]
  }
}
