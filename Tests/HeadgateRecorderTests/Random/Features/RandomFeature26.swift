// Written by Tests/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature26: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var ticks: [Int] = []
    var hurries = 0
    var maybe1: RandomFeature11.State?
    var maybe2: RandomFeature20.State?

    init(id: Int) {
      self.id = id
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case startTimer(Int)
    case timerTicked(Int)
    case stopTimer
    case hurry(Int)
    case hurried(Int)
    case toggle1
    case maybe1(RandomFeature11.Action)
    case toggle2
    case maybe2(RandomFeature20.Action)
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
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
      case .toggle1: state.maybe1 = state.maybe1 == nil ? RandomFeature11.State(id: state.count) : nil
      case .maybe1: state.count += 1
      case .toggle2: state.maybe2 = state.maybe2 == nil ? RandomFeature20.State(id: state.count) : nil
      case .maybe2: state.count += 1
      }
      return .none
    }
    .ifLet(\.maybe1, action: \.maybe1) { RandomFeature11() }
    .ifLet(\.maybe2, action: \.maybe2) { RandomFeature20() }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(13) {
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
      return .toggle1
    case 6:
      if let child = state.maybe1 { return .maybe1(RandomFeature11.randomAction(child, &random)) }
    case 7:
      if let child = state.maybe1 { return .maybe1(RandomFeature11.randomAction(child, &random)) }
    case 8:
      if let child = state.maybe1 { return .maybe1(RandomFeature11.randomAction(child, &random)) }
    case 9:
      return .toggle2
    case 10:
      if let child = state.maybe2 { return .maybe2(RandomFeature20.randomAction(child, &random)) }
    case 11:
      if let child = state.maybe2 { return .maybe2(RandomFeature20.randomAction(child, &random)) }
    default:
      if let child = state.maybe2 { return .maybe2(RandomFeature20.randomAction(child, &random)) }
    }
    return .add(1)
  }
}
