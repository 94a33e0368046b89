// Written by Tests/Recording/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature07: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var dice: [Int] = []
    var order: Set<Int> = []
    var loads: [Int] = []
    @Shared var box: Int
    var other: SharedBox

    init(id: Int) {
      self.id = id
      let box = Shared(value: 0)
      _box = box
      other = SharedBox(box: box)
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case shuffle(Int)
    case load(Int)
    case loaded(Int)
    case stop
    case box(Int)
    case boxLater(Int)
    case noteBox
    case newBox
  }

  @Dependency(\.withRandomNumberGenerator) var numbers

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let number): state.count += number
      case .shuffle(let size):
        state.dice = numbers { Array(0..<size).shuffled(using: &$0) }
        state.order.insert(state.dice.first ?? -1)
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
      case .box(let number): state.$box.withLock { $0 += number }
      case .boxLater(let number):
        return .run { @MainActor [box = state.other.$box] send in
          box.withLock { $0 -= number }
          await send(.noteBox)
        }
      case .noteBox: state.other.notes = state.other.notes.suffix(3) + [state.box]
      case .newBox: state.other = SharedBox(box: Shared(value: state.box + 1))
      }
      return .none
    }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(9) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .shuffle(random.below(5))
    case 2:
      return .load(random.below(6))
    case 3:
      return .load(random.below(6))
    case 4:
      return .stop
    case 5:
      return .box(random.below(10))
    case 6:
      return .boxLater(random.below(10))
    case 7:
      return .noteBox
    default:
      return .newBox
    }
  }
}
