import HeadgateExpansions
import HeadgateSyntax
package import SwiftSyntax
package import SwiftSyntaxMacros

/// `@DependencyEntry`: makes a dependency, with its own key, of a property of `DependencyValues`.
///
/// The peer role emits the diagnostics. The accessor role emits none.
package enum DependencyEntryMacro: UnformattedMacro {}

extension DependencyEntryMacro: PeerMacro {
  package static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard Entry.isInDependencyValues(context.lexicalContext) else {
      context.diagnose(.entryOutsideDependencyValues(node))
      return []
    }
    guard let entry = Entry(declaration) else {
      context.diagnose(.entryNotAVariable(node, declaration: declaration.as(VariableDeclSyntax.self)))
      return []
    }
    guard let value = entry.property.initialValue else {
      context.diagnose(.entryWithoutValue(entry.property))
      return []
    }
    // After these errors the key is written even so: the accessors need it, and each stays the only error.
    let isKnown = Entry.hasKnownArguments(node)
    if !isKnown { context.diagnose(.entryWithOtherArguments(node, property: entry.property)) }
    let others = isKnown ? entry.otherValues(in: node) : []
    let own = isKnown ? entry.ownName(in: node, besides: others.map(\.name)) : nil
    if isKnown, own == nil { context.diagnose(.entryWithoutContext(node, property: entry.property)) }
    let values = [(own ?? "liveValue", value)] + others
    let conformance = values.contains { $0.0 == "liveValue" } ? "DependencyKey" : "TestDependencyKey"
    let key =
      """
      private enum \(entry.key): HeadgateDependencies.\(conformance) {
        \(values.map { entry.member($0, $1) }.joined(separator: "\n").indented(2))
      }
      """
    return [DeclSyntax(unparsed: key)]
  }
}

extension DependencyEntryMacro: AccessorMacro {
  package static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard
      Entry.isInDependencyValues(context.lexicalContext),
      let entry = Entry(declaration), entry.property.initialValue != nil
    else { return [] }
    return [
      "get { self[\(entry.key).self] }",
      "set { self[\(entry.key).self] = newValue }",
    ].map(AccessorDeclSyntax.init(unparsed:))
  }
}

/// A property with `@DependencyEntry`.
private struct Entry {
  let property: StoredProperty

  init?(_ declaration: some DeclSyntaxProtocol) {
    guard
      let property = declaration.as(VariableDeclSyntax.self).flatMap({ StoredProperty.all(in: $0).first }),
      property.isVariable
    else { return nil }
    self.property = property
  }

  static func isInDependencyValues(_ surroundings: [Syntax]) -> Bool {
    TypeDeclaration.enclosing(surroundings).map {
      $0.kind == .extension && ($0.name == "DependencyValues" || $0.name.hasSuffix(".DependencyValues"))
    } ?? false
  }

  /// Whether a macro without the unavailable arguments accepts the attribute.
  static func hasKnownArguments(_ node: AttributeSyntax) -> Bool {
    guard case .argumentList(let arguments) = node.arguments, let first = arguments.first else { return true }
    guard first.label != nil else {
      let context = first.expression.as(MemberAccessExprSyntax.self)
      return arguments.count == 1 && ["live", "test"].contains(context?.declName.baseName.text)
        && context?.base.map { $0.trimmedDescription.hasSuffix("_DependencyEntryContext") } ?? true
    }
    let labels = arguments.map { $0.label?.text }
    return ["liveValue", "testValue"].contains(labels[0])
      && (labels.count == 1 || labels.dropFirst() == ["previewValue"])
  }

  var key: String {
    "_$\(property.plainName)".identifier
  }

  /// Returns the values that the attribute gives in addition to the value of the property.
  func otherValues(in node: AttributeSyntax) -> [(name: String, value: ExprSyntax)] {
    guard case .argumentList(let arguments) = node.arguments else { return [] }
    return arguments.compactMap { argument in
      argument.label.map { ($0.text, argument.expression.trimmed) }
    }
  }

  /// Returns the context of the property's value: the context in the attribute, or the context that the other values
  /// leave. Nil if neither exists.
  func ownName(in node: AttributeSyntax, besides others: [String]) -> String? {
    if others.contains("testValue") { return "liveValue" }
    if others.contains("liveValue") { return "testValue" }
    guard case .argumentList(let arguments) = node.arguments, let context = arguments.first(where: { $0.label == nil })
    else { return nil }
    return context.expression.as(MemberAccessExprSyntax.self).map { "\($0.declName.baseName.text)Value" }
  }

  /// Returns the member for a value.
  ///
  /// The member is a stored constant if the property has no written type. Otherwise it is computed, so that the value
  /// need not be `Sendable`.
  func member(_ name: String, _ value: ExprSyntax) -> String {
    guard let type = property.type else { return "static let \(name) = \(value)" }
    return "static var \(name): \(type) { \(value) }"
  }
}
