package import HeadgateSyntax
package import SwiftSyntax

/// The reasons why a type cannot be an observable state.
package struct ObservableStateValidation {
  let type: TypeDeclaration
  let attribute: AttributeSyntax

  package init(of type: TypeDeclaration, attribute: AttributeSyntax) {
    self.type = type
    // The attribute in the tree of the declaration, so that a fix-it finds the next token.
    self.attribute = type.attributes.first(named: attribute.name) ?? attribute
  }

  package var found: [HeadgateDiagnostic] {
    guard type.kind == .struct || type.kind == .enum else {
      return [.observableStateNotAValue(attribute, type: type)]
    }
    let foreign = type.attributes.first(named: "Observable").map { [$0] } ?? []
    return foreign.map { .observableOnState($0) } + variables.flatMap(violations)
  }

  private var variables: [VariableDeclSyntax] {
    type.kind == .struct ? type.members.flattened.compactMap { $0.as(VariableDeclSyntax.self) } : []
  }

  private func violations(of declaration: VariableDeclSyntax) -> [HeadgateDiagnostic] {
    for name in ["ObservationIgnored", "ObservationTracked"] {
      if let attribute = declaration.attributes.first(named: name) { return [.foreignMark(attribute)] }
    }
    switch ObservedPropertyKind(declaration) {
    case .tracked, .untouched: return []
    case .presented: return PresentsValidation(of: declaration).found
    case .lazy(let modifier): return [.lazyInState(modifier, declaration: declaration)]
    case .wrapped(let attribute) where attribute.name == "Redacted":
      return [.redactedInState(attribute, declaration: declaration)]
    case .wrapped(let attribute): return [.wrapperInState(attribute, declaration: declaration)]
    case .severalInOne: return [.severalInOne(declaration)]
    case .pattern(let pattern): return [.patternInState(pattern)]
    }
  }
}
