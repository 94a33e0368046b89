// Written by Tests/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature17: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    @Shared(.fileStorage(URL(filePath: "/random/notes-1.json"))) var saved: [Int] = []
    @Shared(.appStorage("level-1")) var level = 0
    @SharedReader(.appStorage("level-1")) var shownLevel = 0
    @Shared var box: Int
    var other: SharedBox
    @Presents var sheet1: RandomFeature06.State?
    @Presents var sheet2: RandomFeature12.State?
    var gated9: GatedLeaf.State
    @Presents var gatedSheet9: GatedLeaf.State?

    init(id: Int) {
      self.id = id
      let box = Shared(value: 0)
      _box = box
      other = SharedBox(box: box)
      gated9 = GatedLeaf.State(id: 9)
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case save(Int)
    case raise(Int)
    case raiseLater(Int)
    case noteLevel
    case box(Int)
    case boxLater(Int)
    case noteBox
    case newBox
    case present1
    case sheet1(PresentationAction<RandomFeature06.Action>)
    case present2
    case sheet2(PresentationAction<RandomFeature12.Action>)
    case gated9(Gate<GatedLeaf>)
    case presentGated9
    case gatedSheet9(PresentationAction<Gate<GatedLeaf>>)
  }

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
      case .box(let number): state.$box.withLock { $0 += number }
      case .boxLater(let number):
        return .run { @MainActor [box = state.other.$box] send in
          box.withLock { $0 -= number }
          await send(.noteBox)
        }
      case .noteBox: state.other.notes = state.other.notes.suffix(3) + [state.box]
      case .newBox: state.other = SharedBox(box: Shared(value: state.box + 1))
      case .present1: state.sheet1 = RandomFeature06.State(id: state.count)
      case .sheet1: state.count += 1
      case .present2: state.sheet2 = RandomFeature12.State(id: state.count)
      case .sheet2: state.count += 1
      case .gated9(.delegate(.counted(let number))): state.count += number
      case .gated9: state.count += 1
      case .presentGated9: state.gatedSheet9 = GatedLeaf.State(id: state.count)
      case .gatedSheet9(.presented(.delegate)): return .send(.gated9(.interface(.reset)))
      case .gatedSheet9: state.count += 1
      }
      return .none
    }
    .ifLet(\.$sheet1, action: \.sheet1) { RandomFeature06() }
    .ifLet(\.$sheet2, action: \.sheet2) { RandomFeature12() }
    .ifLet(\.$gatedSheet9, action: \.gatedSheet9) { GatedLeaf() }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(23) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .save(random.below(10))
    case 2:
      return .raise(random.below(10))
    case 3:
      return .raiseLater(random.below(10))
    case 4:
      return .box(random.below(10))
    case 5:
      return .boxLater(random.below(10))
    case 6:
      return .noteBox
    case 7:
      return .newBox
    case 8:
      return .present1
    case 9:
      if state.sheet1 != nil { return .sheet1(.dismiss) }
    case 10:
      if let child = state.sheet1 { return .sheet1(.presented(RandomFeature06.randomAction(child, &random))) }
    case 11:
      if let child = state.sheet1 { return .sheet1(.presented(RandomFeature06.randomAction(child, &random))) }
    case 12:
      if let child = state.sheet1 { return .sheet1(.presented(RandomFeature06.randomAction(child, &random))) }
    case 13:
      return .present2
    case 14:
      if state.sheet2 != nil { return .sheet2(.dismiss) }
    case 15:
      if let child = state.sheet2 { return .sheet2(.presented(RandomFeature12.randomAction(child, &random))) }
    case 16:
      if let child = state.sheet2 { return .sheet2(.presented(RandomFeature12.randomAction(child, &random))) }
    case 17:
      if let child = state.sheet2 { return .sheet2(.presented(RandomFeature12.randomAction(child, &random))) }
    case 18:
      return .gated9(Gate(GatedLeaf.randomAction(state.gated9, &random)))
    case 19:
      return .gated9(.interface(.reset))
    case 20:
      return .presentGated9
    case 21:
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
