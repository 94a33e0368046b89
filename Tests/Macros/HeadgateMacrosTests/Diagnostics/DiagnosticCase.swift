import HeadgateExpansions
import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// A wrong use of a macro, and what is said about it.
struct DiagnosticCase: CustomTestStringConvertible, Sendable {
  let id: HeadgateDiagnostic.ID
  let source: String
  let line: Int
  let column: Int
  let severity: DiagnosticSeverity
  let message: String
  /// What each fix-it says, and what it makes of the source.
  let fixes: [(message: String, fixed: String)]

  init(
    _ id: HeadgateDiagnostic.ID,
    _ source: String,
    _ line: Int,
    _ column: Int,
    _ message: String,
    severity: DiagnosticSeverity = .error,
    fixes: [(message: String, fixed: String)] = []
  ) {
    self.id = id
    self.source = source
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
    self.fixes = fixes
  }

  var testDescription: String {
    "\(id.rawValue): \(source.prefix(60))"
  }

  /// Expects exactly this diagnostic, and the result of each of its fix-its.
  func check() {
    let diagnostic = DiagnosticSpec(
      id: MessageID(domain: "Headgate", id: id.rawValue),
      message: "\(message) [\(id.rawValue)]",
      line: line,
      column: column,
      severity: severity,
      fixIts: fixes.map { FixItSpec(message: $0.message) }
    )
    expectDiagnostics(source, [diagnostic])
    for fix in fixes {
      expectDiagnostics(source, [diagnostic], fixIts: [fix.message], fixed: fix.fixed)
    }
  }
}
