// style: 2022
// other names: `@BindableState` is nothing; `.binding(\.$sound)` is `.binding(\.sound)`; `.fireAndForget { }` is `.run { _ in }`.
// no equivalent: `viewStore.binding(\.$sound)` (use `$store.sound`).

import ComposableArchitecture
import SwiftUI

struct GameSettings: ReducerProtocol {
  struct State: Equatable {
    @BindableState var sound = true
    @BindableState var volume = 0.5
    @BindableState var difficulty = Difficulty.easy
    var alert: AlertState<Action>?

    enum Difficulty: String, CaseIterable, Equatable {
      case easy, medium, hard
    }
  }

  enum Action: BindableAction, Equatable {
    case alertDismissed
    case binding(BindingAction<State>)
    case resetButtonTapped
    case resetConfirmed
  }

  @Dependency(\.gameAudio) var audio

  var body: some ReducerProtocol<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.$sound):
        return .fireAndForget { [isOn = state.sound] in
          await audio.setEnabled(isOn)
        }

      case .binding(\.$volume):
        state.sound = state.volume > 0
        return .none

      case .binding:
        return .none

      case .resetButtonTapped:
        state.alert = AlertState(
          title: TextState("Reset?"),
          primaryButton: .destructive(TextState("Reset"), action: .send(.resetConfirmed)),
          secondaryButton: .cancel(TextState("Keep"), action: .send(.alertDismissed))
        )
        return .none

      case .resetConfirmed:
        state = State()
        return .none

      case .alertDismissed:
        state.alert = nil
        return .none
      }
    }
  }
}

struct GameAudio {
  var setEnabled: @Sendable (Bool) async -> Void
}

extension GameAudio: DependencyKey {
  static let liveValue = Self { _ in }
  static let testValue = Self(setEnabled: XCTUnimplemented("GameAudio.setEnabled"))
}

extension DependencyValues {
  var gameAudio: GameAudio {
    get { self[GameAudio.self] }
    set { self[GameAudio.self] = newValue }
  }
}

struct GameSettingsView: View {
  let store: StoreOf<GameSettings>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Form {
        Toggle("Sound", isOn: viewStore.binding(\.$sound))
        Slider(value: viewStore.binding(\.$volume))
        Picker("Difficulty", selection: viewStore.binding(\.$difficulty)) {
          ForEach(GameSettings.State.Difficulty.allCases, id: \.self) { Text($0.rawValue) }
        }
        Button("Reset") { viewStore.send(.resetButtonTapped) }
      }
      .alert(store.scope(state: \.alert), dismiss: .alertDismissed)
    }
  }
}
