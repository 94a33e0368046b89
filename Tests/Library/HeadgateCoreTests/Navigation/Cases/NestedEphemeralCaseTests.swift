// Tests of: NAV-36, NAV-69

import Headgate
import HeadgateTesting
import Testing

/// Ephemeral states deep inside a presented child.
@MainActor
struct NestedEphemeralCaseTests {
  private func makeStore(_ place: EffectOwner.State) -> TestStoreOf<Trip> {
    TestStore(initialState: Trip.State(place: place)) { Trip() }
  }

  // holds: NAV-36
  @Test func `an alert in an enum in the enum goes after its action`() async {
    let store = makeStore(.hotel(.alert(.delete)))
    await store.send(\.place.hotel.alert.confirmed) { $0.place = nil }
  }

  // holds: NAV-36
  @Test func `the features beside it stay`() async {
    let store = makeStore(.hotel(.room(Item.State(name: "a"))))
    await store.send(\.place.hotel.room.renamed, "b") { $0.place = .hotel(.room(Item.State(name: "b"))) }
  }

  // holds: NAV-36
  @Test func `another alert that takes its place stays`() async {
    let store = makeStore(.hotel(.alert(.delete)))
    await store.send(\.place.hotel.alert.failed) { $0.place = .hotel(.alert(.failed)) }
    await store.send(\.place.hotel.alert.moved) { $0.place = .hotel(.room(Item.State(name: "c"))) }
  }

  // holds: NAV-36
  @Test func `a state of one's own in a case says after which action it goes`() async {
    let store = makeStore(.toast(Toast(isSticky: true)))
    await store.send(\.place.toast.tapped)
    await store.send(.put(.toast(Toast(isSticky: false)))) { $0.place = .toast(Toast(isSticky: false)) }
    await store.send(\.place.toast.tapped) { $0.place = nil }
  }

  // holds: NAV-69
  @Test func `another case of an enum in the enum cancels the effects of the one before`() async {
    let store = makeStore(.hotel(.room(Item.State(name: "a"))))
    let waiting = await store.send(\.place.hotel.room.watchButtonTapped)
    await store.send(.put(.hotel(.lobby(Item.State(name: "a"))))) {
      $0.place = .hotel(.lobby(Item.State(name: "a")))
    }
    await waiting.finish()
  }
}

private struct Toast: EphemeralState, Equatable {
  var isSticky: Bool

  @CasePathable
  enum Action { case tapped }

  func _isDismissed(after action: Action) -> Bool { !isSticky }
}

@Reducer
private enum Hotel {
  case room(Item), lobby(Item)
  case alert(AlertState<Folder.Alert>)
}

@Reducer
private enum EffectOwner {
  case hotel(Hotel.Body = Hotel.body)
  @ReducerCaseEphemeral case toast(Toast)
}

@Reducer
private struct Trip {
  @ObservableState
  struct State: Equatable {
    @Presents var place: EffectOwner.State?
  }

  enum Action {
    case put(EffectOwner.State)
    case place(PresentationAction<EffectOwner.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .put(let place): state.place = place
      case .place(.presented(.hotel(.alert(.failed)))): state.place = .hotel(.alert(.failed))
      case .place(.presented(.hotel(.alert(.moved)))): state.place = .hotel(.room(Item.State(name: "c")))
      case .place: break
      }
      return .none
    }
    .ifLet(\.$place, action: \.place)
  }
}
