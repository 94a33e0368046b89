package import SwiftSyntax

/// The state and action types that the declaration of a `body` names.
package struct ReducerBodyTypes {
  /// The origin of a type.
  package enum Origin: Equatable {
    /// The reducer itself: the type is one of its members.
    case own
    /// Another type. The text is the type as `body` writes it.
    case named(String?)
  }

  package let state: Origin
  package let action: Origin

  /// Creates the types that the `body` of a reducer names.
  ///
  /// - Parameter surroundings: The declarations around the reducer, innermost first. `State` and `Action` belong to a
  ///   reducer around it when this reducer declares neither. The members of other types around it are unknown, because
  ///   a macro does not see them.
  package init(of reducer: ReducerDeclaration, in surroundings: [Syntax]) {
    let binding = reducer.bodies.first?.bindings.first { $0.pattern.trimmedDescription == "body" }
    guard let binding, let type = binding.writtenType else {
      // A stored body with a value of another type has the state and action types of that value.
      let isNamed = binding?.initializer != nil
      state = isNamed ? .named(nil) : .own
      action = isNamed ? .named(nil) : .own
      return
    }
    let names = Names(type: reducer.type.name, usesOuter: Self.isPart(reducer, ofReducerIn: surroundings))
    let arguments = type.genericArguments
    if type.lastComponentName == "ReducerOf", let base = arguments.first, arguments.count == 1 {
      let isOwn = ["Self", reducer.type.name].contains(base.trimmedDescription)
      state = isOwn ? .own : .named("\(base.trimmedDescription).State")
      action = isOwn ? .own : .named("\(base.trimmedDescription).Action")
    } else if arguments.count == 2, ["EmptyReducer", "Reduce", "Reducer"].contains(type.lastComponentName) {
      state = names.isOwn("State", arguments[0]) ? .own : .named(arguments[0].trimmedDescription)
      action = names.isOwn("Action", arguments[1]) ? .own : .named(arguments[1].trimmedDescription)
    } else if type.lastComponentName == "Reducer" {
      state = .own
      action = .own
    } else {
      state = names.isOwn("State", type) ? .own : .named(nil)
      action = names.isOwn("Action", type) ? .own : .named(nil)
    }
  }

  /// Returns whether both names are the types of a reducer around this one.
  private static func isPart(_ reducer: ReducerDeclaration, ofReducerIn surroundings: [Syntax]) -> Bool {
    guard reducer.states.isEmpty, reducer.actions.isEmpty, let outer = TypeDeclaration.enclosing(surroundings) else {
      return false
    }
    return outer.attributes.has("Reducer") || outer.inherits(from: "Reducer")
  }

  private struct Names {
    let type: String
    let usesOuter: Bool

    /// Returns whether a type mentions a member of the reducer.
    func isOwn(_ member: String, _ written: TypeSyntax) -> Bool {
      let names = written.leadingNames
      if names.contains("Self") || names.contains(type) { return true }
      return !usesOuter && names.contains(member)
    }
  }
}

extension PatternBindingSyntax {
  /// The written type of the value: its annotation, or the generic type whose initializer is called.
  fileprivate var writtenType: TypeSyntax? {
    if let type = typeAnnotation?.type.trimmed {
      return type.as(SomeOrAnyTypeSyntax.self)?.constraint.trimmed ?? type
    }
    guard
      let call = initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
        .as(GenericSpecializationExprSyntax.self),
      let name = call.expression.as(DeclReferenceExprSyntax.self)?.baseName
    else { return nil }
    return TypeSyntax(
      IdentifierTypeSyntax(name: name.trimmed, genericArgumentClause: call.genericArgumentClause.trimmed)
    )
  }
}

extension TypeSyntax {
  fileprivate var genericArguments: [TypeSyntax] {
    let clause =
      self.as(IdentifierTypeSyntax.self)?.genericArgumentClause ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
    return clause?.arguments.compactMap { $0.argument.as(TypeSyntax.self) } ?? []
  }
}
