// Written by Tests/Recording/HeadgateRecorderTests/Random/generate.

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
    var pin = Redacted("")
    var note = Redacted(0)
    var secrets = 0
    var isLeaving = false

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
    case setPin(Redacted<String>)
    case setNote(Int)
    case leave
    case left
  }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let number): state.count += number
      case .openPart: state.part = SharedName(name: state.$profile.name)
      case .closePart: state.part = nil
      case .rename(let number): state.part?.$name.withLock { $0 = "\($0.suffix(6))\(number)" }
      case .visit: state.$profile.withLock { $0.visits += 1 }
      case .setPin(let pin):
        state.pin = pin
        state.secrets += 1
      case .setNote(let number): state.note = Redacted(number)
      case .leave:
        state.isLeaving = true
        return .run { [dismiss, isPresented] send in
          if isPresented { await dismiss() } else { await send(.left) }
        }
      case .left: state.isLeaving = false
      }
      return .none
    }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(9) {
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
      return .setPin(Redacted("\(random.below(10_000))"))
    case 7:
      return .setNote(random.below(10))
    default:
      return .leave
    }
  }
}
