import Headgate
import SwiftUI
import Testing
import UIKit
import ViewHost

@Reducer
private struct Question {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var count = 0
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case ask(ButtonStateAction<Alert>)
    case added

    enum Alert: Equatable {
      case add
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .ask(let answer):
        state.alert = AlertState {
          TextState("Add?")
        } actions: {
          ButtonState(action: answer) { TextState("Add").bold() }
        }
      case .alert(.presented(.add)), .added: state.count += 1
      case .alert(.dismiss): break
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

private struct QuestionView: View {
  @Bindable var store: StoreOf<Question>

  var body: some View {
    Text("Count \(store.count)").alert($store.scope(state: \.alert, action: \.alert))
  }
}

@MainActor
@Suite("Buttons with an animation")
struct ButtonAnimationTests {
  private let store = Store(initialState: Question.State()) { Question() }

  private func animation(of answer: ButtonStateAction<Question.Action.Alert>) throws -> Animation? {
    let host = ViewHost(QuestionView(store: store))
    store.send(.ask(answer))
    host.update()
    try host.press("Add")
    host.update()
    return host.animation
  }

  // holds: UI-25
  @Test("A button sends its action with its animation")
  func animations() throws {
    #expect(try animation(of: .send(.add, animation: .bouncy)) == .bouncy)
    #expect(store.count == 1)
    #expect(try animation(of: .send(.add)) == nil)
    #expect(try animation(of: .send(.add, animation: nil)) == nil)
    #expect(store.count == 3)
  }

  // holds: KIT-31
  @Test("An alert controller sends the action of a button with its animation")
  func controller() {
    let host = ViewHost(QuestionView(store: store))
    let alert = AlertState<Question.Action.Alert> {
      TextState("Add?")
    } actions: {
      ButtonState(action: .send(.add, animation: .bouncy)) { TextState("Add") }
    }
    let controller = UIAlertController(state: alert) { if $0 == .add { store.send(.added) } }
    controller._press("Add")
    host.update()
    #expect(store.count == 1)
    #expect(host.animation == .bouncy)
  }

  // holds: UI-25
  @Test("Buttons with other animations are not equal")
  func equality() {
    let first = ButtonStateAction.send(1, animation: .bouncy)
    #expect(first == .send(1, animation: .bouncy))
    #expect(first.hashValue == ButtonStateAction.send(1, animation: .bouncy).hashValue)
    #expect(first != .send(1, animation: .smooth))
    #expect(first != .send(1, animation: nil))
    #expect(first != .send(2, animation: .bouncy))
    #expect(first != .send(1))
    #expect(first.map { $0.map { "\($0)" } } == .send("1", animation: .bouncy))
    #expect(first.action == 1)
  }
}
