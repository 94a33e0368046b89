@testable import HeadgateLint
import Testing

@Suite struct LineTableTests {
  @Test("lines and columns start at 1, and lines have no ends")
  func lines() {
    let table = LineTable("a\nbc\r\n\nd")

    #expect(table.position(of: 0) == .init(line: 1, column: 1))
    #expect(table.position(of: 3) == .init(line: 2, column: 2))
    #expect(table.position(of: 7) == .init(line: 4, column: 1))
    #expect((1...5).map(table.text(ofLine:)) == ["a", "bc", "", "d", ""])
    #expect(table.range(ofLine: 6) == nil)
  }
}
