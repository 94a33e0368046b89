import HeadgateSyntax
import SwiftSyntax

/// The mistakes in the type of a computed `body`.
///
/// With such a type, a reducer does not conform to `Reducer`, and the compiler says so inside of the expansion.
enum ReducerBodyType {
  /// `some Reducer`, which names neither the state nor the action.
  case withoutTypes(TypeSyntax)
  /// `ReducerOf<Self>` or `any ReducerOf<Self>`.
  case withoutSome(TypeSyntax, constraint: TypeSyntax)
  /// `some ReducerOf<Self>` in a reducer whose state or action is a generic parameter, which is no member of `Self`.
  case ofGenericParameters(TypeSyntax)

  init?(of reducer: ReducerDeclaration) {
    guard reducer.type.kind == .struct, let body = reducer.bodies.first, reducer.bodies.count == 1,
      let binding = body.bindings.first, binding.accessorBlock != nil, let type = binding.typeAnnotation?.type
    else { return nil }
    let written = type.as(SomeOrAnyTypeSyntax.self)
    let constraint = written?.constraint ?? type
    let isSome = written?.someOrAnySpecifier.tokenKind == .keyword(.some)
    // `Login.Reducer` is another type.
    if let base = constraint.as(MemberTypeSyntax.self)?.baseType.trimmedDescription,
      !["Headgate", "HeadgateCore"].contains(base)
    {
      return nil
    }
    switch constraint.lastComponentName {
    case "Reducer" where isSome && !constraint.hasArguments: self = .withoutTypes(type)
    case "ReducerOf" where isSome && !reducer.genericParameters.isDisjoint(with: ["State", "Action"]):
      self = .ofGenericParameters(type)
    case "Reducer" where !isSome, "ReducerOf" where !isSome: self = .withoutSome(type, constraint: constraint)
    default: return nil
    }
  }

  var violation: HeadgateDiagnostic {
    switch self {
    case .withoutTypes(let type): .bodyWithoutTypes(type)
    case .ofGenericParameters(let type): .bodyOfGenericParameters(type)
    case .withoutSome(let type, let constraint): .bodyWithoutSome(type, constraint: constraint)
    }
  }
}

extension TypeSyntax {
  fileprivate var hasArguments: Bool {
    self.as(IdentifierTypeSyntax.self)?.genericArgumentClause != nil
      || self.as(MemberTypeSyntax.self)?.genericArgumentClause != nil
  }
}
