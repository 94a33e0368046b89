import CustomDump
import Headgate
import Testing

struct TextStateTests {
  // holds: NAV-20
  @Test func `a text is made of any string, and is that string`() {
    let count = 3
    let name = "notes.txt"
    #expect(String(state: TextState("Delete?")) == "Delete?")
    #expect(String(state: TextState("Delete \(count) files?")) == "Delete 3 files?")
    #expect(String(state: TextState(name)) == "notes.txt")
    #expect(String(state: TextState(name.dropLast(4))) == "notes")
    #expect(String(state: TextState(verbatim: "\(name)")) == "notes.txt")
    #expect(String(state: TextState("Delete ") + TextState(verbatim: name) + TextState("?")) == "Delete notes.txt?")
  }

  // holds: NAV-20
  @Test func `texts are equal when their strings are`() {
    #expect(TextState("Delete?") == TextState("Delete") + TextState(verbatim: "?"))
    #expect(TextState("Delete?") != TextState("Delete"))
    #expect(Set([TextState("A"), TextState(verbatim: "A"), TextState("B")]).count == 2)
  }

  // holds: NAV-20
  @Test func `a text is dumped as its string`() {
    #expect(String(customDumping: TextState("Delete?")) == #""Delete?""#)
    #expect(diff(TextState("A"), TextState("B")) == #"- "A"\#n+ "B""#)
    #expect(String(reflecting: TextState("Delete?")) == #""Delete?""#)
    #expect(Mirror(reflecting: TextState("Delete?")).children.isEmpty)
  }
}
