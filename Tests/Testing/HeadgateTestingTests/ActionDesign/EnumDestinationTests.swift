import Headgate
import HeadgateTesting
import Testing

/// What a feature can present, as the cases of an enum reducer; in a tree, when what is presented presents.
@MainActor
struct EnumDestinationTests {
  private func makeStore() -> TestStoreOf<Patch> {
    TestStore(initialState: Patch.State()) { Patch() }
  }

  // seed: S3-12, S3-19, S3-27
  @Test func `a case is presented by an internal action, and runs`() async {
    let store = makeStore()
    await store.send(.view(.didTapZone(3)))
    await store.receive(\.setDestination) { $0.destination = .zone(Zone.State(number: 3)) }
    await store.send(.destination(.presented(.zone(.wetted)))) {
      $0.destination = .zone(Zone.State(number: 3, isWet: true))
    }
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }

  // seed: S0-21, S3-12
  @Test func `a parent reads the case that is presented, and ends it`() async {
    let store = makeStore()
    await store.send(.setDestination(.zone(Zone.State(number: 7)))) { $0.destination = .zone(Zone.State(number: 7)) }
    await store.send(\.destination.zone.doneButtonTapped) {
      $0.log = ["zone 7"]
      $0.destination = nil
    }
  }

  // seed: S2-8, S2-11, S3-5, S3-12
  @Test func `the delegate of a case reaches the parent`() async {
    let store = makeStore()
    await store.send(.view(.didTapTap))
    await store.receive(\.setDestination) { $0.destination = .faucet(Faucet.State()) }
    await store.send(\.destination.faucet.turned) { $0.destination?.modify(\.faucet) { $0.litres = 10 } }
    await store.send(\.destination.faucet.turned) { $0.destination?.modify(\.faucet) { $0.litres = 20 } }
    await store.receive(\.destination.faucet.delegate.burst, 20) { $0.log = ["20 litres"] }
  }

  // seed: S3-12
  @Test func `another case ends what the first was doing`() async {
    let store = makeStore()
    await store.send(.setDestination(.faucet(Faucet.State()))) { $0.destination = .faucet(Faucet.State()) }
    await store.send(\.destination.faucet.watchButtonTapped)
    await store.send(.setDestination(.zone(Zone.State()))) { $0.destination = .zone(Zone.State()) }
    await store.finish()
  }

  // seed: S3-11, S3-12
  @Test func `an optional child and a destination stand side by side`() async {
    let store = makeStore()
    await store.send(.view(.didTapCorner)) { $0.corner = Zone.State() }
    await store.send(\.corner.wetted) { $0.corner?.isWet = true }
    await store.send(.setDestination(.zone(Zone.State()))) { $0.destination = .zone(Zone.State()) }
    await store.send(\.destination.zone.wetted) { $0.destination = .zone(Zone.State(isWet: true)) }
  }

  // seed: S3-14, S3-15
  @Test func `with its extension, spelled on the enum or on its state, a destination is equal by value`() {
    var patch = Patch.State()
    patch.destination = .zone(Zone.State(number: 1))
    var other = patch
    #expect(patch == other)
    other.destination = .zone(Zone.State(number: 2))
    #expect(patch != other)
    other.destination = .faucet(Faucet.State())
    #expect(patch != other)

    let hedge = Hedge.State(destination: .patch(patch))
    #expect(hedge == Hedge.State(destination: .patch(patch)))
    #expect(hedge != Hedge.State(destination: .patch(other)))
  }

  // seed: S0-10, S3-12
  @Test func `destinations form a tree`() async {
    let store = TestStore(initialState: Hedge.State()) { Hedge() }
    await store.send(.patchButtonTapped) { $0.destination = .patch(Patch.State()) }
    await store.send(\.destination.patch.view, .didTapTap)
    await store.receive(\.destination.patch.setDestination) {
      $0.destination?.modify(\.patch) { $0.destination = .faucet(Faucet.State()) }
    }
    await store.send(\.destination.patch.destination.faucet.turned) {
      $0.destination?.modify(\.patch) { $0.destination?.modify(\.faucet) { $0.litres = 10 } }
    }
    await store.send(\.destination.patch.destination.faucet.watchButtonTapped)
    await store.send(\.destination.dismiss) { $0.destination = nil }
    await store.finish()
  }
}

@Reducer
private struct Hedge {
  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
  }

  enum Action {
    case patchButtonTapped
    case destination(PresentationAction<Destination.Action>)
  }

  @Reducer
  enum Destination {
    case patch(Patch)
    case zone(Zone)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .patchButtonTapped = action { state.destination = .patch(Patch.State()) }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Hedge.Destination.State: Equatable {}
