// Written by Tests/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature24: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    @Shared var box: Int
    var other: SharedBox
    var path1 = StackState<RandomFeature03.State>()
    var path2 = StackState<RandomFeature18.State>()
    @Presents var destination8: RandomDestination0.State?

    init(id: Int) {
      self.id = id
      let box = Shared(value: 0)
      _box = box
      other = SharedBox(box: box)
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case box(Int)
    case boxLater(Int)
    case noteBox
    case newBox
    case push1
    case pop1
    case path1(StackActionOf<RandomFeature03>)
    case push2
    case pop2
    case path2(StackActionOf<RandomFeature18>)
    case showFirst8
    case showSecond8
    case destination8(PresentationAction<RandomDestination0.Action>)

    private indirect enum Coded: Codable {
      case add(Int)
      case box(Int)
      case boxLater(Int)
      case noteBox
      case newBox
      case push1
      case pop1
      case path1(CodedStackActionOf<RandomFeature03>)
      case push2
      case pop2
      case path2(CodedStackActionOf<RandomFeature18>)
      case showFirst8
      case showSecond8
      case destination8(PresentationAction<RandomDestination0.Action>)
    }

    init(from decoder: any Decoder) throws {
      switch try Coded(from: decoder) {
      case .add(let value): self = .add(value)
      case .box(let value): self = .box(value)
      case .boxLater(let value): self = .boxLater(value)
      case .noteBox: self = .noteBox
      case .newBox: self = .newBox
      case .push1: self = .push1
      case .pop1: self = .pop1
      case .path1(let value): self = .path1(value.action)
      case .push2: self = .push2
      case .pop2: self = .pop2
      case .path2(let value): self = .path2(value.action)
      case .showFirst8: self = .showFirst8
      case .showSecond8: self = .showSecond8
      case .destination8(let value): self = .destination8(value)
      }
    }

    func encode(to encoder: any Encoder) throws {
      let coded: Coded =
        switch self {
        case .add(let value): .add(value)
        case .box(let value): .box(value)
        case .boxLater(let value): .boxLater(value)
        case .noteBox: .noteBox
        case .newBox: .newBox
        case .push1: .push1
        case .pop1: .pop1
        case .path1(let value): .path1(CodedStackAction(value))
        case .push2: .push2
        case .pop2: .pop2
        case .path2(let value): .path2(CodedStackAction(value))
        case .showFirst8: .showFirst8
        case .showSecond8: .showSecond8
        case .destination8(let value): .destination8(value)
        }
      try coded.encode(to: encoder)
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let number): state.count += number
      case .box(let number): state.$box.withLock { $0 += number }
      case .boxLater(let number):
        return .run { @MainActor [box = state.other.$box] send in
          box.withLock { $0 -= number }
          await send(.noteBox)
        }
      case .noteBox: state.other.notes = state.other.notes.suffix(3) + [state.box]
      case .newBox: state.other = SharedBox(box: Shared(value: state.box + 1))
      case .push1: if state.path1.count < 4 { state.path1.append(RandomFeature03.State(id: state.count)) }
      case .pop1: state.path1 = StackState(state.path1.dropLast(2))
      case .path1: state.count += 1
      case .push2: if state.path2.count < 4 { state.path2.append(RandomFeature18.State(id: state.count)) }
      case .pop2: state.path2 = StackState(state.path2.dropLast(2))
      case .path2: state.count += 1
      case .showFirst8: state.destination8 = .first(RandomFeature01.State(id: state.count))
      case .showSecond8: state.destination8 = .second(RandomFeature05.State(id: state.count))
      case .destination8: state.count += 1
      }
      return .none
    }
    .forEach(\.path1, action: \.path1) { RandomFeature03() }
    .forEach(\.path2, action: \.path2) { RandomFeature18() }
    .ifLet(\.$destination8, action: \.destination8)
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(23) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .box(random.below(10))
    case 2:
      return .boxLater(random.below(10))
    case 3:
      return .noteBox
    case 4:
      return .newBox
    case 5:
      return .push1
    case 6:
      return .pop1
    case 7:
      if let id = state.path1.ids.last { return .path1(.popFrom(id: id)) }
    case 8:
      if let id = random.element(of: state.path1.ids), let child = state.path1[id: id] {
        return .path1(.element(id: id, action: RandomFeature03.randomAction(child, &random)))
      }
    case 9:
      if let id = random.element(of: state.path1.ids), let child = state.path1[id: id] {
        return .path1(.element(id: id, action: RandomFeature03.randomAction(child, &random)))
      }
    case 10:
      if let id = random.element(of: state.path1.ids), let child = state.path1[id: id] {
        return .path1(.element(id: id, action: RandomFeature03.randomAction(child, &random)))
      }
    case 11:
      return .push2
    case 12:
      return .pop2
    case 13:
      if let id = state.path2.ids.last { return .path2(.popFrom(id: id)) }
    case 14:
      if let id = random.element(of: state.path2.ids), let child = state.path2[id: id] {
        return .path2(.element(id: id, action: RandomFeature18.randomAction(child, &random)))
      }
    case 15:
      if let id = random.element(of: state.path2.ids), let child = state.path2[id: id] {
        return .path2(.element(id: id, action: RandomFeature18.randomAction(child, &random)))
      }
    case 16:
      if let id = random.element(of: state.path2.ids), let child = state.path2[id: id] {
        return .path2(.element(id: id, action: RandomFeature18.randomAction(child, &random)))
      }
    case 17:
      return .showFirst8
    case 18:
      return .showSecond8
    case 19:
      if state.destination8 != nil { return .destination8(.dismiss) }
    case 20:
      switch state.destination8 {
      case .first(let child): return .destination8(.presented(.first(RandomFeature01.randomAction(child, &random))))
      case .second(let child): return .destination8(.presented(.second(RandomFeature05.randomAction(child, &random))))
      case nil: break
      }
    case 21:
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
