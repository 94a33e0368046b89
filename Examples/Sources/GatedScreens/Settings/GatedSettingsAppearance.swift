import Headgate

/// The screens for the appearance of the app. The settings present one of them at a time.
@Reducer
enum SettingsAppearance {
  case textSize(Gate<SettingsTextSize>)
  case theme(Gate<SettingsThemePicker>)
}

extension SettingsAppearance.State: Equatable {}

/// A slider for the text size. Its values apply during the drag.
@Reducer
struct SettingsTextSize {
  @ObservableState
  struct State: Equatable {
    var scale: Double
  }

  enum Action: GatedAction {
    case delegate(Delegate)
    case view(View)

    enum Delegate: Equatable, Sendable {
      case changed(scale: Double)
    }

    enum View: BindableAction {
      case binding(BindingAction<SettingsTextSize.State>)
      case resetButtonTapped
    }
  }

  var body: some ReducerOf<Self> {
    CombineReducers {
      BindingReducer(action: \.view)
      Reduce { state, action in
        switch action {
        case .view(.binding(\.scale)):
          state.scale = min(max(state.scale, 0.8), 2)
          return .none

        case .view(.binding), .delegate:
          return .none

        case .view(.resetButtonTapped):
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

  enum Action: GatedAction {
    case delegate(Delegate)
    case view(View)

    enum Delegate: Equatable, Sendable {
      case picked(SettingsTheme)
    }

    enum View: Equatable, Sendable {
      case themeTapped(SettingsTheme)
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate:
        return .none

      case .view(.themeTapped(let theme)):
        state.selection = theme
        return .concatenate(
          .send(.delegate(.picked(theme))),
          .run { _ in await dismiss() }
        )
      }
    }
  }
}
