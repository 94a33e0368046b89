import HeadgateMigrate
import Testing

struct UnifiedDiffTests {
  @Test func equalTexts() {
    #expect(UnifiedDiff(path: "A.swift", before: "a\n", after: "a\n").text == "")
  }

  @Test func aChangedLine() {
    let before = "1\n2\n3\n4\n5\n6\n7\n8\n9\n"
    let after = "1\n2\n3\n4\nfive\n6\n7\n8\n9\n"
    let expected = """
      --- a/A.swift
      +++ b/A.swift
      @@ -2,7 +2,7 @@
       2
       3
       4
      -5
      +five
       6
       7
       8

      """
    #expect(UnifiedDiff(path: "A.swift", before: before, after: after).text == expected)
  }

  @Test func changesThatAreFarApartAreTwoHunks() {
    let before = (1...20).map { "\($0)\n" }.joined()
    let after = before.replacing("2\n3\n", with: "two\n3\n", maxReplacements: 1) + "end\n"
    let text = UnifiedDiff(path: "A.swift", before: before, after: after).text
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -1,5 +1,5 @@", "@@ -18,3 +18,4 @@"])
  }

  @Test func aFileWithoutANewlineAtItsEnd() {
    let text = UnifiedDiff(path: "A.swift", before: "a", after: "b").text
    #expect(text.hasSuffix("-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n"))
  }

  @Test func anEndOfALineIsAChange() {
    #expect(UnifiedDiff(path: "A.swift", before: "a\r\n", after: "a\n").text.contains("-a\r\n+a\n"))
  }
}
