import Foundation
import Headgate

/// The form for a new plant.
@Reducer
struct PlantForm {
  @ObservableState
  struct State: Equatable, Sendable {
    var name = ""
    var species = ""
    var liters = 1.0
    var draftID: UUID?
  }

  enum Action: BindableAction, Equatable, Sendable {  // flags: binding-without-reducer
    case binding(BindingAction<State>)
    case formSubmitted(name: String, species: String, liters: Double)  // flags: action-too-broad
    case plantPlaced(row: Int, column: Int)  // near-miss: action-too-broad
    case plantSaved
    case plantSaveFailed(Error)  // flags: equatable-error-payload, action-not-serializable
    case plantErrorShown(GardenError)  // near-miss: equatable-error-payload
    case tap  // flags: action-name
  }

  @Dependency(\.plants) var plants
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .tap:
        state.draftID = UUID()  // flags: ambient-nondeterminism
        return .none

      case .plantPlaced:
        state.draftID = UUID(uuidString: "00000000-0000-0000-0000-000000000001")  // near-miss: ambient-nondeterminism
        return .none

      case .formSubmitted(let name, let species, let liters):
        let plant = Plant(id: uuid(), name: name, species: species, litersPerWeek: liters)
        return .run { send in
          try await plants.save(plant)
          await send(.plantSaved)
        } catch: { error, send in
          await send(.plantSaveFailed(error))
        }

      case .plantSaved:
        state = State()
        return .none

      case .plantSaveFailed, .plantErrorShown:
        return .none
      }
    }
  }
}

/// A filter of the list. It is not an action, although its cases look like one.
enum PlantFilter: String, CaseIterable {  // near-miss: action-equatable, action-sendable
  case all
  case dry
  case watered

  func includes(_ plant: Plant, at date: Date) -> Bool {
    guard let last = plant.lastWatered else { return self != .watered }
    let isDry = date.timeIntervalSince(last) > 7 * 86_400
    switch self {
    case .all: return true
    case .dry: return isDry
    case .watered: return !isDry
    }
  }
}
