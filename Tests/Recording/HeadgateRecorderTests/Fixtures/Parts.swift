import Foundation
import Headgate

/// A feature with a stack, parts of shared values, and shared values in actions.
@Reducer
struct Parts {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    @Shared(.inMemory("profile")) var profile = SharedProfile()
    @SharedReader(.inMemory("profile")) var reader = SharedProfile()
    var part: SharedName?
    var given: SharedName?
    var path = StackState<Step>()
    var seen: [String] = []
  }

  struct Step: Equatable, Codable, Sendable {
    var title: String
  }

  enum Action: Codable, Sendable {
    case openPart
    case rename(String)
    case renameWhole(String)
    case see
    case give(SharedName)
    case renameGiven(String)
    case push(String)
    case removeLast
    case wait
    case renameLater(String)
    case renamed
  }

  /// Is called during a reduction.
  var meanwhile: @Sendable (Shared<SharedProfile>) -> Void = { _ in }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .openPart: state.part = SharedName(name: state.$profile.name)
      case .rename(let name): state.part?.$name.withLock { $0 = name }
      case .renameWhole(let name): state.$profile.withLock { $0.name = name }
      case .see:
        state.seen.append(
          "\(state.profile.name) \(state.reader.name) \(state.part?.name ?? "-") \(state.given?.name ?? "-")"
        )
      case .give(let name): state.given = name
      case .renameGiven(let name): state.given?.$name.withLock { $0 = name }
      case .push(let title): state.path.append(Step(title: title))
      case .removeLast: _ = state.path.popLast()
      case .renameLater(let name):
        return .run { [profile = state.$profile] send in
          profile.withLock { $0.name = name }
          await send(.renamed)
        }
      case .renamed: break
      case .wait:
        meanwhile(state.$profile)
        state.seen.append(state.profile.name)
      }
      return .none
    }
  }
}
