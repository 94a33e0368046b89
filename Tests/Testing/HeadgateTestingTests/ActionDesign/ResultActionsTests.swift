import Headgate
import HeadgateTesting
import Testing

/// Answers of asynchronous work: a result in one action, or an action for each end.
@MainActor
struct ResultActionsTests {
  private struct Offline: Error, LocalizedError {
    var errorDescription: String? { "No signal" }
  }

  private func makeStore(
    litres: Int = 7,
    tip: @escaping @Sendable (Int) async throws -> String
  ) -> TestStoreOf<Rain> {
    TestStore(initialState: Rain.State(litres: litres)) {
      Rain()
    } withDependencies: {
      $0.tip = tip
    }
  }

  // seed: S3-21, S3-22, S3-23, S3-24
  @Test func `success arrives as a result, made from what the state was`() async {
    let store = makeStore { "\($0) litres will do" }
    await store.send(.tipButtonTapped) { $0.isLoading = true }
    await store.receive(\.tipAnswered.success, "7 litres will do") {
      $0.isLoading = false
      $0.tip = "7 litres will do"
    }
  }

  // seed: S3-21, S3-22, S3-23, S3-20
  @Test func `failure arrives as a result, and becomes an alert`() async {
    let store = makeStore { _ in throw Offline() }
    await store.send(.tipButtonTapped) { $0.isLoading = true }
    await store.receive(\.tipAnswered.failure) {
      $0.isLoading = false
      $0.alert = AlertState { TextState("No tip: No signal") }
    }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
  }

  // seed: S3-24
  @Test func `an effect keeps the value that it captured, whatever the state becomes`() async {
    let clock = TestClock()
    let store = makeStore {
      try await clock.sleep(for: .seconds(1))
      return "\($0)"
    }
    await store.send(.tipButtonTapped) { $0.isLoading = true }
    await store.send(.rained(20)) { $0.litres = 27 }
    await clock.advance(by: .seconds(1))
    await store.receive(\.tipAnswered.success, "7") {
      $0.isLoading = false
      $0.tip = "7"
    }
  }

  // seed: S0-8, S3-25
  @Test func `an effect that fails sends by its handler`() async {
    let store = makeStore { _ in throw Offline() }
    await store.send(.adviceButtonTapped)
    await store.receive(\.adviceFailed) { $0.problem = "No signal" }
    store.dependencies.tip = { "\($0)!" }
    await store.send(.adviceButtonTapped)
    await store.receive(\.adviceLoaded, "7!") { $0.tip = "7!" }
  }
}

@Reducer
private struct Rain {
  @ObservableState
  struct State: Equatable {
    var litres = 0
    var isLoading = false
    var tip: String?
    var problem: String?
    @Presents var alert: AlertState<Action.Alert>?
  }

  enum Action {
    case rained(Int)
    case tipButtonTapped
    case tipAnswered(Result<String, any Error>)
    case adviceButtonTapped
    case adviceLoaded(String)
    case adviceFailed(any Error)
    case alert(PresentationAction<Alert>)
    enum Alert: Equatable, Sendable {}
  }

  @Dependency(\.tip) var tip

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rained(let litres):
        state.litres += litres
      case .tipButtonTapped:
        state.isLoading = true
        return .run { [litres = state.litres] send in
          await send(
            .tipAnswered(
              Result {
                try await tip(litres)
              }
            )
          )
        }
      case .tipAnswered(.success(let tip)):
        state.isLoading = false
        state.tip = tip
      case .tipAnswered(.failure(let error)):
        state.isLoading = false
        state.alert = AlertState { TextState("No tip: \(error.localizedDescription)") }
      case .adviceButtonTapped:
        return .run { [litres = state.litres] send in
          let advice = try await tip(litres)
          await send(.adviceLoaded(advice))
        } catch: { error, send in
          await send(.adviceFailed(error))
        }
      case .adviceLoaded(let advice):
        state.tip = advice
      case .adviceFailed(let error):
        state.problem = error.localizedDescription
      case .alert:
        break
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension DependencyValues {
  fileprivate var tip: @Sendable (Int) async throws -> String {
    get { self[TipKey.self] }
    set { self[TipKey.self] = newValue }
  }

  private enum TipKey: TestDependencyKey {
    static let testValue: @Sendable (Int) async throws -> String = { _ in "" }
  }
}
