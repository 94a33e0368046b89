import Headgate
import HeadgateTesting
import Testing

@MainActor
struct RunFeaturesTests {
  // holds: REDUCER-30
  @Test(arguments: [
    (ForgetfulHouse.Action.lamp(.switched), "Lamp", #"Scope(state: \.lamp, action: \.lamp) { ForgetfulHouse.Lamp() }"#),
    (
      .lamps(.element(id: 0, action: .switched)), "Lamp",
      #".forEach(\.lamps, action: \.lamps) { ForgetfulHouse.Lamp() }"#
    ),
    (.path(.element(id: 0, action: .switched)), "Lamp", #".forEach(\.path, action: \.path) { ForgetfulHouse.Lamp() }"#),
    (.path(.popFrom(id: 0)), "Lamp", #".forEach(\.path, action: \.path) { ForgetfulHouse.Lamp() }"#),
    (.room(.dismiss), "Room", #".ifLet(\.$room, action: \.room)"#),
    (.alert(.presented(.accepted)), "Action.Alert", #".ifLet(\.$alert, action: \.alert)"#),
    (.alert(.dismiss), "Action.Alert", #".ifLet(\.$alert, action: \.alert)"#),
    (.hall(.lamp(.switched)), "Hall", #"Scope(state: \.hall, action: \.hall) { ForgetfulHouse.Hall() }"#),
  ])
  func `a test reports a feature that no operator runs, once`(
    action: ForgetfulHouse.Action,
    feature: String,
    suggestion: String
  ) async {
    let store = TestStore(initialState: ForgetfulHouse.State()) { ForgetfulHouse() }
    var line = 0
    let issues = await recordingIssues {
      line = #line + 1
      await store.send(action)
      await store.send(action)
    }
    expectOne(
      issues,
      number: "CORE-24",
      text:
        "An action of \"ForgetfulHouse.\(feature)\" arrived, and no operator ran its reducer. The reducer of \"ForgetfulHouse\" does not run",
      line: line
    )
    #expect(issues.first?.text.contains("\n    \(suggestion)\n") == true)
  }

  // holds: REDUCER-30
  @Test func `a child store reports a feature that no operator runs, once`() {
    for send: @MainActor (Store<ForgetfulHouse.State, ForgetfulHouse.Action>, Int) -> Void in [
      { $0.scope(state: \.lamp, action: \.lamp).send(.switched, line: UInt($1)) },
      { $0.scope(state: \.spare, action: \.spare)?.send(.switched, line: UInt($1)) },
      { $0.scope(state: \.lamps, action: \.lamps).first?.send(.switched, line: UInt($1)) },
      { $0.scope(state: \.hall.lamp, action: \.hall.lamp).send(.switched, line: UInt($1)) },
      { $0.scope(state: \.hall, action: \.hall).scope(state: \.lamp, action: \.lamp).send(.switched, line: UInt($1)) },
    ] {
      let store = Store(initialState: ForgetfulHouse.State()) { ForgetfulHouse() }
      let issues = recordingIssues {
        send(store, 40)
        send(store, 50)
      }
      expectOne(
        issues,
        number: "CORE-24",
        text: "The reducer of \"ForgetfulHouse\" does not run \"ForgetfulHouse.",
        line: 40
      )
      #expect(issues.first?.text.contains("Lamp") == true || issues.first?.text.contains("Hall") == true)
    }
  }

  // holds: REDUCER-30
  @Test func `the report of several levels names the outermost feature that is not run`() {
    let store = Store(initialState: ForgetfulHouse.State()) {
      Reduce<ForgetfulHouse.State, ForgetfulHouse.Action> { _, _ in .none }
      Scope(state: \.hall, action: \.hall) { ForgetfulHouse.Hall() }
    }
    let lamp = store.scope(state: \.hall, action: \.hall).scope(state: \.lamp, action: \.lamp)
    let line = #line + 1
    let issues = recordingIssues { lamp.send(.switched) }
    expectOne(
      issues,
      number: "CORE-24",
      text: "The reducer of \"ForgetfulHouse.Hall\" does not run \"ForgetfulHouse.Lamp\"",
      line: line
    )
  }

  // holds: REDUCER-31
  @Test func `a feature that is run, called directly, or replaced by its parent is not reported`() async {
    let reducers: [Reduce<ForgetfulHouse.State, ForgetfulHouse.Action>] = [
      Reduce(CombineReducers { Scope(state: \.lamp, action: \.lamp) { ForgetfulHouse.Lamp() } }),
      Reduce(CombineReducers { Scope(state: \.lamp, action: \.lamp) { EmptyReducer() } }),
      Reduce(EmptyReducer()),
      Reduce(Custom()),
      Reduce { state, action in
        guard case .lamp(let action) = action else { return .none }
        return ForgetfulHouse.Lamp().reduce(into: &state.lamp, action: action).map(ForgetfulHouse.Action.lamp)
      },
      Reduce { state, _ in
        state.lamp.id += 1
        return .none
      },
      Reduce { _, _ in .run { _ in } },
    ]
    for reducer in reducers {
      let store = Store(initialState: ForgetfulHouse.State()) { reducer }
      await store.scope(state: \.lamp, action: \.lamp).send(.switched).finish()
      let test = TestStore(initialState: ForgetfulHouse.State()) { reducer }
      test.exhaustivity = .off
      await test.send(.lamp(.switched))
    }
  }

  // holds: REDUCER-31
  @Test(arguments: AnsweringHouse.Bell.Action.allCases)
  func `a feature without a reducer whose parent answers its action is not reported`(
    _ action: AnsweringHouse.Bell.Action
  ) async {
    let store = Store(initialState: AnsweringHouse.State()) { AnsweringHouse() }
    await store.scope(state: \.bell, action: \.bell).send(action).finish()
    let test = TestStore(initialState: AnsweringHouse.State()) { AnsweringHouse() }
    test.exhaustivity = .off
    await test.send(.bell(action))
  }

  // holds: REDUCER-31
  @Test func `a feature that an operator runs through a level without a reducer is not reported`() async {
    let store = Store(initialState: AnsweringHouse.State()) { AnsweringHouse() }
    store.scope(state: \.socket, action: \.floor.socket).send(.touched)
    let test = TestStore(initialState: AnsweringHouse.State()) { AnsweringHouse() }
    await test.send(.floor(.socket(.touched)))
  }

  /// May call any reducer, so that nothing is known of its children.
  private struct Custom: Reducer {
    func reduce(into _: inout ForgetfulHouse.State, action _: ForgetfulHouse.Action) -> Effect<ForgetfulHouse.Action> {
      .none
    }
  }
}
