// Written by Tests/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature20: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var loads: [Int] = []
    var child1: RandomFeature02.State
    @Presents var sheet2: RandomFeature19.State?

    init(id: Int) {
      self.id = id
      child1 = RandomFeature02.State(id: 1)
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case load(Int)
    case loaded(Int)
    case stop
    case child1(RandomFeature02.Action)
    case present2
    case sheet2(PresentationAction<RandomFeature19.Action>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child1, action: \.child1) { RandomFeature02() }
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
      case .child1: state.count += 1
      case .present2: state.sheet2 = RandomFeature19.State(id: state.count)
      case .sheet2: state.count += 1
      }
      return .none
    }
    .ifLet(\.$sheet2, action: \.sheet2) { RandomFeature19() }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(11) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .load(random.below(6))
    case 2:
      return .load(random.below(6))
    case 3:
      return .stop
    case 4:
      return .child1(RandomFeature02.randomAction(state.child1, &random))
    case 5:
      return .child1(RandomFeature02.randomAction(state.child1, &random))
    case 6:
      return .present2
    case 7:
      if state.sheet2 != nil { return .sheet2(.dismiss) }
    case 8:
      if let child = state.sheet2 { return .sheet2(.presented(RandomFeature19.randomAction(child, &random))) }
    case 9:
      if let child = state.sheet2 { return .sheet2(.presented(RandomFeature19.randomAction(child, &random))) }
    default:
      if let child = state.sheet2 { return .sheet2(.presented(RandomFeature19.randomAction(child, &random))) }
    }
    return .add(1)
  }
}
