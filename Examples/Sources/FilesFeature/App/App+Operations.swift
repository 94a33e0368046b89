import Headgate

extension App {
  /// Asks for a change of the marked rows, or of the selected one; does nothing when there is no row.
  func change(_ state: State, _ action: ([Path]) -> Operations.Action.Interface) -> EffectOf<Self> {
    let paths = state.top.operands
    return paths.isEmpty ? .none : change(action(paths))
  }

  /// Asks for a change; nil when no row is selected.
  func change(_ action: Operations.Action.Interface?) -> EffectOf<Self> {
    action.map { .send(.operations(.interface($0))) } ?? .none
  }

  /// Remembers the marked rows, or the selected one. The marks are removed.
  func pick(_ kind: Transfer.Kind, _ state: inout State) -> EffectOf<Self> {
    let effect = change(state) { .pick(kind, $0) }
    state.stack[id: state.top.id]?.marks = Marks()
    return effect
  }

  /// Stops the running change; without one, removes the message.
  func escape(_ state: inout State) -> EffectOf<Self> {
    state.stack[id: state.top.id]?.notice = nil
    return state.operations.job == nil ? .none : change(.stop)
  }

  /// A change that is cut off by the end of the program would leave a part of a copy behind.
  func quit(_ state: inout State) {
    if state.operations.job == nil {
      state.isQuitting = true
    } else {
      state.stack[id: state.top.id]?.notice = "A change is not finished: esc stops it, ^C stops it and quits"
    }
  }

  /// Shows the result of a change, and reads the directory on the screen again.
  func reduce(_ state: inout State, operations action: Operations.Action.Delegate) -> EffectOf<Self> {
    let top = state.top
    switch action {
    case .changed(let notice, let path):
      state.stack[id: top.id]?.notice = notice
      if let path, path.parent == top.path { state.stack[id: top.id]?.awaited = path.name }
      return appear(state)
    case .noticed(let notice):
      state.stack[id: top.id]?.notice = notice
      return .none
    }
  }
}
