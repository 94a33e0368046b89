import Headgate
import SwiftUI

// snippet: swiftui-stack-feature
@Reducer
struct Planner {
  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
    var names: [String] = ["Rome", "Oslo"]
  }

  @Reducer
  enum Path {
    case trip(Trip)
    case trips(Trips)
  }

  enum Action {
    case path(StackActionOf<Path>)
    case linkOpened(place: String)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .linkOpened(let place):
        state.path.removeAll()
        state.path.append(.trips(Trips.State()))
        state.path.append(.trip(Trip.State(id: uuid(), place: place)))
        return .none
      case .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}
// snippet end

// snippet: swiftui-stack-view
struct PlannerView: View {
  @Bindable var store: StoreOf<Planner>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      List {
        NavigationLink("All trips", state: Planner.Path.State.trips(Trips.State()))
        ForEach(store.names, id: \.self) { name in
          Button(name) { store.send(.linkOpened(place: name)) }
        }
      }
    } destination: { screen in
      switch screen.case {
      case .trip(let trip): TripView(store: trip)
      case .trips(let trips): TripsView(store: trips)
      }
    }
    .onOpenURL { url in store.send(.linkOpened(place: url.lastPathComponent)) }
  }
}
// snippet end

// snippet: swiftui-shared
struct SoundSettingsView: View {
  @Shared(.appStorage("isSoundOn")) var isSoundOn = true

  var body: some View { Toggle("Sound", isOn: Binding($isSoundOn)) }
}
// snippet end

// snippet: swiftui-animation
struct BookButton: View {
  let store: StoreOf<Trip>

  var body: some View {
    Button("Book") { store.send(.bookButtonTapped, animation: .bouncy) }
  }
}
// snippet end

// snippet: swiftui-scope
@Reducer
struct TripTabs {
  @ObservableState
  struct State: Equatable {
    var trips = Trips.State()
    var planner = Planner.State()
  }

  enum Action {
    case trips(Trips.Action)
    case planner(Planner.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.trips, action: \.trips) { Trips() }
    Scope(state: \.planner, action: \.planner) { Planner() }
  }
}

struct TripTabsView: View {
  let store: StoreOf<TripTabs>

  var body: some View {
    TabView {
      TripsView(store: store.scope(state: \.trips, action: \.trips))
        .tabItem { Text("Trips") }
      PlannerView(store: store.scope(state: \.planner, action: \.planner))
        .tabItem { Text("Planner") }
    }
  }
}
// snippet end
