// Written by Tests/Recording/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature01: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var stamps: [String] = []
    var rolls = 0
    var loads: [Int] = []
    @Shared(.inMemory("total-1")) var total = 0
    var seen = 0

    init(id: Int) {
      self.id = id
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case stamp
    case roll
    case load(Int)
    case loaded(Int)
    case stop
    case total(Int)
    case totalLater(Int)
    case totalChanged
  }

  @Dependency(\.uuid) var uuid
  @Dependency(\.date.now) var now
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let number): state.count += number
      case .stamp: state.stamps = state.stamps.suffix(3) + ["\(uuid()) \(now.timeIntervalSinceReferenceDate)"]
      case .roll: state.rolls = withRandomNumberGenerator { Int.random(in: 0...5, using: &$0) }
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
    switch random.below(8) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .stamp
    case 2:
      return .roll
    case 3:
      return .load(random.below(6))
    case 4:
      return .load(random.below(6))
    case 5:
      return .stop
    case 6:
      return .total(random.below(10))
    default:
      return .totalLater(random.below(10))
    }
  }
}
