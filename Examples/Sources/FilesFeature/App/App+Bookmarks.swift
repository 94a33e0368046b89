import Headgate

extension App {
  /// Adds a bookmark for the directory on the screen, or removes it.
  func toggleBookmark(_ state: inout State) {
    let path = state.top.path
    let isAdded = state.$bookmarks.withLock { bookmarks in
      let count = bookmarks.count
      bookmarks.removeAll { $0 == path }
      guard bookmarks.count == count else { return false }
      bookmarks.append(path)
      return true
    }
    state.stack[id: path]?.notice =
      isAdded ? "This directory is a bookmark now: B shows all" : "This directory is not a bookmark any more"
  }

  func reduce(_ state: inout State, bookmarks action: Bookmarks.Action.Delegate) -> EffectOf<Self> {
    state.bookmarkList = nil
    switch action {
    case .closed: return .none
    case .chosen(let path): return open(path, in: &state)
    }
  }

  /// Shows a directory: goes back to it when it was entered before, and enters it otherwise.
  private func open(_ path: Path, in state: inout State) -> EffectOf<Self> {
    guard let index = state.stack.index(id: path) else { return push(path, selecting: nil, onto: &state) }
    state.stack.removeSubrange((index + 1)...)
    return appear(state)
  }
}
