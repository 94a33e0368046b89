import Headgate

extension Directory {
  func reduce(_ state: inout State, search action: Search.Action.Delegate) -> EffectOf<Self> {
    let text = state.search?.text ?? ""
    state.search = nil
    switch action {
    case .closed: return .none
    case .chosen(let match): return .send(.delegate(.found(state.path.appending(match.relativePath), text: text)))
    }
  }

  func reduce(_ state: inout State, scan action: Scan.Action.Delegate) -> EffectOf<Self> {
    state.scan = nil
    switch action {
    case .closed: return .none
    case .chosen(let name): return .send(.delegate(.revealed(state.path.appending(name))))
    }
  }
}
