// style: 2023, before the macro
// other names: `@PresentationState` is `@Presents`; `.ifLet(\.$recorder, action: /Action.recorder)` has a key path;
//   `.forEach(\.memos, action: /Action.memo(id:action:))` needs an `IdentifiedActionOf`.
// no equivalent: none; `store.send(.x, animation:)` and `.run { … }.animation()` stay, where SwiftUI exists.

import ComposableArchitecture
import SwiftUI

struct Memos: Reducer {
  struct State: Equatable {
    @PresentationState var alert: AlertState<Never>?
    @PresentationState var recorder: MemoRecorder.State?
    var memos: IdentifiedArrayOf<Memo.State> = []
  }

  enum Action: Equatable {
    case alert(PresentationAction<Never>)
    case memo(id: Memo.State.ID, action: Memo.Action)
    case permissionResponse(Bool)
    case recordButtonTapped
    case recorder(PresentationAction<MemoRecorder.Action>)
  }

  @Dependency(\.audio.askForPermission) var askForPermission
  @Dependency(\.date) var date

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .recordButtonTapped:
        return .run { send in
          await send(.permissionResponse(askForPermission()))
        }
        .animation()

      case .permissionResponse(false):
        state.alert = AlertState { TextState("Please allow the microphone.") }
        return .none

      case .permissionResponse(true):
        state.recorder = MemoRecorder.State(startedAt: date.now)
        return .none

      case .recorder(.presented(.delegate(.finished(let seconds)))):
        guard let recorder = state.recorder else { return .none }
        state.memos.insert(Memo.State(date: recorder.startedAt, seconds: seconds), at: 0)
        state.recorder = nil
        return .none

      case .memo(id: let id, action: .playButtonTapped):
        for other in state.memos.ids where other != id { state.memos[id: other]?.isPlaying = false }
        return .none

      case .alert, .recorder:
        return .none
      }
    }
    .ifLet(\.$alert, action: /Action.alert)
    .ifLet(\.$recorder, action: /Action.recorder) { MemoRecorder() }
    .forEach(\.memos, action: /Action.memo(id:action:)) { Memo() }
  }
}

struct Memo: Reducer {
  struct State: Equatable, Identifiable {
    let date: Date
    let seconds: Int
    var isPlaying = false
    var id: Date { date }
  }

  enum Action: Equatable {
    case playButtonTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.isPlaying.toggle()
    return .none
  }
}

struct MemoRecorder: Reducer {
  struct State: Equatable {
    let startedAt: Date
    var seconds = 0
  }

  enum Action: Equatable {
    case delegate(Delegate)
    case onTask
    case stopButtonTapped
    case timerTicked

    enum Delegate: Equatable {
      case finished(Int)
    }
  }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .onTask:
      return .run { send in
        for await _ in clock.timer(interval: .seconds(1)) { await send(.timerTicked) }
      }
    case .stopButtonTapped:
      return .send(.delegate(.finished(state.seconds)))
    case .timerTicked:
      state.seconds += 1
      return .none
    case .delegate:
      return .none
    }
  }
}

struct MemosView: View {
  let store: StoreOf<Memos>

  var body: some View {
    VStack {
      List {
        ForEachStore(store.scope(state: \.memos, action: { .memo(id: $0, action: $1) })) { memo in
          WithViewStore(memo, observe: { $0 }) { viewStore in
            Button("\(viewStore.seconds) s") { viewStore.send(.playButtonTapped, animation: .default) }
          }
        }
      }
      Button("Record") { store.send(.recordButtonTapped) }
    }
    .alert(store: store.scope(state: \.$alert, action: { .alert($0) }))
    .sheet(store: store.scope(state: \.$recorder, action: { .recorder($0) })) { recorder in
      Button("Stop") { recorder.send(.stopButtonTapped) }
        .task { await recorder.send(.onTask).finish() }
    }
  }
}
