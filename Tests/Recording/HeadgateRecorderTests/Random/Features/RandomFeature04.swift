// Written by Tests/Recording/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature04: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var dice: [Int] = []
    var order: Set<Int> = []
    var loads: [Int] = []
    var query = 0
    var found: [Int] = []

    init(id: Int) {
      self.id = id
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case shuffle(Int)
    case load(Int)
    case loaded(Int)
    case stop
    case search(Int)
    case found(Int)
  }

  @Dependency(\.withRandomNumberGenerator) var numbers

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let number): state.count += number
      case .shuffle(let size):
        state.dice = numbers { Array(0..<size).shuffled(using: &$0) }
        state.order.insert(state.dice.first ?? -1)
      case .load(let size):
        return .run(name: "load") { send in
          for number in 0..<size {
            await send(.loaded(number))
            await Task.yield()
          }
        }
        .cancellable(id: "load", cancelInFlight: size.isMultiple(of: 3))
      case .loaded(let number): state.loads = state.loads.suffix(5) + [number]
      case .stop: return .cancel(id: "load")
      case .search(let query):
        state.query = query
        return .run(name: "search") { send in await send(.found(query)) }
          .debounce(id: "search", for: .milliseconds(20))
      case .found(let number): state.found = state.found.suffix(3) + [number]
      }
      return .none
    }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(6) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .shuffle(random.below(5))
    case 2:
      return .load(random.below(6))
    case 3:
      return .load(random.below(6))
    case 4:
      return .stop
    default:
      return .search(random.below(100))
    }
  }
}
