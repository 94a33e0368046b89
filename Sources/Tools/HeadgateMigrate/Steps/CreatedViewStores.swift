import HeadgateLint
import SwiftSyntax

extension MigrationStep {
  /// Writes the `observe:` that `ViewStore(store)` of TCA has by default. Without it, the type is that of Headgate.
  ///
  /// The step comes before the imports change: only they say which of the two types the name means.
  static let createdViewStores = MigrationStep(
    "created-view-stores",
    edits: { file, code in
      guard !code.declaresTopLevelType("ViewStore"),
        file.imports.contains(where: { $0.path.trimmedDescription == "ComposableArchitecture" })
      else { return [] }
      return file.nodes(FunctionCallExprSyntax.self).compactMap { call in
        guard call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "ViewStore",
          call.arguments.map({ $0.label?.text }) == [nil], call.trailingClosure == nil, let store = call.arguments.first
        else { return nil }
        return store.expression.followed(by: ", observe: { $0 }")
      }
    }
  )
}
