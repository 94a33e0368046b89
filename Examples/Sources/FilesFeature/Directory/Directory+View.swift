import Headgate

extension Directory {
  func reduce(_ state: inout State, view action: Action.View) -> EffectOf<Self> {
    switch action {
    case .moved(let move):
      // The user chose another row than the one that was to be selected.
      if !state.visible.isEmpty { state.awaited = nil }
      state.cursor.move(move, count: state.visible.count)
      return .none
    case .enterPressed:
      return enter(&state)
    case .leavePressed:
      return .send(.delegate(.left))
    case .markPressed:
      state.toggleMark()
      return .none
    case .invertMarksPressed:
      state.invertMarks()
      return .none
    case .unmarkPressed:
      state.marks = Marks()
      return .none
    case .searchPressed:
      state.search = Search.State(
        below: state.path,
        includesHidden: state.settings.showsHidden,
        height: state.cursor.height
      )
      return .none
    case .scanPressed:
      state.scan = Scan.State(state.path, height: state.cursor.height)
      return .send(.scan(.interface(.start)))
    case .measurePressed:
      guard let row = state.selected else { return .none }
      if row.item.kind != .directory { state.notice = "\(row.item.name) is not a directory" }
      return .send(.rows(.element(id: row.id, action: .interface(.measure))))
    case .reloadPressed:
      return read(&state)
    case .hiddenPressed:
      return change(&state) { $0.showsHidden.toggle() }
    case .orderPressed:
      return change(&state) { $0.nextOrder() }
    case .reversePressed:
      return change(&state) { $0.isReversed.toggle() }
    }
  }

  private func enter(_ state: inout State) -> EffectOf<Self> {
    guard let row = state.selected else { return .none }
    switch row.item.kind {
    case .directory, .link(_, .directory):
      return .send(.delegate(.entered(row.path)))
    case .link(let destination, .nothing):
      state.notice = "\(row.item.name) is a broken link: there is no \(destination)"
    case .file, .link(_, .file):
      return .send(.delegate(.opened(row.path)))
    case .special:
      state.notice = "\(row.item.name) is a device, a pipe or a socket"
    }
    return .none
  }

  private func change(_ state: inout State, _ body: (inout Settings) -> Void) -> EffectOf<Self> {
    state.$settings.withLock(body)
    return arrange(&state)
  }
}
