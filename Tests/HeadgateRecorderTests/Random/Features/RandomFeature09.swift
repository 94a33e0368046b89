// Written by Tests/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature09: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    @Shared(.inMemory("profile-1")) var profile = SharedProfile()
    var part: SharedName?
    var links = 0
    var path1 = StackState<RandomFeature05.State>()
    @Presents var sheet2: RandomFeature03.State?
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
    case openPart
    case closePart
    case rename(Int)
    case visit
    case chain(Int)
    case fork(Int)
    case tick
    case push1
    case pop1
    case path1(StackActionOf<RandomFeature05>)
    case present2
    case sheet2(PresentationAction<RandomFeature03.Action>)
    case showFirst8
    case showSecond8
    case destination8(PresentationAction<RandomDestination1.Action>)
    case gated9(Gate<GatedLeaf>)
    case presentGated9
    case gatedSheet9(PresentationAction<Gate<GatedLeaf>>)

    private indirect enum Coded: Codable {
      case add(Int)
      case openPart
      case closePart
      case rename(Int)
      case visit
      case chain(Int)
      case fork(Int)
      case tick
      case push1
      case pop1
      case path1(CodedStackActionOf<RandomFeature05>)
      case present2
      case sheet2(PresentationAction<RandomFeature03.Action>)
      case showFirst8
      case showSecond8
      case destination8(PresentationAction<RandomDestination1.Action>)
      case gated9(Gate<GatedLeaf>)
      case presentGated9
      case gatedSheet9(PresentationAction<Gate<GatedLeaf>>)
    }

    init(from decoder: any Decoder) throws {
      switch try Coded(from: decoder) {
      case .add(let value): self = .add(value)
      case .openPart: self = .openPart
      case .closePart: self = .closePart
      case .rename(let value): self = .rename(value)
      case .visit: self = .visit
      case .chain(let value): self = .chain(value)
      case .fork(let value): self = .fork(value)
      case .tick: self = .tick
      case .push1: self = .push1
      case .pop1: self = .pop1
      case .path1(let value): self = .path1(value.action)
      case .present2: self = .present2
      case .sheet2(let value): self = .sheet2(value)
      case .showFirst8: self = .showFirst8
      case .showSecond8: self = .showSecond8
      case .destination8(let value): self = .destination8(value)
      case .gated9(let value): self = .gated9(value)
      case .presentGated9: self = .presentGated9
      case .gatedSheet9(let value): self = .gatedSheet9(value)
      }
    }

    func encode(to encoder: any Encoder) throws {
      let coded: Coded =
        switch self {
        case .add(let value): .add(value)
        case .openPart: .openPart
        case .closePart: .closePart
        case .rename(let value): .rename(value)
        case .visit: .visit
        case .chain(let value): .chain(value)
        case .fork(let value): .fork(value)
        case .tick: .tick
        case .push1: .push1
        case .pop1: .pop1
        case .path1(let value): .path1(CodedStackAction(value))
        case .present2: .present2
        case .sheet2(let value): .sheet2(value)
        case .showFirst8: .showFirst8
        case .showSecond8: .showSecond8
        case .destination8(let value): .destination8(value)
        case .gated9(let value): .gated9(value)
        case .presentGated9: .presentGated9
        case .gatedSheet9(let value): .gatedSheet9(value)
        }
      try coded.encode(to: encoder)
    }
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.gated9, action: \.gated9) { GatedLeaf() }
    Reduce { state, action in
      switch action {
      case .add(let number): state.count += number
      case .openPart: state.part = SharedName(name: state.$profile.name)
      case .closePart: state.part = nil
      case .rename(let number): state.part?.$name.withLock { $0 = "\($0.suffix(6))\(number)" }
      case .visit: state.$profile.withLock { $0.visits += 1 }
      case .chain(let length):
        state.links += 1
        return length > 0 ? .send(.chain(length - 1)) : .none
      case .fork(let size):
        return .merge(
          .concatenate(.send(.tick), .run { send in for _ in 0..<size { await send(.tick) } }),
          .run { send in await send(.chain(size)) },
          .send(.chain(1))
        )
      case .tick: state.links &+= 100
      case .push1: if state.path1.count < 4 { state.path1.append(RandomFeature05.State(id: state.count)) }
      case .pop1: state.path1 = StackState(state.path1.dropLast(2))
      case .path1: state.count += 1
      case .present2: state.sheet2 = RandomFeature03.State(id: state.count)
      case .sheet2: state.count += 1
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
    .forEach(\.path1, action: \.path1) { RandomFeature05() }
    .ifLet(\.$sheet2, action: \.sheet2) { RandomFeature03() }
    .ifLet(\.$destination8, action: \.destination8)
    .ifLet(\.$gatedSheet9, action: \.gatedSheet9) { GatedLeaf() }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(30) {
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
      return .chain(random.below(4))
    case 7:
      return .fork(random.below(3))
    case 8:
      return .push1
    case 9:
      return .pop1
    case 10:
      if let id = state.path1.ids.last { return .path1(.popFrom(id: id)) }
    case 11:
      if let id = random.element(of: state.path1.ids), let child = state.path1[id: id] {
        return .path1(.element(id: id, action: RandomFeature05.randomAction(child, &random)))
      }
    case 12:
      if let id = random.element(of: state.path1.ids), let child = state.path1[id: id] {
        return .path1(.element(id: id, action: RandomFeature05.randomAction(child, &random)))
      }
    case 13:
      if let id = random.element(of: state.path1.ids), let child = state.path1[id: id] {
        return .path1(.element(id: id, action: RandomFeature05.randomAction(child, &random)))
      }
    case 14:
      return .present2
    case 15:
      if state.sheet2 != nil { return .sheet2(.dismiss) }
    case 16:
      if let child = state.sheet2 { return .sheet2(.presented(RandomFeature03.randomAction(child, &random))) }
    case 17:
      if let child = state.sheet2 { return .sheet2(.presented(RandomFeature03.randomAction(child, &random))) }
    case 18:
      if let child = state.sheet2 { return .sheet2(.presented(RandomFeature03.randomAction(child, &random))) }
    case 19:
      return .showFirst8
    case 20:
      return .showSecond8
    case 21:
      if state.destination8 != nil { return .destination8(.dismiss) }
    case 22:
      switch state.destination8 {
      case .first(let child): return .destination8(.presented(.first(RandomFeature02.randomAction(child, &random))))
      case .second(let child): return .destination8(.presented(.second(RandomFeature06.randomAction(child, &random))))
      case nil: break
      }
    case 23:
      switch state.destination8 {
      case .first(let child): return .destination8(.presented(.first(RandomFeature02.randomAction(child, &random))))
      case .second(let child): return .destination8(.presented(.second(RandomFeature06.randomAction(child, &random))))
      case nil: break
      }
    case 24:
      switch state.destination8 {
      case .first(let child): return .destination8(.presented(.first(RandomFeature02.randomAction(child, &random))))
      case .second(let child): return .destination8(.presented(.second(RandomFeature06.randomAction(child, &random))))
      case nil: break
      }
    case 25:
      return .gated9(Gate(GatedLeaf.randomAction(state.gated9, &random)))
    case 26:
      return .gated9(.interface(.reset))
    case 27:
      return .presentGated9
    case 28:
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
