import HeadgateSyntax
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

extension HeadgateDiagnostic {
  static func viewActionWithoutType(_ attribute: AttributeSyntax, type: TypeDeclaration) -> Self {
    Self(
      .viewActionWithoutType,
      at: attribute,
      """
      '@ViewAction' belongs on the type that has the 'store', and '\(type.name)' is \(type.kind.withArticle). \
      Remove the attribute and write it on the declaration of that type.
      """,
      fixIts: [.remove(attribute, from: type)]
    )
  }

  static func viewActionWithoutStore(
    _ attribute: AttributeSyntax,
    type: TypeDeclaration,
    in block: MemberBlockSyntax
  ) -> Self {
    let feature = attribute.featureName ?? "Feature"
    let declaration = "let store: StoreOf<\(feature)>"
    return Self(
      .viewActionWithoutStore,
      at: attribute,
      "'@ViewAction' sends to the 'store' of '\(type.name)', which has none. Give it a property '\(declaration)'.",
      fixIts: [
        HeadgateFixIt(
          message: "Add '\(declaration)'",
          changes: [.replace(oldNode: Syntax(block), newNode: Syntax(block.beginning(with: "\(raw: declaration)")))]
        )
      ]
    )
  }

  static func viewActionPrivateStore(_ modifier: DeclModifierSyntax, in name: String) -> Self {
    Self(
      .viewActionPrivateStore,
      at: modifier,
      """
      '@ViewAction' makes '\(name)' conform to 'ViewActionSending', which asks for its 'store', and this one is private. \
      Remove 'private'.
      """,
      fixIts: [HeadgateFixIt(message: "Remove 'private'", changes: HeadgateFixIt.removal(of: Syntax(modifier)))]
    )
  }

  static func viewActionSentDirectly(
    _ call: FunctionCallExprSyntax,
    as send: String,
    _ arguments: LabeledExprListSyntax
  ) -> Self {
    let new = call.with(\.calledExpression, "\(raw: send)").with(\.arguments, arguments)
    return Self(
      .viewActionSentDirectly,
      at: call,
      severity: .warning,
      """
      This sends a view action past '\(send)', which '@ViewAction' gives to send view actions and nothing else. \
      Write '\(send)(\(arguments.trimmedDescription))'.
      """,
      fixIts: [.replace(call, with: new, "Replace with '\(send)(\(arguments.trimmedDescription))'")]
    )
  }
}
