import Headgate
import Testing

@Reducer
struct CityTour {
  struct State: Equatable { var stops: [String] = [] }
  enum Action { case started, first, second, third }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.stops.append("\(action)")
      switch action {
      case .started: return .merge(.send(.first), .send(.second))
      case .first: return .send(.third)
      case .second, .third: return .none
      }
    }
  }
}

@MainActor
struct CityOrderTests {
  // holds: STORE-9, STORE-11
  @Test func order() {
    let store = Store(initialState: CityTour.State()) { CityTour() }
    store.send(.started)
    #expect(store.state.stops == ["started", "first", "second", "third"])
  }
}

@Reducer
struct CityAlarm {
  struct State: Equatable { var hasRung = false }
  enum Action { case armed, rang }

  var ring: @Sendable (_ callback: @escaping @Sendable () -> Void) -> Void

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .armed:
        return .run { [ring] send in
          await withCheckedContinuation { continuation in
            ring { continuation.resume() }
          }
          await send(.rang)
        }
      case .rang:
        state.hasRung = true
        return .none
      }
    }
  }
}

extension CityOrderTests {
  @Test func callback() async {
    let store = Store(initialState: CityAlarm.State()) { CityAlarm { callback in callback() } }
    await store.send(.armed).finish()
    #expect(store.state.hasRung)
  }
}
