// Written by Tests/Recording/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature08: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var dice: [Int] = []
    var order: Set<Int> = []
    var loads: [Int] = []
    @Shared(.inMemory("profile-0")) var profile = SharedProfile()
    var part: SharedName?

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
    case openPart
    case closePart
    case rename(Int)
    case visit
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
      case .openPart: state.part = SharedName(name: state.$profile.name)
      case .closePart: state.part = nil
      case .rename(let number): state.part?.$name.withLock { $0 = "\($0.suffix(6))\(number)" }
      case .visit: state.$profile.withLock { $0.visits += 1 }
      }
      return .none
    }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(10) {
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
      return .openPart
    case 6:
      return .rename(random.below(10))
    case 7:
      return .rename(random.below(10))
    case 8:
      return .visit
    default:
      return .closePart
    }
  }
}
