import Headgate

extension App {
  /// Opens the selected file in the editor.
  func edit(_ state: inout State) -> EffectOf<Self> {
    guard let row = state.top.selected else { return .none }
    switch row.item.kind {
    case .file, .link(_, .file):
      state.stack[id: state.top.id]?.notice = nil
      return open(row.path, in: .editor, &state)
    case .directory, .link, .special:
      state.stack[id: state.top.id]?.notice = "\(row.item.name.short) is no file that an editor can open"
      return .none
    }
  }
}
