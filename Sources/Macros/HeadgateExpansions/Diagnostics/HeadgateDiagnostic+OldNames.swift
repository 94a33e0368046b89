import HeadgateSyntax
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

extension HeadgateDiagnostic {
  static func oldEnvironment(_ type: TypeDeclaration, in name: String) -> Self {
    Self(
      .oldEnvironment,
      at: type.introducer,
      severity: .warning,
      """
      A reducer has no 'Environment' here, and nobody hands one to '\(name)'. Declare what the reducer needs with \
      '@Dependency' properties; if the type is something else, give it another name.
      """
    )
  }

  static func oldBindingState(_ attribute: AttributeSyntax) -> Self {
    Self(
      .oldBindingState,
      at: attribute,
      """
      There is no '@BindingState' here: every property of an '@ObservableState' struct can be bound. \
      Remove the attribute.
      """,
      fixIts: [.remove(attribute)]
    )
  }

  static func oldTaskResult(_ type: IdentifierTypeSyntax) -> Self {
    let success = type.genericArgumentClause?.arguments.first?.argument.trimmedDescription ?? "Success"
    return Self(
      .oldTaskResult,
      at: type,
      "There is no 'TaskResult' here. Write 'Result<\(success), any Error>'.",
      fixIts: [
        .replace(
          type,
          with: TypeSyntax(stringLiteral: "Result<\(success), any Error>"),
          "Replace with 'Result<\(success), any Error>'"
        )
      ]
    )
  }

  static func oldViewStore(_ reference: DeclReferenceExprSyntax) -> Self {
    Self(
      .oldViewStore,
      at: reference,
      """
      There is no 'WithViewStore' here: a view reads an '@ObservableState' from its store directly and is drawn \
      again when what it read changes. Read 'store.property' and remove 'WithViewStore'.
      """
    )
  }
}
