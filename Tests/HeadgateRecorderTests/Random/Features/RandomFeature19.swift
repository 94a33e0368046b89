// Written by Tests/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature19: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var stamps: [String] = []
    var rolls = 0
    @Shared var box: Int
    var other: SharedBox
    var path1 = StackState<RandomFeature02.State>()
    var path2 = StackState<RandomFeature16.State>()

    init(id: Int) {
      self.id = id
      let box = Shared(value: 0)
      _box = box
      other = SharedBox(box: box)
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case stamp
    case roll
    case box(Int)
    case boxLater(Int)
    case noteBox
    case newBox
    case push1
    case pop1
    case path1(StackActionOf<RandomFeature02>)
    case push2
    case pop2
    case path2(StackActionOf<RandomFeature16>)

    private indirect enum Coded: Codable {
      case add(Int)
      case stamp
      case roll
      case box(Int)
      case boxLater(Int)
      case noteBox
      case newBox
      case push1
      case pop1
      case path1(CodedStackActionOf<RandomFeature02>)
      case push2
      case pop2
      case path2(CodedStackActionOf<RandomFeature16>)
    }

    init(from decoder: any Decoder) throws {
      switch try Coded(from: decoder) {
      case .add(let value): self = .add(value)
      case .stamp: self = .stamp
      case .roll: self = .roll
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
      }
    }

    func encode(to encoder: any Encoder) throws {
      let coded: Coded =
        switch self {
        case .add(let value): .add(value)
        case .stamp: .stamp
        case .roll: .roll
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
        }
      try coded.encode(to: encoder)
    }
  }

  @Dependency(\.uuid) var uuid
  @Dependency(\.date.now) var now
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let number): state.count += number
      case .stamp: state.stamps = state.stamps.suffix(3) + ["\(uuid()) \(now.timeIntervalSinceReferenceDate)"]
      case .roll: state.rolls = withRandomNumberGenerator { Int.random(in: 0...5, using: &$0) }
      case .box(let number): state.$box.withLock { $0 += number }
      case .boxLater(let number):
        return .run { @MainActor [box = state.other.$box] send in
          box.withLock { $0 -= number }
          await send(.noteBox)
        }
      case .noteBox: state.other.notes = state.other.notes.suffix(3) + [state.box]
      case .newBox: state.other = SharedBox(box: Shared(value: state.box + 1))
      case .push1: if state.path1.count < 4 { state.path1.append(RandomFeature02.State(id: state.count)) }
      case .pop1: state.path1 = StackState(state.path1.dropLast(2))
      case .path1: state.count += 1
      case .push2: if state.path2.count < 4 { state.path2.append(RandomFeature16.State(id: state.count)) }
      case .pop2: state.path2 = StackState(state.path2.dropLast(2))
      case .path2: state.count += 1
      }
      return .none
    }
    .forEach(\.path1, action: \.path1) { RandomFeature02() }
    .forEach(\.path2, action: \.path2) { RandomFeature16() }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(19) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .stamp
    case 2:
      return .roll
    case 3:
      return .box(random.below(10))
    case 4:
      return .boxLater(random.below(10))
    case 5:
      return .noteBox
    case 6:
      return .newBox
    case 7:
      return .push1
    case 8:
      return .pop1
    case 9:
      if let id = state.path1.ids.last { return .path1(.popFrom(id: id)) }
    case 10:
      if let id = random.element(of: state.path1.ids), let child = state.path1[id: id] {
        return .path1(.element(id: id, action: RandomFeature02.randomAction(child, &random)))
      }
    case 11:
      if let id = random.element(of: state.path1.ids), let child = state.path1[id: id] {
        return .path1(.element(id: id, action: RandomFeature02.randomAction(child, &random)))
      }
    case 12:
      if let id = random.element(of: state.path1.ids), let child = state.path1[id: id] {
        return .path1(.element(id: id, action: RandomFeature02.randomAction(child, &random)))
      }
    case 13:
      return .push2
    case 14:
      return .pop2
    case 15:
      if let id = state.path2.ids.last { return .path2(.popFrom(id: id)) }
    case 16:
      if let id = random.element(of: state.path2.ids), let child = state.path2[id: id] {
        return .path2(.element(id: id, action: RandomFeature16.randomAction(child, &random)))
      }
    case 17:
      if let id = random.element(of: state.path2.ids), let child = state.path2[id: id] {
        return .path2(.element(id: id, action: RandomFeature16.randomAction(child, &random)))
      }
    default:
      if let id = random.element(of: state.path2.ids), let child = state.path2[id: id] {
        return .path2(.element(id: id, action: RandomFeature16.randomAction(child, &random)))
      }
    }
    return .add(1)
  }
}
