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

  @Test("any bytes are read to their end")
  func anyBytes() {
    for seed in 0..<2_000 {
      var generator = SystemRandomNumberGenerator()
      let pieces = [
        "\"", "\"\"\"", "#", "\\", "(", ")", "/*", "*/", "//", "\n", "<", ">", "#if", "#endif", "é", "{", "}",
      ]
      let text = (0..<(seed % 40)).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      #expect(!isTooDeep(text), "\(text)")
    }
  }
}
