import SwiftDiagnostics
import SwiftSyntax

/// A change that a diagnostic offers.
package struct HeadgateFixIt {
  let message: String
  let changes: [FixIt.Change]

  /// The text of a fix-it, with the number of its diagnostic.
  struct Message: FixItMessage {
    let message: String
    let id: HeadgateDiagnostic.ID

    var fixItID: MessageID { MessageID(domain: "Headgate", id: "\(id.rawValue)-fix") }
  }
}

extension HeadgateFixIt {
  /// Returns a fix-it that replaces `old` with `new` and keeps the surrounding trivia.
  static func replace(_ old: some SyntaxProtocol, with new: some SyntaxProtocol, _ message: String) -> Self {
    let new = new.with(\.leadingTrivia, old.leadingTrivia).with(\.trailingTrivia, old.trailingTrivia)
    return Self(message: message, changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))])
  }
}
