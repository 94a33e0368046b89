// Written by Tests/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature21: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var loads: [Int] = []
    var query = 0
    var found: [Int] = []
    var maybe1: RandomFeature05.State?
    var rows2: IdentifiedArrayOf<RandomFeature17.State> = []
    @Presents var destination8: RandomDestination1.State?
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
    case search(Int)
    case found(Int)
    case toggle1
    case maybe1(RandomFeature05.Action)
    case addRow2
    case removeRow2(Int)
    case rows2(IdentifiedActionOf<RandomFeature17>)
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
      case .search(let query):
        state.query = query
        return .run(name: "search") { send in await send(.found(query)) }
          .debounce(id: "search", for: .milliseconds(20))
      case .found(let number): state.found = state.found.suffix(3) + [number]
      case .toggle1: state.maybe1 = state.maybe1 == nil ? RandomFeature05.State(id: state.count) : nil
      case .maybe1: state.count += 1
      case .addRow2:
        let id = (state.rows2.ids.max() ?? 0) + 1
        if state.rows2.count < 5 { state.rows2.append(RandomFeature17.State(id: id)) }
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
    .ifLet(\.maybe1, action: \.maybe1) { RandomFeature05() }
    .forEach(\.rows2, action: \.rows2) { RandomFeature17() }
    .ifLet(\.$destination8, action: \.destination8)
    .ifLet(\.$gatedSheet9, action: \.gatedSheet9) { GatedLeaf() }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(25) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .load(random.below(6))
    case 2:
      return .load(random.below(6))
    case 3:
      return .stop
    case 4:
      return .search(random.below(100))
    case 5:
      return .toggle1
    case 6:
      if let child = state.maybe1 { return .maybe1(RandomFeature05.randomAction(child, &random)) }
    case 7:
      if let child = state.maybe1 { return .maybe1(RandomFeature05.randomAction(child, &random)) }
    case 8:
      if let child = state.maybe1 { return .maybe1(RandomFeature05.randomAction(child, &random)) }
    case 9:
      return .addRow2
    case 10:
      return .removeRow2(random.below(8))
    case 11:
      if let row = random.element(of: state.rows2) {
        return .rows2(.element(id: row.id, action: RandomFeature17.randomAction(row, &random)))
      }
    case 12:
      if let row = random.element(of: state.rows2) {
        return .rows2(.element(id: row.id, action: RandomFeature17.randomAction(row, &random)))
      }
    case 13:
      if let row = random.element(of: state.rows2) {
        return .rows2(.element(id: row.id, action: RandomFeature17.randomAction(row, &random)))
      }
    case 14:
      return .showFirst8
    case 15:
      return .showSecond8
    case 16:
      if state.destination8 != nil { return .destination8(.dismiss) }
    case 17:
      switch state.destination8 {
      case .first(let child): return .destination8(.presented(.first(RandomFeature02.randomAction(child, &random))))
      case .second(let child): return .destination8(.presented(.second(RandomFeature06.randomAction(child, &random))))
      case nil: break
      }
    case 18:
      switch state.destination8 {
      case .first(let child): return .destination8(.presented(.first(RandomFeature02.randomAction(child, &random))))
      case .second(let child): return .destination8(.presented(.second(RandomFeature06.randomAction(child, &random))))
      case nil: break
      }
    case 19:
      switch state.destination8 {
      case .first(let child): return .destination8(.presented(.first(RandomFeature02.randomAction(child, &random))))
      case .second(let child): return .destination8(.presented(.second(RandomFeature06.randomAction(child, &random))))
      case nil: break
      }
    case 20:
      return .gated9(Gate(GatedLeaf.randomAction(state.gated9, &random)))
    case 21:
      return .gated9(.interface(.reset))
    case 22:
      return .presentGated9
    case 23:
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
