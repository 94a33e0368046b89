package import SwiftDiagnostics
package import SwiftSyntax

/// A change that a diagnostic offers.
package struct HeadgateFixIt: FixItMessage {
  package let message: String
  package let fixItID: MessageID

  package init(_ message: String, for id: HeadgateDiagnostic.ID) {
    self.message = message
    fixItID = MessageID(domain: "Headgate", id: "\(id.rawValue)-fix")
  }
}

extension FixIt {
  /// Returns a fix-it that replaces `old` with `new` and keeps the surrounding trivia.
  package static func replace(
    _ old: some SyntaxProtocol,
    with new: some SyntaxProtocol,
    _ message: String,
    for id: HeadgateDiagnostic.ID
  ) -> FixIt {
    let new = new.with(\.leadingTrivia, old.leadingTrivia).with(\.trailingTrivia, old.trailingTrivia)
    return FixIt(
      message: HeadgateFixIt(message, for: id),
      changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))]
    )
  }
}
