import HeadgateSyntax
package import SwiftSyntax

/// The expansion of `@ObservableState` in an enum.
package struct ObservableEnumExpansion {
  private let access: String
  private let cases: EnumCases

  package init(of declaration: EnumDeclSyntax, access: String) {
    self.access = access
    cases = EnumCases(of: declaration)
  }

  package var members: [String] {
    [
      """
      \(access)var _$id: HeadgateCore.ObservableStateID {
        \(switched { one in
        one.parameters.count == 1
          ? "case let .\(one.name)(payload): return ._$case(\(one.index), payload)"
          : "case .\(one.name): return ._$case(\(one.index)\(one.parameters.isEmpty ? "" : ", ()"))"
      })
      }
      """,
      """
      \(access)var _$fieldObservers: HeadgateCore.FieldObservers? {
        \(switched { one in
        one.parameters.count == 1
          ? "case let .\(one.name)(payload): return ._$of(payload)"
          : "case .\(one.name): return nil"
      })
      }
      """,
    ]
  }

  private func switched(_ text: (EnumCase) -> String) -> String {
    // An unavailable case can be neither created nor matched, but a switch must name it.
    "switch self {\n\(cases.render(text))\n}".indented(2)
  }
}
