// Written by Tests/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature12: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    @Shared(.inMemory("profile-0")) var profile = SharedProfile()
    var part: SharedName?
    @Presents var sheet1: RandomFeature06.State?
    @Presents var sheet2: RandomFeature06.State?
    @Presents var destination8: RandomDestination0.State?

    init(id: Int) {
      self.id = id
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case openPart
    case closePart
    case rename(Int)
    case visit
    case present1
    case sheet1(PresentationAction<RandomFeature06.Action>)
    case present2
    case sheet2(PresentationAction<RandomFeature06.Action>)
    case showFirst8
    case showSecond8
    case destination8(PresentationAction<RandomDestination0.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let number): state.count += number
      case .openPart: state.part = SharedName(name: state.$profile.name)
      case .closePart: state.part = nil
      case .rename(let number): state.part?.$name.withLock { $0 = "\($0.suffix(6))\(number)" }
      case .visit: state.$profile.withLock { $0.visits += 1 }
      case .present1: state.sheet1 = RandomFeature06.State(id: state.count)
      case .sheet1: state.count += 1
      case .present2: state.sheet2 = RandomFeature06.State(id: state.count)
      case .sheet2: state.count += 1
      case .showFirst8: state.destination8 = .first(RandomFeature01.State(id: state.count))
      case .showSecond8: state.destination8 = .second(RandomFeature05.State(id: state.count))
      case .destination8: state.count += 1
      }
      return .none
    }
    .ifLet(\.$sheet1, action: \.sheet1) { RandomFeature06() }
    .ifLet(\.$sheet2, action: \.sheet2) { RandomFeature06() }
    .ifLet(\.$destination8, action: \.destination8)
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(22) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .openPart
    case 2:
      return .rename(random.below(10))
    case 3:
      return .rename(random.below(10))
    case 4:
      return .visit
    case 5:
      return .closePart
    case 6:
      return .present1
    case 7:
      if state.sheet1 != nil { return .sheet1(.dismiss) }
    case 8:
      if let child = state.sheet1 { return .sheet1(.presented(RandomFeature06.randomAction(child, &random))) }
    case 9:
      if let child = state.sheet1 { return .sheet1(.presented(RandomFeature06.randomAction(child, &random))) }
    case 10:
      if let child = state.sheet1 { return .sheet1(.presented(RandomFeature06.randomAction(child, &random))) }
    case 11:
      return .present2
    case 12:
      if state.sheet2 != nil { return .sheet2(.dismiss) }
    case 13:
      if let child = state.sheet2 { return .sheet2(.presented(RandomFeature06.randomAction(child, &random))) }
    case 14:
      if let child = state.sheet2 { return .sheet2(.presented(RandomFeature06.randomAction(child, &random))) }
    case 15:
      if let child = state.sheet2 { return .sheet2(.presented(RandomFeature06.randomAction(child, &random))) }
    case 16:
      return .showFirst8
    case 17:
      return .showSecond8
    case 18:
      if state.destination8 != nil { return .destination8(.dismiss) }
    case 19:
      switch state.destination8 {
      case .first(let child): return .destination8(.presented(.first(RandomFeature01.randomAction(child, &random))))
      case .second(let child): return .destination8(.presented(.second(RandomFeature05.randomAction(child, &random))))
      case nil: break
      }
    case 20:
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
