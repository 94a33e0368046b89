import Headgate
import HeadgateTesting
import Testing

/// Three groups, for the view, for parents and from parents; internal actions flat behind them, and what is presented last.
@MainActor
struct InterfaceLayoutTests {
  private func makeStore() -> TestStoreOf<Sprinkler> {
    TestStore(initialState: Sprinkler.State()) {
      Sprinkler()
    } withDependencies: {
      $0.plans.load = { [2, 3] }
      $0.plans.save = { _ in }
    }
  }

  // seed: S3-1, S3-3, S3-7, S3-8, S3-9, S3-10, S3-16
  @Test func `a view action is answered by sending an internal one`() async {
    let store = makeStore()
    await store.send(.view(.didAppear))
    await store.receive(\.loadPlan) { $0.isLoading = true }
    await store.receive(\.planLoaded.success, [2, 3]) {
      $0.isLoading = false
      $0.minutes = [2, 3]
    }
    await store.receive(\.delegate, .planArrived(minutes: 5))
  }

  // seed: S3-2, S3-18, S3-21
  @Test func `a result without a value is a payload like others`() async {
    let store = makeStore()
    await store.send(.view(.didChangeName("East"))) { $0.name = "East" }
    await store.send(.view(.didTapSave))
    await store.receive(\.savePlan)
    await store.receive(\.planSaved.success)
    await store.receive(\.delegate.saved, Data("East".utf8))
  }

  // seed: S3-19, S3-20, S3-27
  @Test func `an internal action sets an alert, which goes after its action`() async {
    struct Full: Error, LocalizedError { var errorDescription: String? { "No room" } }
    let store = makeStore()
    store.dependencies.plans.save = { _ in throw Full() }
    await store.send(.view(.didTapSave))
    await store.receive(\.savePlan)
    await store.receive { if case .planSaved(.failure) = $0 { true } else { false } }
    await store.receive(\.setAlert) { $0.alert = .notSaved("No room") }
    store.dependencies.plans.save = { _ in }
    await store.send(.alert(.presented(.retryButtonTapped))) { $0.alert = nil }
    await store.receive(\.savePlan)
    await store.receive(\.planSaved.success)
    await store.receive(\.delegate.saved)
  }

  // seed: S3-19, S3-27
  @Test func `an internal action sets what is presented`() async {
    let store = makeStore()
    await store.send(.view(.didSelectZone(3)))
    await store.receive(\.setZone) { $0.zone = Zone.State(number: 3) }
    await store.send(\.zone.wetted) { $0.zone?.isWet = true }
    await store.send(\.zone.dismiss) { $0.zone = nil }
  }

  // seed: S2-20, S3-5, S3-6, S3-17
  @Test func `a parent sends by the interface, and hears by the delegate`() async {
    let store = TestStore(initialState: Lawn.State()) {
      Lawn()
    } withDependencies: {
      $0.plans.load = { [4] }
    }
    await store.send(.rainStopped)
    await store.receive(\.sprinkler.interface, .refresh)
    await store.receive(\.sprinkler.loadPlan) { $0.sprinkler.isLoading = true }
    await store.receive(\.sprinkler.planLoaded.success) {
      $0.sprinkler.isLoading = false
      $0.sprinkler.minutes = [4]
    }
    await store.receive(\.sprinkler.delegate.planArrived, 4) { $0.minutes = 4 }
    await store.send(.sprinkler(.interface(.replace([1, 1])))) { $0.sprinkler.minutes = [1, 1] }
  }

  // seed: S3-4
  @Test func `a screen sends view actions`() {
    let store = Store(initialState: Sprinkler.State()) { Sprinkler() }
    SprinklerScreen(store: store).rename("West")
    #expect(store.name == "West")
  }

  // seed: S3-28
  @Test func `what can be computed is computed`() async {
    let store = makeStore()
    #expect(!store.state.canSave)
    await store.send(.interface(.replace([2]))) {
      $0.minutes = [2]
      #expect($0.canSave)
    }
  }
}

@ViewAction(for: Sprinkler.self)
private struct SprinklerScreen {
  let store: StoreOf<Sprinkler>

  @MainActor func rename(_ name: String) { send(.didChangeName(name)) }
}
