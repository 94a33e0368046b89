// Written by Tests/Recording/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature25: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var links = 0
    var pin = Redacted("")
    var note = Redacted(0)
    var secrets = 0
    var child1: RandomFeature01.State
    var rows2: IdentifiedArrayOf<RandomFeature24.State> = []
    var gated9: GatedLeaf.State
    @Presents var gatedSheet9: GatedLeaf.State?

    init(id: Int) {
      self.id = id
      child1 = RandomFeature01.State(id: 1)
      gated9 = GatedLeaf.State(id: 9)
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case chain(Int)
    case fork(Int)
    case tick
    case setPin(Redacted<String>)
    case setNote(Int)
    case child1(RandomFeature01.Action)
    case addRow2
    case removeRow2(Int)
    case rows2(IdentifiedActionOf<RandomFeature24>)
    case gated9(Gate<GatedLeaf>)
    case presentGated9
    case gatedSheet9(PresentationAction<Gate<GatedLeaf>>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child1, action: \.child1) { RandomFeature01() }
    Scope(state: \.gated9, action: \.gated9) { GatedLeaf() }
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
      case .setPin(let pin):
        state.pin = pin
        state.secrets += 1
      case .setNote(let number): state.note = Redacted(number)
      case .child1: state.count += 1
      case .addRow2:
        let id = (state.rows2.ids.max() ?? 0) + 1
        if state.rows2.count < 5 { state.rows2.append(RandomFeature24.State(id: id)) }
      case .removeRow2(let id): state.rows2.remove(id: id)
      case .rows2: state.count += 1
      case .gated9(.delegate(.counted(let number))): state.count += number
      case .gated9: state.count += 1
      case .presentGated9: state.gatedSheet9 = GatedLeaf.State(id: state.count)
      case .gatedSheet9(.presented(.delegate)): return .send(.gated9(.interface(.reset)))
      case .gatedSheet9: state.count += 1
      }
      return .none
    }
    .forEach(\.rows2, action: \.rows2) { RandomFeature24() }
    .ifLet(\.$gatedSheet9, action: \.gatedSheet9) { GatedLeaf() }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(17) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .chain(random.below(4))
    case 2:
      return .fork(random.below(3))
    case 3:
      return .setPin(Redacted("\(random.below(10_000))"))
    case 4:
      return .setNote(random.below(10))
    case 5:
      return .child1(RandomFeature01.randomAction(state.child1, &random))
    case 6:
      return .child1(RandomFeature01.randomAction(state.child1, &random))
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
    case 11:
      if let row = random.element(of: state.rows2) {
        return .rows2(.element(id: row.id, action: RandomFeature24.randomAction(row, &random)))
      }
    case 12:
      return .gated9(Gate(GatedLeaf.randomAction(state.gated9, &random)))
    case 13:
      return .gated9(.interface(.reset))
    case 14:
      return .presentGated9
    case 15:
      if let child = state.gatedSheet9 {
        return .gatedSheet9(.presented(Gate(GatedLeaf.randomAction(child, &random))))
      }
    default:
      if let child = state.gatedSheet9 {
        return .gatedSheet9(.presented(Gate(GatedLeaf.randomAction(child, &random))))
      }
    }
    return .add(1)
  }
}
