// Written by Tests/Recording/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature23: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var links = 0
    @Presents var alert: AlertState<Int>?
    var replies: [Int] = []
    var maximum = 0
    var rows1: IdentifiedArrayOf<RandomFeature01.State> = []
    var child2: RandomFeature20.State

    init(id: Int) {
      self.id = id
      child2 = RandomFeature20.State(id: 2)
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case chain(Int)
    case fork(Int)
    case tick
    case askQuestion(Int)
    case alert(PresentationAction<Int>)
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
      case .askQuestion(let number):
        state.alert = AlertState {
          TextState("Question \(number)")
        } actions: {
          ButtonState(action: number) { TextState("Yes") }
          ButtonState(role: .cancel, action: -number) { TextState("No") }
        }
      case .alert(.presented(let number)): state.replies = state.replies.suffix(3) + [number]
      case .alert(.dismiss): state.replies = []
      case .addRow1:
        let id = (state.rows1.ids.max() ?? 0) + 1
        if state.rows1.count < 5 { state.rows1.append(RandomFeature01.State(id: id)) }
      case .removeRow1(let id): state.rows1.remove(id: id)
      case .rows1: state.count += 1
      case .child2: state.count += 1
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
    .onChange(of: \.replies) { old, state in
      state.maximum = max(state.maximum, old.max() ?? 0, state.replies.max() ?? 0)
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
      return .askQuestion(random.below(50))
    case 4:
      if state.alert != nil { return .alert(.dismiss) }
    case 5:
      if state.alert != nil { return .alert(.presented(random.below(50))) }
    case 6:
      if state.alert != nil { return .alert(.presented(random.below(50))) }
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
