// style: 2025
// other names: `XCTUnwrap(_:case:)` and `XCTModify` are `try #require(value[case: \.name])` and `modify`; the `timeout:` of `receive` is
//   omitted; a `receive` comes before the next `send`.
// no equivalent: `skipInFlightEffects` that lets the effects continue (it cancels them); `Task.megaYield` and sleeps in tests.

import ComposableArchitecture
import XCTest

@Reducer
struct Vending {
  @ObservableState
  struct State: Equatable {
    var coins = 0
    var phase = Phase.idle

    @CasePathable
    @dynamicMemberLookup
    enum Phase: Equatable {
      case idle
      case preparing(drink: String)
      case done(drink: String, change: Int)
    }
  }

  enum Action: Equatable {
    case coinInserted
    case drinkButtonTapped(String)
    case drinkTaken
    case prepared
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .coinInserted:
        state.coins += 1
        return .none

      case .drinkButtonTapped(let drink):
        guard state.coins >= 2, state.phase == .idle else { return .none }
        state.phase = .preparing(drink: drink)
        return .run { send in
          try await clock.sleep(for: .seconds(5))
          await send(.prepared)
        }

      case .drinkTaken:
        state = State()
        return .none

      case .prepared:
        guard let drink = state.phase.preparing else { return .none }
        state.phase = .done(drink: drink, change: state.coins - 2)
        return .none
      }
    }
  }
}

final class VendingTests: XCTestCase {
  @MainActor
  func testDrink() async throws {
    let clock = TestClock()
    let store = TestStore(initialState: Vending.State()) {
      Vending()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.coinInserted) { $0.coins = 1 }
    await store.send(.coinInserted) { $0.coins = 2 }
    await store.send(.drinkButtonTapped("Tea")) { $0.phase = .preparing(drink: "Tea") }
    await clock.advance(by: .seconds(5))
    await Task.megaYield()
    await store.receive(\.prepared, timeout: 1_000_000_000) {
      $0.phase = .done(drink: "Tea", change: 0)
    }
    let done = try XCTUnwrap(store.state.phase, case: \.done)
    XCTAssertEqual(done.drink, "Tea")
  }

  @MainActor
  func testPartly() async {
    let store = TestStore(initialState: Vending.State(coins: 3)) {
      Vending()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    store.exhaustivity = .off(showSkippedAssertions: true)
    await store.send(.drinkButtonTapped("Coffee"))
    await store.send(.coinInserted) { $0.coins = 4 }
    await store.receive(.prepared)
    await store.skipReceivedActions()
    await store.skipInFlightEffects(strict: false)

    var phase = Vending.State.Phase.preparing(drink: "Tea")
    XCTModify(&phase, case: \.preparing) { $0 = "Mate" }
    XCTAssertEqual(phase, .preparing(drink: "Mate"))
  }
}
