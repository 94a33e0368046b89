import Foundation
import HeadgateMigrate
import Testing

struct UnifiedDiffTests {
  @Test func equalTexts() {
    #expect(UnifiedDiff(path: "A.swift", before: "a\n", after: "a\n").text == "")
  }

  @Test func aNameWithControlCharactersIsInQuotationMarks() {
    let diff = UnifiedDiff(path: "a\n\"\\.swift", before: "a\n", after: "b\n").text
    #expect(diff.hasPrefix("--- \"a/a\\012\\\"\\\\.swift\"\n+++ \"b/a\\012"))
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

  @Test func aFileWithoutANewlineThatGetsOne() {
    let text = UnifiedDiff(path: "A.swift", before: "a", after: "a\nb\n").text
    #expect(text.hasSuffix("@@ -1,1 +1,2 @@\n-a\n\\ No newline at end of file\n+a\n+b\n"))
  }

  @Test(
    "git applies the difference",
    arguments: [
      ("a", "a\nb\n"), ("a\nb\n", "a"), ("a\nb", "a\nc"), ("a", "a\n"), ("a\n\n", "a\n"), ("", "a\n"), ("x\na", "y\na"),
    ]
  )
  func applied(_ before: String, _ after: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "headgate diff \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "A.swift")
    try Data(before.utf8).write(to: file)
    let patch = folder.appending(path: "patch")
    try Data(UnifiedDiff(path: "A.swift", before: before, after: after).text.utf8).write(to: patch)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "apply", patch.path]
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try String(contentsOf: file, encoding: .utf8) == after)
  }
}
