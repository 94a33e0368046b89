import Testing

@testable import HeadgateTemplates

struct LinesTests {
  @Test func blocksAreIndentedAndEmptyLinesStayEmpty() {
    let lines = Lines {
      "import A"
      Lines.block("struct B") {
        "let c = 1"
        ""
        Lines.closure("run { send in") { for name in ["d", "e"] { name } }
      }.continued(" else {") { if Bool(true) { "f" } else { "g" } }
    }
    let text = "import A\nstruct B {\n  let c = 1\n\n  run { send in\n    d\n    e\n  }\n} else {\n  f\n}\n"
    #expect(lines.text == text)
  }

  @Test func partsAreSeparatedUnlessTheyAreEmpty() {
    #expect(Lines.separated([Lines(["a"]), Lines(), Lines(["b", "c"])]).lines == ["a", "", "b", "c"])
    #expect(Lines.separated([]).text == "")
  }
}
