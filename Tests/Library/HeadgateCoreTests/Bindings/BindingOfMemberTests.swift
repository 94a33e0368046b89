// Tests of: BIND-9, BIND-10

import Headgate
import HeadgateSupport
import Testing

@testable import HeadgateCore

@Reducer
private struct GatedForm {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var count = 0
  }

  enum Action: GatedAction {
    case view(View)
    enum View: BindableAction { case binding(BindingAction<State>) }
  }

  let sent: Locked<[BindingAction<State>]>

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { _, action in
      if case .view(.binding(let binding)) = action { sent.withLock { $0.append(binding) } }
      return .none
    }
  }
}

/// The members of stores that send bindings, for each form of a bindable action.
@MainActor
struct BindingOfMemberTests {
  @ObservableState
  fileprivate struct Form: Equatable {
    var name = ""
    var count = 0
  }

  @CasePathable
  fileprivate enum Plain: BindableAction {
    case binding(BindingAction<Form>)
  }

  @CasePathable
  fileprivate enum OfView: ViewAction {
    case view(Plain)
  }

  @CasePathable
  fileprivate enum Both: BindableAction, ViewAction {
    case binding(BindingAction<Form>)
    case view(Plain)
  }

  /// A binding of these can be compared, dumped and coded on every actor: the recorder is one.
  private func isOfEveryActor<State>(_ sent: Locked<[BindingAction<State>]>) -> [Bool] {
    sent.withLock { sent in
      sent.map {
        !($0.write is MainActorPropertyWrite<State, String>) && !($0.write is MainActorPropertyWrite<State, Int>)
      }
    }
  }

  private func store<Action>(
    _ sent: Locked<[BindingAction<Form>]>,
    _ writer: some Reducer<Form, Action>,
    _ binding: @escaping @Sendable (Action) -> BindingAction<Form>?
  ) -> Store<Form, Action> {
    Store(initialState: Form()) {
      CombineReducers {
        writer
        Reduce<Form, Action> { _, action in
          if let binding = binding(action) { sent.withLock { $0.append(binding) } }
          return .none
        }
      }
    }
  }

  // holds: BIND-9, BIND-10
  @Test func `the member of a store sends a binding that is bound to no actor`() {
    let sent = Locked<[BindingAction<Form>]>([])
    let plain: Store<Form, Plain> = store(sent, BindingReducer()) {
      if case .binding(let binding) = $0 { binding } else { nil }
    }
    let ofView: Store<Form, OfView> = store(sent, BindingReducer(action: \.view)) {
      if case .view(.binding(let binding)) = $0 { binding } else { nil }
    }
    let gatedSent = Locked<[BindingAction<GatedForm.State>]>([])
    let gated = Store(initialState: GatedForm.State()) { GatedForm(sent: gatedSent) }
    let both: Store<Form, Both> = store(sent, BindingReducer()) {
      if case .binding(let binding) = $0 { binding } else { nil }
    }
    plain.name = "a"
    plain.count += 1
    ofView.name = "b"
    ofView.count += 1
    gated.name = "c"
    gated.count += 1
    both.name = "d"
    both.count += 1
    #expect([plain.name, ofView.name, gated.name, both.name] == ["a", "b", "c", "d"])
    #expect([plain.count, ofView.count, gated.count, both.count] == [1, 1, 1, 1])
    #expect(isOfEveryActor(sent) == Array(repeating: true, count: 6))
    #expect(isOfEveryActor(gatedSent) == [true, true])
  }
}
