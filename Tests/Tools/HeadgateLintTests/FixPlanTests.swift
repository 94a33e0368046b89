@testable import HeadgateLint
import Testing

@Suite struct FixPlanTests {
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
    let plan = FixPlan(
      [
        finding(.init(SourceRange(offset: 0, length: 3), "let")),
        finding(.init(SourceRange(offset: 7, length: 3), "let"), .init(SourceRange(offset: 12, length: 0), " // 1")),
        finding(.init(SourceRange(offset: 12, length: 0), " // 2")),
      ]
    )
    #expect(plan.text(of: "A.swift", from: "var a; var b") == "let a; let b // 1 // 2")
    #expect(plan.findings.count == 3)
  }

  @Test("a fix that overlaps an earlier one is left out")
  func overlap() {
    let plan = FixPlan(
      [
        finding(.init(SourceRange(offset: 0, length: 3), "let")),
        finding(.init(SourceRange(offset: 1, length: 3), "x")),
      ]
    )
    #expect(plan.text(of: "A.swift", from: "var a") == "let a")
    #expect(plan.findings.count == 1)
  }

  @Test("an insertion in front of a replacement is kept, in each order of the fixes", arguments: [false, true])
  func insertionAndReplacement(isReversed: Bool) {
    let findings = [
      finding(.init(SourceRange(offset: 4, length: 1), "b")),
      finding(.init(SourceRange(offset: 4, length: 0), "/**/ ")),
    ]
    let plan = FixPlan(isReversed ? findings.reversed() : findings)

    #expect(plan.text(of: "A.swift", from: "var a") == "var /**/ b")
    #expect(plan.findings.count == 2)
  }

  @Test("an edit that two fixes need is applied once")
  func sharedEdit() {
    let shared = Fix.Edit(SourceRange(offset: 0, length: 0), "// 1\n")
    let plan = FixPlan(
      [
        finding(shared, .init(SourceRange(offset: 4, length: 1), "b")),
        finding(.init(SourceRange(offset: 0, length: 0), "// 2\n")),
        finding(shared, .init(SourceRange(offset: 5, length: 0), "c")),
      ]
    )
    #expect(plan.text(of: "A.swift", from: "var a") == "// 1\n// 2\nvar bc")
    #expect(plan.findings.count == 3)
  }

  @Test("many fixes in any order are applied, and equal ones once")
  func manyFixes() {
    let findings = (0..<2_000).map { finding(.init(SourceRange(offset: ($0 * 7 % 2_000) * 2, length: 1), "b")) }
    let plan = FixPlan(findings + findings)

    #expect(
      plan.text(of: "A.swift", from: String(repeating: "a ", count: 2_000)) == String(repeating: "b ", count: 2_000)
    )
    #expect(plan.findings.count == 4_000)
  }

  @Test("offsets count bytes")
  func bytes() {
    let plan = FixPlan([finding(.init(SourceRange(offset: 7, length: 3), "let"))])
    #expect(plan.text(of: "A.swift", from: "/*é*/ var a") == "/*é*/ let a")
  }

  @Test("a fix that changes two files is applied in both or in none")
  func files() {
    let first = Fix.Edit(SourceRange(offset: 0, length: 1), "b")
    let second = Fix.Edit(SourceRange(offset: 4, length: 1), "b", in: "B.swift")
    var plan = FixPlan([finding(first, second), finding(.init(SourceRange(offset: 3, length: 1), "x", in: "B.swift"))])
    #expect(plan.paths == ["A.swift", "B.swift"])
    #expect(plan.text(of: "A.swift", from: "a") == "b")
    #expect(plan.text(of: "B.swift", from: "abc a") == "abcxb")

    plan.remove(changing: ["A.swift"])

    #expect(plan.paths == ["B.swift"])
    #expect(plan.text(of: "B.swift", from: "abc a") == "abcxa")
    #expect(plan.findings.count == 1)
  }
}
