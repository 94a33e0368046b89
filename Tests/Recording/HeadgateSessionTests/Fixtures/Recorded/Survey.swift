import Foundation
import Headgate
import HeadgateRecorder
import HeadgateSession

/// A feature with bindings, an alert, and view actions behind a gate.
@Reducer
struct Survey {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var name = ""
    var answers: [String: Int] = [:]
    var isSent = false
    @Presents var alert: AlertState<Answer>?
  }

  enum Answer: Codable, Equatable, Sendable { case yes, no }

  enum Action: BindableAction, Codable, Sendable {
    case binding(BindingAction<State>)
    case alert(PresentationAction<Answer>)
    case answered(String, Int)
    case sendTapped
    case sent
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .answered(let question, let answer): state.answers[question] = answer
      case .sendTapped:
        state.alert = AlertState {
          TextState("Send?")
        } actions: {
          ButtonState(action: .yes) { TextState("Yes") }
        }
      case .alert(.presented(.yes)): return .run(name: "send") { send in await send(.sent) }
      case .sent: state.isSent = true
      case .alert, .binding: break
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension Survey: WrittenFeature {
  static var feature: Survey { Survey() }

  @MainActor
  static func record(to file: URL) async throws {
    let store = Store(initialState: State()) { Survey() }
    let recorder = try store.record(to: file, options: RecordingOptions(states: .checked))
    store.send(.set(\.name, "Ada"))
    store.send(.answered("How many?", 3))
    store.send(.sendTapped)
    await store.send(.alert(.presented(.yes))).finish()
    store.send(.sendTapped)
    store.send(.alert(.dismiss))
    try recorder.stop()
  }
}
