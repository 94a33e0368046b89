// style: 2025
// other names: none; `extension Destination.State: Equatable {}` may stay, and is not needed.
// no equivalent: `NavigationStack(path: $store.scope(…))` and `.sheet(item: $store.scope(…))` (this version has no adapter for SwiftUI).

import ComposableArchitecture
import SwiftUI

@Reducer
struct MuseumGuide {
  @Reducer
  enum Path {
    case exhibit(ExhibitPage)
    case floor(FloorPage)
    @ReducerCaseIgnored
    case imprint(year: Int)
  }

  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case ticket(TicketSheet)

    @CasePathable
    enum Alert { case openSettings }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var path = StackState<Path.State>()
    var visited: Set<String> = []
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case floorTapped(Int)
    case imprintButtonTapped
    case path(StackActionOf<Path>)
    case ticketButtonTapped
  }

  @Dependency(\.openSettings) var openSettings

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .destination(.presented(.alert(.openSettings))):
        return .run { _ in await openSettings() }

      case .destination(.presented(.ticket(.delegate(.bought)))):
        state.destination = nil
        return .none

      case .destination:
        return .none

      case .floorTapped(let number):
        state.path.append(.floor(FloorPage.State(number: number)))
        return .none

      case .imprintButtonTapped:
        state.path.append(.imprint(year: 2025))
        return .none

      case .path(.element(id: _, action: .floor(.delegate(.exhibitSelected(let title))))):
        state.visited.insert(title)
        state.path.append(.exhibit(ExhibitPage.State(title: title)))
        return .none

      case .path(.popFrom), .path(.push), .path(.element):
        return .none

      case .ticketButtonTapped:
        state.destination = .ticket(TicketSheet.State())
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.path, action: \.path)
  }
}

extension MuseumGuide.Destination.State: Equatable {}
extension MuseumGuide.Path.State: Equatable {}

@Reducer
struct ExhibitPage {
  @ObservableState
  struct State: Equatable { let title: String }
}

@Reducer
struct FloorPage {
  @ObservableState
  struct State: Equatable { let number: Int }

  enum Action {
    case delegate(Delegate)
    case exhibitTapped(String)

    @CasePathable
    enum Delegate { case exhibitSelected(String) }
  }

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .delegate: .none
      case .exhibitTapped(let title): .send(.delegate(.exhibitSelected(title)))
      }
    }
  }
}

@Reducer
struct TicketSheet {
  @ObservableState
  struct State: Equatable { var count = 1 }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case buyButtonTapped
    case delegate(Delegate)

    @CasePathable
    enum Delegate { case bought }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { _, action in
      if case .buyButtonTapped = action { return .send(.delegate(.bought)) }
      return .none
    }
  }
}

struct MuseumGuideView: View {
  @Bindable var store: StoreOf<MuseumGuide>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      List(0..<3) { floor in Button("Floor \(floor)") { store.send(.floorTapped(floor)) } }
    } destination: { store in
      switch store.case {
      case .exhibit(let store): Text(store.title)
      case .floor(let store): Button("Exhibit") { store.send(.exhibitTapped("Vase")) }
      case .imprint(let year): Text("\(year)")
      }
    }
    .sheet(item: $store.scope(state: \.destination?.ticket, action: \.destination.ticket)) { store in
      Button("Buy \(store.count)") { store.send(.buyButtonTapped) }
    }
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
  }
}
