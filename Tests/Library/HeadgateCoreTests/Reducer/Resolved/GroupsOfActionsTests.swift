// Tests of: REDUCER-31

import Headgate
import HeadgateTesting
import Testing

/// A group of actions is no feature, whatever its type is called. The names and the nesting are drawn at random.
struct GroupsOfActionsTests {
  // holds: REDUCER-31
  @Test(arguments: 0..<60) func `a test of an action that changes nothing passes for each name of a group`(
    seed: UInt64
  ) async {
    var random = GroupRandom(state: seed)
    await send(GroupMenu.Action.opened, &random, depth: Int.random(in: 0...4, using: &random))
  }

  /// Puts an action into one more group, and sends it at the end.
  private func send<Payload: Sendable>(_ payload: Payload, _ random: inout GroupRandom, depth: Int) async {
    guard depth > 0 else {
      let store = TestStore(initialState: GroupHost<Payload>.State()) { GroupHost<Payload>() }
      await store.send(.payload(payload))
      // The dump of a group may have the text of a presentation.
      await store.send(.idle)
      return
    }
    switch Int.random(in: 0..<9, using: &random) {
    case 0: await send(ActionGroup<Payload>.Action.inner(payload), &random, depth: depth - 1)
    case 1: await send(ActionGroup<Payload>.Events.inner(payload), &random, depth: depth - 1)
    case 2: await send(ActionGroup<Payload>.RowAction.inner(payload), &random, depth: depth - 1)
    case 3: await send(PresentationAction.Action.inner(payload), &random, depth: depth - 1)
    case 4: await send(OwnNames.Gate.inside(payload), &random, depth: depth - 1)
    case 5: await send(OwnNames.StackAction.element(id: 1, action: payload), &random, depth: depth - 1)
    case 6: await send(OwnNames.PresentationAction.presented(payload), &random, depth: depth - 1)
    case 7: await send(IdentifiedAction.element(id: 1, action: payload), &random, depth: depth - 1)
    default: await send(Optional(payload), &random, depth: depth - 1)
    }
  }

  // holds: REDUCER-31
  @Test func `a group called Action is no feature`() async {
    let store = TestStore(initialState: GroupShop.State()) { GroupShop() }
    await store.send(.menu(.opened))
    await store.send(.menu(.chosen(3))) { $0.chosen = 3 }
    await store.send(.rows(.element(id: 1, action: .opened)))
    await store.send(.sheet(.dismiss))
  }
}

/// The same numbers in each run.
private struct GroupRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ (state >> 33)) &* 0xff51_afd7_ed55_8ccd
  }
}

/// The name of a type of the library, in another type.
private enum PresentationAction {
  @CasePathable enum Action<Inner: Sendable>: Sendable { case dismiss, inner(Inner) }
}

/// Types with the names and the cases of the library's.
private enum OwnNames {
  @CasePathable enum Gate<Inner: Sendable>: Sendable { case inside(Inner) }
  @CasePathable enum StackAction<Inner: Sendable>: Sendable { case popFrom(id: Int), element(id: Int, action: Inner) }
  @CasePathable enum PresentationAction<Inner: Sendable>: Sendable { case dismiss, presented(Inner) }
}

private enum GroupMenu {
  @CasePathable enum Action: Equatable { case opened, chosen(Int) }
}

private enum ActionGroup<Inner: Sendable> {
  @CasePathable enum Action: Sendable { case opened, inner(Inner) }
  @CasePathable enum Events: Sendable { case opened, inner(Inner) }
  @CasePathable enum RowAction: Sendable { case opened, inner(Inner) }
}

@Reducer
private struct GroupHost<Payload: Sendable> {
  @ObservableState struct State: Equatable { var count = 0 }
  enum Action { case payload(Payload), idle }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@Reducer
private struct GroupShop {
  @ObservableState struct State: Equatable { var chosen = 0 }
  enum Action {
    case menu(GroupMenu.Action)
    case rows(IdentifiedAction<Int, GroupMenu.Action>)
    case sheet(PresentationAction.Action<Int>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .menu(.chosen(let number)) = action { state.chosen = number }
      return .none
    }
  }
}
