// Written by Tests/Recording/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature06: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var links = 0
    @Shared(.inMemory("total-0")) var total = 0
    var seen = 0
    @Shared(.inMemory("profile-0")) var profile = SharedProfile()
    var part: SharedName?

    init(id: Int) {
      self.id = id
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case chain(Int)
    case fork(Int)
    case tick
    case total(Int)
    case totalLater(Int)
    case totalChanged
    case openPart
    case closePart
    case rename(Int)
    case visit
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let number): state.count += number
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
      return .chain(random.below(4))
    case 2:
      return .fork(random.below(3))
    case 3:
      return .total(random.below(10))
    case 4:
      return .totalLater(random.below(10))
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
