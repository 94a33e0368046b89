import HeadgateSyntax
package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@ObservationStatePresented`: what `@ObservableState` attaches to each property with `@Presents`.
package enum ObservationStatePresentedMacro: UnformattedMacro {
  /// What the expansion is made of; nil for a property that is at fault, which is said elsewhere.
  private struct Parts {
    let property: StoredProperty
    let index: String
    let wrapped: TypeSyntax
    let storage: String

    init?(_ node: AttributeSyntax, _ declaration: some DeclSyntaxProtocol) {
      guard let declaration = declaration.as(VariableDeclSyntax.self),
        let property = StoredProperty.all(in: declaration).first,
        let wrapped = PresentsFaults(of: declaration).wrapped,
        case .argumentList(let arguments) = node.arguments,
        let index = arguments.first?.expression.trimmedDescription
      else { return nil }
      self.property = property
      self.index = index
      self.wrapped = wrapped
      storage = "_\(property.plainName)"
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
    // The first property makes the bookkeeping too, so that it is no parameter of the memberwise initializer.
    let isFirst = parts.index == "0"
    return [
      """
      @storageRestrictions(initializes: \(raw: parts.storage)\(raw: isFirst ? ", _$observationRegistrar" : ""))
      init(initialValue) {
        \(raw: parts.storage) = HeadgateCore.PresentationState(wrappedValue: initialValue)\(raw: isFirst ? registrar : "")
      }
      """
    ] + accessors(parts.index, "\(parts.storage).wrappedValue")
  }

  private static let registrar = "\n_$observationRegistrar = HeadgateCore.ObservationStateRegistrar()"

  private static func accessors(_ index: String, _ storage: String) -> [AccessorDeclSyntax] {
    [
      """
      get {
        _$observationRegistrar.access(\(raw: index))
        return \(raw: storage)
      }
      """,
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
      private var \(raw: parts.storage) = \(raw: type)(wrappedValue: \(raw: parts.property.initialValue ?? "nil"))
      """,
      """
      \(raw: access)var $\(raw: parts.property.plainName): \(raw: type) {
        get {
          _$observationRegistrar.access(\(raw: parts.index))
          return \(raw: parts.storage)
        }
        set { _$observationRegistrar.set(\(raw: parts.index), &\(raw: parts.storage), newValue) }
        _modify {
          let token = _$observationRegistrar.willModify(\(raw: parts.index), \(raw: parts.storage).wrappedValue)
          defer { _$observationRegistrar.didModify(\(raw: parts.index), \(raw: parts.storage).wrappedValue, token) }
          yield &\(raw: parts.storage)
        }
      }
      """,
    ]
  }
}
