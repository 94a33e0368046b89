import HeadgateExpansions
import HeadgateSyntax
package import SwiftSyntax
package import SwiftSyntaxMacros

/// `@ObservationStateTracked`: `@ObservableState` attaches it to each property that it tracks.
package enum ObservationStateTrackedMacro: UnformattedMacro {
  private static func property(_ declaration: some DeclSyntaxProtocol) -> StoredProperty? {
    declaration.as(VariableDeclSyntax.self).flatMap { StoredProperty.all(in: $0).first }
  }
}

extension ObservationStateTrackedMacro: AccessorMacro {
  package static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = property(declaration), case .argumentList(let arguments) = node.arguments,
      let index = arguments.first?.expression.trimmedDescription
    else { return [] }
    let accessors = TrackedAccessors(storage: property.storageName, value: property.storageName, index: index)
    let setters = property.hasObservers ? [accessors.setterWithObservers] : accessors.setters
    return ([accessors.initialization("initialValue"), accessors.getter] + setters)
      .map(AccessorDeclSyntax.init(unparsed:))
  }
}

extension ObservationStateTrackedMacro: PeerMacro {
  package static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = property(declaration) else { return [] }
    let references: Set<String> = ["weak", "unowned"]
    let modifiers = property.declaration.modifiers.lazy.filter { references.contains($0.name.text) }
      .map { $0.trimmedDescription + " " }.joined(separator: "")
    let type = property.type.map { ": \($0)" } ?? ""
    let value = property.initialValue.map { " = \($0)" } ?? ""
    let observers = property.observersOfStorage
    return [
      DeclSyntax(unparsed: "private \(modifiers)var \(property.storageName)\(type)\(value)\(observers)")
    ]
  }
}

extension StoredProperty {
  fileprivate var hasObservers: Bool { binding.accessorBlock != nil }
}
