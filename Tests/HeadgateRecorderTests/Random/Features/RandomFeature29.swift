// Written by Tests/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature29: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    @Shared(.fileStorage(URL(filePath: "/random/notes-1.json"))) var saved: [Int] = []
    @Shared(.appStorage("level-1")) var level = 0
    @SharedReader(.appStorage("level-1")) var shownLevel = 0
    var dice: [Int] = []
    var order: Set<Int> = []
    var path1 = StackState<RandomFeature10.State>()
    @Presents var sheet2: RandomFeature28.State?
    var gated9: GatedLeaf.State
    @Presents var gatedSheet9: GatedLeaf.State?

    init(id: Int) {
      self.id = id
      gated9 = GatedLeaf.State(id: 9)
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case save(Int)
    case raise(Int)
    case raiseLater(Int)
    case noteLevel
    case shuffle(Int)
    case push1
    case pop1
    case path1(StackActionOf<RandomFeature10>)
    case present2
    case sheet2(PresentationAction<RandomFeature28.Action>)
    case gated9(Gate<GatedLeaf>)
    case presentGated9
    case gatedSheet9(PresentationAction<Gate<GatedLeaf>>)
  }

  @Dependency(\.withRandomNumberGenerator) var numbers

  var body: some ReducerOf<Self> {
    Scope(state: \.gated9, action: \.gated9) { GatedLeaf() }
    Reduce { state, action in
      switch action {
      case .add(let number): state.count += number
      case .save(let number): state.$saved.withLock { $0 = $0.suffix(4) + [number] }
      case .raise(let number): state.$level.withLock { $0 &+= number }
      case .raiseLater(let number):
        return .run { @MainActor [level = state.$level, saved = state.$saved] send in
          level.withLock { $0 = $0 &* 2 &+ number }
          saved.withLock { $0.removeAll() }
          await send(.noteLevel)
        }
      case .noteLevel: state.$saved.withLock { $0 = $0.suffix(4) + [state.shownLevel] }
      case .shuffle(let size):
        state.dice = numbers { Array(0..<size).shuffled(using: &$0) }
        state.order.insert(state.dice.first ?? -1)
      case .push1: if state.path1.count < 4 { state.path1.append(RandomFeature10.State(id: state.count)) }
      case .pop1: state.path1 = StackState(state.path1.dropLast(2))
      case .path1: state.count += 1
      case .present2: state.sheet2 = RandomFeature28.State(id: state.count)
      case .sheet2: state.count += 1
      case .gated9(.delegate(.counted(let number))): state.count += number
      case .gated9: state.count += 1
      case .presentGated9: state.gatedSheet9 = GatedLeaf.State(id: state.count)
      case .gatedSheet9(.presented(.delegate)): return .send(.gated9(.interface(.reset)))
      case .gatedSheet9: state.count += 1
      }
      return .none
    }
    .forEach(\.path1, action: \.path1) { RandomFeature10() }
    .ifLet(\.$sheet2, action: \.sheet2) { RandomFeature28() }
    .ifLet(\.$gatedSheet9, action: \.gatedSheet9) { GatedLeaf() }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(21) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .save(random.below(10))
    case 2:
      return .raise(random.below(10))
    case 3:
      return .raiseLater(random.below(10))
    case 4:
      return .shuffle(random.below(5))
    case 5:
      return .push1
    case 6:
      return .pop1
    case 7:
      if let id = state.path1.ids.last { return .path1(.popFrom(id: id)) }
    case 8:
      if let id = random.element(of: state.path1.ids), let child = state.path1[id: id] {
        return .path1(.element(id: id, action: RandomFeature10.randomAction(child, &random)))
      }
    case 9:
      if let id = random.element(of: state.path1.ids), let child = state.path1[id: id] {
        return .path1(.element(id: id, action: RandomFeature10.randomAction(child, &random)))
      }
    case 10:
      if let id = random.element(of: state.path1.ids), let child = state.path1[id: id] {
        return .path1(.element(id: id, action: RandomFeature10.randomAction(child, &random)))
      }
    case 11:
      return .present2
    case 12:
      if state.sheet2 != nil { return .sheet2(.dismiss) }
    case 13:
      if let child = state.sheet2 { return .sheet2(.presented(RandomFeature28.randomAction(child, &random))) }
    case 14:
      if let child = state.sheet2 { return .sheet2(.presented(RandomFeature28.randomAction(child, &random))) }
    case 15:
      if let child = state.sheet2 { return .sheet2(.presented(RandomFeature28.randomAction(child, &random))) }
    case 16:
      return .gated9(Gate(GatedLeaf.randomAction(state.gated9, &random)))
    case 17:
      return .gated9(.interface(.reset))
    case 18:
      return .presentGated9
    case 19:
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
