// Written by Tests/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature27: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var pin = Redacted("")
    var note = Redacted(0)
    var secrets = 0
    @Shared(.inMemory("profile-1")) var profile = SharedProfile()
    var part: SharedName?
    @Presents var sheet1: RandomFeature05.State?
    @Presents var sheet2: RandomFeature21.State?
    @Presents var destination8: RandomDestination1.State?

    init(id: Int) {
      self.id = id
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case setPin(Redacted<String>)
    case setNote(Int)
    case openPart
    case closePart
    case rename(Int)
    case visit
    case present1
    case sheet1(PresentationAction<RandomFeature05.Action>)
    case present2
    case sheet2(PresentationAction<RandomFeature21.Action>)
    case showFirst8
    case showSecond8
    case destination8(PresentationAction<RandomDestination1.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let number): state.count += number
      case .setPin(let pin):
        state.pin = pin
        state.secrets += 1
      case .setNote(let number): state.note = Redacted(number)
      case .openPart: state.part = SharedName(name: state.$profile.name)
      case .closePart: state.part = nil
      case .rename(let number): state.part?.$name.withLock { $0 = "\($0.suffix(6))\(number)" }
      case .visit: state.$profile.withLock { $0.visits += 1 }
      case .present1: state.sheet1 = RandomFeature05.State(id: state.count)
      case .sheet1: state.count += 1
      case .present2: state.sheet2 = RandomFeature21.State(id: state.count)
      case .sheet2: state.count += 1
      case .showFirst8: state.destination8 = .first(RandomFeature02.State(id: state.count))
      case .showSecond8: state.destination8 = .second(RandomFeature06.State(id: state.count))
      case .destination8: state.count += 1
      }
      return .none
    }
    .ifLet(\.$sheet1, action: \.sheet1) { RandomFeature05() }
    .ifLet(\.$sheet2, action: \.sheet2) { RandomFeature21() }
    .ifLet(\.$destination8, action: \.destination8)
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(24) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .setPin(Redacted("\(random.below(10_000))"))
    case 2:
      return .setNote(random.below(10))
    case 3:
      return .openPart
    case 4:
      return .rename(random.below(10))
    case 5:
      return .rename(random.below(10))
    case 6:
      return .visit
    case 7:
      return .closePart
    case 8:
      return .present1
    case 9:
      if state.sheet1 != nil { return .sheet1(.dismiss) }
    case 10:
      if let child = state.sheet1 { return .sheet1(.presented(RandomFeature05.randomAction(child, &random))) }
    case 11:
      if let child = state.sheet1 { return .sheet1(.presented(RandomFeature05.randomAction(child, &random))) }
    case 12:
      if let child = state.sheet1 { return .sheet1(.presented(RandomFeature05.randomAction(child, &random))) }
    case 13:
      return .present2
    case 14:
      if state.sheet2 != nil { return .sheet2(.dismiss) }
    case 15:
      if let child = state.sheet2 { return .sheet2(.presented(RandomFeature21.randomAction(child, &random))) }
    case 16:
      if let child = state.sheet2 { return .sheet2(.presented(RandomFeature21.randomAction(child, &random))) }
    case 17:
      if let child = state.sheet2 { return .sheet2(.presented(RandomFeature21.randomAction(child, &random))) }
    case 18:
      return .showFirst8
    case 19:
      return .showSecond8
    case 20:
      if state.destination8 != nil { return .destination8(.dismiss) }
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
