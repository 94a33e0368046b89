import HeadgateSyntax
package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@ObservationStateTracked`: what `@ObservableState` attaches to each property that it tracks.
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
    let storage = "_\(property.plainName)"
    return reading(storage, index) + (property.hasObservers ? observed(storage, index) : writing(storage, index))
  }

  private static func reading(_ storage: String, _ index: String) -> [AccessorDeclSyntax] {
    // The first property makes the bookkeeping too, so that it is no parameter of the memberwise initializer.
    let isFirst = index == "0"
    return [
      """
      @storageRestrictions(initializes: \(raw: storage)\(raw: isFirst ? ", _$observationRegistrar" : ""))
      init(initialValue) {
        \(raw: storage) = initialValue\(raw: isFirst ? registrar : "")
      }
      """,
      """
      get {
        _$observationRegistrar.access(\(raw: index))
        return \(raw: storage)
      }
      """,
    ]
  }

  private static let registrar = "\n_$observationRegistrar = HeadgateCore.ObservationStateRegistrar()"

  private static func writing(_ storage: String, _ index: String) -> [AccessorDeclSyntax] {
    [
      """
      set { _$observationRegistrar.set(\(raw: index), &\(raw: storage), newValue) }
      """,
      """
      _modify {
        let token = _$observationRegistrar.willModify(\(raw: index), \(raw: storage))
        defer { _$observationRegistrar.didModify(\(raw: index), \(raw: storage), token) }
        yield &\(raw: storage)
      }
      """,
    ]
  }

  /// A stored property with observers is set as a whole: they may look at all of the state.
  private static func observed(_ storage: String, _ index: String) -> [AccessorDeclSyntax] {
    [
      """
      set {
        var value = \(raw: storage)
        _$observationRegistrar.set(\(raw: index), &value, newValue)
        \(raw: storage) = value
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
    let modifiers = property.declaration.modifiers.filter { references.contains($0.name.text) }
      .map { $0.trimmedDescription + " " }.joined()
    let type = property.type.map { ": \($0)" } ?? ""
    let value = property.initialValue.map { " = \($0)" } ?? ""
    let observers = ObservedObservers(of: property).text
    return [
      "private \(raw: modifiers)var _\(raw: property.plainName)\(raw: type)\(raw: value)\(raw: observers)"
    ]
  }
}

extension StoredProperty {
  fileprivate var hasObservers: Bool { binding.accessorBlock != nil }
}
