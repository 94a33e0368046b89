import HeadgateSupport
import Testing

struct FoldedDifferenceTests {
  // holds: REC-7
  @Test func `a difference has the changed lines, what is around them, and what contains them`() {
    let rows = (0..<20).map { "      [\($0)]: \($0)" }
    let dump = ["  State(", "    name: \"a\",", "    rows: ["] + rows + ["    ],"]
    let changed = ["    cursor: Cursor(", "-     index: 3,", "+     index: 5,", "      top: 0", "    )", "  )"]
    let text = FoldedDifference((dump + changed).map { $0[...] }).text
    #expect(
      text == """
          State(
            … (23 unchanged)
            cursor: Cursor(
        -     index: 3,
        +     index: 5,
              top: 0
            )
          )
        """
    )
  }

  // holds: REC-7
  @Test func `a short difference stays as it is`() {
    let text = "  State(\n    name: \"a\",\n    path: \"b\",\n-   count: 1\n+   count: 2\n  )"
    #expect(FoldedDifference(text.split(separator: "\n")).text == text)
    #expect(FoldedDifference([""]).text == "")
    #expect(FoldedDifference([]).text == "")
  }
}
