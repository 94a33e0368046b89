// style: 2025
// other names: `.debounce(id:for:scheduler:)` is `.debounce(id:for:)`; `\.mainQueue` is `\.continuousClock`;
//   `finish(timeout:)` takes a `Duration`.
// no equivalent: `withMainSerialExecutor` and `store.useMainSerialExecutor` (the test store runs the effects itself).

import ComposableArchitecture
import XCTest

@Reducer
struct AddressField {
  @ObservableState
  struct State: Equatable {
    var isValid: Bool?
    var street = ""
    var suggestions: [String] = []
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case suggestionsLoaded([String])
    case validated(Bool)
  }

  private enum CancelID { case suggestions, validation }

  @Dependency(\.addresses) var addresses
  @Dependency(\.mainQueue) var mainQueue

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.street):
        state.isValid = nil
        return .merge(
          .run { [street = state.street] send in
            await send(.suggestionsLoaded(addresses.suggestions(street)))
          }
          .debounce(id: CancelID.suggestions, for: .milliseconds(200), scheduler: mainQueue),
          .run { [street = state.street] send in
            await send(.validated(addresses.exists(street)))
          }
          .throttle(id: CancelID.validation, for: .seconds(1), scheduler: mainQueue, latest: true)
        )

      case .binding:
        return .none

      case .suggestionsLoaded(let suggestions):
        state.suggestions = suggestions
        return .none

      case .validated(let isValid):
        state.isValid = isValid
        return .none
      }
    }
  }
}

@DependencyClient
struct AddressClient: Sendable {
  var exists: @Sendable (_ street: String) async -> Bool = { _ in false }
  var suggestions: @Sendable (_ street: String) async -> [String] = { _ in [] }
}

extension AddressClient: TestDependencyKey {
  static let testValue = Self()
}

extension DependencyValues {
  var addresses: AddressClient {
    get { self[AddressClient.self] }
    set { self[AddressClient.self] = newValue }
  }
}

final class AddressFieldTests: XCTestCase {
  override func invokeTest() {
    withMainSerialExecutor { super.invokeTest() }
  }

  @MainActor
  func testSuggestions() async {
    let mainQueue = DispatchQueue.test
    let store = TestStore(initialState: AddressField.State()) {
      AddressField()
    } withDependencies: {
      $0.addresses.exists = { _ in true }
      $0.addresses.suggestions = { ["\($0) 1", "\($0) 2"] }
      $0.mainQueue = mainQueue.eraseToAnyScheduler()
    }
    await store.send(\.binding.street, "Main") { $0.street = "Main" }
    await store.receive(\.validated) { $0.isValid = true }
    await mainQueue.advance(by: .milliseconds(200))
    await store.receive(\.suggestionsLoaded) { $0.suggestions = ["Main 1", "Main 2"] }
    await mainQueue.run()
    await store.finish(timeout: 1_000_000_000)
  }
}
