// Written by Tests/Recording/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature24: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var ticks: [Int] = []
    var hurries = 0
    var path1 = StackState<RandomFeature14.State>()
    var rows2: IdentifiedArrayOf<RandomFeature21.State> = []
    @Presents var destination8: RandomDestination0.State?

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
    case push1
    case pop1
    case path1(StackActionOf<RandomFeature14>)
    case addRow2
    case removeRow2(Int)
    case rows2(IdentifiedActionOf<RandomFeature21>)
    case showFirst8
    case showSecond8
    case destination8(PresentationAction<RandomDestination0.Action>)
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
      case .push1: if state.path1.count < 4 { state.path1.append(RandomFeature14.State(id: state.count)) }
      case .pop1: state.path1 = StackState(state.path1.dropLast(2))
      case .path1: state.count += 1
      case .addRow2:
        let id = (state.rows2.ids.max() ?? 0) + 1
        if state.rows2.count < 5 { state.rows2.append(RandomFeature21.State(id: id)) }
      case .removeRow2(let id): state.rows2.remove(id: id)
      case .rows2: state.count += 1
      case .showFirst8: state.destination8 = .first(RandomFeature01.State(id: state.count))
      case .showSecond8: state.destination8 = .second(RandomFeature05.State(id: state.count))
      case .destination8: state.count += 1
      }
      return .none
    }
    .forEach(\.path1, action: \.path1) { RandomFeature14() }
    .forEach(\.rows2, action: \.rows2) { RandomFeature21() }
    .ifLet(\.$destination8, action: \.destination8)
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(22) {
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
      return .push1
    case 6:
      return .pop1
    case 7:
      if let id = state.path1.ids.last { return .path1(.popFrom(id: id)) }
    case 8:
      if let id = random.element(of: state.path1.ids), let child = state.path1[id: id] {
        return .path1(.element(id: id, action: RandomFeature14.randomAction(child, &random)))
      }
    case 9:
      if let id = random.element(of: state.path1.ids), let child = state.path1[id: id] {
        return .path1(.element(id: id, action: RandomFeature14.randomAction(child, &random)))
      }
    case 10:
      if let id = random.element(of: state.path1.ids), let child = state.path1[id: id] {
        return .path1(.element(id: id, action: RandomFeature14.randomAction(child, &random)))
      }
    case 11:
      return .addRow2
    case 12:
      return .removeRow2(random.below(8))
    case 13:
      if let row = random.element(of: state.rows2) {
        return .rows2(.element(id: row.id, action: RandomFeature21.randomAction(row, &random)))
      }
    case 14:
      if let row = random.element(of: state.rows2) {
        return .rows2(.element(id: row.id, action: RandomFeature21.randomAction(row, &random)))
      }
    case 15:
      if let row = random.element(of: state.rows2) {
        return .rows2(.element(id: row.id, action: RandomFeature21.randomAction(row, &random)))
      }
    case 16:
      return .showFirst8
    case 17:
      return .showSecond8
    case 18:
      if state.destination8 != nil { return .destination8(.dismiss) }
    case 19:
      switch state.destination8 {
      case .first(let child): return .destination8(.presented(.first(RandomFeature01.randomAction(child, &random))))
      case .second(let child): return .destination8(.presented(.second(RandomFeature05.randomAction(child, &random))))
      case nil: break
      }
    case 20:
      switch state.destination8 {
      case .first(let child): return .destination8(.presented(.first(RandomFeature01.randomAction(child, &random))))
      case .second(let child): return .destination8(.presented(.second(RandomFeature05.randomAction(child, &random))))
      case nil: break
      }
    default:
      switch state.destination8 {
      case .first(let child): return .destination8(.presented(.first(RandomFeature01.randomAction(child, &random))))
      case .second(let child): return .destination8(.presented(.second(RandomFeature05.randomAction(child, &random))))
      case nil: break
      }
    }
    return .add(1)
  }
}
