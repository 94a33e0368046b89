import Foundation
import Headgate

/// Checks the weather before a hike. The check has one phase at a time.
@Reducer
struct WeatherCheck {
  enum Phase: Equatable, Sendable {
    case waiting
    case checking
    case checked(celsius: Double)
    case failed
  }

  @ObservableState
  struct State: Equatable {
    // Three independent switches of the user: they do not follow each other.
    var showsRain = true  // near-miss: progressive-flags
    var showsWind = false
    var showsSun = false
    var phase = Phase.waiting
    var trail: Trail
  }

  enum Action: GatedAction {
    case view(View)
    case interface(Interface)
    case delegate(Delegate)  // flags: action-order
    case `internal`(Internal)

    enum View: BindableAction {
      case binding(BindingAction<WeatherCheck.State>)
      case checkButtonTapped
      case dismissButtonTapped
    }

    enum Interface: Equatable {
      case trailChanged(Trail)
    }

    enum Delegate: Equatable {
      case hikeAdvised(Trail)
      case hikeDiscouraged(Trail)
    }

    @Sealed fileprivate enum InternalEvent: Equatable {
      case temperatureMeasured(Double)
      case temperatureFailed
    }
  }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.mountainWeather) var weather

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action.opened {
      case .view(.binding):
        return .none

      case .view(.checkButtonTapped):
        return check(&state)

      case .view(.dismissButtonTapped):
        return .run { _ in await dismiss() }

      case .interface(.trailChanged(let trail)):
        state.trail = trail
        return check(&state)  // near-miss: action-as-function

      case .internal(.temperatureMeasured(let celsius)):
        state.phase = .checked(celsius: celsius)
        let isGood = celsius > 5
        return .send(.delegate(isGood ? .hikeAdvised(state.trail) : .hikeDiscouraged(state.trail)))

      case .internal(.temperatureFailed):
        state.phase = .failed
        return .none

      case .delegate:
        return .none
      }
    }
  }

  private func check(_ state: inout State) -> EffectOf<Self> {
    state.phase = .checking
    return .run { [trail = state.trail.id] send in
      await send(.internal(.temperatureMeasured(try await weather.celsius(trail))))
    } catch: { _, send in
      await send(.internal(.temperatureFailed))
    }
  }
}

@DependencyClient
struct MountainWeatherClient: Sendable {
  var celsius: @Sendable (_ trail: Trail.ID) async throws -> Double
}

extension MountainWeatherClient: TestDependencyKey {
  static let testValue = MountainWeatherClient()
}

extension DependencyValues {
  var mountainWeather: MountainWeatherClient {
    get { self[MountainWeatherClient.self] }
    set { self[MountainWeatherClient.self] = newValue }
  }
}
