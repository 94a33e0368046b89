// Tests of: NAV-11, NAV-14

import Headgate
import Testing

@testable import HeadgateCore

/// What is presented in one another, on a small stack.
@Suite(.timeLimit(.minutes(10)))
struct PresentedDepthTests {
  // holds: NAV-14
  @Test func `a hundred features presented in one another`() async {
    typealias Tower = Ten<Ten<Ten<Ten<Ten<Ten<Ten<Ten<Ten<Ten<Cellar>>>>>>>>>>
    let reached = LockIsolated<Tower.State?>(nil)
    await onSmallStack { actor in
      let core = StoreCore(
        initialState: { Tower.makeState() },
        reducer: { Tower.make() },
        prepareDependencies: nil,
        callSite: .here,
        isolation: actor
      )
      for _ in 1...3 { _ = core.send(Tower.leafAction(), callSite: .here) }
      let state = core.state.pointee
      reached.setValue(state)
    }
    await onLargeStack { #expect(reached.value.map(Tower.values(in:)) == Array(repeating: 3, count: 101)) }
  }

  // holds: NAV-14
  @Test func `sixteen features of 64 KB presented in one another`() async {
    typealias Four<Leaf: Floor> = Hall<Hall<Hall<Hall<Leaf>>>>
    typealias Halls = Door<Four<Four<Four<Four<Cellar>>>>>
    #expect(MemoryLayout<Hall<Cellar>.State>.size >= 65_536)
    // Made on the large stack of the first round: an initial state of 64 KB takes several times its size wherever it is made.
    let made = LockIsolated<Halls.State?>(nil)
    let reached = LockIsolated<Halls.State?>(nil)
    await onSmallStack { actor in
      let state = made.value ?? Halls.makeState()
      made.setValue(state)
      let core = StoreCore(
        initialState: { state },
        reducer: { Halls.make() },
        prepareDependencies: nil,
        callSite: .here,
        isolation: actor
      )
      for _ in 1...3 { _ = core.send(Halls.leafAction(), callSite: .here) }
      let last = core.state.pointee
      reached.setValue(last)
      _ = core.send(.child(.dismiss), callSite: .here)
      #expect(core.state.pointee.child == nil)
    }
    await onLargeStack { #expect(reached.value.map(Halls.values(in:)) == Array(repeating: 3, count: 18)) }
  }

  // holds: NAV-11
  @Test func `a state does not grow with what is presented`() {
    #expect(MemoryLayout<Door<Hall<Cellar>>.State>.size == MemoryLayout<Door<Cellar>.State>.size)
  }
}

private protocol Floor: Reducer where State: Sendable {
  static func make() -> Self
  static func makeState() -> State
  static func leafAction() -> Action
  /// How often each floor has seen an action, from the top.
  static func values(in state: State) -> [Int]
}

@Reducer
private struct Cellar: Floor {
  @ObservableState
  struct State: Sendable { var value = 0 }

  enum Action { case tapped }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.value += 1
      return .none
    }
  }

  static func make() -> Self { Self() }
  static func makeState() -> State { State() }
  static func leafAction() -> Action { .tapped }
  static func values(in state: State) -> [Int] { [state.value] }
}

@Reducer
private struct Door<Child: Floor>: Floor {
  @ObservableState
  struct State: Sendable {
    @Presents var child: Child.State?
    var value = 0
  }

  enum Action { case child(PresentationAction<Child.Action>) }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.value += 1
      return .none
    }
    .ifLet(\.$child, action: \.child) { Child.make() }
  }

  static func make() -> Self { Self() }
  static func makeState() -> State { State(child: Child.makeState()) }
  static func leafAction() -> Action { .child(.presented(Child.leafAction())) }
  static func values(in state: State) -> [Int] { [state.value] + (state.child.map(Child.values(in:)) ?? []) }
}

private typealias Ten<C: Floor> = Door<Door<Door<Door<Door<Door<Door<Door<Door<Door<C>>>>>>>>>>

/// 64 KB inline.
@Reducer
private struct Hall<Child: Floor>: Floor {
  @ObservableState
  struct State: Sendable {
    @Presents var child: Child.State?
    var value = 0
    var first = Half(Eightfold(Eightfold(Eightfold(0))))
    var second = Half(Eightfold(Eightfold(Eightfold(0))))
  }

  enum Action { case child(PresentationAction<Child.Action>) }

  /// 32,768 bytes.
  typealias Half = Eightfold<Eightfold<Eightfold<Eightfold<Int>>>>

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.value += 1
      state.second.h.h.h.h = state.value
      return .none
    }
    .ifLet(\.$child, action: \.child) { Child.make() }
  }

  static func make() -> Self { Self() }
  static func makeState() -> State { State(child: Child.makeState()) }
  static func leafAction() -> Action { .child(.presented(Child.leafAction())) }
  static func values(in state: State) -> [Int] { [state.value] + (state.child.map(Child.values(in:)) ?? []) }
}
