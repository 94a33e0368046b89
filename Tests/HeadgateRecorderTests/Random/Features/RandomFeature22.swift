// Written by Tests/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature22: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var loads: [Int] = []
    @Presents var sheet1: RandomFeature01.State?
    var maybe2: RandomFeature19.State?

    init(id: Int) {
      self.id = id
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case load(Int)
    case loaded(Int)
    case stop
    case present1
    case sheet1(PresentationAction<RandomFeature01.Action>)
    case toggle2
    case maybe2(RandomFeature19.Action)
  }

  var body: some ReducerOf<Self> {
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
      case .present1: state.sheet1 = RandomFeature01.State(id: state.count)
      case .sheet1: state.count += 1
      case .toggle2: state.maybe2 = state.maybe2 == nil ? RandomFeature19.State(id: state.count) : nil
      case .maybe2: state.count += 1
      }
      return .none
    }
    .ifLet(\.$sheet1, action: \.sheet1) { RandomFeature01() }
    .ifLet(\.maybe2, action: \.maybe2) { RandomFeature19() }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(13) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .load(random.below(6))
    case 2:
      return .load(random.below(6))
    case 3:
      return .stop
    case 4:
      return .present1
    case 5:
      if state.sheet1 != nil { return .sheet1(.dismiss) }
    case 6:
      if let child = state.sheet1 { return .sheet1(.presented(RandomFeature01.randomAction(child, &random))) }
    case 7:
      if let child = state.sheet1 { return .sheet1(.presented(RandomFeature01.randomAction(child, &random))) }
    case 8:
      if let child = state.sheet1 { return .sheet1(.presented(RandomFeature01.randomAction(child, &random))) }
    case 9:
      return .toggle2
    case 10:
      if let child = state.maybe2 { return .maybe2(RandomFeature19.randomAction(child, &random)) }
    case 11:
      if let child = state.maybe2 { return .maybe2(RandomFeature19.randomAction(child, &random)) }
    default:
      if let child = state.maybe2 { return .maybe2(RandomFeature19.randomAction(child, &random)) }
    }
    return .add(1)
  }
}
