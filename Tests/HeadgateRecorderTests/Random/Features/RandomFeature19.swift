// Written by Tests/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature19: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var pin = Redacted("")
    var note = Redacted(0)
    var secrets = 0
    var stamps: [String] = []
    var rolls = 0
    var path1 = StackState<RandomFeature02.State>()
    var path2 = StackState<RandomFeature16.State>()

    init(id: Int) {
      self.id = id
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case setPin(Redacted<String>)
    case setNote(Int)
    case stamp
    case roll
    case push1
    case pop1
    case path1(StackActionOf<RandomFeature02>)
    case push2
    case pop2
    case path2(StackActionOf<RandomFeature16>)
  }

  @Dependency(\.uuid) var uuid
  @Dependency(\.date.now) var now
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let number): state.count += number
      case .setPin(let pin):
        state.pin = pin
        state.secrets += 1
      case .setNote(let number): state.note = Redacted(number)
      case .stamp: state.stamps = state.stamps.suffix(3) + ["\(uuid()) \(now.timeIntervalSinceReferenceDate)"]
      case .roll: state.rolls = withRandomNumberGenerator { Int.random(in: 0...5, using: &$0) }
      case .push1: if state.path1.count < 4 { state.path1.append(RandomFeature02.State(id: state.count)) }
      case .pop1: state.path1 = StackState(state.path1.dropLast(2))
      case .path1: state.count += 1
      case .push2: if state.path2.count < 4 { state.path2.append(RandomFeature16.State(id: state.count)) }
      case .pop2: state.path2 = StackState(state.path2.dropLast(2))
      case .path2: state.count += 1
      }
      return .none
    }
    .forEach(\.path1, action: \.path1) { RandomFeature02() }
    .forEach(\.path2, action: \.path2) { RandomFeature16() }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(17) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .setPin(Redacted("\(random.below(10_000))"))
    case 2:
      return .setNote(random.below(10))
    case 3:
      return .stamp
    case 4:
      return .roll
    case 5:
      return .push1
    case 6:
      return .pop1
    case 7:
      if let id = state.path1.ids.last { return .path1(.popFrom(id: id)) }
    case 8:
      if let id = random.element(of: state.path1.ids), let child = state.path1[id: id] {
        return .path1(.element(id: id, action: RandomFeature02.randomAction(child, &random)))
      }
    case 9:
      if let id = random.element(of: state.path1.ids), let child = state.path1[id: id] {
        return .path1(.element(id: id, action: RandomFeature02.randomAction(child, &random)))
      }
    case 10:
      if let id = random.element(of: state.path1.ids), let child = state.path1[id: id] {
        return .path1(.element(id: id, action: RandomFeature02.randomAction(child, &random)))
      }
    case 11:
      return .push2
    case 12:
      return .pop2
    case 13:
      if let id = state.path2.ids.last { return .path2(.popFrom(id: id)) }
    case 14:
      if let id = random.element(of: state.path2.ids), let child = state.path2[id: id] {
        return .path2(.element(id: id, action: RandomFeature16.randomAction(child, &random)))
      }
    case 15:
      if let id = random.element(of: state.path2.ids), let child = state.path2[id: id] {
        return .path2(.element(id: id, action: RandomFeature16.randomAction(child, &random)))
      }
    default:
      if let id = random.element(of: state.path2.ids), let child = state.path2[id: id] {
        return .path2(.element(id: id, action: RandomFeature16.randomAction(child, &random)))
      }
    }
    return .add(1)
  }
}
