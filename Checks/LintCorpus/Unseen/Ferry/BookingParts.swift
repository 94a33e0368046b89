// swift-format-ignore-file
import Headgate
import SwiftUI

// The small screens that a booking presents.

@Reducer
struct CabinPicker {
  @ObservableState
  struct State: Equatable {
    var cabins: [String] = []
    var sailing: Sailing.ID
  }

  enum Action: GatedAction {
    case view(View), delegate(Delegate), `internal`(Internal)

    enum View: Equatable { case cabinTapped(String), pickerAppeared }
    enum Delegate: Equatable { case cabinChosen(String) }
    @Sealed fileprivate enum InternalEvent: Equatable { case cabinsChanged([String]) }
  }

  @Dependency(\.cabins) var cabins
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.pickerAppeared):
        return .run { [id = state.sailing] send in
          for await names in cabins.free(id) { // near-miss: uncancellable-loop
            await send(.internal(.cabinsChanged(names)))
          }
        }
      case .view(.cabinTapped(let name)):
        return .run { send in
          await send(.delegate(.cabinChosen(name)))
          await dismiss()
        }
      case .internal(let event):
        if case .cabinsChanged(let names) = event.opened { state.cabins = names }
        return .none
      case .delegate:
        return .none
      }
    }
  }
}

@ViewAction(for: CabinPicker.self)
struct CabinPickerView: View {
  let store: StoreOf<CabinPicker>

  var body: some View {
    List(store.cabins, id: \.self) { cabin in
      Button(cabin) { send(.cabinTapped(cabin)) }
    }
    .task { await send(.pickerAppeared).finish() }
  }
}

@Reducer
struct Vehicle {
  @ObservableState
  struct State: Equatable {
    var hasRoofBox = false // near-miss: progressive-flags
    var hasTrailer = false
    var isElectric = false
    var length = 4.5
  }

  enum Action {
    case view(View)

    enum View: Equatable {
      case electricToggled(Bool)
      case lengthChanged(Double)
      case roofBoxToggled(Bool)
      case trailerToggled(Bool)
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.electricToggled(let isOn)): state.isElectric = isOn
      case .view(.lengthChanged(let length)): state.length = length
      case .view(.roofBoxToggled(let isOn)): state.hasRoofBox = isOn
      case .view(.trailerToggled(let isOn)): state.hasTrailer = isOn
      }
      return .none
    }
  }
}

@Reducer
struct HarborMap {
  @ObservableState
  struct State: Equatable {
    var harbors: [String] = []
    var zoom = 1.0
  }

  @CasePathable
  enum Action {
    case view(View)
    case delegate(Delegate)

    enum View: Equatable {
      case closeButtonTapped
      case pinTapped(String)
      case zoomChanged(Double)
    }
    enum Delegate: Equatable {
      case mapClosed // flags: unobserved-delegate
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.closeButtonTapped): return .send(.delegate(.mapClosed))
      case .view(.pinTapped): return .none
      case .view(.zoomChanged(let zoom)):
        state.zoom = zoom
        return .none
      case .delegate: return .none
      }
    }
  }
}

@ViewAction(for: HarborMap.self)
struct HarborMapView: View {
  let store: StoreOf<HarborMap>

  var body: some View {
    VStack {
      ForEach(store.harbors, id: \.self) { harbor in
        Button(harbor) { send(.pinTapped(harbor)) }
      }
      Slider(value: Binding(get: { store.zoom }, set: { send(.zoomChanged($0)) }), in: 1...8)
      Button("Close") { send(.closeButtonTapped) }
    }
  }
}
