import Testing

@testable import HeadgateLint

struct ReducerEnumConformanceTests {
  /// Returns the code after the fix; nil without a fix.
  private func fixed(_ code: String) -> String? {
    let findings = LintedCode(code, only: "reducer-enum-conformance").result.findings
    #expect(findings.count == 1)
    let plan = FixPlan(findings)
    guard plan.findings.count == 1 else { return nil }
    let text = plan.text(of: "Example.swift", from: code)
    #expect(FileFacts(path: "A.swift", source: text).syntaxErrors.isEmpty)
    return text
  }

  @Test(
    "the extension has the names and the types as they are written",
    arguments: [
      ("@Reducer enum `default`: Equatable {}", "@Reducer enum `default` {}\n\nextension `default`: Equatable {}"),
      (
        "extension App.`Type` { struct A { @Reducer enum D : Foo.Bar, @unchecked Sendable {} } }",
        "extension App.`Type` { struct A { @Reducer enum D {} } }\n\n"
          + "extension App.`Type`.A.D: Foo.Bar, @unchecked Sendable {}"
      ),
      ("@Reducer enum D\n  : Equatable\n{}", "@Reducer enum D\n{}\n\nextension D: Equatable {}"),
      ("@Reducer enum D /* why */ : Equatable {}", "@Reducer enum D /* why */  {}\n\nextension D: Equatable {}"),
      (
        "fileprivate struct A { @Reducer enum D: Equatable {} }",
        "fileprivate struct A { @Reducer enum D {} }\n\nextension A.D: Equatable {}"
      ),
    ]
  )
  func names(_ code: String, _ expected: String) {
    #expect(fixed(code) == expected)
  }

  @Test("the extension is behind the comments on the last line, with the line ends of the file")
  func places() {
    #expect(
      fixed("struct A {\r\n  @Reducer enum D: Equatable {}\r\n} // end of A\r\n\r\nlet x = 1\r\n")
        == "struct A {\r\n  @Reducer enum D {}\r\n} // end of A\r\n\r\nextension A.D: Equatable {}\r\n\r\nlet x = 1\r\n"
    )
    #expect(
      fixed("@Reducer enum D: Equatable {}\rlet x = 1\r")
        == "@Reducer enum D {}\r\rextension D: Equatable {}\rlet x = 1\r"
    )
    // A line end that is not the first one decides nothing.
    #expect(
      fixed("@Reducer enum D: Equatable {}\nlet x = 1\r\n")
        == "@Reducer enum D {}\n\nextension D: Equatable {}\nlet x = 1\r\n"
    )
    #expect(
      fixed("#if DEBUG\n@Reducer enum D: Equatable {}\n#endif")
        == "#if DEBUG\n@Reducer enum D {}\n\nextension D: Equatable {}\n#endif"
    )
  }

  @Test(
    "there is no fix when an extension at file scope cannot have the conformance, or a comment would be lost",
    arguments: [
      "func f() { @Reducer enum D: Equatable {} }", "let f = { @Reducer enum D: Equatable {} }",
      "var f: Int { @Reducer enum D: Equatable {}; return 1 }",
      "func f() { struct A { @Reducer enum D: Equatable {} } }",
      "struct A { private struct B { @Reducer enum D: Equatable {} } }",
      "struct A {\n#if DEBUG\n@Reducer enum D: Equatable {}\n#endif\n}",
      "@available(macOS 26, *) struct A { @Reducer enum D: Equatable {} }",
      "@Reducer enum D: ~Copyable {}", "@Reducer enum D: String {}", "@Reducer enum D<A>: Equatable {}",
      "@Reducer enum D: Equatable /* one */, Sendable {}", "@Reducer enum D: // why\n  Equatable {}",
      "extension A where B == C { @Reducer enum D: Equatable {} }", "extension [A] { @Reducer enum D: Equatable {} }",
    ]
  )
  func unsafe(_ code: String) {
    #expect(fixed(code) == nil)
  }
}
