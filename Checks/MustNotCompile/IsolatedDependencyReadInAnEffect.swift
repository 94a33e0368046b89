// compile with: -default-isolation MainActor
import Headgate

@Reducer
struct Timer {
  enum Action { case start, ticked }
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> {
    Reduce { _, action in
      guard case .start = action else { return .none }
      #if WRONG
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) {  // must say: main actor-isolated property 'clock'
            await send(.ticked)
          }
        }
      #else
        return .run { [clock] send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.ticked)
          }
        }
      #endif
    }
  }
}
