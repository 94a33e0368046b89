import HeadgateExpansions
import HeadgateSyntax
import SwiftSyntax
import SwiftSyntaxMacros

extension MacroExpansionContext {
  /// Returns the place of a case in the developer's file.
  func place(of one: EnumCase) -> CasePlace? {
    location(of: one.element, at: .afterLeadingTrivia, filePathMode: .filePath)
      .map { CasePlace(file: $0.file.description, line: $0.line.description) }
  }
}
