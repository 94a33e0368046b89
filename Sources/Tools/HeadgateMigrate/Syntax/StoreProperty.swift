import HeadgateLint
import HeadgateSyntax
import SwiftSyntax

/// A property of a view that is a store.
struct StoreProperty {
  let name: String
  private let declaration: VariableDeclSyntax

  /// Returns nil when the name can mean something else at a place in the view, or when the property has an unknown form.
  init?(named name: String, at place: some SyntaxProtocol) {
    guard let type = place.ancestors.first(where: { TypeDeclaration($0) != nil })?.as(StructDeclSyntax.self),
      type.inheritanceClause?.inheritedTypes.contains(where: { $0.type.lastComponentName == "View" }) == true,
      let declaration = type.memberBlock.members.lazy.compactMap({ $0.decl.as(VariableDeclSyntax.self) })
        .first(where: { $0.bindings.count == 1 && $0.bindings.first?.pattern.trimmedDescription == name }),
      ["Store", "StoreOf"].contains(declaration.bindings.first?.typeAnnotation?.type.lastComponentName ?? ""),
      declaration.attributes.isEmpty || declaration.attributes.has("Bindable"),
      declaration.bindings.first?.initializer == nil, declaration.bindings.first?.accessorBlock == nil
    else { return nil }
    for ancestor in place.ancestors {
      if ancestor.as(ClosureExprSyntax.self)?.parameterNames.contains(name) == true { return nil }
      if let member = ancestor.as(MemberBlockItemSyntax.self) {
        let patterns = member.descendants(IdentifierPatternSyntax.self).map(\.identifier.text)
        let parameters = member.descendants(FunctionParameterSyntax.self).map { ($0.secondName ?? $0.firstName).text }
        guard !(patterns + parameters).contains(name) else { return nil }
        break
      }
    }
    self.name = name
    self.declaration = declaration
  }

  /// The written type of the store.
  var type: WrittenType? { declaration.bindings.first?.typeAnnotation.flatMap { WrittenType($0.type) } }

  /// An edit that writes `@Bindable var` in place of `let`; nil when the property is bindable already.
  var bindableEdits: [Fix.Edit] {
    guard !declaration.attributes.has("Bindable") else { return [] }
    return [declaration.preceded(by: "@Bindable "), declaration.bindingSpecifier.replaced(by: "var")]
  }
}
