@testable import HeadgateLint
import Testing

@Suite struct FixedSourceTests {
  private func finding(_ edits: Fix.Edit...) -> Finding {
    var finding = Finding(
      rule: "a",
      severity: .error,
      path: "A.swift",
      range: SourceRange(offset: 0, length: 1),
      message: "",
      advice: ""
    )
    finding.fix = edits.count == 1 ? Fix(edits[0]) : Fix(edits[0], edits[1])
    return finding
  }

  @Test("edits are applied at their places, and several insertions at one place keep their order")
  func edits() {
    let fixed = FixedSource(
      "var a; var b",
      [
        finding(.init(SourceRange(offset: 0, length: 3), "let")),
        finding(.init(SourceRange(offset: 7, length: 3), "let"), .init(SourceRange(offset: 12, length: 0), " // 1")),
        finding(.init(SourceRange(offset: 12, length: 0), " // 2")),
      ]
    )
    #expect(fixed.text == "let a; let b // 1 // 2")
    #expect(fixed.count == 3)
  }

  @Test("a fix that overlaps an earlier one is left out")
  func overlap() {
    let fixed = FixedSource(
      "var a",
      [
        finding(.init(SourceRange(offset: 0, length: 3), "let")),
        finding(.init(SourceRange(offset: 1, length: 3), "x")),
      ]
    )
    #expect(fixed.text == "let a")
    #expect(fixed.count == 1)
  }

  @Test("offsets count bytes")
  func bytes() {
    let fixed = FixedSource("/*é*/ var a", [finding(.init(SourceRange(offset: 7, length: 3), "let"))])
    #expect(fixed.text == "/*é*/ let a")
  }
}
