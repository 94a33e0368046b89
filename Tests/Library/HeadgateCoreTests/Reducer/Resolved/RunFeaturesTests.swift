import Headgate
import HeadgateTesting
import Testing

@MainActor
struct RunFeaturesTests {
  // holds: REDUCER-30
  @Test(arguments: [
    (
      ForgetfulHouse.Action.path(.element(id: 0, action: .switched)), "Lamp",
      #".forEach(\.path, action: \.path) { ForgetfulHouse.Lamp() }"#
    ),
    (.path(.popFrom(id: 0)), "Lamp", #".forEach(\.path, action: \.path) { ForgetfulHouse.Lamp() }"#),
    (.room(.dismiss), "Room", #".ifLet(\.$room, action: \.room)"#),
    (.lampInRoom, "Room", #".ifLet(\.$room, action: \.room)"#),
    (.alert(.presented(.accepted)), "Action.Alert", #".ifLet(\.$alert, action: \.alert)"#),
    (.alert(.dismiss), "Action.Alert", #".ifLet(\.$alert, action: \.alert)"#),
    (.lampInTab, "Room", #"Scope(state: \.tab, action: \.tab) { ForgetfulHouse.Room.body }"#),
    (.cellar(.delegate(.flooded)), "Cellar", #"Scope(state: \.cellar, action: \.cellar) { ForgetfulHouse.Cellar() }"#),
    (.loft(.dismiss), "Cellar", #".ifLet(\.$loft, action: \.loft) { ForgetfulHouse.Cellar() }"#),
    (
      .loft(.presented(.delegate(.flooded))), "Cellar", #".ifLet(\.$loft, action: \.loft) { ForgetfulHouse.Cellar() }"#
    ),
    (
      .cellars(.element(id: 0, action: .delegate(.flooded))), "Cellar",
      #".forEach(\.cellars, action: \.cellars) { ForgetfulHouse.Cellar() }"#
    ),
    (
      .annexes(.element(id: 0, action: .alert(.dismiss))), "Hall",
      #".forEach(\.annexes, action: \.annexes) { ForgetfulHouse.Hall() }"#
    ),
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
  @Test func `the report of several levels names the feature that does not run another one`() async {
    let store = TestStore(initialState: ForgetfulHouse.State()) {
      Reduce<ForgetfulHouse.State, ForgetfulHouse.Action> { _, _ in .none }
      Scope(state: \.hall, action: \.hall) { ForgetfulHouse.Hall() }
    }
    var line = 0
    let issues = await recordingIssues {
      line = #line + 1
      await store.send(.hall(.alert(.dismiss)))
    }
    expectOne(
      issues,
      number: "CORE-24",
      text: "The reducer of \"ForgetfulHouse.Hall\" does not run \"ForgetfulHouse.Hall.Action.Alert\"",
      line: line
    )
  }

  // holds: REDUCER-31
  @Test(arguments: [
    ForgetfulHouse.Action.lamp(.switched), .spare(.switched), .lamps(.element(id: 0, action: .switched)),
    .hall(.lamp(.switched)),
  ])
  func `a payload that the parent may handle itself is not reported`(_ action: ForgetfulHouse.Action) async {
    let store = TestStore(initialState: ForgetfulHouse.State()) { ForgetfulHouse() }
    await store.send(action)
  }

  // holds: REDUCER-31
  @Test func `a store of an app reports no feature that no operator runs`() {
    let store = Store(initialState: ForgetfulHouse.State()) { ForgetfulHouse() }
    store.scope(state: \.lamp, action: \.lamp).send(.switched)
    store.scope(state: \.tab, action: \.tab).send(.lamp(.switched))
    store.scope(state: \.cellar, action: \.cellar).send(.delegate(.flooded))
    store.scope(state: \.path, action: \.path).first?.send(.switched)
  }

  // holds: REDUCER-31
  @Test func `a feature that is run, called directly, or replaced by its parent is not reported`() async {
    let reducers: [Reduce<ForgetfulHouse.State, ForgetfulHouse.Action>] = [
      Reduce(CombineReducers { EmptyReducer().ifLet(\.$room, action: \.room) }),
      Reduce(EmptyReducer()),
      Reduce(Custom()),
      Reduce { state, action in
        EmptyReducer().ifLet(\.$room, action: \.room).reduce(into: &state, action: action)
      },
      Reduce { state, _ in
        state.lamp.id += 1
        return .none
      },
      Reduce { _, _ in .run { _ in } },
    ]
    for reducer in reducers {
      for action in [ForgetfulHouse.Action.lampInRoom, ForgetfulHouse.Action.room(.dismiss)] {
        let test = TestStore(initialState: ForgetfulHouse.State()) { reducer }
        test.exhaustivity = .off
        await test.send(action)
      }
    }
  }

  // holds: REDUCER-31
  @Test(arguments: AnsweringHouse.Bell.Action.allCases)
  func `a feature without a reducer whose parent answers its action is not reported`(
    _ action: AnsweringHouse.Bell.Action
  ) async {
    let test = TestStore(initialState: AnsweringHouse.State()) { AnsweringHouse() }
    test.exhaustivity = .off
    await test.send(.bell(action))
  }

  // holds: REDUCER-31
  @Test func `a feature that an operator runs through a level without a reducer is not reported`() async {
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
