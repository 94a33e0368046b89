package import SwiftDiagnostics
package import SwiftSyntax

/// A diagnostic that a macro of this package emits.
///
/// A factory in a file of this folder creates each diagnostic. Each diagnostic has a number in ``ID``, and tests check
/// its text, its location and the results of its fix-its.
package struct HeadgateDiagnostic: DiagnosticMessage {
  package let id: ID
  package let message: String
  package let severity: DiagnosticSeverity
  /// The node at which the diagnostic is shown.
  package let node: Syntax
  package let fixIts: [FixIt]

  package init(
    _ id: ID,
    at node: some SyntaxProtocol,
    severity: DiagnosticSeverity = .error,
    _ message: String,
    fixIts: [HeadgateFixIt] = []
  ) {
    self.id = id
    self.message = "\(message) [\(id.rawValue)]"
    self.severity = severity
    self.node = Syntax(node)
    self.fixIts = fixIts.map { one in
      FixIt(message: HeadgateFixIt.Message(message: one.message, id: id), changes: one.changes)
    }
  }

  package var diagnosticID: MessageID {
    MessageID(domain: "Headgate", id: id.rawValue)
  }
}
