import Headgate

/// The screens for the appearance of the app. The settings present one of them at a time.
@Reducer
enum SettingsAppearance {
  case textSize(SettingsTextSize)
  case theme(SettingsThemePicker)
}

extension SettingsAppearance.State: Equatable {}

/// A slider for the text size. Its values apply during the drag.
@Reducer
struct SettingsTextSize {
  @ObservableState
  struct State: Equatable {
    var scale: Double
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case resetButtonTapped

    @CasePathable
    enum Delegate: Equatable, Sendable {
      case changed(scale: Double)
    }
  }

  var body: some ReducerOf<Self> {
    CombineReducers {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .binding(\.scale):
          state.scale = min(max(state.scale, 0.8), 2)
          return .none

        case .binding, .delegate:
          return .none

        case .resetButtonTapped:
          state.scale = 1
          return .none
        }
      }
    }
    .onChange(of: \.scale) { _, state in
      .send(.delegate(.changed(scale: state.scale)))
    }
  }
}

/// A list of the color schemes. It dismisses itself after a choice.
@Reducer
struct SettingsThemePicker {
  @ObservableState
  struct State: Equatable {
    var selection: SettingsTheme
  }

  enum Action {
    case delegate(Delegate)
    case themeTapped(SettingsTheme)

    @CasePathable
    enum Delegate: Equatable, Sendable {
      case picked(SettingsTheme)
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate:
        return .none

      case .themeTapped(let theme):
        state.selection = theme
        return .concatenate(
          .send(.delegate(.picked(theme))),
          .run { _ in await dismiss() }
        )
      }
    }
  }
}
