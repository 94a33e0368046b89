import HeadgateUDF

struct ThemeState: Equatable {
  var isDark = false
  var size = 12
}

struct AccountState: Equatable {
  var name = ""
  var isPublic = false
}

struct SettingsState: Equatable {
  var theme = ThemeState()
  var account = AccountState()
  var changes = 0
}

enum ThemeAction: Action, Equatable {
  case darkToggled
  case sizeChanged(Int)
}

enum AccountAction: Action, Equatable {
  case renamed(String)
  case visibilityToggled
}

func themeReducer(_ state: inout ThemeState, _ action: Action) {
  guard let action = action as? ThemeAction else { return }
  switch action {
  case .darkToggled: state.isDark.toggle()
  case .sizeChanged(let size): state.size = min(max(size, 8), 40)
  }
}

func accountReducer(_ state: inout AccountState, _ action: Action) {
  guard let action = action as? AccountAction else { return }
  switch action {
  case .renamed(let name): state.name = name
  case .visibilityToggled: state.isPublic.toggle()
  }
}

func changesReducer(_ state: inout SettingsState, _ action: Action) {
  if action is ThemeAction || action is AccountAction { state.changes += 1 }
}

func partsReducer(_ state: inout SettingsState, _ action: Action) {
  themeReducer(&state.theme, action)
  accountReducer(&state.account, action)
}

let settingsReducer: CombinedReducer<SettingsState> = combine {
  partsReducer
  changesReducer
}

func replay(_ actions: [Action], from state: SettingsState) -> SettingsState {
  var state = state
  for action in actions {
    _ = settingsReducer.reduce(into: &state, action: action)
  }
  return state
}
