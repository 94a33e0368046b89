import HeadgateExpansions
import SwiftDiagnostics
import SwiftSyntaxMacros

extension MacroExpansionContext {
  func diagnose(_ diagnostic: HeadgateDiagnostic) {
    diagnose(Diagnostic(node: diagnostic.node, message: diagnostic, fixIts: diagnostic.fixIts))
  }
}
