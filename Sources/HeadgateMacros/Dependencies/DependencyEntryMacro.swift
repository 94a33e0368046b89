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
    let values = [("liveValue", value)] + entry.otherValues(in: node)
    let key =
      """
      private enum \(entry.key): HeadgateDependencies.DependencyKey {
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

  /// The values that the attribute gives besides the live one.
  func otherValues(in node: AttributeSyntax) -> [(name: String, value: ExprSyntax)] {
    guard case .argumentList(let arguments) = node.arguments else { return [] }
    return arguments.compactMap { argument in
      argument.label.map { ("\($0.text)Value", argument.expression.trimmed) }
    }
  }

  /// A stored constant when only the value tells the type; otherwise computed, so that the value need not be
  /// `Sendable`.
  func member(_ name: String, _ value: ExprSyntax) -> String {
    guard let type = property.type else { return "static let \(name) = \(value)" }
    return "static var \(name): \(type) { \(value) }"
  }
}
