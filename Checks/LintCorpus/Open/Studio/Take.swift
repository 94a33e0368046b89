import Headgate
import SwiftUI

/// One take of a song.
@Reducer
struct Take {  // near-miss: monolithic-feature
  @ObservableState
  struct State: Equatable {
    var length = 0
    var wasPlayed = false
  }

  enum Action {
    case view(View)
    case delegate(Delegate)
    case tuner(Tuner.Action)

    enum View {
      case acceptButtonTapped, discardButtonTapped, playButtonTapped
      case faderDragged(Double)
    }

    enum Delegate {
      case takeAccepted
      case takeDiscarded  // flags: unobserved-delegate
    }
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.tuner, action: \.tuner) { Tuner() }
    Reduce { state, action in
      switch action {
      case .view(.acceptButtonTapped): return .send(.delegate(.takeAccepted))
      case .view(.discardButtonTapped): return .send(.delegate(.takeDiscarded))
      case .view(.playButtonTapped):
        state.wasPlayed = true
        let request = Tuner.Action.interface(.pitchRequested)
        return .send(.tuner(request))  // near-miss: action-as-function
      case .view(.faderDragged), .delegate: return .none
      case .tuner(.view), .tuner(.interface): return .none  // near-miss: interface-from-self
      }
    }
  }
}

@Reducer
struct Tuner {
  @ObservableState
  struct State: Equatable {
    var pitch = 440.0
  }

  // The order of the kinds is right, whatever the enums are called.
  enum Action {  // near-miss: action-order
    enum Interface { case pitchRequested }
    case view(View)
    case interface(Interface)  // near-miss: action-order
    enum View { case pitchChanged(Double) }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .view(.pitchChanged(let pitch)) = action { state.pitch = pitch }
      return .none
    }
  }
}

@Reducer
struct Metronome {
  @ObservableState
  struct State: Equatable {
    var beats = 120
  }

  enum Action {
    case delegate(Delegate)
    case view(View)  // flags: action-order

    enum View { case beatsChanged(Int) }
    enum Delegate { case started }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .view(.beatsChanged(let beats)) = action { state.beats = beats }
      return .none
    }
  }
}

struct TakeView: View {
  let take: ViewStore<Take>
  let tuner: StoreOf<Tuner>

  var body: some View {
    VStack {
      Button("Accept") { take.send(.acceptButtonTapped) }  // near-miss: view-sends-non-view
      Button("Play") { take.send(.playButtonTapped) }
      Button("Pitch") { tuner.send(.interface(.pitchRequested)) }  // flags: view-sends-non-view
      Slider(value: .constant(440)).onTapGesture {
        tuner.send(.view(.pitchChanged(440)))  // near-miss: view-sends-non-view
      }
    }
  }
}
