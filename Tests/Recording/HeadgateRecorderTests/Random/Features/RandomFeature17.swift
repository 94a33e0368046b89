// Written by Tests/Recording/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature17: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var loads: [Int] = []
    @Presents var alert: AlertState<Int>?
    var replies: [Int] = []
    var maximum = 0
    @Presents var sheet1: RandomFeature11.State?
    var path2 = StackState<RandomFeature12.State>()
    var gated9: GatedLeaf.State
    @Presents var gatedSheet9: GatedLeaf.State?

    init(id: Int) {
      self.id = id
      gated9 = GatedLeaf.State(id: 9)
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case load(Int)
    case loaded(Int)
    case stop
    case askQuestion(Int)
    case alert(PresentationAction<Int>)
    case present1
    case sheet1(PresentationAction<RandomFeature11.Action>)
    case push2
    case pop2
    case path2(StackActionOf<RandomFeature12>)
    case gated9(Gate<GatedLeaf>)
    case presentGated9
    case gatedSheet9(PresentationAction<Gate<GatedLeaf>>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.gated9, action: \.gated9) { GatedLeaf() }
    Reduce { state, action in
      switch action {
      case .add(let number): state.count += number
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
      case .askQuestion(let number):
        state.alert = AlertState {
          TextState("Question \(number)")
        } actions: {
          ButtonState(action: number) { TextState("Yes") }
          ButtonState(role: .cancel, action: -number) { TextState("No") }
        }
      case .alert(.presented(let number)): state.replies = state.replies.suffix(3) + [number]
      case .alert(.dismiss): state.replies = []
      case .present1: state.sheet1 = RandomFeature11.State(id: state.count)
      case .sheet1: state.count += 1
      case .push2: if state.path2.count < 4 { state.path2.append(RandomFeature12.State(id: state.count)) }
      case .pop2: state.path2 = StackState(state.path2.dropLast(2))
      case .path2: state.count += 1
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
    .ifLet(\.$sheet1, action: \.sheet1) { RandomFeature11() }
    .forEach(\.path2, action: \.path2) { RandomFeature12() }
    .ifLet(\.$gatedSheet9, action: \.gatedSheet9) { GatedLeaf() }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(24) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .load(random.below(6))
    case 2:
      return .load(random.below(6))
    case 3:
      return .stop
    case 4:
      return .askQuestion(random.below(50))
    case 5:
      if state.alert != nil { return .alert(.dismiss) }
    case 6:
      if state.alert != nil { return .alert(.presented(random.below(50))) }
    case 7:
      if state.alert != nil { return .alert(.presented(random.below(50))) }
    case 8:
      return .present1
    case 9:
      if state.sheet1 != nil { return .sheet1(.dismiss) }
    case 10:
      if let child = state.sheet1 { return .sheet1(.presented(RandomFeature11.randomAction(child, &random))) }
    case 11:
      if let child = state.sheet1 { return .sheet1(.presented(RandomFeature11.randomAction(child, &random))) }
    case 12:
      if let child = state.sheet1 { return .sheet1(.presented(RandomFeature11.randomAction(child, &random))) }
    case 13:
      return .push2
    case 14:
      return .pop2
    case 15:
      if let id = state.path2.ids.last { return .path2(.popFrom(id: id)) }
    case 16:
      if let id = random.element(of: state.path2.ids), let child = state.path2[id: id] {
        return .path2(.element(id: id, action: RandomFeature12.randomAction(child, &random)))
      }
    case 17:
      if let id = random.element(of: state.path2.ids), let child = state.path2[id: id] {
        return .path2(.element(id: id, action: RandomFeature12.randomAction(child, &random)))
      }
    case 18:
      if let id = random.element(of: state.path2.ids), let child = state.path2[id: id] {
        return .path2(.element(id: id, action: RandomFeature12.randomAction(child, &random)))
      }
    case 19:
      return .gated9(Gate(GatedLeaf.randomAction(state.gated9, &random)))
    case 20:
      return .gated9(.interface(.reset))
    case 21:
      return .presentGated9
    case 22:
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
