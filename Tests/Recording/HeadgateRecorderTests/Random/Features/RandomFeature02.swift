// Written by Tests/Recording/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature02: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var stamps: [String] = []
    var rolls = 0
    var dice: [Int] = []
    var order: Set<Int> = []
    @Shared(.inMemory("profile-0")) var profile = SharedProfile()
    var part: SharedName?

    init(id: Int) {
      self.id = id
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case stamp
    case roll
    case shuffle(Int)
    case openPart
    case closePart
    case rename(Int)
    case visit
  }

  @Dependency(\.uuid) var uuid
  @Dependency(\.date.now) var now
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
  @Dependency(\.withRandomNumberGenerator) var numbers

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let number): state.count += number
      case .stamp: state.stamps = state.stamps.suffix(3) + ["\(uuid()) \(now.timeIntervalSinceReferenceDate)"]
      case .roll: state.rolls = withRandomNumberGenerator { Int.random(in: 0...5, using: &$0) }
      case .shuffle(let size):
        state.dice = numbers { Array(0..<size).shuffled(using: &$0) }
        state.order.insert(state.dice.first ?? -1)
      case .openPart: state.part = SharedName(name: state.$profile.name)
      case .closePart: state.part = nil
      case .rename(let number): state.part?.$name.withLock { $0 = "\($0.suffix(6))\(number)" }
      case .visit: state.$profile.withLock { $0.visits += 1 }
      }
      return .none
    }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(9) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .stamp
    case 2:
      return .roll
    case 3:
      return .shuffle(random.below(5))
    case 4:
      return .openPart
    case 5:
      return .rename(random.below(10))
    case 6:
      return .rename(random.below(10))
    case 7:
      return .visit
    default:
      return .closePart
    }
  }
}
