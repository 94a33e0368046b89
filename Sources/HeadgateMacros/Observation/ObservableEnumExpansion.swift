import HeadgateSyntax
import SwiftSyntax
import SwiftSyntaxBuilder

/// What `@ObservableState` writes into an enum.
struct ObservableEnumExpansion {
  private let access: String
  private let cases: EnumCases

  init(of declaration: EnumDeclSyntax, access: String) {
    self.access = access
    cases = EnumCases(of: declaration)
  }

  var members: [DeclSyntax] {
    [
      """
      \(raw: access)var _$id: HeadgateCore.ObservableStateID {
        \(raw: switched { one in
        one.parameters.count == 1
          ? "case let .\(one.name)(payload): return ._$case(\(one.index), payload)"
          : "case .\(one.name): return ._$case(\(one.index)\(one.parameters.isEmpty ? "" : ", ()"))"
      })
      }
      """,
      """
      \(raw: access)var _$extent: HeadgateCore.ObservationExtent? {
        \(raw: switched { one in
        one.parameters.count == 1
          ? "case let .\(one.name)(payload): return ._$of(payload)"
          : "case .\(one.name): return nil"
      })
      }
      """,
    ]
  }

  private func switched(_ text: (EnumCase) -> String) -> String {
    // An unavailable case can be neither built nor met; a switch still has to name it.
    "switch self {\n\(cases.render(text))\n}".indented(2)
  }
}
