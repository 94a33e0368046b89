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
      \(access)static func _$id(of state: Self) -> HeadgateCore._ObservableStateID {
        \(switched { one in
        one.parameters.count == 1
          ? "case let .\(one.name)(payload): return ._$case(\(one.index), payload)"
          : "case .\(one.name): return ._$case(\(one.index)\(one.parameters.isEmpty ? "" : ", ()"))"
      })
      }
      """,
      """
      \(access)static func _$fieldObservers(of state: Self) -> HeadgateCore._FieldObservers? {
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
    // A function of a state that cannot exist needs no statement, and a statement would be reported as never executed.
    guard !cases.flattened.isEmpty else { return "" }
    // An unavailable case can be neither created nor matched, but a switch must name it.
    return cases.whereTheyAre("switch state {\n\(cases.render(text))\n}").indented(2)
  }
}
