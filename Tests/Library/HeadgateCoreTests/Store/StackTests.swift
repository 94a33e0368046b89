// Tests of: STORE-8

import Headgate
import Testing

@testable import HeadgateCore

/// Depth and size on a small stack.
@Suite(.timeLimit(.minutes(10)))
struct StackTests {
  // holds: STORE-8
  @Test func `a hundred distinct features in one another, with actions a hundred deep`() async {
    typealias Tower = Ten<Ten<Ten<Ten<Ten<Ten<Ten<Ten<Ten<Ten<Ground>>>>>>>>>>
    #expect(Tower.height == 100)
    await onSmallStack { actor in
      let core = StoreCore(
        initialState: { Tower.makeState() },
        reducer: { Tower.makeReducer() },
        prepareDependencies: nil,
        callSite: .here,
        isolation: actor
      )
      for _ in 1...3 { _ = core.send(Tower.makeAction(), callSite: .here) }
      let depths = Tower.values(in: core.state.pointee)
      #expect(depths == Array(repeating: 3, count: 101))
    }
  }

  // holds: STORE-8
  @Test func `a state with 64 KB inline, presented`() async {
    #expect(MemoryLayout<Large.State>.size >= 65_536)
    await onSmallStack { actor in
      let core = StoreCore(
        initialState: { LargeParent.State() },
        reducer: { LargeParent() },
        prepareDependencies: nil,
        callSite: .here,
        isolation: actor
      )
      _ = core.send(.present, callSite: .here)
      for _ in 1...3 { _ = core.send(.child(.tapped), callSite: .here) }
      #expect(core.state.pointee.child?.count == 3)
      #expect(core.state.pointee.taps == 3)
      _ = core.send(.dismiss, callSite: .here)
      #expect(core.state.pointee.child == nil)
    }
  }
}

// MARK: - A tower of features

private protocol Storey: Reducer {
  static var height: Int { get }
  static func makeReducer() -> Self
  static func makeState() -> State
  static func makeAction() -> Action
  /// The values of all storeys, from the top.
  static func values(in state: State) -> [Int]
}

private struct Ground: Storey {
  struct State { var value = 0 }
  enum Action { case tapped }
  static var height: Int { 0 }
  static func makeReducer() -> Self { Self() }
  static func makeState() -> State { State() }
  static func makeAction() -> Action { .tapped }
  static func values(in state: State) -> [Int] { [state.value] }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.value += 1
    return .none
  }
}

@Reducer
private struct Nest<Child: Storey>: Storey {
  struct State {
    var value = 0
    var child: Child.State?
  }
  enum Action { case child(Child.Action) }
  let child: Child
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.value += 1
      return .none
    }
    .ifLet(\.child, action: \.child) { child }
  }
  static var height: Int { Child.height + 1 }
  static func makeReducer() -> Self { Self(child: Child.makeReducer()) }
  static func makeState() -> State { State(child: Child.makeState()) }
  static func makeAction() -> Action { .child(Child.makeAction()) }
  static func values(in state: State) -> [Int] { [state.value] + (state.child.map(Child.values(in:)) ?? []) }
}

private typealias Ten<C: Storey> = Nest<Nest<Nest<Nest<Nest<Nest<Nest<Nest<Nest<Nest<C>>>>>>>>>>

// MARK: - A large state

@Reducer
private struct Large {
  struct State: Sendable {
    var first = Half(Eightfold(Eightfold(Eightfold(0))))
    var second = Half(Eightfold(Eightfold(Eightfold(0))))
    static let empty = State()
    var count = 0
  }
  enum Action { case tapped }
  /// 32,768 bytes.
  typealias Half = Eightfold<Eightfold<Eightfold<Eightfold<Int>>>>
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      state.second.h.h.h.h = state.count
      return .none
    }
  }
}

@Reducer
private struct LargeParent {
  struct State {
    var taps = 0
    var child: Large.State?
  }
  enum Action {
    case present, dismiss
    case child(Large.Action)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .present: state.child = Large.State.empty
      case .dismiss: state.child = nil
      case .child: state.taps += 1
      }
      return .none
    }
    .ifLet(\.child, action: \.child) { Large() }
  }
}
