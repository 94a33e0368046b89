// Written by Tests/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature23: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var links = 0
    @Shared var box: Int
    var other: SharedBox
    var rows1: IdentifiedArrayOf<RandomFeature01.State> = []
    var child2: RandomFeature20.State

    init(id: Int) {
      self.id = id
      let box = Shared(value: 0)
      _box = box
      other = SharedBox(box: box)
      child2 = RandomFeature20.State(id: 2)
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case chain(Int)
    case fork(Int)
    case tick
    case box(Int)
    case boxLater(Int)
    case noteBox
    case newBox
    case addRow1
    case removeRow1(Int)
    case rows1(IdentifiedActionOf<RandomFeature01>)
    case child2(RandomFeature20.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child2, action: \.child2) { RandomFeature20() }
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
      case .box(let number): state.$box.withLock { $0 += number }
      case .boxLater(let number):
        return .run { @MainActor [box = state.other.$box] send in
          box.withLock { $0 -= number }
          await send(.noteBox)
        }
      case .noteBox: state.other.notes = state.other.notes.suffix(3) + [state.box]
      case .newBox: state.other = SharedBox(box: Shared(value: state.box + 1))
      case .addRow1:
        let id = (state.rows1.ids.max() ?? 0) + 1
        if state.rows1.count < 5 { state.rows1.append(RandomFeature01.State(id: id)) }
      case .removeRow1(let id): state.rows1.remove(id: id)
      case .rows1: state.count += 1
      case .child2: state.count += 1
      }
      return .none
    }
    .forEach(\.rows1, action: \.rows1) { RandomFeature01() }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(14) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .chain(random.below(4))
    case 2:
      return .fork(random.below(3))
    case 3:
      return .box(random.below(10))
    case 4:
      return .boxLater(random.below(10))
    case 5:
      return .noteBox
    case 6:
      return .newBox
    case 7:
      return .addRow1
    case 8:
      return .removeRow1(random.below(8))
    case 9:
      if let row = random.element(of: state.rows1) {
        return .rows1(.element(id: row.id, action: RandomFeature01.randomAction(row, &random)))
      }
    case 10:
      if let row = random.element(of: state.rows1) {
        return .rows1(.element(id: row.id, action: RandomFeature01.randomAction(row, &random)))
      }
    case 11:
      if let row = random.element(of: state.rows1) {
        return .rows1(.element(id: row.id, action: RandomFeature01.randomAction(row, &random)))
      }
    case 12:
      return .child2(RandomFeature20.randomAction(state.child2, &random))
    default:
      return .child2(RandomFeature20.randomAction(state.child2, &random))
    }
    return .add(1)
  }
}
