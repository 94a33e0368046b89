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
    let storage = property.storageName
    return (reading(storage, index) + (property.hasObservers ? observed(storage, index) : writing(storage, index)))
      .map(AccessorDeclSyntax.init(unparsed:))
  }

  private static func reading(_ storage: String, _ index: String) -> [String] {
    // The first property also initializes the registrar, so that the registrar is no parameter of the memberwise
    // initializer.
    let isFirst = index == "0"
    return [
      """
      @storageRestrictions(initializes: \(storage)\(isFirst ? ", _$observationRegistrar" : ""))
      init(initialValue) {
        \(storage) = initialValue\(isFirst ? registrar : "")
      }
      """,
      """
      get {
        _$observationRegistrar.access(\(index))
        return \(storage)
      }
      """,
    ]
  }

  private static let registrar = "\n_$observationRegistrar = HeadgateCore.ObservationStateRegistrar()"

  private static func writing(_ storage: String, _ index: String) -> [String] {
    [
      """
      set { _$observationRegistrar.set(\(index), &\(storage), newValue) }
      """,
      """
      _modify {
        let token = _$observationRegistrar.willModify(\(index), \(storage))
        defer { _$observationRegistrar.didModify(\(index), \(storage), token) }
        yield &\(storage)
      }
      """,
    ]
  }

  /// Returns the setter of a stored property with observers. It sets the whole value, because observers may read all of
  /// the state.
  private static func observed(_ storage: String, _ index: String) -> [String] {
    [
      """
      set {
        var value = \(storage)
        _$observationRegistrar.set(\(index), &value, newValue)
        \(storage) = value
      }
      """
    ]
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
    let observers = ObservedObservers(of: property).text
    return [
      DeclSyntax(unparsed: "private \(modifiers)var \(property.storageName)\(type)\(value)\(observers)")
    ]
  }
}

extension StoredProperty {
  fileprivate var hasObservers: Bool { binding.accessorBlock != nil }
}
