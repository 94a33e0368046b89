import HeadgateExpansions
import HeadgateSyntax
package import SwiftSyntax
package import SwiftSyntaxMacros

/// `@ViewAction(for:)`: the conformance of a type with a store, and a look at what it sends past it.
package enum ViewActionMacro: UnformattedMacro {}

extension ViewActionMacro: ExtensionMacro {
  package static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let declared = TypeDeclaration(declaration) else { return [] }
    if AccessLevel.isHidden(declaration.modifiers, in: context.lexicalContext) {
      context.diagnose(.privateInsideType(node, type: declared))
      return []
    }
    let violations = ViewActionValidation(of: declared, in: declaration.memberBlock, attribute: node)
    violations.all.forEach { context.diagnose($0) }
    guard !violations.areFatal, !protocols.isEmpty else { return [] }
    let availability = Availability(declaration.attributes, in: context.lexicalContext).prefix
    let access = AccessLevel(declaration.modifiers, in: context.lexicalContext).memberModifier
    let source =
      """
      \(availability)extension \(type.trimmed): HeadgateCore.ViewActionSending {\(types(node, access, context))}
      """
    return [ExtensionDeclSyntax(unparsed: source)]
  }

  /// What ties the store to the feature that the attribute names.
  ///
  /// Left away inside of a type: an extension does not see what is declared around the type that it extends.
  private static func types(
    _ node: AttributeSyntax,
    _ access: String,
    _ context: some MacroExpansionContext
  ) -> String {
    guard TypeDeclaration.enclosing(context.lexicalContext) == nil, let feature = node.featureName else { return "" }
    return """

        \(access)typealias StoreState = \(feature).State
        \(access)typealias StoreAction = \(feature).Action

      """
  }
}
