/// The selected line of a long list and the range of lines on the screen.
package struct ListCursor: Equatable, Sendable, Codable {
  package enum Move: Equatable, Sendable, Codable {
    case up, down, pageUp, pageDown, first, last
  }

  package private(set) var index = 0
  /// The first line on the screen.
  package private(set) var top = 0
  package private(set) var height: Int

  package init(height: Int) {
    self.height = max(1, height)
  }

  package mutating func move(_ move: Move, count: Int) {
    switch move {
    case .up: place(at: index - 1, count: count)
    case .down: place(at: index + 1, count: count)
    case .pageUp: place(at: index - height, count: count)
    case .pageDown: place(at: index + height, count: count)
    case .first: place(at: 0, count: count)
    case .last: place(at: count - 1, count: count)
    }
  }

  /// Selects the line nearest to `newIndex` and scrolls as little as necessary.
  package mutating func place(at newIndex: Int, count: Int) {
    index = max(0, min(newIndex, count - 1))
    top = max(0, min(top, count - height))
    if index < top { top = index }
    if index >= top + height { top = index - height + 1 }
  }

  /// Follows the selected line to its new index. Its position on the screen stays, unless the list shows its first line.
  package mutating func follow(to newIndex: Int, count: Int) {
    if top > 0 { top += newIndex - index }
    place(at: newIndex, count: count)
  }

  package mutating func resize(height newHeight: Int, count: Int) {
    height = max(1, newHeight)
    place(at: index, count: count)
  }

  /// The lines on the screen.
  package func visible(count: Int) -> Range<Int> {
    top..<max(top, min(top + height, count))
  }
}
