// Written by Tests/Recording/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature12: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var links = 0
    @Shared(.inMemory("profile-0")) var profile = SharedProfile()
    var part: SharedName?
    var ticks: [Int] = []
    var hurries = 0

    init(id: Int) {
      self.id = id
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case chain(Int)
    case fork(Int)
    case tick
    case openPart
    case closePart
    case rename(Int)
    case visit
    case startTimer(Int)
    case timerTicked(Int)
    case stopTimer
    case hurry(Int)
    case hurried(Int)
  }

  @Dependency(\.continuousClock) var clock

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
      case .openPart: state.part = SharedName(name: state.$profile.name)
      case .closePart: state.part = nil
      case .rename(let number): state.part?.$name.withLock { $0 = "\($0.suffix(6))\(number)" }
      case .visit: state.$profile.withLock { $0.visits += 1 }
      case .startTimer(let step):
        return .run(name: "timer") { send in
          for await _ in clock.timer(interval: .milliseconds(7 + step)) { await send(.timerTicked(step)) }
        }
        .cancellable(id: "timer", cancelInFlight: true)
      case .timerTicked(let step): state.ticks = state.ticks.suffix(3) + [step]
      case .stopTimer: return .cancel(id: "timer")
      case .hurry(let number):
        return .run { send in await send(.hurried(number)) }
          .throttle(id: "hurry", for: .milliseconds(20), latest: number.isMultiple(of: 2))
      case .hurried(let number): state.hurries = state.hurries &* 10 &+ number
      }
      return .none
    }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(12) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .chain(random.below(4))
    case 2:
      return .fork(random.below(3))
    case 3:
      return .openPart
    case 4:
      return .rename(random.below(10))
    case 5:
      return .rename(random.below(10))
    case 6:
      return .visit
    case 7:
      return .closePart
    case 8:
      return .startTimer(random.below(9))
    case 9:
      return .stopTimer
    case 10:
      return .hurry(random.below(10))
    default:
      return .hurry(random.below(10))
    }
  }
}
