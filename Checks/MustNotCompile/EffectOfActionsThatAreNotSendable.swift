import Headgate

final class Box {
  var count = 0
}

@Reducer
struct Depot {
  struct State {}
  enum Action {
    case reset
    case fill(Box)
  }
}

enum Effects {
  #if WRONG
    static let shared: EffectOf<Depot> = .send(.fill(Box()))  // must say: non-'Sendable' type
  #else
    static var shared: EffectOf<Depot> { .send(.fill(Box())) }
  #endif
}
