// Written by Tests/Recording/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature26: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var pin = Redacted("")
    var note = Redacted(0)
    var secrets = 0
    var maybe1: RandomFeature04.State?
    var rows2: IdentifiedArrayOf<RandomFeature24.State> = []

    init(id: Int) {
      self.id = id
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case setPin(Redacted<String>)
    case setNote(Int)
    case toggle1
    case maybe1(RandomFeature04.Action)
    case addRow2
    case removeRow2(Int)
    case rows2(IdentifiedActionOf<RandomFeature24>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let number): state.count += number
      case .setPin(let pin):
        state.pin = pin
        state.secrets += 1
      case .setNote(let number): state.note = Redacted(number)
      case .toggle1: state.maybe1 = state.maybe1 == nil ? RandomFeature04.State(id: state.count) : nil
      case .maybe1: state.count += 1
      case .addRow2:
        let id = (state.rows2.ids.max() ?? 0) + 1
        if state.rows2.count < 5 { state.rows2.append(RandomFeature24.State(id: id)) }
      case .removeRow2(let id): state.rows2.remove(id: id)
      case .rows2: state.count += 1
      }
      return .none
    }
    .ifLet(\.maybe1, action: \.maybe1) { RandomFeature04() }
    .forEach(\.rows2, action: \.rows2) { RandomFeature24() }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(12) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .setPin(Redacted("\(random.below(10_000))"))
    case 2:
      return .setNote(random.below(10))
    case 3:
      return .toggle1
    case 4:
      if let child = state.maybe1 { return .maybe1(RandomFeature04.randomAction(child, &random)) }
    case 5:
      if let child = state.maybe1 { return .maybe1(RandomFeature04.randomAction(child, &random)) }
    case 6:
      if let child = state.maybe1 { return .maybe1(RandomFeature04.randomAction(child, &random)) }
    case 7:
      return .addRow2
    case 8:
      return .removeRow2(random.below(8))
    case 9:
      if let row = random.element(of: state.rows2) {
        return .rows2(.element(id: row.id, action: RandomFeature24.randomAction(row, &random)))
      }
    case 10:
      if let row = random.element(of: state.rows2) {
        return .rows2(.element(id: row.id, action: RandomFeature24.randomAction(row, &random)))
      }
    default:
      if let row = random.element(of: state.rows2) {
        return .rows2(.element(id: row.id, action: RandomFeature24.randomAction(row, &random)))
      }
    }
    return .add(1)
  }
}
