// Written by Tests/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature08: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    @Shared(.inMemory("profile-0")) var profile = SharedProfile()
    var part: SharedName?
    var dice: [Int] = []
    var order: Set<Int> = []
    var loads: [Int] = []

    init(id: Int) {
      self.id = id
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case openPart
    case closePart
    case rename(Int)
    case visit
    case shuffle(Int)
    case load(Int)
    case loaded(Int)
    case stop
  }

  @Dependency(\.withRandomNumberGenerator) var numbers

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let number): state.count += number
      case .openPart: state.part = SharedName(name: state.$profile.name)
      case .closePart: state.part = nil
      case .rename(let number): state.part?.$name.withLock { $0 = "\($0.suffix(6))\(number)" }
      case .visit: state.$profile.withLock { $0.visits += 1 }
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
      }
      return .none
    }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(10) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .openPart
    case 2:
      return .rename(random.below(10))
    case 3:
      return .rename(random.below(10))
    case 4:
      return .visit
    case 5:
      return .closePart
    case 6:
      return .shuffle(random.below(5))
    case 7:
      return .load(random.below(6))
    case 8:
      return .load(random.below(6))
    default:
      return .stop
    }
  }
}
