import HeadgateExpansions
import HeadgateSyntax
package import SwiftSyntax
package import SwiftSyntaxMacros

/// `@ObservationStatePresented`: `@ObservableState` attaches it to each property with `@Presents`.
package enum ObservationStatePresentedMacro: UnformattedMacro {
  /// The parts of the expansion; nil for an invalid property, which another macro reports.
  private struct Parts {
    let property: StoredProperty
    let index: String
    let wrapped: TypeSyntax
    let storage: String

    init?(_ node: AttributeSyntax, _ declaration: some DeclSyntaxProtocol) {
      guard let declaration = declaration.as(VariableDeclSyntax.self),
        let property = StoredProperty.all(in: declaration).first,
        let wrapped = PresentsValidation(of: declaration).wrapped,
        case .argumentList(let arguments) = node.arguments,
        let index = arguments.first?.expression.trimmedDescription
      else { return nil }
      self.property = property
      self.index = index
      self.wrapped = wrapped
      storage = property.storageName
    }
  }
}

extension ObservationStatePresentedMacro: AccessorMacro {
  package static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let parts = Parts(node, declaration) else { return [] }
    let accessors = TrackedAccessors(
      storage: parts.storage,
      value: "\(parts.storage).wrappedValue",
      index: parts.index
    )
    let initialization = accessors.initialization("HeadgateCore.PresentationState(wrappedValue: initialValue)")
    return ([initialization, accessors.getter] + accessors.setters).map(AccessorDeclSyntax.init(unparsed:))
  }
}

extension ObservationStatePresentedMacro: PeerMacro {
  package static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let parts = Parts(node, declaration) else { return [] }
    let type = "HeadgateCore.PresentationState<\(parts.wrapped)>"
    let access = AccessLevel(parts.property.declaration.modifiers, in: []).memberModifier
    return [
      """
      private var \(parts.storage) = \(type)(wrappedValue: \(parts.property.initialValue?.description ?? "nil"))
      """,
      """
      \(access)var \("$\(parts.property.plainName)".identifier): \(type) {
        get {
          _$observationRegistrar.access(\(parts.index))
          return \(parts.storage)
        }
        set { _$observationRegistrar.set(\(parts.index), &\(parts.storage).wrappedValue, newValue.wrappedValue) }
        _modify {
          let token = _$observationRegistrar.willModify(\(parts.index), \(parts.storage).wrappedValue)
          defer { _$observationRegistrar.didModify(\(parts.index), \(parts.storage).wrappedValue, token) }
          yield &\(parts.storage)
        }
      }
      """,
    ].map(DeclSyntax.init(unparsed:))
  }
}
