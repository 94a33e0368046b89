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
    manualChanges: { file, code in
      let paths = boundNames(in: file).filter { !code.projectedProperties.contains(String($0.text.dropFirst())) }
      return paths.map { name in
        let advice =
          "Write '\\.\(name.text.dropFirst())', and '@ObservableState' on the state: each of its properties can be bound."
        return ManualChange(step: "state-wrappers", range: name.bytes, advice: advice)
      }
        + file.nodes(AttributeSyntax.self).compactMap { attribute -> ManualChange? in
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
    let storages = storages(in: file)
    return file.nodes(VariableDeclSyntax.self).flatMap { property -> [Fix.Edit] in
      guard let owner = property.ancestors.lazy.compactMap({ TypeDeclaration($0) }).first,
        owner.attributes.has("ObservableState"),
        storages[owner.name, default: []].isDisjoint(
          with: property.bindings.map { "_\($0.pattern.trimmedDescription)" }
        )
      else { return [] }
      return property.attributes.flattened.compactMap { attribute -> Fix.Edit? in
        guard old.contains(attribute.name), attribute.arguments == nil else { return nil }
        if attribute.name == "PresentationState" { return attribute.attributeName.replaced(by: "Presents") }
        guard let next = attribute.nextToken(viewMode: .sourceAccurate) else { return nil }
        return .removing(from: attribute.bytes.offset, to: next.bytes.offset)
      }
    }
  }

  /// The names with an underscore that the code of each type uses: an initializer can set a wrapper, `_isOn = BindingState(…)`.
  private static func storages(in file: SourceText) -> [String: Set<String>] {
    file.nodes(DeclReferenceExprSyntax.self).reduce(into: [:]) { names, reference in
      guard reference.baseName.text.hasPrefix("_"),
        let type = reference.ancestors.lazy.compactMap({ TypeDeclaration($0) }).first?.name.split(separator: ".").last
      else { return }
      names[String(type), default: []].insert(reference.baseName.text)
    }
  }

  /// `\.$name` of a bindable property is `\.name`, in patterns and in actions that set the property.
  private static func bindingPathEdits(in file: SourceText, _ code: PackageCode) -> [Fix.Edit] {
    boundNames(in: file).compactMap { name in
      let property = String(name.text.dropFirst())
      return code.boundProperties.contains(property) ? name.replaced(by: property) : nil
    }
  }

  /// The names with a `$` in the key paths of bindings: `.binding(\.$name)`, `.set(\.$name, "")` and `\.binding.$name`.
  private static func boundNames(in file: SourceText) -> [TokenSyntax] {
    let paths = file.nodes(KeyPathExprSyntax.self).compactMap { path -> TokenSyntax? in
      let names = path.components.compactMap { $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName }
      return names.dropLast().last?.text == "binding" ? names.last : nil
    }
    let arguments = file.nodes(FunctionCallExprSyntax.self).compactMap { call -> TokenSyntax? in
      guard call.isImplicitMember || call.base?.nameText == "BindingAction",
        call.name == "binding" || call.name == "set",
        let path = call.arguments.first?.expression.as(KeyPathExprSyntax.self), path.root == nil
      else { return nil }
      return path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName
    }
    return (paths + arguments).filter { $0.text.hasPrefix("$") }
  }
}
