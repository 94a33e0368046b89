// Written by Tests/Recording/HeadgateRecorderTests/Random/generate.

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
    @Shared(.fileStorage(URL(filePath: "/random/notes-1.json"))) var saved: [Int] = []
    @Shared(.appStorage("level-1")) var level = 0
    @SharedReader(.appStorage("level-1")) var shownLevel = 0
    var pin = Redacted("")
    var note = Redacted(0)
    var secrets = 0

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
    case save(Int)
    case raise(Int)
    case raiseLater(Int)
    case noteLevel
    case setPin(Redacted<String>)
    case setNote(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let number): state.count += number
      case .openPart: state.part = SharedName(name: state.$profile.name)
      case .closePart: state.part = nil
      case .rename(let number): state.part?.$name.withLock { $0 = "\($0.suffix(6))\(number)" }
      case .visit: state.$profile.withLock { $0.visits += 1 }
      case .save(let number): state.$saved.withLock { $0 = $0.suffix(4) + [number] }
      case .raise(let number): state.$level.withLock { $0 &+= number }
      case .raiseLater(let number):
        return .run { @MainActor [level = state.$level, saved = state.$saved] send in
          level.withLock { $0 = $0 &* 2 &+ number }
          saved.withLock { $0.removeAll() }
          await send(.noteLevel)
        }
      case .noteLevel: state.$saved.withLock { $0 = $0.suffix(4) + [state.shownLevel] }
      case .setPin(let pin):
        state.pin = pin
        state.secrets += 1
      case .setNote(let number): state.note = Redacted(number)
      }
      return .none
    }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(11) {
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
      return .save(random.below(10))
    case 7:
      return .raise(random.below(10))
    case 8:
      return .raiseLater(random.below(10))
    case 9:
      return .setPin(Redacted("\(random.below(10_000))"))
    default:
      return .setNote(random.below(10))
    }
  }
}
