// Written by Tests/Recording/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature20: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var ticks: [Int] = []
    var hurries = 0
    var child1: RandomFeature05.State
    var maybe2: RandomFeature18.State?

    init(id: Int) {
      self.id = id
      child1 = RandomFeature05.State(id: 1)
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case startTimer(Int)
    case timerTicked(Int)
    case stopTimer
    case hurry(Int)
    case hurried(Int)
    case child1(RandomFeature05.Action)
    case toggle2
    case maybe2(RandomFeature18.Action)
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Scope(state: \.child1, action: \.child1) { RandomFeature05() }
    Reduce { state, action in
      switch action {
      case .add(let number): state.count += number
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
      case .child1: state.count += 1
      case .toggle2: state.maybe2 = state.maybe2 == nil ? RandomFeature18.State(id: state.count) : nil
      case .maybe2: state.count += 1
      }
      return .none
    }
    .ifLet(\.maybe2, action: \.maybe2) { RandomFeature18() }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(11) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .startTimer(random.below(9))
    case 2:
      return .stopTimer
    case 3:
      return .hurry(random.below(10))
    case 4:
      return .hurry(random.below(10))
    case 5:
      return .child1(RandomFeature05.randomAction(state.child1, &random))
    case 6:
      return .child1(RandomFeature05.randomAction(state.child1, &random))
    case 7:
      return .toggle2
    case 8:
      if let child = state.maybe2 { return .maybe2(RandomFeature18.randomAction(child, &random)) }
    case 9:
      if let child = state.maybe2 { return .maybe2(RandomFeature18.randomAction(child, &random)) }
    default:
      if let child = state.maybe2 { return .maybe2(RandomFeature18.randomAction(child, &random)) }
    }
    return .add(1)
  }
}
