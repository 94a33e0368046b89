// Written by Tests/Recording/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature30: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    @Shared(.fileStorage(URL(filePath: "/random/notes-0.json"))) var saved: [Int] = []
    @Shared(.appStorage("level-0")) var level = 0
    @SharedReader(.appStorage("level-0")) var shownLevel = 0
    var child1: RandomFeature10.State
    @Presents var sheet2: RandomFeature23.State?
    @Presents var destination8: RandomDestination0.State?

    init(id: Int) {
      self.id = id
      child1 = RandomFeature10.State(id: 1)
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case save(Int)
    case raise(Int)
    case raiseLater(Int)
    case noteLevel
    case child1(RandomFeature10.Action)
    case present2
    case sheet2(PresentationAction<RandomFeature23.Action>)
    case showFirst8
    case showSecond8
    case destination8(PresentationAction<RandomDestination0.Action>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child1, action: \.child1) { RandomFeature10() }
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
      case .child1: state.count += 1
      case .present2: state.sheet2 = RandomFeature23.State(id: state.count)
      case .sheet2: state.count += 1
      case .showFirst8: state.destination8 = .first(RandomFeature01.State(id: state.count))
      case .showSecond8: state.destination8 = .second(RandomFeature05.State(id: state.count))
      case .destination8: state.count += 1
      }
      return .none
    }
    .ifLet(\.$sheet2, action: \.sheet2) { RandomFeature23() }
    .ifLet(\.$destination8, action: \.destination8)
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(17) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .save(random.below(10))
    case 2:
      return .raise(random.below(10))
    case 3:
      return .raiseLater(random.below(10))
    case 4:
      return .child1(RandomFeature10.randomAction(state.child1, &random))
    case 5:
      return .child1(RandomFeature10.randomAction(state.child1, &random))
    case 6:
      return .present2
    case 7:
      if state.sheet2 != nil { return .sheet2(.dismiss) }
    case 8:
      if let child = state.sheet2 { return .sheet2(.presented(RandomFeature23.randomAction(child, &random))) }
    case 9:
      if let child = state.sheet2 { return .sheet2(.presented(RandomFeature23.randomAction(child, &random))) }
    case 10:
      if let child = state.sheet2 { return .sheet2(.presented(RandomFeature23.randomAction(child, &random))) }
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
