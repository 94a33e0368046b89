package import Headgate

/// The list of bookmarks.
@Reducer
package struct Bookmarks {
  @ObservableState
  package struct State: Equatable, Sendable, Codable {
    @Shared package var bookmarks: [Path]
    package var cursor: ListCursor

    package init(_ bookmarks: Shared<[Path]>, height: Int) {
      _bookmarks = bookmarks
      cursor = ListCursor(height: height)
    }
  }

  package enum Action: GatedAction, Codable {
    case view(View)
    case delegate(Delegate)

    package enum View: Codable {
      case moved(ListCursor.Move)
      case enterPressed
      case removePressed
      case closePressed
    }

    package enum Delegate: Codable {
      case closed
      case chosen(Path)
    }
  }

  package init() {}

  package var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.moved(let move)):
        state.cursor.move(move, count: state.bookmarks.count)
        return .none
      case .view(.enterPressed):
        guard let path = state.selected else { return .none }
        return .send(.delegate(.chosen(path)))
      case .view(.removePressed):
        guard let path = state.selected else { return .none }
        state.$bookmarks.withLock { $0.removeAll { $0 == path } }
        state.cursor.place(at: state.cursor.index, count: state.bookmarks.count)
        return .none
      case .view(.closePressed):
        return .send(.delegate(.closed))
      case .delegate:
        return .none
      }
    }
  }
}

extension Bookmarks.State {
  /// The line of the selected bookmark. Another program may have removed bookmarks since the last move.
  package var selectedIndex: Int { min(cursor.index, max(0, bookmarks.count - 1)) }

  package var selected: Path? {
    bookmarks.indices.contains(selectedIndex) ? bookmarks[selectedIndex] : nil
  }
}

extension Bookmarks {
  /// Returns the bookmarks of two programs in one list: no bookmark that either has added since `base` is lost.
  nonisolated static func combined(base: [Path]?, mine: [Path], other: [Path]) -> [Path] {
    let base = base ?? []
    let removed = Set(base).subtracting(mine)
    let known = Set(other).union(base)
    return other.filter { !removed.contains($0) } + mine.filter { !known.contains($0) }
  }
}
