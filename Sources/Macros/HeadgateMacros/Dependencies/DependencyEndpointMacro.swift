import HeadgateExpansions
import HeadgateSyntax
package import SwiftSyntax
package import SwiftSyntaxMacros

/// `@DependencyEndpoint`: makes an endpoint of a closure. A call without an implementation is reported.
///
/// The peer role emits the diagnostics. The accessor role emits none.
package enum DependencyEndpointMacro: UnformattedMacro {
  private static func endpoint(
    in declaration: some DeclSyntaxProtocol,
    context: some MacroExpansionContext
  ) -> Endpoint? {
    guard
      let declaration = declaration.as(VariableDeclSyntax.self),
      declaration.bindingSpecifier.tokenKind == .keyword(.var),
      let property = StoredProperty.all(in: declaration).first
    else { return nil }
    return Endpoint(property, in: TypeDeclaration.enclosing(context.lexicalContext)?.name ?? "")
  }
}

extension DependencyEndpointMacro: PeerMacro {
  package static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.tokenKind == .keyword(.let) {
      context.diagnose(.endpointNotAVariable(variable))
      return []
    }
    guard let endpoint = endpoint(in: declaration, context: context) else {
      context.diagnose(.endpointNotAClosure(node))
      return []
    }
    guard endpoint.hasAnswer else {
      context.diagnose(.endpointWithoutDefault(endpoint))
      return []
    }
    if EndpointRecording(node) == .required, !endpoint.isRecordable {
      context.diagnose(.endpointNotRecordable(endpoint))
      return []
    }
    let storage =
      """
      private var \(endpoint.property.storageName): \(endpoint.type) = \(endpoint.placeholder())
      """
    let method = endpoint.method(
      named: node.string(labeled: "method") ?? endpoint.property.name,
      access: AccessLevel(endpoint.property.declaration.modifiers).map { "\($0.rawValue) " } ?? ""
    )
    return ([storage] + (method.map { [$0] } ?? [])).map(DeclSyntax.init(unparsed:))
  }
}

extension DependencyEndpointMacro: AccessorMacro {
  package static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let endpoint = endpoint(in: declaration, context: context), endpoint.hasAnswer else { return [] }
    let storage = endpoint.property.storageName
    let recording = endpoint.isRecordable ? EndpointRecording(node) : nil
    let getter = recording.map { endpoint.recordedGetter(of: storage, $0) } ?? "get { \(storage) }"
    let access = [getter, "set { \(storage) = newValue }"]
    // With an `init` accessor, the property's own value would replace the closure that reports.
    guard endpoint.property.initialValue == nil else { return access.map(AccessorDeclSyntax.init(unparsed:)) }
    let initialization =
      """
      @storageRestrictions(initializes: \(storage))
      init(initialValue) { \(storage) = initialValue }
      """
    return ([initialization] + access).map(AccessorDeclSyntax.init(unparsed:))
  }
}

extension AttributeSyntax {
  /// Returns the text of a string literal among the arguments.
  fileprivate func string(labeled label: String) -> String? {
    guard case .argumentList(let arguments) = arguments else { return nil }
    let argument = arguments.first { $0.label?.text == label }
    return argument?.expression.as(StringLiteralExprSyntax.self)?.segments.description
  }
}
