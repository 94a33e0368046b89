import Headgate
import SwiftUI

/// The root: the plan and the tuner.
@Reducer
struct Orchestra {
  @ObservableState
  struct State: Equatable {
    var plan = RehearsalPlan.State()
    var tuner = Tuner.State()
    var tunedNotes: Set<String> = []
    var isSeasonOver = false
  }

  enum Action {
    case plan(RehearsalPlan.Action)
    case tuner(Tuner.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.plan, action: \.plan) { RehearsalPlan() }
    Scope(state: \.tuner, action: \.tuner) { Tuner() }
    Reduce { state, action in
      guard case .plan(.delegate(let event)) = action else { return .none }
      switch event {  // near-miss: delegate-default
      case .planClosed:
        state.isSeasonOver = true
        return .none
      }
    }
    Reduce { state, action in
      guard case .tuner(.delegate(.noteTuned(let note))) = action else { return .none }
      state.tunedNotes.insert(note)
      return .none
    }
  }
}

struct OrchestraView: View {
  let store: StoreOf<Orchestra>

  var body: some View {
    TabView {
      RehearsalPlanView(store: store.scope(state: \.plan, action: \.plan))
      TunerView(store: store.scope(state: \.tuner, action: \.tuner))
    }
  }
}

struct RehearsalPlanView: View {
  @Bindable var store: StoreOf<RehearsalPlan>

  var body: some View {
    List(store.rehearsals) { rehearsal in
      Button(rehearsal.title) { store.send(.view(.rehearsalTapped(rehearsal))) }
    }
    .toolbar {
      Button("Close the season") { store.send(.view(.closeButtonTapped)) }
      Button("Update") { store.send(.view(.updatePlan)) }
      Button("Empty") {
        store.send(.internal(.rehearsalsLoaded([])))  // flags: view-sends-non-view, internal-outside-feature
      }
    }
    .onAppear { store.send(.view(.planAppeared)) }
  }
}

struct TunerView: View {
  let store: StoreOf<Tuner>

  var body: some View {
    VStack {
      Text("\(store.note) \(store.cents, format: .number)")
      SpectrumView(level: abs(store.cents))
      Button("Listen") { store.send(.view(.listenButtonTapped)) }  // near-miss: view-sends-non-view
      Button("It is tuned") {
        store.send(.delegate(.noteTuned(store.note)))  // flags: view-sends-non-view, delegate-forged
      }
    }
    .onAppear { store.send(.view(.tunerAppeared)) }
  }
}

/// Draws the loudness of each frequency.
struct SpectrumView: View {
  let level: Double

  var body: some View {
    Rectangle().frame(height: level)
  }
}
