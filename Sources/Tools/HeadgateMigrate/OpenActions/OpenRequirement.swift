import HeadgateSyntax
import SwiftSyntax

/// A requirement of a protocol of `HeadgateUDF` that UDF calls by another name or with other labels.
enum OpenRequirement: String, CaseIterable, Sendable {
  case connector = "Connector"
  case mapper = "Mapper"
  case actionConnector = "ActionConnector"
  case listener = "ActionListener"

  /// Whether a type with inherited names must declare the requirement.
  func isRequired(by inherited: Set<String>) -> Bool {
    switch self {
    case .listener: !inherited.isDisjoint(with: ["ActionListener", "ServiceActionListener", "ViewActionListener"])
    default: inherited.contains(rawValue)
    }
  }

  /// The name and the labels in `HeadgateUDF`.
  var signature: MethodSignature {
    switch self {
    case .connector: MethodSignature(name: "props", labels: ["of", "_"])
    case .mapper: MethodSignature(name: "props", labels: ["of"])
    case .actionConnector: MethodSignature(name: "state", labels: ["of", "for"])
    case .listener: MethodSignature(name: "heard", labels: ["_", "_"])
    }
  }

  /// The text of the declaration, for advice.
  var declaration: String {
    switch self {
    case .connector: "func props(of state: State, _ dispatcher: any ActionDispatcher) -> Props"
    case .mapper: "func props(of state: State) -> Props"
    case .actionConnector: "func state(of state: State, for action: any Action) -> ListenedState?"
    case .listener: "func heard(_ action: any Action, _ state: State)"
    }
  }

  /// Creates the requirement that a method is by its types, whatever its name is; nil for other methods.
  init?(_ method: FunctionDeclSyntax, in type: TypeDeclaration, conformingTo inherited: Set<String>) {
    guard method.genericParameterClause == nil, method.signature.effectSpecifiers == nil else { return nil }
    let required = Self.allCases.filter { $0.isRequired(by: inherited) }
    guard let found = required.first(where: { $0.matches(method) }) else { return nil }
    // A second method with such types could be the requirement as well.
    guard type.methods.count(where: { found.matches($0) }) == 1 else { return nil }
    self = found
  }

  private func matches(_ method: FunctionDeclSyntax) -> Bool {
    let types = method.signature.parameterClause.parameters.map(\.type.nameOfExistential)
    let result = method.signature.returnClause?.type
    switch self {
    case .connector: return types.count == 2 && types[1] == "ActionDispatcher" && result != nil
    case .mapper: return types.count == 1 && types[0] != "Action" && result != nil
    case .actionConnector:
      return types.count == 2 && types[0] != "Action" && types[1] == "Action"
        && result?.is(OptionalTypeSyntax.self) == true
    case .listener: return types.count == 2 && types.count { $0 == "Action" } == 1 && result == nil
    }
  }
}

extension TypeSyntax {
  /// The name of a protocol, with or without `any`.
  var nameOfExistential: String? {
    if let type = self.as(SomeOrAnyTypeSyntax.self), type.someOrAnySpecifier.tokenKind == .keyword(.any) {
      return type.constraint.lastComponentName
    }
    return lastComponentName
  }
}
