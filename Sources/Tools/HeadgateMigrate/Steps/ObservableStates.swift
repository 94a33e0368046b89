import HeadgateLint
import HeadgateSyntax
import SwiftSyntax

extension MigrationStep {
  /// Makes the states of features observable.
  static let observableStates = MigrationStep(
    "observable-states",
    edits: { file, _ in
      let features = file.nodes(StructDeclSyntax.self).filter { $0.attributes.has("Reducer") }
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
    case .struct:
      members.flattened.compactMap { $0.as(VariableDeclSyntax.self) }.allSatisfy(Self.canBeObserved)
        && members.flattened.compactMap { $0.as(InitializerDeclSyntax.self) }.allSatisfy(onlyAssigns)
    case .enum:
      members.flattened.compactMap { $0.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements).allSatisfy {
        ($0.parameterClause?.parameters.count ?? 0) <= 1
      }
    case .class, .actor, .protocol, .extension: false
    }
  }

  /// Whether the initializer reads no property. The properties of an observable state are computed, and Swift lets an
  /// initializer read them only when all properties have values.
  private func onlyAssigns(_ initializer: InitializerDeclSyntax) -> Bool {
    let names = members.flattened.compactMap { $0.as(VariableDeclSyntax.self) }.flatMap { property in
      property.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
    }
    let parameters = initializer.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
    return initializer.body?.statements.allSatisfy { statement in
      let references = statement.descendants(DeclReferenceExprSyntax.self)
      let reads = references.filter { $0.baseName.text == "self" || names.contains($0.baseName.text) }
      guard !reads.isEmpty else { return true }
      guard case .expr(let expression) = statement.item, let parts = expression.as(SequenceExprSyntax.self)?.elements,
        parts.count == 3, parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true, let target = parts.first,
        let value = parts.last
      else { return false }
      let isProperty = names.contains(target.trimmedDescription.replacing("self.", with: ""))
      return isProperty
        && value.descendants(DeclReferenceExprSyntax.self).allSatisfy { reference in
          let name = reference.baseName.text
          let isMember = reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id == reference.id
          return isMember || parameters.contains(name) || (name != "self" && !names.contains(name))
        }
    } ?? true
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
