import Headgate
import SwiftUI

// snippet: swiftui-gated-feature
@Reducer
struct Guest {
  @ObservableState
  struct State: Equatable {
    var name = ""
  }

  enum Action: GatedAction {
    case view(View)
    case delegate(Delegate)

    enum View: BindableAction {
      case binding(BindingAction<State>)
      case saveButtonTapped
    }

    enum Delegate {
      case saved(name: String)
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action {
      case .view(.saveButtonTapped): return .send(.delegate(.saved(name: state.name)))
      case .view(.binding), .delegate: return .none
      }
    }
  }
}
// snippet end

// snippet: swiftui-gated-view
struct GuestView: View {
  @BindableViewStore var store: ViewStore<Guest>

  var body: some View {
    TextField("Name", text: $store.name)
    Button("Save") { store.send(.saveButtonTapped) }
  }
}
// snippet end

// snippet: swiftui-gated-parent-feature
@Reducer
struct Reception {
  @ObservableState
  struct State: Equatable {
    @Presents var guest: Guest.State?
  }

  enum Action {
    case guest(PresentationAction<Gate<Guest>>)
    case arrived
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .arrived:
        state.guest = Guest.State()
        return .none
      case .guest(.presented(.delegate(let event))):
        switch event {
        case .saved: state.guest = nil
        }
        return .none
      case .guest:
        return .none
      }
    }
    .ifLet(\.$guest, action: \.guest) { Guest() }
  }
}
// snippet end

// snippet: swiftui-gated-parent
struct ReceptionView: View {
  @Bindable var store: StoreOf<Reception>

  var body: some View {
    Button("Guest") { store.send(.arrived) }
      .sheet(item: $store.scope(state: \.guest, action: \.guest)) { GuestView(store: ViewStore($0)) }
  }
}
// snippet end

// snippet: swiftui-preview
@MainActor
private let previewStore = Store(initialState: Trips.State()) {
  Trips()
} withDependencies: {
  $0.uuid = .incrementing
  let rome = Trip.State(id: UUID(), place: "Rome")
  $0[TripClient.self] = TripClient(trips: { [rome] })
}
// snippet end
