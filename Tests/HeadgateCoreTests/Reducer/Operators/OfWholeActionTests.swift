import Headgate
import Testing

@MainActor
struct OfWholeActionTests {
  private let counting = Reduce<Int, Void> { count, _ in
    count += 1
    return .none
  }

  @ReducerBuilder<Int?, Void> private var optionalCounting: some Reducer<Int?, Void> {
    IfLet(\.self, action: \.self) { counting }
  }

  @ReducerBuilder<Int?, Void> private var caseCounting: some Reducer<Int?, Void> {
    IfCaseLet(\.some, action: \.self) { counting }
  }

  // holds: MACRO-101
  @Test func `a child gets all actions of a parent whose action is no enum`() {
    let optional = Store(initialState: Int?.some(1)) {
      EmptyReducer<Int?, Void>().ifLet(\.self, action: \.self) { counting }
    }
    optional.send(())
    #expect(optional.withState { $0 } == 2)
    let statement = Store(initialState: Int?.some(1)) { optionalCounting }
    statement.send(())
    #expect(statement.withState { $0 } == 2)
    let scoped = Store(initialState: 1) { Scope(state: \.self, action: \.self) { counting } }
    scoped.send(())
    #expect(scoped.withState { $0 } == 2)
    let ofCase = Store(initialState: Int?.some(1)) {
      EmptyReducer<Int?, Void>().ifCaseLet(\.some, action: \.self) { counting }
    }
    ofCase.send(())
    #expect(ofCase.withState { $0 } == 2)
    let caseStatement = Store(initialState: Int?.some(1)) { caseCounting }
    caseStatement.send(())
    #expect(caseStatement.withState { $0 } == 2)
  }

  // holds: MACRO-101
  @Test func `a child gets all actions of a parent whose action has case paths`() {
    let tapping = Reduce<Int, Tap> { count, _ in
      count += 1
      return .none
    }
    func count(_ initial: Int?, @ReducerBuilder<Int?, Tap> _ reducer: () -> some Reducer<Int?, Tap>) -> Int? {
      let store = Store(initialState: initial, reducer: reducer)
      store.send(.tapped)
      return store.withState { $0 }
    }
    #expect(count(1) { EmptyReducer().ifLet(\.self, action: \.self) { tapping } } == 2)
    #expect(count(1) { IfLet(\.self, action: \.self) { tapping } } == 2)
    #expect(count(1) { EmptyReducer().ifCaseLet(\.some, action: \.self) { tapping } } == 2)
    #expect(count(1) { IfCaseLet(\.some, action: \.self) { tapping } } == 2)
    let scoped = Store(initialState: 1) { Scope(state: \.self, action: \.self) { tapping } }
    scoped.send(.tapped)
    #expect(scoped.withState { $0 } == 2)
  }

  // holds: MACRO-101
  @Test func `its effects send actions of the parent`() async {
    let store = Store(initialState: Int?.some(0)) {
      EmptyReducer<Int?, Bool>().ifLet(\.self, action: \.self) {
        Reduce { count, isFirst in
          count += 1
          return isFirst ? .run { send in await send(false) } : .none
        }
      }
    }
    await store.send(true).finish()
    #expect(store.withState { $0 } == 2)
  }

  // holds: MACRO-101
  @Test func `an action without the child is reported`() {
    let issues = recordingIssues {
      let store = Store(initialState: Int?.none) {
        EmptyReducer<Int?, Bool>().ifLet(\.self, action: \.self) { Reduce { _, _ in .none } }
      }
      store.send(true)
    }
    #expect(issues.count == 1)
  }
}

@CasePathable
private enum Tap { case tapped, held(Int) }
