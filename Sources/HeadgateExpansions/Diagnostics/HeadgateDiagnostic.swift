package import SwiftDiagnostics
package import SwiftSyntax

/// What a macro of this package says about code that it cannot work with.
///
/// Every diagnostic is made by a factory in a file of this folder, has a number in ``ID``, and is tested for text,
/// place and the result of its fix-its.
package struct HeadgateDiagnostic: DiagnosticMessage {
  package let id: ID
  package let message: String
  package let severity: DiagnosticSeverity
  /// Where it is shown.
  package let node: Syntax
  package let fixIts: [FixIt]

  package init(
    _ id: ID,
    at node: some SyntaxProtocol,
    severity: DiagnosticSeverity = .error,
    _ message: String,
    fixIts: [FixIt] = []
  ) {
    self.id = id
    self.message = "\(message) [\(id.rawValue)]"
    self.severity = severity
    self.node = Syntax(node)
    self.fixIts = fixIts
  }

  package var diagnosticID: MessageID {
    MessageID(domain: "Headgate", id: id.rawValue)
  }
}
