import Foundation
import Headgate

/// The root: the plants, the weather and the planner.
@Reducer
struct Garden {  // near-miss: monolithic-feature
  @ObservableState
  struct State: Equatable, Sendable {
    @Presents var detail: PlantDetail.State?
    @Presents var form: PlantForm.State?
    var filter = PlantFilter.all
    var planner = GardenPlanner.State()
    var plants: [Plant] = []
    var weather = WeatherStation.State()
  }

  enum Action {  // flags: action-equatable, action-sendable
    case list(PlantListAction)
    case detail(PresentationAction<PlantDetail.Action>)
    case form(PresentationAction<PlantForm.Action>)
    case planner(GardenPlanner.Action)  // flags: unintegrated-child
    case weather(WeatherStation.Action)
  }

  @Dependency(\.plants) var client

  var body: some ReducerOf<Self> {
    Scope(state: \.weather, action: \.weather) { WeatherStation() }  // near-miss: unintegrated-child
    Reduce { state, action in
      switch action {
      case .list(let action):
        return list(&state, action)

      case .form(.presented(.plantSaved)):
        state.form = nil
        return list(&state, .refreshPulled)  // near-miss: action-as-function

      case .detail(.presented(.watering(.wateringSaved))):
        guard let plant = state.detail?.plant else { return .none }
        state.plants.removeAll { $0.id == plant.id }
        state.plants.append(plant)
        return .none

      case .planner(.bedAdded):
        state.filter = .all
        return .none

      case .detail, .form, .planner, .weather:
        return .none
      }
    }
    .ifLet(\.$detail, action: \.detail) { PlantDetail() }
    .ifLet(\.$form, action: \.form) { PlantForm() }
  }

  private func list(_ state: inout State, _ action: PlantListAction) -> EffectOf<Self> {
    switch action {
    case .listAppeared, .refreshPulled:
      return .run { send in
        await send(.list(.plantsLoaded(try await client.plants())))
      } catch: { _, send in
        await send(.list(.plantsLoadFailed(.offline)))
      }
    case .addButtonTapped:
      state.form = PlantForm.State()
      return .none
    case .filterChanged(let filter):
      state.filter = filter
      return .none
    case .plantTapped(let plant):
      state.detail = PlantDetail.State(plant: plant)
      return .none
    case .plantsLoaded(let plants):
      state.plants = plants
      return .none
    case .plantsLoadFailed:
      return .none
    }
  }
}
