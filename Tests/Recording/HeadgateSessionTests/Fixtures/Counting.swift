import Foundation
import Headgate
import HeadgateRecorder
import HeadgateSession

/// A feature whose reducer depends on a global variable, as after a change of its code.
@Reducer
struct Counting {
  struct State: Equatable, Codable, Sendable {
    var count = 0
  }

  enum Action: Codable, Sendable {
    case tapped
  }

  static let step = LockIsolated(1)

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += Self.step.value
      return .none
    }
  }

  @MainActor
  static func record(to file: URL) throws {
    let store = Store(initialState: State()) { Counting() }
    let recorder = try store.record(to: file, options: RecordingOptions(states: .checked))
    for _ in 1...3 { store.send(.tapped) }
    try recorder.stop()
  }
}

extension Counting: SessionFeature {
  static var feature: Counting { Counting() }
}
