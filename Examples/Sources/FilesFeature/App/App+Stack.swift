import Headgate

extension App {
  /// Reads the directory on the screen.
  func appear(_ state: State) -> EffectOf<Self> {
    .send(.stack(.element(id: state.top.id, action: .interface(.appear))))
  }

  func push(_ path: Path, selecting name: FileName?, onto state: inout State) -> EffectOf<Self> {
    guard state.stack[id: path] == nil else { return .none }
    state.stack.append(
      Directory.State(path, settings: state.$settings, height: state.size.listHeight, selecting: name)
    )
    return appear(state)
  }

  /// Returns to the previous directory or to the parent directory, and selects the directory that was left.
  func leave(_ state: inout State) -> EffectOf<Self> {
    let left = state.top.path
    if state.stack.count > 1 {
      state.stack.removeLast()
      return appear(state)
    }
    guard let parent = left.parent else {
      state.stack[id: left]?.notice = "This is the root directory"
      return .none
    }
    let directory = Directory.State(
      parent,
      settings: state.$settings,
      height: state.size.listHeight,
      selecting: left.name
    )
    state.stack = [directory]
    return appear(state)
  }

  /// Goes to the parent directory, also when another directory was on the screen before, and selects the directory that
  /// was left.
  func goToParent(_ state: inout State) -> EffectOf<Self> {
    let left = state.top.path
    guard let parent = left.parent else {
      state.stack[id: left]?.notice = "This is the root directory"
      return .none
    }
    guard state.stack.count > 1 else { return leave(&state) }
    guard let index = state.stack.index(id: parent) else { return push(parent, selecting: left.name, onto: &state) }
    state.stack.removeSubrange((index + 1)...)
    state.stack[id: parent]?.awaited = left.name
    return appear(state)
  }

  /// Selects a row of the directory on the screen. The directory is read again to find the row.
  func select(_ name: FileName, in state: inout State) -> EffectOf<Self> {
    let top = state.top.id
    state.stack[id: top]?.awaited = name
    return appear(state)
  }
}

extension App.State {
  /// Fits everything to another size of the screen.
  package mutating func resize(to size: ScreenSize) {
    self.size = size
    if let count = help?.lineCount { help?.cursor.resize(height: size.listHeight, count: count) }
    settingsForm?.resize(height: size.listHeight)
    preview?.resize(height: size.listHeight)
    if let count = bookmarkList?.bookmarks.count {
      bookmarkList?.cursor.resize(height: size.listHeight, count: count)
    }
    for id in stack.ids { stack[id: id]?.resize(height: size.listHeight) }
  }

  /// Shows a directory as if the user had gone there from the first directory, one directory after the other.
  ///
  /// A directory that is not below the first one comes on top of it.
  package mutating func open(_ target: Path, selecting name: FileName? = nil) {
    let first = stack[0].path
    var below: [Path] = []
    var next: Path? = target
    while let path = next, path != first {
      below.insert(path, at: 0)
      next = path.parent
    }
    for path in next == nil ? [target] : below where stack[id: path] == nil {
      if path.parent == top.path { stack[id: top.id]?.awaited = path.name }
      stack.append(Directory.State(path, settings: $settings, height: size.listHeight))
    }
    stack[id: top.id]?.awaited = name
  }
}
