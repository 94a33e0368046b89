import SwiftDiagnostics
package import SwiftSyntax
import SwiftSyntaxBuilder

extension HeadgateDiagnostic {
  static func presentsNotOptional(_ attribute: AttributeSyntax, type: TypeSyntax?) -> Self {
    let fixIts = type.map { type in
      [HeadgateFixIt.replace(type, with: TypeSyntax("\(type.trimmed)?"), "Write '\(type.trimmed)?'")]
    }
    return Self(
      .presentsNotOptional,
      at: attribute,
      "'@Presents' belongs on a variable whose type is written and optional: 'nil' means that nothing is presented.",
      fixIts: fixIts ?? []
    )
  }

  package static func presentsOutsideState(_ attribute: AttributeSyntax) -> Self {
    Self(
      .presentsOutsideState,
      at: attribute,
      """
      '@Presents' belongs on a property of a struct with '@ObservableState': that one writes what it needs. \
      Mark the struct, or leave out '@Presents'.
      """,
      fixIts: [.remove(attribute)]
    )
  }
}
