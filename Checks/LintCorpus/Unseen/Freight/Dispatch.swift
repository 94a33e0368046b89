// swift-format-ignore-file
import ComposableArchitecture
import SwiftUI

// MARK: - Dispatch

@Reducer
struct DispatchBoard {

  // MARK: State

  @ObservableState
  struct State: Equatable {
    var trucks: IdentifiedArrayOf<Truck.State> = []
    var manifests = StackState<Manifest.State>()
    var alarm: String?
    var phase: Phase = .idle // near-miss: progressive-flags
    @Presents var driver: DriverLogin.State?
    @Presents var weighing: Weighing.State? // flags: unintegrated-child
  }

  enum Phase: Equatable { case idle, loading, ready, failed(String) }

  // MARK: Action

  enum Action: Equatable { // flags: action-sendable
    case boardAppeared
    case reloadButtonTapped
    case driverButtonTapped
    /// The user picked a region.
    /// - Parameter region: The name of the region.
    case regionPicked(region: String) // near-miss: document-action
    case trucksLoading // near-miss: action-name
    /// The server sent the trucks.
    /// - Parameter trucks: The trucks of the region.
    case trucksLoaded(trucks: [TruckInfo])
    /// The server did not send the trucks.
    /// - Parameter message: The text for the user.
    case trucksLoadFailed(message: String)
    case alarmRaised(text: String) // flags: document-action
    /// An action of a truck.
    /// - Parameter action: The action and the truck it belongs to.
    case trucks(IdentifiedActionOf<Truck>)
    /// An action of a manifest in the stack.
    /// - Parameter action: The action and its place in the stack.
    case manifests(StackActionOf<Manifest>)
    /// An action of the login.
    /// - Parameter action: The presented action.
    case driver(PresentationAction<DriverLogin.Action>)
  }

  @Dependency(\.fleet) var fleet
  @Dependency(\.continuousClock) var clock

  // MARK: Body

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case let .driver(.presented(.driverAccepted(name: name))) = action { // flags: parent-observes-inside
        state.alarm = "Hello, \(name)"
        return .none
      }

      switch action {
      case .boardAppeared:
        return .merge(startLoading(&state, region: "all"), listenForAlarms)

      case .reloadButtonTapped:
        return .send(.regionPicked(region: "all")) // flags: action-as-function

      case .regionPicked(region: let region):
        return .run { send in
          await fleet.connect()
          await send(.trucksLoading)
          do {
            let trucks = try await fleet.trucks(region)
            await send(.trucksLoaded(trucks: trucks)) // near-miss: response-without-failure
          } catch {
            await send(.trucksLoadFailed(message: error.localizedDescription))
          }
        }

      case .driverButtonTapped:
        state.driver = DriverLogin.State()
        return .none

      case .trucksLoading:
        state.phase = .loading
        return .none

      case .trucksLoaded(trucks: let trucks):
        state.phase = .ready
        state.trucks = IdentifiedArray(uniqueElements: trucks.map { Truck.State(info: $0) })
        return .none

      case .trucksLoadFailed(message: let message):
        state.phase = .failed(message)
        return .none

      case .alarmRaised(text: let text):
        state.alarm = "\(Date()): \(text)" // flags: ambient-nondeterminism
        return .none

      case .trucks, .manifests, .driver: // near-miss: delegate-default
        return .none
      }
    }
    .forEach(\.trucks, action: \.trucks) { Truck() }
    .forEach(\.manifests, action: \.manifests) { Manifest() }
    .ifLet(\.$driver, action: \.driver) { DriverLogin() }
  }

  // MARK: Effects

  private func startLoading(_ state: inout State, region: String) -> Effect<Action> {
    state.phase = .loading
    return .run { send in
      let trucks = try await fleet.trucks(region)
      await send(.trucksLoaded(trucks: trucks)) // flags: response-without-failure
    }
  }

  private var listenForAlarms: Effect<Action> {
    .run { send in
      for await alarm in fleet.alarms() { // flags: uncancellable-loop
        await send(.alarmRaised(text: alarm))
      }
    }
  }
}

// MARK: - View

struct DispatchBoardView: View {
  @Bindable var store: StoreOf<DispatchBoard>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.manifests, action: \.manifests)) {
      List {
        ForEach(store.scope(state: \.trucks, action: \.trucks)) { TruckRow(store: $0) }
      }
      .toolbar {
        Button("Reload") { store.send(.reloadButtonTapped) }
        Button("North") { store.send(.regionPicked(region: "north")) }
        Button("Driver") { store.send(.driverButtonTapped) }
      }
      .onAppear { store.send(.boardAppeared) }
    } destination: { ManifestView(store: $0) }
    .sheet(item: $store.scope(state: \.driver, action: \.driver)) { DriverLoginView(store: $0) }
  }
}
