@testable import HeadgateLint
import Testing

@Suite struct NestingTests {
  private func isTooDeep(_ text: String) -> Bool { Nesting.problem(in: text) != nil }
  private func nested(_ opening: String, _ closing: String, _ count: Int = 150) -> String {
    String(repeating: opening, count: count) + "a" + String(repeating: closing, count: count)
  }

  static let pairs = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("A<", ">"), ("\"\\(", ")\""), ("#\"\\#(", ")\"#"), ("#if A\n", "\n#endif"),
    (".merge(", ")"), ("{ _ in [", "] }"),
  ]

  @Test("code of people is parsed, and deep code is not", arguments: pairs)
  func depth(_ opening: String, _ closing: String) {
    #expect(!isTooDeep(nested(opening, closing, opening.contains("[") ? 12 : 60)))
    #expect(isTooDeep(nested(opening, closing, 300)))
    // Code without ends is as deep.
    #expect(isTooDeep(nested(opening, "", 300)))
    // The depth does not add up.
    let lines = String(repeating: nested(opening, closing, opening == "[" ? 5 : 12) + "\n", count: 200)
    #expect(!isTooDeep(lines))
  }

  @Test(
    "square brackets that the parser reads many times are left out",
    arguments: ["[", "[(", "[A<", "A<[", "[() -> ["]
  )
  func squareBrackets(_ opening: String) {
    let closing = String(opening.reversed().compactMap { ["[": "]", "(": ")", "<": ">"][$0] })
    #expect(!isTooDeep("let a = " + nested(opening, closing, 5)))
    #expect(isTooDeep("let a = " + nested(opening, closing, 24)))
    #expect(isTooDeep(String(repeating: "let a = " + nested(opening, closing, 15) + "\n", count: 50)))
  }

  @Test("square brackets of data are parsed", arguments: ["[1, ", "[a: ", "[\"a\": ", "[.m(", "{ [", "[f(x, "])
  func data(_ opening: String) {
    let closing = String(opening.reversed().compactMap { ["[": "]", "(": ")", "{": "}"][$0] })
    #expect(!isTooDeep(String(repeating: "let a = " + nested(opening, closing, 12) + "\n", count: 400)))
  }

  @Test(
    "attributes and macros that the parser looks ahead at are left out",
    arguments: ["a ? #a ", "a ? !#a ", "@a any ", "@escaping ..._ ", "a!.@a ", "a\n  ? #a ", "a ?\n  #a "]
  )
  func marks(_ unit: String) {
    #expect(!isTooDeep("let z = " + String(repeating: unit, count: 60)))
    #expect(isTooDeep("let z = " + String(repeating: unit, count: 400)))
  }

  @Test("attributes and macros of many declarations, elements and statements do not add up")
  func marksOfPeople() {
    for line in [
      "@Test @MainActor func a() async {}\n", "@a case b\n", "#expect(a == b)\n", "@A var a: B\n", "#a(b), ", "@a\n",
      "#if A\nlet a = 1\n#endif\n", "let a = #colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)\n",
    ] {
      #expect(!isTooDeep(String(repeating: line, count: 1000)), "\(line)")
    }
  }

  /// What can be before a square bracket that the parser reads twice.
  static let beginningsOfTypes = [
    "(", "[", "A<", "(a, ", "(a: ", "[a: ", "(a.b, ", "[a.b: ", "() -> ", "(a) -> (", "a & ", "a & (", "@a ", "@a (",
    "any (", "some ", "each [", "A<B, ", "A<(", "a.b<", "(inout ", "(a b: ", "(a: A = ", "(a... , ", "[a of ", "(_, ",
    "(A, ", "(Self.A, ", "(a.Type, ", "() throws(", "async throws -> ", "@convention(c) (", "@a(\"s\") ", "(\n",
    "(/**/",
    "inout ", "repeat ", "nonisolated(nonsending) ", "(a: A = \"s\", ", "sending ",
  ]

  @Test("all pairs of beginnings with square brackets are left out", arguments: beginningsOfTypes)
  func squareBracketsInTypes(_ first: String) {
    for second in Self.beginningsOfTypes {
      for unit in [first + second + "[", first + "[" + second, "[" + first + second] {
        #expect(isTooDeep("let z = " + String(repeating: unit, count: 24)), "\(unit)")
      }
    }
  }

  @Test("words and comments between square brackets count as often as they are read")
  func words() {
    let words = String(repeating: "borrowing ", count: 2_000)
    #expect(!isTooDeep("let z = [" + words + "a]"))
    #expect(isTooDeep("let z = " + String(repeating: "[", count: 10) + words))
  }

  @Test(
    "many brackets without an end are left out",
    arguments: ["x as (", "x as (] ", "x is (]", "f(", "{ (", "a\n)", "\"\\((\"\n"]
  )
  func unclosed(_ text: String) {
    #expect(!isTooDeep(String(repeating: text, count: 20)))
    #expect(isTooDeep(String(repeating: text, count: 60)))
  }

  @Test(
    "brackets in strings and comments do not count",
    arguments: [
      "let a = \"((((\"\n", "// ((((\n", "/* (((( /* [[[[ */ */\n", "let a = \"\"\"\n((((\n\"\"\"\n",
      "let a = #\"\\((((\"\"#\n",
      "let a = \"\\\"((((\"\n", "let a = \"((((\n", "let a = b < c && d<e\n{}\n", "let a = \"\\(b)((((\"\n",
    ]
  )
  func text(_ line: String) {
    #expect(!isTooDeep(String(repeating: line, count: 400)))
  }

  @Test("the place of the code that is too deep is reported")
  func place() throws {
    let problem = try #require(Nesting.problem(in: "let a = " + nested("(", ")", 300)))
    #expect(problem.range.offset == "let a = ".count + 200)
    #expect(problem.message.contains("200 levels"))
    let facts = FileFacts(path: "A.swift", source: "let a = " + nested("(", ")", 300))
    #expect(facts.syntaxErrors == [problem])
  }

  @Test(
    "a string, a comment or a regular expression does not hide the code after it",
    arguments: [
      "let a = #\"\"\"#", "let a = #\"\"\" x \"#", "let a = #/\"\"\"/#", "let a = /\"\"\"/",
      "let a = \"\"\"\nx\n\"\"\"", "// \"\"\"",
      "/* \"\"\" */", "let a = \"\\\"\"", "let a = \"x", "let a = b / c; let d = \"/\"", "let a = #\"\\\"#", "#/ x",
    ]
  )
  func hiding(_ line: String) {
    #expect(isTooDeep(line + "\nlet z = " + nested("(", ")", 300)))
    #expect(isTooDeep(line + "\nlet z = " + String(repeating: "[", count: 30)))
  }

  @Test("random texts that the parser reads as code of little depth are parsed")
  func randomTexts() {
    let pieces = [
      "\"", "\"\"\"", "#", "\\", "(", ")", "/*", "*/", "//", "\n", "<", ">", "#if A\n", "\n#endif\n", "é", "{", "}",
      "/", "a", " ", "=",
    ]
    for seed in 0..<3_000 {
      var state = UInt64(seed)
      let text = (0..<seed % 60).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return pieces[Int(state >> 33) % pieces.count]
      }.joined()
      // The text hides nothing after its end, if the parser reads the code after it as code of the file.
      let marked = text + "\nstruct Marker {}\n"
      let isRead = FileFacts(path: "A.swift", source: marked).types.contains { $0.path == ["Marker"] }
      if isRead { #expect(isTooDeep(text + "\nlet z = " + nested("(", ")", 300)), "seed \(seed): \(text)") }
    }
  }
}
