import HeadgateExpansions
import Testing

@Suite("Diagnostics")
struct HeadgateDiagnosticTests {
  @Test("each has its text, its place and its fix-its", arguments: DiagnosticCase.all)
  func one(_ one: DiagnosticCase) {
    one.check()
  }

  @Test("no number is untested")
  func complete() {
    let untested = Set(HeadgateDiagnostic.ID.allCases).subtracting(DiagnosticCase.all.map(\.id))
    #expect(untested.isEmpty)
  }

  @Test("a number is given once")
  func numbers() {
    let ids = HeadgateDiagnostic.ID.allCases
    #expect(Set(ids.map(\.rawValue)).count == ids.count)
  }
}

extension DiagnosticCase {
  /// The table of wrong uses: each number of ``HeadgateDiagnostic/ID`` stands in it at least once.
  static let all: [DiagnosticCase] =
    casePaths + reducers + enumReducers + oldNames + dependencies + observation + viewActions + boundaries + patterns
    + childOperators + bodyTypes + parts + code
}
