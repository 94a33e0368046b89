import SwiftSyntax

extension SyntaxProtocol {
  /// Whether a pattern inside of the syntax declares a variable with a name.
  func declares(_ name: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains {
      $0.text == name && $0.parent?.is(IdentifierPatternSyntax.self) == true
    }
  }
}
