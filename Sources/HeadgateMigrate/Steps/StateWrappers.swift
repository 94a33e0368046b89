import HeadgateLint
import HeadgateSyntax
import SwiftSyntax

extension MigrationStep {
  /// Replaces `@PresentationState`, and removes `@BindingState` and `@BindableState` from observable states.
  static let stateWrappers = MigrationStep(
    "state-wrappers",
    edits: { file, code in
      wrapperEdits(in: file) + bindingPathEdits(in: file, code)
    },
    manualChanges: { file, _ in
      file.tree.descendants(AttributeSyntax.self).compactMap { attribute -> ManualChange? in
        guard old.contains(attribute.name), !isInView(attribute) else { return nil }
        let advice =
          attribute.name == "PresentationState"
          ? "Write '@Presents', and '@ObservableState' on the state."
          : "Omit '@\(attribute.name)', and write '@ObservableState' on the state: each of its properties can be bound."
        return ManualChange(step: "state-wrappers", range: attribute.bytes, advice: advice)
      }
    }
  )

  private static let old: Set<String> = ["BindableState", "BindingState", "PresentationState"]

  private static func wrapperEdits(in file: SourceText) -> [Fix.Edit] {
    let storages = Set(file.tree.descendants(DeclReferenceExprSyntax.self).map(\.baseName.text))
    return file.tree.descendants(VariableDeclSyntax.self).flatMap { property -> [Fix.Edit] in
      let names = property.bindings.map(\.pattern.trimmedDescription)
      // An initializer can set the wrapper itself: `_isOn = BindingState(…)`.
      guard storages.isDisjoint(with: names.map { "_\($0)" }) else { return [] }
      guard let owner = property.ancestors.lazy.compactMap({ TypeDeclaration($0) }).first,
        owner.attributes.has("ObservableState")
      else { return [] }
      return property.attributes.flattened.compactMap { attribute -> Fix.Edit? in
        guard old.contains(attribute.name), attribute.arguments == nil else { return nil }
        if attribute.name == "PresentationState" { return attribute.attributeName.replaced(by: "Presents") }
        guard let next = attribute.nextToken(viewMode: .sourceAccurate) else { return nil }
        return .removing(from: attribute.bytes.offset, to: next.bytes.offset)
      }
    }
  }

  /// `\.$name` of a bindable property is `\.name`, in patterns and in actions that set the property.
  private static func bindingPathEdits(in file: SourceText, _ code: PackageCode) -> [Fix.Edit] {
    let bound = code.boundProperties
    return keyPathEdits(in: file, bound)
      + file.tree.descendants(FunctionCallExprSyntax.self).flatMap { call -> [Fix.Edit] in
        guard call.isImplicitMember || call.base?.trimmedDescription == "BindingAction",
          call.name == "binding" || call.name == "set",
          let path = call.arguments.first?.expression.as(KeyPathExprSyntax.self),
          path.root == nil, let property = path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)
        else { return [] }
        let name = property.declName.baseName
        guard name.text.hasPrefix("$"), bound.contains(String(name.text.dropFirst())) else { return [] }
        return [name.replaced(by: String(name.text.dropFirst()))]
      }
  }

  /// `\.binding.$name` is `\.binding.name`.
  private static func keyPathEdits(in file: SourceText, _ bound: Set<String>) -> [Fix.Edit] {
    file.tree.descendants(KeyPathExprSyntax.self).compactMap { path in
      let names = path.components.compactMap { $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName }
      guard let name = names.last, names.dropLast().last?.text == "binding", name.text.hasPrefix("$"),
        bound.contains(String(name.text.dropFirst()))
      else { return nil }
      return name.replaced(by: String(name.text.dropFirst()))
    }
  }
}
