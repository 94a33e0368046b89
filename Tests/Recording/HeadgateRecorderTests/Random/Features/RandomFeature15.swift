// Written by Tests/Recording/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature15: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var stamps: [String] = []
    var rolls = 0
    var query = 0
    var found: [Int] = []
    var child1: RandomFeature12.State
    var path2 = StackState<RandomFeature08.State>()
    @Presents var destination8: RandomDestination1.State?

    init(id: Int) {
      self.id = id
      child1 = RandomFeature12.State(id: 1)
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case stamp
    case roll
    case search(Int)
    case found(Int)
    case child1(RandomFeature12.Action)
    case push2
    case pop2
    case path2(StackActionOf<RandomFeature08>)
    case showFirst8
    case showSecond8
    case destination8(PresentationAction<RandomDestination1.Action>)
  }

  @Dependency(\.uuid) var uuid
  @Dependency(\.date.now) var now
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  var body: some ReducerOf<Self> {
    Scope(state: \.child1, action: \.child1) { RandomFeature12() }
    Reduce { state, action in
      switch action {
      case .add(let number): state.count += number
      case .stamp: state.stamps = state.stamps.suffix(3) + ["\(uuid()) \(now.timeIntervalSinceReferenceDate)"]
      case .roll: state.rolls = withRandomNumberGenerator { Int.random(in: 0...5, using: &$0) }
      case .search(let query):
        state.query = query
        return .run(name: "search") { send in await send(.found(query)) }
          .debounce(id: "search", for: .milliseconds(20))
      case .found(let number): state.found = state.found.suffix(3) + [number]
      case .child1: state.count += 1
      case .push2: if state.path2.count < 4 { state.path2.append(RandomFeature08.State(id: state.count)) }
      case .pop2: state.path2 = StackState(state.path2.dropLast(2))
      case .path2: state.count += 1
      case .showFirst8: state.destination8 = .first(RandomFeature02.State(id: state.count))
      case .showSecond8: state.destination8 = .second(RandomFeature06.State(id: state.count))
      case .destination8: state.count += 1
      }
      return .none
    }
    .forEach(\.path2, action: \.path2) { RandomFeature08() }
    .ifLet(\.$destination8, action: \.destination8)
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(18) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .stamp
    case 2:
      return .roll
    case 3:
      return .search(random.below(100))
    case 4:
      return .child1(RandomFeature12.randomAction(state.child1, &random))
    case 5:
      return .child1(RandomFeature12.randomAction(state.child1, &random))
    case 6:
      return .push2
    case 7:
      return .pop2
    case 8:
      if let id = state.path2.ids.last { return .path2(.popFrom(id: id)) }
    case 9:
      if let id = random.element(of: state.path2.ids), let child = state.path2[id: id] {
        return .path2(.element(id: id, action: RandomFeature08.randomAction(child, &random)))
      }
    case 10:
      if let id = random.element(of: state.path2.ids), let child = state.path2[id: id] {
        return .path2(.element(id: id, action: RandomFeature08.randomAction(child, &random)))
      }
    case 11:
      if let id = random.element(of: state.path2.ids), let child = state.path2[id: id] {
        return .path2(.element(id: id, action: RandomFeature08.randomAction(child, &random)))
      }
    case 12:
      return .showFirst8
    case 13:
      return .showSecond8
    case 14:
      if state.destination8 != nil { return .destination8(.dismiss) }
    case 15:
      switch state.destination8 {
      case .first(let child): return .destination8(.presented(.first(RandomFeature02.randomAction(child, &random))))
      case .second(let child): return .destination8(.presented(.second(RandomFeature06.randomAction(child, &random))))
      case nil: break
      }
    case 16:
      switch state.destination8 {
      case .first(let child): return .destination8(.presented(.first(RandomFeature02.randomAction(child, &random))))
      case .second(let child): return .destination8(.presented(.second(RandomFeature06.randomAction(child, &random))))
      case nil: break
      }
    default:
      switch state.destination8 {
      case .first(let child): return .destination8(.presented(.first(RandomFeature02.randomAction(child, &random))))
      case .second(let child): return .destination8(.presented(.second(RandomFeature06.randomAction(child, &random))))
      case nil: break
      }
    }
    return .add(1)
  }
}
