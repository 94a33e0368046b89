import HeadgateLint
import HeadgateMigrate
import Testing

@Suite struct EditedTextTests {
  @Test func editsInAnyOrder() {
    let edits: [Fix.Edit] = [.replacing(from: 4, to: 5, with: "é"), .removing(from: 0, to: 2)]
    #expect(EditedText("abcdef", edits)?.text == "cdéf")
  }

  @Test func editsThatTouchAreApplied() {
    let edits: [Fix.Edit] = [.removing(from: 0, to: 2), .replacing(from: 2, to: 3, with: "C")]
    #expect(EditedText("abcd", edits)?.text == "Cd")
  }

  @Test func editsThatOverlapAreNotApplied() {
    #expect(EditedText("abcd", [.removing(from: 0, to: 3), .removing(from: 2, to: 4)]) == nil)
  }

  @Test func anEditOutsideOfTheTextIsNotApplied() {
    #expect(EditedText("ab", [.removing(from: 1, to: 3)]) == nil)
    #expect(EditedText("ab", [.replacing(from: 2, to: 2, with: "c")])?.text == "abc")
  }
}
