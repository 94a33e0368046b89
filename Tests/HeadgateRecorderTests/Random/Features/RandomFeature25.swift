// Written by Tests/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature25: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    @Shared var box: Int
    var other: SharedBox
    @Presents var alert: AlertState<Int>?
    var replies: [Int] = []
    var maximum = 0
    var child1: RandomFeature04.State
    var child2: RandomFeature24.State
    var gated9: GatedLeaf.State
    @Presents var gatedSheet9: GatedLeaf.State?

    init(id: Int) {
      self.id = id
      let box = Shared(value: 0)
      _box = box
      other = SharedBox(box: box)
      child1 = RandomFeature04.State(id: 1)
      child2 = RandomFeature24.State(id: 2)
      gated9 = GatedLeaf.State(id: 9)
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case box(Int)
    case boxLater(Int)
    case noteBox
    case newBox
    case askQuestion(Int)
    case alert(PresentationAction<Int>)
    case child1(RandomFeature04.Action)
    case child2(RandomFeature24.Action)
    case gated9(Gate<GatedLeaf>)
    case presentGated9
    case gatedSheet9(PresentationAction<Gate<GatedLeaf>>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child1, action: \.child1) { RandomFeature04() }
    Scope(state: \.child2, action: \.child2) { RandomFeature24() }
    Scope(state: \.gated9, action: \.gated9) { GatedLeaf() }
    Reduce { state, action in
      switch action {
      case .add(let number): state.count += number
      case .box(let number): state.$box.withLock { $0 += number }
      case .boxLater(let number):
        return .run { @MainActor [box = state.other.$box] send in
          box.withLock { $0 -= number }
          await send(.noteBox)
        }
      case .noteBox: state.other.notes = state.other.notes.suffix(3) + [state.box]
      case .newBox: state.other = SharedBox(box: Shared(value: state.box + 1))
      case .askQuestion(let number):
        state.alert = AlertState {
          TextState("Question \(number)")
        } actions: {
          ButtonState(action: number) { TextState("Yes") }
          ButtonState(role: .cancel, action: -number) { TextState("No") }
        }
      case .alert(.presented(let number)): state.replies = state.replies.suffix(3) + [number]
      case .alert(.dismiss): state.replies = []
      case .child1: state.count += 1
      case .child2: state.count += 1
      case .gated9(.delegate(.counted(let number))): state.count += number
      case .gated9: state.count += 1
      case .presentGated9: state.gatedSheet9 = GatedLeaf.State(id: state.count)
      case .gatedSheet9(.presented(.delegate)): return .send(.gated9(.interface(.reset)))
      case .gatedSheet9: state.count += 1
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
    .onChange(of: \.replies) { old, state in
      state.maximum = max(state.maximum, old.max() ?? 0, state.replies.max() ?? 0)
      return .none
    }
    .ifLet(\.$gatedSheet9, action: \.gatedSheet9) { GatedLeaf() }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(18) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .box(random.below(10))
    case 2:
      return .boxLater(random.below(10))
    case 3:
      return .noteBox
    case 4:
      return .newBox
    case 5:
      return .askQuestion(random.below(50))
    case 6:
      if state.alert != nil { return .alert(.dismiss) }
    case 7:
      if state.alert != nil { return .alert(.presented(random.below(50))) }
    case 8:
      if state.alert != nil { return .alert(.presented(random.below(50))) }
    case 9:
      return .child1(RandomFeature04.randomAction(state.child1, &random))
    case 10:
      return .child1(RandomFeature04.randomAction(state.child1, &random))
    case 11:
      return .child2(RandomFeature24.randomAction(state.child2, &random))
    case 12:
      return .child2(RandomFeature24.randomAction(state.child2, &random))
    case 13:
      return .gated9(Gate(GatedLeaf.randomAction(state.gated9, &random)))
    case 14:
      return .gated9(.interface(.reset))
    case 15:
      return .presentGated9
    case 16:
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
