import HeadgateExpansions
import HeadgateSyntax
package import SwiftSyntax
package import SwiftSyntaxMacros

/// `@DependencyEntry`: a member of `DependencyValues` with a key of its own.
///
/// The peer role diagnoses; the accessor role stays silent about what it has diagnosed.
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
    let others = entry.otherValues(in: node)
    let own = entry.ownName(in: node, besides: others.map(\.name))
    // The key is written all the same, so that the accessors find it and this is the only error.
    if own == nil { context.diagnose(.entryWithoutContext(node, property: entry.property)) }
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

  var key: String {
    "_$\(property.plainName)"
  }

  /// The values that the attribute gives besides that of the property.
  func otherValues(in node: AttributeSyntax) -> [(name: String, value: ExprSyntax)] {
    guard case .argumentList(let arguments) = node.arguments else { return [] }
    return arguments.compactMap { argument in
      argument.label.map { ($0.text, argument.expression.trimmed) }
    }
  }

  /// Which value the property gives: what its attribute says, or the one that is not given beside it. Nil where nothing says.
  func ownName(in node: AttributeSyntax, besides others: [String]) -> String? {
    if others.contains("testValue") { return "liveValue" }
    if others.contains("liveValue") { return "testValue" }
    guard case .argumentList(let arguments) = node.arguments, let context = arguments.first(where: { $0.label == nil })
    else { return nil }
    return context.expression.as(MemberAccessExprSyntax.self).map { "\($0.declName.baseName.text)Value" }
  }

  /// A stored constant when only the value tells the type; otherwise computed, so that the value need not be
  /// `Sendable`.
  func member(_ name: String, _ value: ExprSyntax) -> String {
    guard let type = property.type else { return "static let \(name) = \(value)" }
    return "static var \(name): \(type) { \(value) }"
  }
}
