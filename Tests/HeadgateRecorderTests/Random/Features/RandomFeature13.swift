// Written by Tests/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature13: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var links = 0
    var loads: [Int] = []
    var rows1: IdentifiedArrayOf<RandomFeature04.State> = []
    var maybe2: RandomFeature11.State?
    var gated9: GatedLeaf.State
    @Presents var gatedSheet9: GatedLeaf.State?

    init(id: Int) {
      self.id = id
      gated9 = GatedLeaf.State(id: 9)
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case chain(Int)
    case fork(Int)
    case tick
    case load(Int)
    case loaded(Int)
    case stop
    case addRow1
    case removeRow1(Int)
    case rows1(IdentifiedActionOf<RandomFeature04>)
    case toggle2
    case maybe2(RandomFeature11.Action)
    case gated9(Gate<GatedLeaf>)
    case presentGated9
    case gatedSheet9(PresentationAction<Gate<GatedLeaf>>)
  }

  var body: some ReducerOf<Self> {
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
      case .load(let size):
        return .run(name: "load") { send in
          for number in 0..<size {
            await send(.loaded(number))
            await Task.yield()
          }
        }
        .cancellable(id: "load", cancelInFlight: size.isMultiple(of: 3))
      case .loaded(let number): state.loads = state.loads.suffix(5) + [number]
      case .stop: return .cancel(id: "load")
      case .addRow1:
        let id = (state.rows1.ids.max() ?? 0) + 1
        if state.rows1.count < 5 { state.rows1.append(RandomFeature04.State(id: id)) }
      case .removeRow1(let id): state.rows1.remove(id: id)
      case .rows1: state.count += 1
      case .toggle2: state.maybe2 = state.maybe2 == nil ? RandomFeature11.State(id: state.count) : nil
      case .maybe2: state.count += 1
      case .gated9(.delegate(.counted(let number))): state.count += number
      case .gated9: state.count += 1
      case .presentGated9: state.gatedSheet9 = GatedLeaf.State(id: state.count)
      case .gatedSheet9(.presented(.delegate)): return .send(.gated9(.interface(.reset)))
      case .gatedSheet9: state.count += 1
      }
      return .none
    }
    .forEach(\.rows1, action: \.rows1) { RandomFeature04() }
    .ifLet(\.maybe2, action: \.maybe2) { RandomFeature11() }
    .ifLet(\.$gatedSheet9, action: \.gatedSheet9) { GatedLeaf() }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(20) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .chain(random.below(4))
    case 2:
      return .fork(random.below(3))
    case 3:
      return .load(random.below(6))
    case 4:
      return .load(random.below(6))
    case 5:
      return .stop
    case 6:
      return .addRow1
    case 7:
      return .removeRow1(random.below(8))
    case 8:
      if let row = random.element(of: state.rows1) {
        return .rows1(.element(id: row.id, action: RandomFeature04.randomAction(row, &random)))
      }
    case 9:
      if let row = random.element(of: state.rows1) {
        return .rows1(.element(id: row.id, action: RandomFeature04.randomAction(row, &random)))
      }
    case 10:
      if let row = random.element(of: state.rows1) {
        return .rows1(.element(id: row.id, action: RandomFeature04.randomAction(row, &random)))
      }
    case 11:
      return .toggle2
    case 12:
      if let child = state.maybe2 { return .maybe2(RandomFeature11.randomAction(child, &random)) }
    case 13:
      if let child = state.maybe2 { return .maybe2(RandomFeature11.randomAction(child, &random)) }
    case 14:
      if let child = state.maybe2 { return .maybe2(RandomFeature11.randomAction(child, &random)) }
    case 15:
      return .gated9(Gate(GatedLeaf.randomAction(state.gated9, &random)))
    case 16:
      return .gated9(.interface(.reset))
    case 17:
      return .presentGated9
    case 18:
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
