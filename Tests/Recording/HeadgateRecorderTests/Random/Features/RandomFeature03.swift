// Written by Tests/Recording/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature03: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var dice: [Int] = []
    var order: Set<Int> = []
    var loads: [Int] = []
    @Shared(.inMemory("total-0")) var total = 0
    var seen = 0

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
    case total(Int)
    case totalLater(Int)
    case totalChanged
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
      case .total(let number): state.$total.withLock { $0 += number }
      case .totalLater(let number):
        return .run { @MainActor [total = state.$total] send in
          total.withLock { $0 = $0 &* 3 &+ number }
          await send(.totalChanged)
        }
      case .totalChanged: state.seen = state.total
      }
      return .none
    }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(7) {
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
    case 5:
      return .total(random.below(10))
    default:
      return .totalLater(random.below(10))
    }
  }
}
