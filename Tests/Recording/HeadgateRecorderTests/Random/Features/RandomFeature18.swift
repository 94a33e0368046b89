// Written by Tests/Recording/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature18: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var loads: [Int] = []
    var rows1: IdentifiedArrayOf<RandomFeature11.State> = []
    var child2: RandomFeature14.State
    @Presents var destination8: RandomDestination0.State?

    init(id: Int) {
      self.id = id
      child2 = RandomFeature14.State(id: 2)
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case load(Int)
    case loaded(Int)
    case stop
    case addRow1
    case removeRow1(Int)
    case rows1(IdentifiedActionOf<RandomFeature11>)
    case child2(RandomFeature14.Action)
    case showFirst8
    case showSecond8
    case destination8(PresentationAction<RandomDestination0.Action>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child2, action: \.child2) { RandomFeature14() }
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
      case .addRow1:
        let id = (state.rows1.ids.max() ?? 0) + 1
        if state.rows1.count < 5 { state.rows1.append(RandomFeature11.State(id: id)) }
      case .removeRow1(let id): state.rows1.remove(id: id)
      case .rows1: state.count += 1
      case .child2: state.count += 1
      case .showFirst8: state.destination8 = .first(RandomFeature01.State(id: state.count))
      case .showSecond8: state.destination8 = .second(RandomFeature05.State(id: state.count))
      case .destination8: state.count += 1
      }
      return .none
    }
    .forEach(\.rows1, action: \.rows1) { RandomFeature11() }
    .ifLet(\.$destination8, action: \.destination8)
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(17) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .load(random.below(6))
    case 2:
      return .load(random.below(6))
    case 3:
      return .stop
    case 4:
      return .addRow1
    case 5:
      return .removeRow1(random.below(8))
    case 6:
      if let row = random.element(of: state.rows1) {
        return .rows1(.element(id: row.id, action: RandomFeature11.randomAction(row, &random)))
      }
    case 7:
      if let row = random.element(of: state.rows1) {
        return .rows1(.element(id: row.id, action: RandomFeature11.randomAction(row, &random)))
      }
    case 8:
      if let row = random.element(of: state.rows1) {
        return .rows1(.element(id: row.id, action: RandomFeature11.randomAction(row, &random)))
      }
    case 9:
      return .child2(RandomFeature14.randomAction(state.child2, &random))
    case 10:
      return .child2(RandomFeature14.randomAction(state.child2, &random))
    case 11:
      return .showFirst8
    case 12:
      return .showSecond8
    case 13:
      if state.destination8 != nil { return .destination8(.dismiss) }
    case 14:
      switch state.destination8 {
      case .first(let child): return .destination8(.presented(.first(RandomFeature01.randomAction(child, &random))))
      case .second(let child): return .destination8(.presented(.second(RandomFeature05.randomAction(child, &random))))
      case nil: break
      }
    case 15:
      switch state.destination8 {
      case .first(let child): return .destination8(.presented(.first(RandomFeature01.randomAction(child, &random))))
      case .second(let child): return .destination8(.presented(.second(RandomFeature05.randomAction(child, &random))))
      case nil: break
      }
    default:
      switch state.destination8 {
      case .first(let child): return .destination8(.presented(.first(RandomFeature01.randomAction(child, &random))))
      case .second(let child): return .destination8(.presented(.second(RandomFeature05.randomAction(child, &random))))
      case nil: break
      }
    }
    return .add(1)
  }
}
