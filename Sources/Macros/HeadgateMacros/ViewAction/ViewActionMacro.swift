import HeadgateExpansions
import HeadgateSyntax
package import SwiftSyntax
package import SwiftSyntaxMacros

/// `@ViewAction(for:)`: makes a type with a store conform to `ViewActionSending`, and warns of direct sends.
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

  /// Returns the members that bind the store to the feature in the attribute.
  ///
  /// Empty inside a type: an extension does not see the declarations around the type that it extends.
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
