import Foundation
import Headgate

/// The root: the lamp, the logbook, and the radar as a sheet.
@Reducer
struct Lighthouse {
  @Reducer
  enum Sheet: Equatable {  // flags: reducer-enum-conformance
    case radar(Gate<Radar>)
    case storm(AlertState<StormAnswer>)

    @CasePathable
    enum StormAnswer: Equatable {
      case hornSounded
    }
  }

  @Reducer
  enum Tour {  // near-miss: reducer-enum-conformance
    case radar(Gate<Radar>)
    case stairs
  }

  @ObservableState
  struct State: Equatable {
    var lamp = Lamp.State()
    var logbook = Logbook.State()
    @Presents var sheet: Sheet.State?
    var tour = StackState<Tour.State>()  // flags: unintegrated-child
    var hornCount = 0
    var wind = 0.0
  }

  enum Action: GatedAction {
    case view(View)
    case `internal`(Internal)
    case lamp(Gate<Lamp>)
    case logbook(Gate<Logbook>)
    case sheet(PresentationAction<Sheet.Action>)

    enum View: Equatable {
      case radarButtonTapped
      case stormButtonTapped
      case towerAppeared
    }

    @Sealed fileprivate enum InternalEvent: Equatable {
      case windMeasured(Double)
    }
  }

  @Dependency(\.weatherStation) var station

  var body: some ReducerOf<Self> {
    Scope(state: \.lamp, action: \.lamp) { Lamp() }
    Scope(state: \.logbook, action: \.logbook) { Logbook() }
    Reduce { state, action in
      switch action.opened {
      case .view(.towerAppeared):
        return .run { send in
          for await wind in station.wind() {  // flags: uncancellable-loop
            await send(.internal(.windMeasured(wind)))
          }
        }

      case .view(.radarButtonTapped):
        state.sheet = .radar(Radar.State())
        return .send(.lamp(.interface(.lightRequested)))  // near-miss: interface-from-self

      case .view(.stormButtonTapped):
        state.sheet = .storm(.warning)
        return .send(.logbook(.delegate(.entryWritten("storm"))))  // flags: delegate-forged

      case .internal(.windMeasured(let wind)):
        state.wind = wind
        return .none

      case .lamp(.delegate(.lampBroken)):
        state.sheet = nil
        return .none

      case .lamp:  // flags: delegate-default
        return .none

      case .logbook(.delegate(.entryWritten)):
        state.hornCount = 0
        return .none

      case .logbook:  // flags: delegate-default
        return .none

      case .sheet(.presented(.storm(.hornSounded))):  // near-miss: parent-observes-inside
        state.hornCount += 1
        return .none

      case .sheet(.presented(.radar(.delegate(.shipSpotted)))):
        state.hornCount += 2
        return .none

      case .sheet(.presented(.radar(.inside))), .sheet(.dismiss):
        return .none
      }
    }
    .ifLet(\.$sheet, action: \.sheet)
  }
}

extension Lighthouse.Sheet.State: Equatable {}
extension Lighthouse.Tour.State: Equatable {}

extension AlertState where Action == Lighthouse.Sheet.StormAnswer {
  static var warning: Self {
    AlertState {
      TextState("A storm is coming.")
    } actions: {
      ButtonState(action: .hornSounded) { TextState("Sound the horn") }
    }
  }
}

@DependencyClient
struct WeatherStationClient: Sendable {
  var wind: @Sendable () -> AsyncStream<Double> = { .finished }
}

extension WeatherStationClient: TestDependencyKey {
  static let testValue = WeatherStationClient()
}

extension DependencyValues {
  var weatherStation: WeatherStationClient {
    get { self[WeatherStationClient.self] }
    set { self[WeatherStationClient.self] = newValue }
  }
}
