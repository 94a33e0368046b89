// Written by Tests/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature14: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var dice: [Int] = []
    var order: Set<Int> = []
    var path1 = StackState<RandomFeature04.State>()
    var path2 = StackState<RandomFeature09.State>()

    init(id: Int) {
      self.id = id
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case shuffle(Int)
    case push1
    case pop1
    case path1(StackActionOf<RandomFeature04>)
    case push2
    case pop2
    case path2(StackActionOf<RandomFeature09>)

    private indirect enum Coded: Codable {
      case add(Int)
      case shuffle(Int)
      case push1
      case pop1
      case path1(CodedStackActionOf<RandomFeature04>)
      case push2
      case pop2
      case path2(CodedStackActionOf<RandomFeature09>)
    }

    init(from decoder: any Decoder) throws {
      switch try Coded(from: decoder) {
      case .add(let value): self = .add(value)
      case .shuffle(let value): self = .shuffle(value)
      case .push1: self = .push1
      case .pop1: self = .pop1
      case .path1(let value): self = .path1(value.action)
      case .push2: self = .push2
      case .pop2: self = .pop2
      case .path2(let value): self = .path2(value.action)
      }
    }

    func encode(to encoder: any Encoder) throws {
      let coded: Coded =
        switch self {
        case .add(let value): .add(value)
        case .shuffle(let value): .shuffle(value)
        case .push1: .push1
        case .pop1: .pop1
        case .path1(let value): .path1(CodedStackAction(value))
        case .push2: .push2
        case .pop2: .pop2
        case .path2(let value): .path2(CodedStackAction(value))
        }
      try coded.encode(to: encoder)
    }
  }

  @Dependency(\.withRandomNumberGenerator) var numbers

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let number): state.count += number
      case .shuffle(let size):
        state.dice = numbers { Array(0..<size).shuffled(using: &$0) }
        state.order.insert(state.dice.first ?? -1)
      case .push1: if state.path1.count < 4 { state.path1.append(RandomFeature04.State(id: state.count)) }
      case .pop1: state.path1 = StackState(state.path1.dropLast(2))
      case .path1: state.count += 1
      case .push2: if state.path2.count < 4 { state.path2.append(RandomFeature09.State(id: state.count)) }
      case .pop2: state.path2 = StackState(state.path2.dropLast(2))
      case .path2: state.count += 1
      }
      return .none
    }
    .forEach(\.path1, action: \.path1) { RandomFeature04() }
    .forEach(\.path2, action: \.path2) { RandomFeature09() }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(14) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .shuffle(random.below(5))
    case 2:
      return .push1
    case 3:
      return .pop1
    case 4:
      if let id = state.path1.ids.last { return .path1(.popFrom(id: id)) }
    case 5:
      if let id = random.element(of: state.path1.ids), let child = state.path1[id: id] {
        return .path1(.element(id: id, action: RandomFeature04.randomAction(child, &random)))
      }
    case 6:
      if let id = random.element(of: state.path1.ids), let child = state.path1[id: id] {
        return .path1(.element(id: id, action: RandomFeature04.randomAction(child, &random)))
      }
    case 7:
      if let id = random.element(of: state.path1.ids), let child = state.path1[id: id] {
        return .path1(.element(id: id, action: RandomFeature04.randomAction(child, &random)))
      }
    case 8:
      return .push2
    case 9:
      return .pop2
    case 10:
      if let id = state.path2.ids.last { return .path2(.popFrom(id: id)) }
    case 11:
      if let id = random.element(of: state.path2.ids), let child = state.path2[id: id] {
        return .path2(.element(id: id, action: RandomFeature09.randomAction(child, &random)))
      }
    case 12:
      if let id = random.element(of: state.path2.ids), let child = state.path2[id: id] {
        return .path2(.element(id: id, action: RandomFeature09.randomAction(child, &random)))
      }
    default:
      if let id = random.element(of: state.path2.ids), let child = state.path2[id: id] {
        return .path2(.element(id: id, action: RandomFeature09.randomAction(child, &random)))
      }
    }
    return .add(1)
  }
}
