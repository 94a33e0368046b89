import HeadgateSyntax
import SwiftSyntax

/// The cases of an action that carry the action of a child.
struct ChildActions {
  /// A case and the type of its payload.
  struct Case {
    let action: ChildAction
    let type: TypeSyntax
  }

  private var cases: [String: Case] = [:]

  /// Whether the payload of a case is a wrapping, such as a `PresentationAction`.
  let containWrappings: Bool

  /// Creates the cases of a reducer's action; none if an `#if` declares several actions, or if the action is no nested
  /// enum.
  init(of reducer: ReducerDeclaration) {
    guard reducer.actions.count == 1, let declaration = reducer.actions[0].as(EnumDeclSyntax.self) else {
      containWrappings = false
      return
    }
    // A name can be declared in several branches of an `#if`. Then the payload is unknown.
    var names: Set<String> = []
    for element in declaration.memberBlock.members.flattened.lazy.compactMap({ $0.as(EnumCaseDeclSyntax.self) })
      .flatMap(\.elements)
    {
      guard let name = element.name.identifier?.name else { continue }
      guard names.insert(name).inserted else {
        cases[name] = nil
        continue
      }
      guard let parameters = element.parameterClause?.parameters, let only = parameters.first, parameters.count == 1,
        let action = ChildAction(only.type)
      else { continue }
      cases[name] = Case(action: action, type: only.type)
    }
    containWrappings = cases.values.contains { !$0.action.wrappingCases.isEmpty }
  }

  var isEmpty: Bool { cases.isEmpty }

  subscript(name: String) -> Case? { cases[name] }
}
