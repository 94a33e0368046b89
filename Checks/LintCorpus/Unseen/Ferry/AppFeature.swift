// swift-format-ignore-file
import Headgate
import SwiftUI

struct Account: Equatable, Sendable {
  let id: UUID
  let name: String
}

@Reducer
struct AppFeature {
  @Reducer
  enum Path: Equatable { // flags: reducer-enum-conformance
    case booking(Gate<Booking>)
    case ticket(Gate<Ticket>)
    case harborMap(HarborMap)
  }

  @ObservableState
  struct State {
    var account: Account?
    var banner: String?
    var path = StackState<Path.State>()
    var schedule = Schedule.State()
    @Presents var signIn: SignIn.State?
  }

  enum Action {
    case view(View)
    case schedule(Gate<Schedule>)
    case path(StackActionOf<Path>)
    case signIn(PresentationAction<Gate<SignIn>>)

    enum View: Equatable {
      case accountButtonTapped
      case bannerClosed
      case sceneBecameActive
    }
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.schedule, action: \.schedule) { Schedule() }
    Reduce { state, action in
      switch action {
      case .view(.accountButtonTapped):
        state.signIn = SignIn.State()
        return .none

      case .view(.bannerClosed):
        state.banner = nil
        return .none

      case .view(.sceneBecameActive):
        return .send(.schedule(.interface(.reloadRequested))) // near-miss: interface-from-self

      case .schedule(.delegate(.sailingSelected(let sailing))): // near-miss: parent-observes-inside
        guard state.account != nil else {
          state.signIn = SignIn.State()
          return .none
        }
        state.path.append(.booking(Booking.State(sailing: sailing)))
        return .none

      case .schedule(.interface(.reloadRequested)): // flags: parent-observes-inside, interface-from-self
        state.banner = "Updating the timetable"
        return .none

      case .schedule(.inside):
        return .none

      case .signIn(.presented(.delegate(.accountOpened(let account)))):
        state.account = account
        state.signIn = nil
        return .none

      case .signIn(.dismiss), .signIn(.presented(.interface)), .signIn(.presented(.inside)): // near-miss: parent-observes-inside
        return .none

      case .path(let pathAction): // near-miss: delegate-default
        return stackChanged(pathAction, state: &state)
      }
    }
    .ifLet(\.$signIn, action: \.signIn) { SignIn() }
    .forEach(\.path, action: \.path)
  }

  /// Everything that comes from the screens of the stack.
  private func stackChanged(_ action: StackActionOf<Path>, state: inout State) -> Effect<Action> {
    switch action {
    case .element(id: let id, action: .booking(.delegate(let event))):
      switch event { // near-miss: delegate-default
      case .booked(let ticket):
        state.path.pop(from: id)
        state.path.append(.ticket(Ticket.State(ticket: ticket)))
      case .abandoned:
        state.path.pop(from: id)
      }
      return .none

    case .element(id: _, action: .harborMap(.view(.pinTapped(let harbor)))): // flags: parent-observes-inside
      state.banner = harbor
      return .none

    case .element(id: let id, action: .ticket(.delegate(.refunded))):
      state.path.pop(from: id)
      return .none

    case .element, .popFrom, .push: // flags: delegate-default
      return .none
    }
  }
}

extension AppFeature.Path.State: Equatable {} // near-miss: reducer-enum-conformance

@ViewAction(for: AppFeature.self)
struct AppView: View {
  @Bindable var store: StoreOf<AppFeature>
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      ScheduleView(store: store.scope(state: \.schedule, action: \.schedule))
        .toolbar {
          Button("Account", systemImage: "person") { send(.accountButtonTapped) }
        }
        .overlay(alignment: .top) { banner }
    } destination: { element in
      switch element.case {
      case .booking(let booking): BookingView(store: booking)
      case .ticket(let ticket): TicketView(store: ticket)
      case .harborMap(let map): HarborMapView(store: map)
      }
    }
    .sheet(item: $store.scope(state: \.signIn, action: \.signIn)) { SignInView(store: $0) } // near-miss: view-sends-non-view
    .onChange(of: scenePhase) { _, phase in
      if phase == .active { send(.sceneBecameActive) }
    }
  }

  @ViewBuilder
  private var banner: some View {
    if let text = store.banner {
      HStack {
        Text(text)
        Button("Close") { send(.bannerClosed) }
      }
    }
  }
}
