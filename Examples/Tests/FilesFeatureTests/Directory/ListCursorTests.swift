import FilesFeature
import Testing

@Suite("The cursor of a list")
struct ListCursorTests {
  @Test("it moves within the list and scrolls no further than it must")
  func moves() {
    var cursor = ListCursor(height: 3)
    cursor.move(.up, count: 10)
    #expect((cursor.index, cursor.top) == (0, 0))
    for _ in 0..<3 { cursor.move(.down, count: 10) }
    #expect((cursor.index, cursor.top) == (3, 1))
    cursor.move(.up, count: 10)
    #expect((cursor.index, cursor.top) == (2, 1))
    cursor.move(.last, count: 10)
    #expect((cursor.index, cursor.top) == (9, 7))
    cursor.move(.pageUp, count: 10)
    #expect((cursor.index, cursor.top) == (6, 6))
    cursor.move(.pageDown, count: 10)
    #expect((cursor.index, cursor.top) == (9, 7))
    cursor.move(.first, count: 10)
    #expect((cursor.index, cursor.top) == (0, 0))
  }

  @Test("an empty list has no lines")
  func empty() {
    var cursor = ListCursor(height: 3)
    cursor.move(.last, count: 0)
    #expect(cursor.index == 0)
    #expect(cursor.visible(count: 0).isEmpty)
  }

  @Test("a list that became shorter keeps the cursor inside")
  func shorter() {
    var cursor = ListCursor(height: 3)
    cursor.place(at: 9, count: 10)
    cursor.place(at: cursor.index, count: 4)
    #expect((cursor.index, cursor.top) == (3, 1))
    #expect(cursor.visible(count: 4) == 1..<4)
  }

  @Test("a new height keeps the cursor on the screen")
  func resize() {
    var cursor = ListCursor(height: 10)
    cursor.place(at: 8, count: 20)
    cursor.resize(height: 3, count: 20)
    #expect(cursor.visible(count: 20) == 6..<9)
    cursor.resize(height: 0, count: 20)
    #expect(cursor.visible(count: 20) == 8..<9)
    cursor.resize(height: 50, count: 20)
    #expect(cursor.visible(count: 20) == 0..<20)
  }

  @Test("a selected line that moves keeps its place on the screen, except at the beginning of the list")
  func follows() {
    var cursor = ListCursor(height: 4)
    cursor.place(at: 2, count: 20)
    cursor.follow(to: 3, count: 20)
    #expect(cursor.top == 0)
    cursor.place(at: 10, count: 20)
    #expect(cursor.top == 7)
    cursor.follow(to: 12, count: 22)
    #expect((cursor.index, cursor.top) == (12, 9))
    cursor.follow(to: 5, count: 6)
    #expect((cursor.index, cursor.top) == (5, 2))
  }
}
