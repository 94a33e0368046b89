import Headgate

extension App {
  /// Asks for a change; nil when no row is selected.
  func change(_ action: Operations.Action.Interface?) -> EffectOf<Self> {
    action.map { .send(.operations(.interface($0))) } ?? .none
  }

  /// Shows the result of a change, and reads the directory on the screen again.
  func reduce(_ state: inout State, operations action: Operations.Action.Delegate) -> EffectOf<Self> {
    let top = state.top.id
    switch action {
    case .changed(let notice, let name):
      state.stack[id: top]?.notice = notice
      state.stack[id: top]?.awaited = name
      return appear(state)
    case .failed(let notice):
      state.stack[id: top]?.notice = notice
      return .none
    }
  }
}
