// style: 2022
// other names: `clock.timer(interval:)` stays; `@Dependency(\.continuousClock)` stays; `ViewStore(store, observe:).send` is `store.send`.
// no equivalent: none; `send(_:animation:)` of an effect stays, where SwiftUI exists.

import ComposableArchitecture
import SwiftUI
import XCTest

struct Metronome: ReducerProtocol {
  struct State: Equatable {
    var beats = 0
    var bpm = 60.0
    var isRunning = false
  }

  enum Action: Equatable {
    case beat
    case bpmChanged(Double)
    case task
    case toggleButtonTapped
  }

  enum CancelID { case beats }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.date.now) var now

  func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
    switch action {
    case .task:
      return .run { send in
        for await _ in NotificationCenter.default.notifications(named: Notification.Name("metronome")) {
          await send(.toggleButtonTapped)
        }
      }

    case .beat:
      state.beats += 1
      return .none

    case .bpmChanged(let bpm):
      state.bpm = bpm
      return state.isRunning ? beats(bpm) : .none

    case .toggleButtonTapped:
      state.isRunning.toggle()
      return state.isRunning ? beats(state.bpm) : .cancel(id: CancelID.beats)
    }
  }

  private func beats(_ bpm: Double) -> EffectTask<Action> {
    .run { send in
      for await _ in clock.timer(interval: .seconds(60 / bpm)) {
        await send(.beat, animation: .interpolatingSpring(stiffness: 3_000, damping: 40))
      }
    }
    .cancellable(id: CancelID.beats, cancelInFlight: true)
  }
}

struct MetronomeView: View {
  let store: StoreOf<Metronome>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      VStack {
        Text("\(viewStore.beats)")
        Slider(value: viewStore.binding(get: \.bpm, send: Metronome.Action.bpmChanged), in: 30...200)
        Button(viewStore.isRunning ? "Stop" : "Start") { viewStore.send(.toggleButtonTapped) }
      }
      .task { await viewStore.send(.task).finish() }
    }
  }
}

@MainActor
final class MetronomeTests: XCTestCase {
  func testBeats() async {
    let clock = TestClock()
    let store = TestStore(initialState: Metronome.State(), reducer: Metronome()) {
      $0.continuousClock = clock
    }
    await store.send(.toggleButtonTapped) { $0.isRunning = true }
    await clock.advance(by: .seconds(2))
    await store.receive(.beat) { $0.beats = 1 }
    await store.receive(.beat) { $0.beats = 2 }
    await store.send(.toggleButtonTapped) { $0.isRunning = false }
  }
}
