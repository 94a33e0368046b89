@testable import HeadgateMigrate
import Testing

@Suite struct LineDifferenceTests {
  /// Texts with lines that occur once, and lines that occur often.
  @Test(
    "the changes lead from one text to the other",
    arguments: [
      ("abcdef", "abXdef"), ("abcdef", "cdefab"), ("aaaa", "aa"), ("abab", "baba"), ("", "abc"), ("abc", ""),
      ("abc{x}def{x}", "abc{y}{x}dfe{x}x"), ("a{}b{}c{}", "c{}b{}a{}"),
    ]
  )
  func changes(_ old: String, _ new: String) {
    let before = old.utf8.map { [$0][...] }
    let after = new.utf8.map { [$0][...] }
    let changes = LineDifference.changes(from: before, to: after)
    let kept = before.indices.filter { !changes.removed.contains($0) }.map { before[$0] }
    let same = after.indices.filter { !changes.added.contains($0) }.map { after[$0] }
    #expect(kept == same)
  }

  @Test func linesThatStayAreNotChanges() {
    let before = (1...50).flatMap { ["struct F\($0)", "{", "}"] }.map { Array($0.utf8)[...] }
    var after = before
    after[30] = Array("@Reducer struct F11".utf8)[...]
    after.insert(Array("new".utf8)[...], at: 91)
    let changes = LineDifference.changes(from: before, to: after)
    #expect(changes.removed == [30])
    #expect(changes.added == [30, 91])
  }
}
