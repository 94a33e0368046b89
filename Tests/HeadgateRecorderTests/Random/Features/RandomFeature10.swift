// Written by Tests/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature10: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var stamps: [String] = []
    var rolls = 0
    var child1: RandomFeature08.State
    var rows2: IdentifiedArrayOf<RandomFeature07.State> = []

    init(id: Int) {
      self.id = id
      child1 = RandomFeature08.State(id: 1)
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case stamp
    case roll
    case child1(RandomFeature08.Action)
    case addRow2
    case removeRow2(Int)
    case rows2(IdentifiedActionOf<RandomFeature07>)
  }

  @Dependency(\.uuid) var uuid
  @Dependency(\.date.now) var now
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  var body: some ReducerOf<Self> {
    Scope(state: \.child1, action: \.child1) { RandomFeature08() }
    Reduce { state, action in
      switch action {
      case .add(let number): state.count += number
      case .stamp: state.stamps = state.stamps.suffix(3) + ["\(uuid()) \(now.timeIntervalSinceReferenceDate)"]
      case .roll: state.rolls = withRandomNumberGenerator { Int.random(in: 0...5, using: &$0) }
      case .child1: state.count += 1
      case .addRow2:
        let id = (state.rows2.ids.max() ?? 0) + 1
        if state.rows2.count < 5 { state.rows2.append(RandomFeature07.State(id: id)) }
      case .removeRow2(let id): state.rows2.remove(id: id)
      case .rows2: state.count += 1
      }
      return .none
    }
    .forEach(\.rows2, action: \.rows2) { RandomFeature07() }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(10) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .stamp
    case 2:
      return .roll
    case 3:
      return .child1(RandomFeature08.randomAction(state.child1, &random))
    case 4:
      return .child1(RandomFeature08.randomAction(state.child1, &random))
    case 5:
      return .addRow2
    case 6:
      return .removeRow2(random.below(8))
    case 7:
      if let row = random.element(of: state.rows2) {
        return .rows2(.element(id: row.id, action: RandomFeature07.randomAction(row, &random)))
      }
    case 8:
      if let row = random.element(of: state.rows2) {
        return .rows2(.element(id: row.id, action: RandomFeature07.randomAction(row, &random)))
      }
    default:
      if let row = random.element(of: state.rows2) {
        return .rows2(.element(id: row.id, action: RandomFeature07.randomAction(row, &random)))
      }
    }
    return .add(1)
  }
}
