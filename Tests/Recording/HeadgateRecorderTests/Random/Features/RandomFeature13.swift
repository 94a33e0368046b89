// Written by Tests/Recording/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature13: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var links = 0
    @Presents var alert: AlertState<Int>?
    var replies: [Int] = []
    var maximum = 0
    var isLeaving = false

    init(id: Int) {
      self.id = id
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case chain(Int)
    case fork(Int)
    case tick
    case askQuestion(Int)
    case alert(PresentationAction<Int>)
    case leave
    case left
  }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let number): state.count += number
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
      case .askQuestion(let number):
        state.alert = AlertState {
          TextState("Question \(number)")
        } actions: {
          ButtonState(action: number) { TextState("Yes") }
          ButtonState(role: .cancel, action: -number) { TextState("No") }
        }
      case .alert(.presented(let number)): state.replies = state.replies.suffix(3) + [number]
      case .alert(.dismiss): state.replies = []
      case .leave:
        state.isLeaving = true
        return .run { [dismiss, isPresented] send in
          if isPresented { await dismiss() } else { await send(.left) }
        }
      case .left: state.isLeaving = false
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
    .onChange(of: \.replies) { old, state in
      state.maximum = max(state.maximum, old.max() ?? 0, state.replies.max() ?? 0)
      return .none
    }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(8) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .chain(random.below(4))
    case 2:
      return .fork(random.below(3))
    case 3:
      return .askQuestion(random.below(50))
    case 4:
      if state.alert != nil { return .alert(.dismiss) }
    case 5:
      if state.alert != nil { return .alert(.presented(random.below(50))) }
    case 6:
      if state.alert != nil { return .alert(.presented(random.below(50))) }
    default:
      return .leave
    }
    return .add(1)
  }
}
