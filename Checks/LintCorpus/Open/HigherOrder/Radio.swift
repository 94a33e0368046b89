import Foundation
import Headgate

/// The radio. Its body logs all actions with a `Reduce` that changes nothing.
@Reducer
struct Radio {
  @ObservableState
  struct State: Equatable {
    var stations = Stations.State()
    var volume = Volume.State()
    var current: Station?
    var warnings = 0
  }

  enum Action {
    case view(View)
    case stations(Stations.Action)
    case volume(Volume.Action)

    enum View {
      case stationsButtonTapped
      case stopButtonTapped
    }
  }

  @Dependency(\.log) var log

  var body: some ReducerOf<Self> {
    Scope(state: \.stations, action: \.stations) { Stations() }
    Scope(state: \.volume, action: \.volume) { Volume() }
    core
    // The log is last, so that it has the state after the action.
    Reduce { [log] state, action in
      .run { [current = state.current] _ in
        await log.write("\(action), \(current?.name ?? "-")")
      }
    }
  }

  private var core: some ReducerOf<Self> {
    Reduce { state, action in
      if case .view(.stopButtonTapped) = action { state.current = nil }
      if case .stations(.delegate(.stationChosen(let station))) = action {
        state.current = station
      }
      if case .volume(.view(.volumeChanged(let volume))) = action, volume > 0.9 {  // flags: parent-observes-inside
        state.warnings += 1
      }
      if case .stations(.internal(.loadFailed)) = action {  // flags: parent-observes-inside, internal-outside-feature
        state.warnings += 1
      }
      return .none
    }
  }
}

struct Station: Equatable, Identifiable, Sendable {
  let id: Int
  let name: String
}

@Reducer
struct Stations {
  @ObservableState
  struct State: Equatable {
    var all: [Station] = []
    var isLoading = false
  }

  enum Action {
    case view(View)
    case delegate(Delegate)
    case `internal`(Internal)

    enum View {
      case listAppeared
      case stationTapped(Station)
    }

    enum Delegate {
      case stationChosen(Station)
    }

    enum Internal {
      case stationsLoaded([Station])
      case loadFailed
    }
  }

  @Dependency(\.stationList) var list

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.listAppeared):
        state.isLoading = true
        return .run { send in
          guard let stations = try? await list.stations() else {
            return await send(.internal(.loadFailed))
          }
          await send(.internal(.stationsLoaded(stations)))  // near-miss: response-without-failure
        }
      case .view(.stationTapped(let station)):
        return .send(.delegate(.stationChosen(station)))
      case .internal(.stationsLoaded(let stations)):
        state.isLoading = false
        state.all = stations
        return .none
      case .internal(.loadFailed):
        state.isLoading = false
        return .none
      case .delegate:
        return .none
      }
    }
  }
}

@Reducer
struct Volume {
  @ObservableState
  struct State: Equatable {
    var level = 0.5
  }

  enum Action {
    case view(View)

    enum View {
      case muteButtonTapped
      case volumeChanged(Double)
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.muteButtonTapped): state.level = 0
      case .view(.volumeChanged(let level)): state.level = level
      }
      return .none
    }
  }
}
