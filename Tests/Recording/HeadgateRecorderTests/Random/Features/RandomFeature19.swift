// Written by Tests/Recording/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature19: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var query = 0
    var found: [Int] = []
    @Shared var box: Int
    var other: SharedBox
    var path1 = StackState<RandomFeature09.State>()
    @Presents var sheet2: RandomFeature14.State?

    init(id: Int) {
      self.id = id
      let box = Shared(value: 0)
      _box = box
      other = SharedBox(box: box)
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case search(Int)
    case found(Int)
    case box(Int)
    case boxLater(Int)
    case noteBox
    case newBox
    case push1
    case pop1
    case path1(StackActionOf<RandomFeature09>)
    case present2
    case sheet2(PresentationAction<RandomFeature14.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let number): state.count += number
      case .search(let query):
        state.query = query
        return .run(name: "search") { send in await send(.found(query)) }
          .debounce(id: "search", for: .milliseconds(20))
      case .found(let number): state.found = state.found.suffix(3) + [number]
      case .box(let number): state.$box.withLock { $0 += number }
      case .boxLater(let number):
        return .run { @MainActor [box = state.other.$box] send in
          box.withLock { $0 -= number }
          await send(.noteBox)
        }
      case .noteBox: state.other.notes = state.other.notes.suffix(3) + [state.box]
      case .newBox: state.other = SharedBox(box: Shared(value: state.box + 1))
      case .push1: if state.path1.count < 4 { state.path1.append(RandomFeature09.State(id: state.count)) }
      case .pop1: state.path1 = StackState(state.path1.dropLast(2))
      case .path1: state.count += 1
      case .present2: state.sheet2 = RandomFeature14.State(id: state.count)
      case .sheet2: state.count += 1
      }
      return .none
    }
    .forEach(\.path1, action: \.path1) { RandomFeature09() }
    .ifLet(\.$sheet2, action: \.sheet2) { RandomFeature14() }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(17) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .search(random.below(100))
    case 2:
      return .box(random.below(10))
    case 3:
      return .boxLater(random.below(10))
    case 4:
      return .noteBox
    case 5:
      return .newBox
    case 6:
      return .push1
    case 7:
      return .pop1
    case 8:
      if let id = state.path1.ids.last { return .path1(.popFrom(id: id)) }
    case 9:
      if let id = random.element(of: state.path1.ids), let child = state.path1[id: id] {
        return .path1(.element(id: id, action: RandomFeature09.randomAction(child, &random)))
      }
    case 10:
      if let id = random.element(of: state.path1.ids), let child = state.path1[id: id] {
        return .path1(.element(id: id, action: RandomFeature09.randomAction(child, &random)))
      }
    case 11:
      if let id = random.element(of: state.path1.ids), let child = state.path1[id: id] {
        return .path1(.element(id: id, action: RandomFeature09.randomAction(child, &random)))
      }
    case 12:
      return .present2
    case 13:
      if state.sheet2 != nil { return .sheet2(.dismiss) }
    case 14:
      if let child = state.sheet2 { return .sheet2(.presented(RandomFeature14.randomAction(child, &random))) }
    case 15:
      if let child = state.sheet2 { return .sheet2(.presented(RandomFeature14.randomAction(child, &random))) }
    default:
      if let child = state.sheet2 { return .sheet2(.presented(RandomFeature14.randomAction(child, &random))) }
    }
    return .add(1)
  }
}
