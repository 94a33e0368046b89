import HeadgateLint
import Testing

@Suite struct StringEditsTests {
  @Test func editsInAnyOrder() {
    let edits: [Fix.Edit] = [.replacing(from: 4, to: 5, with: "é"), .removing(from: 0, to: 2)]
    #expect("abcdef".applying(edits) == "cdéf")
  }

  @Test func editsThatTouchAreApplied() {
    let edits: [Fix.Edit] = [.removing(from: 0, to: 2), .replacing(from: 2, to: 3, with: "C")]
    #expect("abcd".applying(edits) == "Cd")
  }

  @Test func editsThatOverlapAreNotApplied() {
    #expect("abcd".applying([.removing(from: 0, to: 3), .removing(from: 2, to: 4)]) == nil)
  }

  @Test func anEditOutsideOfTheTextIsNotApplied() {
    #expect("ab".applying([.removing(from: 1, to: 3)]) == nil)
    #expect("ab".applying([.replacing(from: 2, to: 2, with: "c")]) == "abc")
  }
}
