import HeadgateLint
import HeadgateSyntax
import SwiftSyntax

extension MigrationStep {
  /// Makes the states of features observable.
  static let observableStates = MigrationStep(
    "observable-states",
    edits: { file, _ in
      let features = file.tree.descendants(StructDeclSyntax.self).filter { $0.attributes.has("Reducer") }
      return features.flatMap { feature in
        feature.memberBlock.members.flattened.compactMap { member -> Fix.Edit? in
          guard let type = TypeDeclaration(member), type.name == "State", !type.attributes.has("ObservableState"),
            type.canBeObservable
          else { return nil }
          return file.writing("@ObservableState", before: member)
        }
      }
    }
  )
}

extension TypeDeclaration {
  /// The wrappers of properties that an observable state may have, or that a later step replaces.
  private static let wrappers: Set<String> = [
    "BindableState", "BindingState", "ObservationStateIgnored", "PresentationState", "Presents", "Shared",
    "SharedReader",
  ]

  /// Whether `@ObservableState` accepts the declaration.
  fileprivate var canBeObservable: Bool {
    switch kind {
    case .struct: members.flattened.compactMap { $0.as(VariableDeclSyntax.self) }.allSatisfy(Self.canBeObserved)
    case .enum:
      members.flattened.compactMap { $0.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements).allSatisfy {
        ($0.parameterClause?.parameters.count ?? 0) <= 1
      }
    case .class, .actor, .protocol, .extension: false
    }
  }

  private static func canBeObserved(_ property: VariableDeclSyntax) -> Bool {
    guard !property.isStatic else { return true }
    let isLazy = property.modifiers.contains { $0.name.tokenKind == .keyword(.lazy) }
    let attributes = property.attributes.flattened.map(\.name)
    let isPlain =
      property.bindings.count == 1 && property.bindings.allSatisfy { $0.pattern.is(IdentifierPatternSyntax.self) }
    return !isLazy && isPlain && attributes.allSatisfy(wrappers.contains)
  }
}
