// Written by Tests/Recording/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature05: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var loads: [Int] = []
    var links = 0
    @Shared(.inMemory("total-2")) var total = 0
    var seen = 0

    init(id: Int) {
      self.id = id
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case load(Int)
    case loaded(Int)
    case stop
    case chain(Int)
    case fork(Int)
    case tick
    case total(Int)
    case totalLater(Int)
    case totalChanged
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let number): state.count += number
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
      case .chain(let length):
        state.links += 1
        return length > 0 ? .send(.chain(length - 1)) : .none
      case .fork(let size):
        return .merge(
          .concatenate(.send(.tick), .run { send in for _ in 0..<size { await send(.tick) } }),
          .run { send in await send(.chain(size)) },
          .send(.chain(1))
        )
      case .tick: state.links &+= 100
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
    switch random.below(8) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .load(random.below(6))
    case 2:
      return .load(random.below(6))
    case 3:
      return .stop
    case 4:
      return .chain(random.below(4))
    case 5:
      return .fork(random.below(3))
    case 6:
      return .total(random.below(10))
    default:
      return .totalLater(random.below(10))
    }
  }
}
