// Written by Tests/Recording/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature21: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var loads: [Int] = []
    @Shared var box: Int
    var other: SharedBox
    var maybe1: RandomFeature11.State?
    var rows2: IdentifiedArrayOf<RandomFeature16.State> = []
    @Presents var destination8: RandomDestination1.State?
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
    case load(Int)
    case loaded(Int)
    case stop
    case box(Int)
    case boxLater(Int)
    case noteBox
    case newBox
    case toggle1
    case maybe1(RandomFeature11.Action)
    case addRow2
    case removeRow2(Int)
    case rows2(IdentifiedActionOf<RandomFeature16>)
    case showFirst8
    case showSecond8
    case destination8(PresentationAction<RandomDestination1.Action>)
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
      case .box(let number): state.$box.withLock { $0 += number }
      case .boxLater(let number):
        return .run { @MainActor [box = state.other.$box] send in
          box.withLock { $0 -= number }
          await send(.noteBox)
        }
      case .noteBox: state.other.notes = state.other.notes.suffix(3) + [state.box]
      case .newBox: state.other = SharedBox(box: Shared(value: state.box + 1))
      case .toggle1: state.maybe1 = state.maybe1 == nil ? RandomFeature11.State(id: state.count) : nil
      case .maybe1: state.count += 1
      case .addRow2:
        let id = (state.rows2.ids.max() ?? 0) + 1
        if state.rows2.count < 5 { state.rows2.append(RandomFeature16.State(id: id)) }
      case .removeRow2(let id): state.rows2.remove(id: id)
      case .rows2: state.count += 1
      case .showFirst8: state.destination8 = .first(RandomFeature02.State(id: state.count))
      case .showSecond8: state.destination8 = .second(RandomFeature06.State(id: state.count))
      case .destination8: state.count += 1
      case .gated9(.delegate(.counted(let number))): state.count += number
      case .gated9: state.count += 1
      case .presentGated9: state.gatedSheet9 = GatedLeaf.State(id: state.count)
      case .gatedSheet9(.presented(.delegate)): return .send(.gated9(.interface(.reset)))
      case .gatedSheet9: state.count += 1
      }
      return .none
    }
    .ifLet(\.maybe1, action: \.maybe1) { RandomFeature11() }
    .forEach(\.rows2, action: \.rows2) { RandomFeature16() }
    .ifLet(\.$destination8, action: \.destination8)
    .ifLet(\.$gatedSheet9, action: \.gatedSheet9) { GatedLeaf() }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(28) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .load(random.below(6))
    case 2:
      return .load(random.below(6))
    case 3:
      return .stop
    case 4:
      return .box(random.below(10))
    case 5:
      return .boxLater(random.below(10))
    case 6:
      return .noteBox
    case 7:
      return .newBox
    case 8:
      return .toggle1
    case 9:
      if let child = state.maybe1 { return .maybe1(RandomFeature11.randomAction(child, &random)) }
    case 10:
      if let child = state.maybe1 { return .maybe1(RandomFeature11.randomAction(child, &random)) }
    case 11:
      if let child = state.maybe1 { return .maybe1(RandomFeature11.randomAction(child, &random)) }
    case 12:
      return .addRow2
    case 13:
      return .removeRow2(random.below(8))
    case 14:
      if let row = random.element(of: state.rows2) {
        return .rows2(.element(id: row.id, action: RandomFeature16.randomAction(row, &random)))
      }
    case 15:
      if let row = random.element(of: state.rows2) {
        return .rows2(.element(id: row.id, action: RandomFeature16.randomAction(row, &random)))
      }
    case 16:
      if let row = random.element(of: state.rows2) {
        return .rows2(.element(id: row.id, action: RandomFeature16.randomAction(row, &random)))
      }
    case 17:
      return .showFirst8
    case 18:
      return .showSecond8
    case 19:
      if state.destination8 != nil { return .destination8(.dismiss) }
    case 20:
      switch state.destination8 {
      case .first(let child): return .destination8(.presented(.first(RandomFeature02.randomAction(child, &random))))
      case .second(let child): return .destination8(.presented(.second(RandomFeature06.randomAction(child, &random))))
      case nil: break
      }
    case 21:
      switch state.destination8 {
      case .first(let child): return .destination8(.presented(.first(RandomFeature02.randomAction(child, &random))))
      case .second(let child): return .destination8(.presented(.second(RandomFeature06.randomAction(child, &random))))
      case nil: break
      }
    case 22:
      switch state.destination8 {
      case .first(let child): return .destination8(.presented(.first(RandomFeature02.randomAction(child, &random))))
      case .second(let child): return .destination8(.presented(.second(RandomFeature06.randomAction(child, &random))))
      case nil: break
      }
    case 23:
      return .gated9(Gate(GatedLeaf.randomAction(state.gated9, &random)))
    case 24:
      return .gated9(.interface(.reset))
    case 25:
      return .presentGated9
    case 26:
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
