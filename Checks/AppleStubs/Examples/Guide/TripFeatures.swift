import Headgate
import SwiftUI

// snippet: swiftui-feature
@Reducer
struct Trip {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var place = ""
    var days = 1
    var isBooked = false
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case daysChanged(Int)
    case bookButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none
      case .daysChanged(let days):
        state.days = min(max(days, 1), 30)
        return .none
      case .bookButtonTapped:
        state.isBooked = true
        return .none
      }
    }
  }
}
// snippet end

// snippet: swiftui-view
struct TripView: View {
  @Bindable var store: StoreOf<Trip>

  var body: some View {
    Form {
      TextField("Place", text: $store.place)
      Stepper("Days: \(store.days)", value: $store.days.sending(\.daysChanged))
      Button(store.isBooked ? "Booked" : "Book") { store.send(.bookButtonTapped) }
        .disabled(store.isBooked)
    }
  }
}
// snippet end

struct TripsApp: App {
  // snippet: swiftui-app
  // The store lives as long as the app.
  @State private var store = Store(initialState: Trips.State()) { Trips() }

  var body: some Scene {
    WindowGroup { TripsView(store: store) }
  }
  // snippet end
}

// snippet: swiftui-list-feature
@Reducer
struct Trips {
  @ObservableState
  struct State: Equatable {
    var trips: IdentifiedArrayOf<Trip.State> = []
    var isLoading = false
    @Presents var destination: Destination.State?
  }

  @Reducer
  enum Destination {
    case add(Trip)
    case alert(AlertState<Alert>)

    enum Alert: Equatable {
      case deletionConfirmed(Trip.State.ID)
    }
  }

  enum Action {
    case trips(IdentifiedActionOf<Trip>)
    case destination(PresentationAction<Destination.Action>)
    case task
    case loaded([Trip.State])
    case addButtonTapped
    case saveButtonTapped
    case deleteButtonTapped(Trip.State.ID)
  }

  @Dependency(\.uuid) var uuid
  @Dependency(TripClient.self) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .task:
        state.isLoading = true
        return .run { [client] send in
          await send(.loaded(client.trips()), animation: .default)
        }
      case .loaded(let trips):
        state.isLoading = false
        state.trips = IdentifiedArray(uniqueElements: trips)
        return .none
      case .addButtonTapped:
        state.destination = .add(Trip.State(id: uuid()))
        return .none
      case .saveButtonTapped:
        guard case .add(let trip) = state.destination else { return .none }
        state.trips.append(trip)
        state.destination = nil
        return .none
      case .deleteButtonTapped(let id):
        guard let trip = state.trips[id: id] else { return .none }
        state.destination = .alert(.deletion(of: trip))
        return .none
      case .destination(.presented(.alert(.deletionConfirmed(let id)))):
        state.trips.remove(id: id)
        return .none
      case .trips, .destination:
        return .none
      }
    }
    .forEach(\.trips, action: \.trips) { Trip() }
    .ifLet(\.$destination, action: \.destination)
  }
}
// snippet end

// snippet: swiftui-client
@DependencyClient
struct TripClient {
  var trips: @Sendable () async -> [Trip.State] = { [] }
}

extension TripClient: DependencyKey {
  static let liveValue = TripClient(trips: { [] })
}
// snippet end

// snippet: swiftui-alert-state
extension AlertState where Action == Trips.Destination.Alert {
  static func deletion(of trip: Trip.State) -> Self {
    AlertState {
      TextState("Delete ") + TextState(verbatim: trip.place).bold() + TextState("?")
    } actions: {
      ButtonState(role: .destructive, action: .send(.deletionConfirmed(trip.id), animation: .default)) {
        TextState("Delete")
      }
      ButtonState(role: .cancel) { TextState("Cancel") }
    } message: {
      TextState("It cannot be restored.")
    }
  }
}
// snippet end
