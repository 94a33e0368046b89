import HeadgateLint
import HeadgateSyntax
import SwiftSyntax

extension MigrationStep {
  /// Lists `withDependencies(from: self)` in a type without a `@Dependency`, from which the dependencies are taken.
  static let models = MigrationStep(
    "models",
    manualChanges: { file, _ in
      file.nodes(FunctionCallExprSyntax.self).compactMap { call -> ManualChange? in
        guard call.calledExpression.nameText == "withDependencies", let model = call.argument("from"),
          let type = call.ancestors.lazy.compactMap({ TypeDeclaration($0) }).first
        else { return nil }
        let properties = type.members.flattened.compactMap { $0.as(VariableDeclSyntax.self) }
        guard !properties.contains(where: { $0.attributes.has("Dependency") }) else { return nil }
        let advice = "Declare a '@Dependency' property in '\(type.name)': the dependencies are taken from it."
        return ManualChange(.behavior, step: "models", range: model.bytes, advice: advice)
      }
    }
  )
}
