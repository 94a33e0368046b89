import Foundation
import Headgate

/// One plant: its photo, its watering and its sensor.
@Reducer
struct PlantDetail {
  @ObservableState
  struct State: Equatable, Sendable {
    var plant: Plant
    var moisture: Double?
    var isIdentifying = false
    var suggestion: String?
  }

  enum Action: Equatable, Sendable {  // near-miss: group-actions
    enum Photo: Equatable, Sendable {
      case photoTaken(Data)
      case speciesIdentified(String)
      case identificationFailed(GardenError)
    }

    enum Watering: Equatable, Sendable {
      case wateredButtonTapped
      case litersChanged(Double)
      case wateringSaved
      case wateringSaveFailed(GardenError)
    }

    enum Sensor: Hashable {  // flags: action-sendable
      case moistureMeasured(Double)
      case sensorLost
    }

    case photo(Photo)
    case watering(Watering)
    case sensor(Sensor)
    case screenAppeared
  }

  private enum CancelID { case sensor, saving }

  @Dependency(\.date.now) var now
  @Dependency(\.plants) var plants

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .screenAppeared:
        return .run { [id = state.plant.id] send in
          for await moisture in plants.moisture(id) {  // near-miss: uncancellable-loop
            await send(.sensor(.moistureMeasured(moisture)))
          }
          await send(.sensor(.sensorLost))
        }
        .cancellable(id: CancelID.sensor, cancelInFlight: true)  // near-miss: shared-cancel-id

      case .photo(let action):
        return photo(&state, action)

      case .watering(let action):
        return watering(&state, action)

      case .sensor(.moistureMeasured(let moisture)):
        state.moisture = moisture
        return .none

      case .sensor(.sensorLost):
        state.moisture = nil
        return .none
      }
    }
  }

  private func photo(_ state: inout State, _ action: Action.Photo) -> EffectOf<Self> {
    switch action {
    case .photoTaken(let data):
      state.isIdentifying = true
      return .run { send in
        await send(.photo(.speciesIdentified(try await plants.identify(data))))  // flags: response-without-failure
      }
    case .speciesIdentified(let species):
      state.isIdentifying = false
      state.suggestion = species
      return .none
    case .identificationFailed:
      state.isIdentifying = false
      return .none
    }
  }

  private func watering(_ state: inout State, _ action: Action.Watering) -> EffectOf<Self> {
    switch action {
    case .wateredButtonTapped:
      state.plant.lastWatered = now  // near-miss: ambient-nondeterminism
      return save(state.plant)
    case .litersChanged(let liters):
      state.plant.litersPerWeek = liters
      return save(state.plant)  // near-miss: action-as-function
    case .wateringSaved, .wateringSaveFailed:
      return .none
    }
  }

  private func save(_ plant: Plant) -> EffectOf<Self> {
    .run { send in
      try await plants.save(plant)
      await send(.watering(.wateringSaved))
    } catch: { _, send in
      await send(.watering(.wateringSaveFailed(.offline)))
    }
    .cancellable(id: CancelID.saving, cancelInFlight: true)
  }
}
