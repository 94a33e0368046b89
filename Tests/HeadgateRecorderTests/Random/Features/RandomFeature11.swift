// Written by Tests/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature11: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    @Shared(.inMemory("profile-1")) var profile = SharedProfile()
    var part: SharedName?
    @Shared var box: Int
    var other: SharedBox
    var maybe1: RandomFeature08.State?
    var path2 = StackState<RandomFeature07.State>()

    init(id: Int) {
      self.id = id
      let box = Shared(value: 0)
      _box = box
      other = SharedBox(box: box)
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case openPart
    case closePart
    case rename(Int)
    case visit
    case box(Int)
    case boxLater(Int)
    case noteBox
    case newBox
    case toggle1
    case maybe1(RandomFeature08.Action)
    case push2
    case pop2
    case path2(StackActionOf<RandomFeature07>)

    private indirect enum Coded: Codable {
      case add(Int)
      case openPart
      case closePart
      case rename(Int)
      case visit
      case box(Int)
      case boxLater(Int)
      case noteBox
      case newBox
      case toggle1
      case maybe1(RandomFeature08.Action)
      case push2
      case pop2
      case path2(CodedStackActionOf<RandomFeature07>)
    }

    init(from decoder: any Decoder) throws {
      switch try Coded(from: decoder) {
      case .add(let value): self = .add(value)
      case .openPart: self = .openPart
      case .closePart: self = .closePart
      case .rename(let value): self = .rename(value)
      case .visit: self = .visit
      case .box(let value): self = .box(value)
      case .boxLater(let value): self = .boxLater(value)
      case .noteBox: self = .noteBox
      case .newBox: self = .newBox
      case .toggle1: self = .toggle1
      case .maybe1(let value): self = .maybe1(value)
      case .push2: self = .push2
      case .pop2: self = .pop2
      case .path2(let value): self = .path2(value.action)
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
        case .box(let value): .box(value)
        case .boxLater(let value): .boxLater(value)
        case .noteBox: .noteBox
        case .newBox: .newBox
        case .toggle1: .toggle1
        case .maybe1(let value): .maybe1(value)
        case .push2: .push2
        case .pop2: .pop2
        case .path2(let value): .path2(CodedStackAction(value))
        }
      try coded.encode(to: encoder)
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let number): state.count += number
      case .openPart: state.part = SharedName(name: state.$profile.name)
      case .closePart: state.part = nil
      case .rename(let number): state.part?.$name.withLock { $0 = "\($0.suffix(6))\(number)" }
      case .visit: state.$profile.withLock { $0.visits += 1 }
      case .box(let number): state.$box.withLock { $0 += number }
      case .boxLater(let number):
        return .run { @MainActor [box = state.other.$box] send in
          box.withLock { $0 -= number }
          await send(.noteBox)
        }
      case .noteBox: state.other.notes = state.other.notes.suffix(3) + [state.box]
      case .newBox: state.other = SharedBox(box: Shared(value: state.box + 1))
      case .toggle1: state.maybe1 = state.maybe1 == nil ? RandomFeature08.State(id: state.count) : nil
      case .maybe1: state.count += 1
      case .push2: if state.path2.count < 4 { state.path2.append(RandomFeature07.State(id: state.count)) }
      case .pop2: state.path2 = StackState(state.path2.dropLast(2))
      case .path2: state.count += 1
      }
      return .none
    }
    .ifLet(\.maybe1, action: \.maybe1) { RandomFeature08() }
    .forEach(\.path2, action: \.path2) { RandomFeature07() }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(20) {
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
      return .box(random.below(10))
    case 7:
      return .boxLater(random.below(10))
    case 8:
      return .noteBox
    case 9:
      return .newBox
    case 10:
      return .toggle1
    case 11:
      if let child = state.maybe1 { return .maybe1(RandomFeature08.randomAction(child, &random)) }
    case 12:
      if let child = state.maybe1 { return .maybe1(RandomFeature08.randomAction(child, &random)) }
    case 13:
      if let child = state.maybe1 { return .maybe1(RandomFeature08.randomAction(child, &random)) }
    case 14:
      return .push2
    case 15:
      return .pop2
    case 16:
      if let id = state.path2.ids.last { return .path2(.popFrom(id: id)) }
    case 17:
      if let id = random.element(of: state.path2.ids), let child = state.path2[id: id] {
        return .path2(.element(id: id, action: RandomFeature07.randomAction(child, &random)))
      }
    case 18:
      if let id = random.element(of: state.path2.ids), let child = state.path2[id: id] {
        return .path2(.element(id: id, action: RandomFeature07.randomAction(child, &random)))
      }
    default:
      if let id = random.element(of: state.path2.ids), let child = state.path2[id: id] {
        return .path2(.element(id: id, action: RandomFeature07.randomAction(child, &random)))
      }
    }
    return .add(1)
  }
}
