// Written by Tests/Recording/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature28: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var dice: [Int] = []
    var order: Set<Int> = []
    var rows1: IdentifiedArrayOf<RandomFeature09.State> = []
    var maybe2: RandomFeature25.State?

    init(id: Int) {
      self.id = id
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case shuffle(Int)
    case addRow1
    case removeRow1(Int)
    case rows1(IdentifiedActionOf<RandomFeature09>)
    case toggle2
    case maybe2(RandomFeature25.Action)
  }

  @Dependency(\.withRandomNumberGenerator) var numbers

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let number): state.count += number
      case .shuffle(let size):
        state.dice = numbers { Array(0..<size).shuffled(using: &$0) }
        state.order.insert(state.dice.first ?? -1)
      case .addRow1:
        let id = (state.rows1.ids.max() ?? 0) + 1
        if state.rows1.count < 5 { state.rows1.append(RandomFeature09.State(id: id)) }
      case .removeRow1(let id): state.rows1.remove(id: id)
      case .rows1: state.count += 1
      case .toggle2: state.maybe2 = state.maybe2 == nil ? RandomFeature25.State(id: state.count) : nil
      case .maybe2: state.count += 1
      }
      return .none
    }
    .forEach(\.rows1, action: \.rows1) { RandomFeature09() }
    .ifLet(\.maybe2, action: \.maybe2) { RandomFeature25() }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(11) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .shuffle(random.below(5))
    case 2:
      return .addRow1
    case 3:
      return .removeRow1(random.below(8))
    case 4:
      if let row = random.element(of: state.rows1) {
        return .rows1(.element(id: row.id, action: RandomFeature09.randomAction(row, &random)))
      }
    case 5:
      if let row = random.element(of: state.rows1) {
        return .rows1(.element(id: row.id, action: RandomFeature09.randomAction(row, &random)))
      }
    case 6:
      if let row = random.element(of: state.rows1) {
        return .rows1(.element(id: row.id, action: RandomFeature09.randomAction(row, &random)))
      }
    case 7:
      return .toggle2
    case 8:
      if let child = state.maybe2 { return .maybe2(RandomFeature25.randomAction(child, &random)) }
    case 9:
      if let child = state.maybe2 { return .maybe2(RandomFeature25.randomAction(child, &random)) }
    default:
      if let child = state.maybe2 { return .maybe2(RandomFeature25.randomAction(child, &random)) }
    }
    return .add(1)
  }
}
